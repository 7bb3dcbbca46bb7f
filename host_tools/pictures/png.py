"""Rows of pixels as a PNG file."""

import struct
import zlib
from collections.abc import Sequence

GREY, RGB = 0, 2  # kinds of pixels, as PNG numbers them: of one byte, and of three


def png(rows: Sequence[bytes], kind: int = GREY) -> bytes:
    width = len(rows[0]) // (3 if kind == RGB else 1)
    head = struct.pack(">IIBBBBB", width, len(rows), 8, kind, 0, 0, 0)
    raw = b"".join(b"\0" + row for row in rows)
    chunks = (b"IHDR", head), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
