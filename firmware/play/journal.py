"""The journal: one text file per game, a line per event, every line chained by CRC32.

Line = BODY, one blank, 8 hex digits of CRC32(the previous line's digits + BODY), LF.
docs/log.md describes the format.
"""

import binascii
import json

from firmware.games.game import COMMON
from firmware.play.encode import Keyed, decode, encode, loads

FORMAT = 1
FIRST = b"00000000"
LONGEST = 4096
CHUNK = 1024
READ = 3072
BLANK = 32
HEADER = ("signalbox", "fw", "board", "id", "game", "options", "players", "commit", "start")
LATER = ("number", "before", "code")  # keys of a header that 0.1.0 did not write
SESSION_EVENTS = {"salt": ("text",), "undo": (), "abandon": (), "reveal": ("secret",)}


def header_body(header, option_names):
    pairs = []
    for key in HEADER + tuple([key for key in LATER if key in header]):
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


def keys_of(e, events):
    """The keys of an event, in their order, in a game with these `events`; None if unknown."""
    for table in (events, SESSION_EVENTS, COMMON):
        if e in table:
            return table[e]
    return None


def line_of(body, digits):
    """The line of a body after a line with these digits."""
    return body + b" " + digits_of(body, digits) + b"\n"


def digits_of(body, digits):
    crc = binascii.crc32(body, binascii.crc32(digits))  # of both, without joining them
    return binascii.hexlify(crc.to_bytes(4, "big"))


def parse(body):
    """The dict of a body, or None."""
    try:
        value = loads(body)
    except (ValueError, RuntimeError):  # the last: nested too deep
        return None
    return value if isinstance(value, dict) else None


def valid_lines(storage, name, known=False):
    """Yield (body, digits, offset after the line) while the chain holds.

    `known`: the lines were read before, so their chain is not checked again.
    """
    digits = FIRST
    data = b""
    at = start = 0  # where `data` begins in the file, and the next line in `data`
    crc32, hexlify = binascii.crc32, binascii.hexlify
    while True:
        cut = data.find(b"\n", start)
        if cut < 0:
            at += start
            start = 0
            data = storage.read(name, at, READ)
            if len(data) == READ and b"\n" not in data:
                data = storage.read(name, at, LONGEST + 1)
            if b"\n" not in data:
                return
            continue
        body = data[start : cut - 9] if 9 < cut - start <= LONGEST else b""
        if not body:
            return
        if known:
            digits = data[cut - 8 : cut]
        else:
            # The same as `digits_of`, inlined: a call for each line would be slow.
            digits = hexlify(crc32(body, crc32(digits)).to_bytes(4, "big"))
            if data[cut - 9] != BLANK or not data.startswith(digits, cut - 8):
                return
        start = cut + 1
        yield body, digits, at + start


def pairs_of(keys, nulls=()):
    """The table for `read_pairs`: keys in their order; the values of `nulls` may be null."""
    pairs = []
    for key in keys:
        mark = b',"' + key.encode() + b'":'
        # The last item is the latest valid value: values often repeat.
        pairs.append([key, mark, len(mark), b"null" if key in nulls else None])
    pairs.append([None, None, 0, None])
    return pairs


def read_pairs(data, at, last, pairs, found):
    """Read `,"key":value` after `,"key":value` from `at` to `last` into the dict `found`.

    Any key may be missing. False unless all is as `encode` writes it. Split by hand for speed.
    """
    here = None
    for pair in pairs:
        mark = pair[1]
        cut = data.find(mark, at) if mark else last
        if cut >= 0:
            if here:
                value = data[at] - 48 if cut == at + 1 else -1  # a digit: the most common by far
                if not 0 <= value < 10:
                    text = data[at:cut]
                    if text == here[3]:
                        value = json.loads(text)
                    else:
                        value = decode(text)
                        if value is None:
                            return False
                        here[3] = text
                found[here[0]] = value
            elif cut != at:
                return False
            here = pair
            at = cut + pair[2]
    return True


class Reader:
    """Reads events, if they are written as `event_body` writes them."""

    def __init__(self, events):
        self._events = events
        self._forms = {}

    def read(self, body, n=None):
        """(t, event without n and t, is it a session event), or None for any other line."""
        if n is None:
            at = body.find(b',"t":') + 5
        else:
            head = b'{"n":%d,"t":' % n
            if not body.startswith(head):
                return None
            at = len(head)
        end = body.find(b',"e":"', at)
        cut = body.find(b'"', end + 6)
        name = body[end + 6 : cut]
        form = self._forms.get(name) or self._form(name)
        t = body[at:end]
        if form is None or not t.isdigit() or (t[0] == 48 and len(t) > 1):
            return None
        name, mine, pairs = form
        event = {"e": name}
        last = len(body) - 1
        if not body.endswith(b"}"):
            return None
        if cut + 1 != last and not read_pairs(body, cut + 1, last, pairs, event):
            return None
        if mine and len(event) != len(pairs):
            return None
        return int(t), event, mine

    def _form(self, name):
        """(name, is it a session event, its keys), or None for an unknown name."""
        try:
            text = name.decode()
        except UnicodeError:
            return None
        mine = text in SESSION_EVENTS
        keys = keys_of(text, self._events)
        if keys is None:
            return None
        form = self._forms[name] = (text, mine, pairs_of(keys))
        return form
