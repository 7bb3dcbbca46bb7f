"""The chain of the games on one gadget: every header has its number and names the game before.

A small file remembers the latest game, also when its journal is forgotten. It is written after
the header: if the power is cut in between, the journal itself tells that it comes next.
"""

from firmware.play import fair, file_names
from firmware.play.journal import parse, sound_lines
from firmware.play.sealed import dict_of, read_small, sealed_pairs

MOST_BYTES = 128
KINDS = (file_names.RUNNING, file_names.FINISHED, file_names.COPIED, file_names.ASIDE)


def latest(storage):
    """(number, id) of the latest game on this gadget; (0, None) before the first. OSError."""
    found = storage.names()
    kept = _kept(storage)
    newest = _newest(storage, found)
    if kept:
        return newest[:2] if _follows(newest, kept) else kept
    # The file is lost: the journals and their names tell what they can.
    return max(newest[0], file_names.next_number(found) - 1), newest[1]


def remember(storage, header):
    """Write down that this is the latest game."""
    pairs = (("number", header["number"]), ("id", header["id"]))
    try:
        storage.replace(file_names.CHAIN, sealed_pairs(pairs))
    except OSError:
        pass  # as long as the journal is there it tells the same, and `catch_up` tries again


def catch_up(storage, header):
    """Write it down if the file does not know it yet: it may have been the power, or an error."""
    kept = _kept(storage)
    if "number" in header and (kept is None or _follows(_link(header), kept)):
        remember(storage, header)


def take_back(storage, header):
    """The latest game goes without a trace: the one before is the latest again.

    Before its journal goes: if the power is cut in between, `catch_up` has the next word.
    """
    number, before = header.get("number"), header.get("before")
    if before:
        remember(storage, {"number": number - 1, "id": before})
    elif number == 1:
        try:
            storage.remove(file_names.CHAIN)
        except OSError:
            pass  # then a number is missing, as if the game were forgotten


def _follows(game, kept):
    """Is it the very next one? A game of another gadget, put back by the browser page, is not."""
    return game[0] == kept[0] + 1 and game[2] == kept[1]


def _kept(storage):
    """(number, id) of the file, or None if it is lost or damaged."""
    try:
        data = read_small(storage, file_names.CHAIN, MOST_BYTES)
    except OSError:
        return None
    kept = _link(dict_of(data))
    return kept and kept[:2]


def _newest(storage, found):
    """(number, id, id of the game before) of the newest journal with a readable header."""
    for number in reversed(file_names.numbers(found, KINDS)):
        for kind in KINDS:
            name = file_names.name_of(number, kind)
            link = _link(_header(storage, name), number) if name in found else None
            if link:
                return link
    return 0, None, None


def _header(storage, name):
    try:
        for body, _, _ in sound_lines(storage, name):
            return parse(body)
    except OSError:
        pass  # an older one may be readable
    return None


def _link(header, number=0):
    """(number, id, id of the game before), or None; 0.1.0 wrote no numbers into its headers."""
    if not header or not fair.is_hex(header.get("id"), 16):
        return None
    number = header.get("number", number)
    return (number, header["id"], header.get("before")) if type(number) is int else None
