"""Compares two drawings of the build guide by what a reader sees."""

import base64
import re
import struct
import zlib
from math import dist
from xml.etree import ElementTree

from tests.hardware.svg import SVG, lines_of


def lengths(svg: str) -> dict[str, float]:
    """How many pixels of line one sees of each part."""
    found = {}
    for node in ElementTree.fromstring(svg).iter(SVG + "path"):
        pieces = [f"M{piece}" for piece in node.get("d").split("M")[1:]]
        total = sum(dist(*line) for piece in pieces for line in lines_of(piece))
        found[node.get("data-part")] = total
    return found


def pixels(svg: str) -> str:
    return re.search(r'href="data:image/png;base64,([^"]+)"', svg)[1]


def differing(old: str, new: str) -> float:
    """The share of pixels of the shading that differ."""
    (size, before), (other, after) = (shading(svg) for svg in (old, new))
    if size != other:
        return 1.0
    return sum(a != b for a, b in zip(before, after, strict=True)) / len(before)


def shading(svg: str) -> tuple[tuple[int, int], bytes]:
    """Size and pixels of the PNG in a drawing; its rows are stored as they are."""
    data = base64.b64decode(pixels(svg))
    size = struct.unpack(">II", data[16:24])
    at = data.index(b"IDAT")
    (length,) = struct.unpack(">I", data[at - 4 : at])
    return size, zlib.decompress(data[at + 4 : at + 4 + length])
