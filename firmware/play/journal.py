"""The journal: one text file per game, a line per event, every line chained by CRC32.

Line = BODY, one blank, 8 hex digits of CRC32(the previous line's digits + BODY), LF.
docs/log.md describes it for strangers.
"""

import binascii
import json

from firmware.play.encode import Keyed, encode

FORMAT = 1
FIRST = b"00000000"
LONGEST = 4096
CHUNK = 1024
HEADER = ("signalbox", "fw", "board", "id", "game", "options", "players", "commit", "start")
SESSION_EVENTS = {"salt": ("text",), "undo": (), "abandon": (), "reveal": ("secret",)}


def header_body(header, option_names):
    pairs = []
    for key in HEADER:
        value = header[key]
        if key == "options":
            value = Keyed([(name, value[name]) for name in option_names])
        pairs.append((key, value))
    return encode(Keyed(pairs)).encode()


def event_body(n, t, event, keys):
    """BODY of an event; `keys` are the event's own keys in their fixed order."""
    pairs = [("n", n), ("t", t), ("e", event["e"])]
    for key in keys:
        if key in event:
            pairs.append((key, event[key]))
    return encode(Keyed(pairs)).encode()


def line_of(body, digits):
    """The line of a body after a line with these digits."""
    return body + b" " + digits_of(body, digits) + b"\n"


def digits_of(body, digits):
    return b"%08x" % (binascii.crc32(digits + body) & 0xFFFFFFFF)


def parse(body):
    """The dict of a body, or None."""
    try:
        value = json.loads(body)
    except (ValueError, RuntimeError):  # RuntimeError: nested deeper than the stack
        return None
    return value if isinstance(value, dict) else None


def sound_lines(storage, name, end=-1):
    """Yield (body, digits, offset after the line) while the chain holds; at most to `end`."""
    digits = FIRST
    at = 0
    rest = b""
    while True:
        cut = rest.find(b"\n")
        if cut < 0:
            if len(rest) > LONGEST:
                return
            more = storage.read(name, at + len(rest), CHUNK)
            if not more:
                return
            rest += more
            continue
        body = rest[: cut - 9] if cut > 9 else b""
        expected = digits_of(body, digits)
        if not body or rest[cut - 9 : cut] != b" " + expected:
            return
        digits = expected
        at += cut + 1
        if 0 <= end < at:
            return
        rest = rest[cut + 1 :]
        yield body, digits, at
