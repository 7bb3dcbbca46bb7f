"""The games of one gadget are numbered: each header has its number and the ID of the game before.

A small file remembers the latest game even after its journal was deleted. It is written after the
header: after a power cut in between, the journal itself shows that it comes next.
"""

from firmware.play import fair, file_names
from firmware.play.checked_file import checked_line, dict_of, read_small
from firmware.play.journal import parse, valid_lines

MOST_BYTES = 128
KINDS = (file_names.RUNNING, file_names.FINISHED, file_names.COPIED, file_names.ASIDE)


def latest(storage):
    """(number, id) of the latest game on this gadget; (0, None) before the first. OSError."""
    found = storage.names()
    kept = _kept(storage)
    newest = _newest(storage, found)
    if kept:
        return newest[:2] if _follows(newest, kept) else kept
    # The file is lost: rely on the journals and their names.
    return max(newest[0], file_names.next_number(found) - 1), newest[1]


def is_latest(storage, header):
    """Has no game begun after this one?"""
    try:
        return latest(storage)[1] == header["id"]
    except OSError:
        return False


def remember(storage, header):
    """Record that this is the latest game."""
    pairs = (("number", header["number"]), ("id", header["id"]))
    try:
        storage.replace(file_names.CHAIN, checked_line(pairs))
    except OSError:
        pass  # the journal says the same as long as it exists, and `catch_up` tries again


def catch_up(storage, header):
    """Record it if the file lacks it, because of a power cut or an error."""
    kept = _kept(storage)
    if "number" in header and (kept is None or _follows(_link(header), kept)):
        remember(storage, header)


def take_back(storage, header):
    """The latest game is about to be deleted: the one before is the latest again.

    Call it before the journal is deleted: after a power cut in between, `catch_up` repairs it.
    """
    number, before = header.get("number"), header.get("before")
    if before:
        remember(storage, {"number": number - 1, "id": before})
    elif number == 1:
        try:
            storage.remove(file_names.CHAIN)
        except OSError:
            pass  # then a number is missing, as after a deleted game


def _follows(game, kept):
    """Is it the very next one? A game of another gadget, restored by the browser page, is not."""
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
        for body, _, _ in valid_lines(storage, name):
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
