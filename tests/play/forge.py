"""Journals as a forger would write them: changed, with checksums that fit again."""

import json

from firmware.play.encode import Keyed, encode
from firmware.play.journal import FIRST, line_of


def lines_of(data):
    """The lines as dicts; Python's dicts keep the order of the keys."""
    return [json.loads(line.rpartition(b" ")[0]) for line in data.split(b"\n")[:-1]]


def journal_of(lines):
    """Lines with checksums that fit."""
    return rechained(b"".join(encode(_keyed(line)).encode() + b" -\n" for line in lines))


def rechained(data):
    lines = []
    digits = FIRST
    for line in data.split(b"\n")[:-1]:
        lines.append(line_of(line.rpartition(b" ")[0], digits))
        digits = lines[-1][-9:-1]
    return b"".join(lines)


def renumbered(lines):
    for n, line in enumerate(lines[1:], 1):
        line["n"] = n
    return lines


def _keyed(value):
    if isinstance(value, dict):
        return Keyed([(key, _keyed(v)) for key, v in value.items()])
    return value
