"""Small files of one line, which ends in its checksum like the first line of a journal."""

from firmware.play.encode import Keyed, encode
from firmware.play.journal import FIRST, digits_of, line_of, parse

ENOENT = 2


def sealed(body):
    """The bytes of such a file."""
    return line_of(body, FIRST)


def body_of(data):
    """What was sealed; empty when the file is damaged."""
    body = data[:-10]
    return body if data[-10:] == b" " + digits_of(body, FIRST) + b"\n" else b""


def read_small(storage, name, most):
    """The bytes of such a file, at most so many. What fails once is tried again: nothing should be
    set aside or begun anew for an error that has passed."""
    try:
        return storage.read(name, 0, most)
    except OSError as error:
        if error.args[0] == ENOENT:
            raise
    return storage.read(name, 0, most)


def sealed_pairs(pairs):
    """The same for (key, value) pairs in their order."""
    return sealed(encode(Keyed(pairs)).encode())


def dict_of(data):
    """The pairs that were sealed, or None."""
    return parse(body_of(data))
