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
READ = 3072
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
    return binascii.hexlify(binascii.crc32(digits + body).to_bytes(4, "big"))


def parse(body):
    """The dict of a body, or None."""
    try:
        value = json.loads(body)
    except (ValueError, RuntimeError, MemoryError):  # the last two: nested too deep
        return None
    return value if isinstance(value, dict) else None


def sound_lines(storage, name, end=-1, known=False):
    """Yield (body, digits, offset after the line) while the chain holds; at most to `end`.

    Lines that are `known` were read before: their chain is not checked once more.
    """
    digits = FIRST
    data = b""
    at = start = 0  # where `data` begins in the file, and the next line in `data`
    while True:
        cut = data.find(b"\n", start)
        if cut < 0:
            at += start
            data = data[start:]
            start = 0
            more = storage.read(name, at + len(data), READ) if len(data) <= LONGEST else b""
            if not more:
                return
            data += more
            continue
        body = data[start : cut - 9] if 9 < cut - start <= LONGEST else b""
        if not body:
            return
        if known:
            digits = data[cut - 8 : cut]
        else:
            digits = digits_of(body, digits)
            if data[cut - 9 : cut] != b" " + digits:
                return
        start = cut + 1
        if 0 <= end < at + start:
            return
        yield body, digits, at + start


class Reader:
    """Reads events that are written as `event_body` writes them; for speed, piece by piece."""

    def __init__(self, events):
        self._events = events
        self._forms = {}

    def read(self, body, n=None, whole=True):
        """(t, event without n and t, is it a session event), or None for any other line.

        Not `whole`: of a game's event only the name is read.
        """
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
        t = _value(body[at:end])
        if form is None or type(t) is not int:
            return None
        name, mine, keys, marks = form
        event = {"e": name}
        if not whole and not mine:
            return t, event, mine
        at = cut + 1
        last = len(body) - 1
        for i, key in enumerate(keys):
            mark = marks[i]
            if body.startswith(mark, at):
                at += len(mark)
                cut = -1
                j = i + 1
                while cut < 0 and j < len(marks):
                    cut = body.find(marks[j], at)
                    j += 1
                cut = last if cut < 0 else cut
                digit = body[at] - 48 if cut == at + 1 else -1  # the most common value by far
                value = event[key] = digit if 0 <= digit < 10 else _value(body[at:cut])
                if value is None:
                    return None
                at = cut
            elif mine:
                return None
        return (t, event, mine) if at == last and body.endswith(b"}") else None

    def _form(self, name):
        """Name, whether the session's, keys, and how the keys are written; None if unknown."""
        try:
            text = name.decode()
        except UnicodeError:
            return None
        mine = text not in self._events
        keys = SESSION_EVENTS.get(text) if mine else self._events[text]
        if keys is None:
            return None
        marks = [b',"' + key.encode() + b'":' for key in keys]
        form = self._forms[name] = (text, mine, keys, marks)
        return form


def _value(text):
    """The value of a piece of JSON, or None."""
    if text.isdigit() and (len(text) == 1 or text[0] != 48):
        return int(text)
    try:
        return json.loads(text)
    except (ValueError, RuntimeError, MemoryError):
        return None
