"""Our own compact JSON: integers, strings and lists, the same bytes from every runtime.

MicroPython's dicts have no order and CPython's `json` escapes umlauts, so neither may write.
"""


class Keyed:
    """An object whose keys are written in the order given."""

    def __init__(self, pairs):
        self.pairs = pairs


def encode(value):
    """Text of a value; ValueError for anything but int, str, list, tuple, Keyed and None."""
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, bool):
        raise ValueError("no true or false in a journal")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([encode(v) for v in value]) + "]"
    if isinstance(value, Keyed):
        return "{" + ",".join([_string(k) + ":" + encode(v) for k, v in value.pairs]) + "}"
    if value is None:
        return "null"
    raise ValueError("cannot be written: " + str(value))


def _string(text):
    for c in text:
        if c < " " or c in '"\\':
            return '"' + "".join([_escaped(c) for c in text]) + '"'
    return '"' + text + '"'


def _escaped(c):
    if c in '"\\':
        return "\\" + c
    return "\\u%04x" % ord(c) if c < " " else c
