"""Our own compact JSON: integers, strings and lists, the same bytes from every runtime.

MicroPython's dicts have no order and CPython's `json` escapes umlauts, so neither writes our
files; they also disagree about what valid JSON is, so we accept only what `encode` would have
written.
"""

import json

COMPACT = (",", ":")
# First bytes of UTF-8 after which not every second byte is allowed.
SECOND = {0xE0: (0xA0, 0xBF), 0xED: (0x80, 0x9F), 0xF0: (0x90, 0xBF), 0xF4: (0x80, 0x8F)}
NUMBERS = b"-0123456789,[]"
# More than the settings can ever need. Thousands of nested brackets would exhaust a board's memory
# before they could be rejected.
BRACKETS = 600


class Keyed:
    """An object whose keys are written in the order given."""

    def __init__(self, pairs):
        self.pairs = pairs


def encode(value):
    """Text of a value; ValueError for anything but int, str, list, tuple, Keyed and None."""
    kind = type(value)
    if kind is str:
        text = json.dumps(value)
        if len(text) != len(value) + 2:  # something is escaped, and not always our way
            text = '"' + "".join([_escaped(c) for c in value]) + '"'
        return text
    if kind is int:
        return str(value)
    if kind is list or kind is tuple:
        return "[" + ",".join([encode(v) for v in value]) + "]"
    if kind is Keyed:
        return "{" + ",".join([encode(k) + ":" + encode(v) for k, v in value.pairs]) + "}"
    if value is None:
        return "null"
    raise ValueError("cannot be written: " + str(value))


def loads(data):
    """json.loads, but ValueError for what is nested too deep."""
    if len(data) > BRACKETS and data.count(b"[") + data.count(b"{") > BRACKETS:
        raise ValueError("nested")
    return json.loads(data)


def decode(data):
    """The int, str or list that `encode` writes as these bytes; None for any other bytes.

    Most are recognised by their length: a value of exactly that size leaves no space for anything
    odd.
    """
    if data.isdigit():
        return int(data) if len(data) == 1 or data[0] != 48 else None
    if data == b"[]":
        return []
    try:
        value = loads(data)
        kind = type(value)
        if kind is list and len(data) == 2 * len(value) + 1:  # digits
            return value if data.count(b",") == len(value) - 1 else None
        if kind is str and len(data) == len(value) + 2 and min(data) > 31 and max(data) < 128:
            return value
        text = encode(value) if data.strip(NUMBERS) else json.dumps(value, separators=COMPACT)
        same = text.encode() == data and (len(text) == len(data) or _is_strict(data))
        return value if same else None
    except (ValueError, RuntimeError):  # the last: nested too deep
        return None


def _is_strict(data):
    """No overlong forms and no surrogates, which MicroPython accepts as UTF-8."""
    before = 0
    for byte in data:
        if byte in (0xC0, 0xC1) or byte > 0xF4:
            return False
        if before in SECOND and not SECOND[before][0] <= byte <= SECOND[before][1]:
            return False
        before = byte
    return True


def _escaped(c):
    if c in '"\\':
        return "\\" + c
    return "\\u%04x" % ord(c) if c < " " else c
