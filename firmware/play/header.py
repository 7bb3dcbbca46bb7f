"""Checks the first line of a journal: is it a header as we write it, of a game that we know?"""

from firmware.games import KEYS, game_class
from firmware.play import fair
from firmware.play.encode import decode
from firmware.play.journal import FORMAT, HEADER, LATER, pairs_of, read_pairs
from firmware.play.roster import clean_name

START = b'{"signalbox":'
LEFT, RIGHT = b',"options":{', b'},"players":['  # the options are between these
OPTIONS = HEADER.index("options")
NULLS = ("start", "before")
NO_HEADER = ("no_header", ())


def read_header(replay, body):
    """Set the replay's header and game; None, or what is wrong with the header.

    Newer firmware may know more formats, games or options: reject such a file.
    """
    at = body.find(b",")
    number = decode(body[len(START) : at]) if body.startswith(START) else None
    if type(number) is not int:
        return NO_HEADER
    if number != FORMAT:
        return ("other_format", (number,))
    header: dict = {"signalbox": number}
    left = body.find(LEFT, at)
    right = body.find(RIGHT, left)
    if left < 0 or right < 0 or not _read_ends(body, at, left, right + 1, header):
        return NO_HEADER
    key = header["game"]
    if key not in KEYS:
        return ("other_game", (key,))
    kind = game_class(key)
    options = header["options"] = {}
    text = b"," + body[left + len(LEFT) : right]
    pairs = pairs_of([row[0] for row in kind.OPTIONS])
    if text != b"," and not read_pairs(text, 0, len(text), pairs, options):
        return ("other_options", (key,))
    for name, value in kind.before(options).items():
        options.setdefault(name, value)
    try:
        replay.game = kind(options, len(header["players"]))
    except ValueError:
        return ("other_options", (key,))
    replay.header = header
    return None


def _read_ends(body, at, left, right, header):
    """Read what surrounds the options; False unless it is as `header_body` writes it."""
    if not read_pairs(body, at, left, pairs_of(HEADER[1:OPTIONS]), header):
        return False
    pairs = pairs_of(HEADER[OPTIONS + 1 :] + LATER, NULLS)
    if not body.endswith(b"}") or not read_pairs(body, right, len(body) - 1, pairs, header):
        return False
    for key in HEADER:
        if key not in header and key != "options":
            return False
    for key in ("fw", "board", "game"):
        if not isinstance(header[key], str):
            return False
    players, commit, start = header["players"], header["commit"], header["start"]
    for seat, name in enumerate(players):
        if not isinstance(name, str) or clean_name(name, seat) != name:
            return False
    if not fair.is_hex(commit, 64) or header["id"] != commit[:16]:
        return False
    if start is not None and (type(start) is not int or start < 0):
        return False
    return header.get("code", 1) == 1 and _is_linked(header)


def _is_linked(header):
    """Number and previous game: both, or neither as in 0.1.0. The first game follows none."""
    if "number" not in header or "before" not in header:
        return "number" not in header and "before" not in header
    number, before = header["number"], header["before"]
    if type(number) is not int or number < 1:
        return False
    return before is None or (number > 1 and fair.is_hex(before, 16))
