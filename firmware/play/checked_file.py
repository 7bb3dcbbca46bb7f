"""Small files of one line that ends in its checksum, like the first line of a journal."""

from firmware.play.encode import Keyed, encode
from firmware.play.journal import FIRST, digits_of, line_of, parse

ENOENT = 2


def with_checksum(body):
    """The bytes of such a file."""
    return line_of(body, FIRST)


def body_of(data):
    """The line without its checksum; empty if the file is damaged."""
    body = data[:-10]
    return body if data[-10:] == b" " + digits_of(body, FIRST) + b"\n" else b""


def read_small(storage, name, most):
    """The bytes of such a file, at most `most`. Retried once: a passing error must not make us set
    a file aside or start a new one."""
    try:
        return storage.read(name, 0, most)
    except OSError as error:
        if error.args[0] == ENOENT:
            raise
    return storage.read(name, 0, most)


def checked_line(pairs):
    """The same for (key, value) pairs in their order."""
    return with_checksum(encode(Keyed(pairs)).encode())


def dict_of(data):
    """The pairs as a dictionary, or None if the file is damaged."""
    return parse(body_of(data))
