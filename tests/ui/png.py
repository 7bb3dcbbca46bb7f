"""Pictures of the display as PNG files: enlarged screens, and sheets of many."""

import struct
import zlib
from pathlib import Path

WIDTH, HEIGHT = 128, 64


def rows_of(buffer, width: int = WIDTH, height: int = HEIGHT) -> list[bytearray]:
    """The pixels of a frame buffer in pages, as one byte (0 or 1) each, row by row."""
    return [
        bytearray(buffer[(y >> 3) * width + x] >> (y & 7) & 1 for x in range(width))
        for y in range(height)
    ]


def enlarged(rows: list[bytearray], times: int) -> list[bytearray]:
    """Every pixel as a square of times x times."""
    wide = [bytearray(p for p in row for _ in range(times)) for row in rows]
    return [bytearray(row) for row in wide for _ in range(times)]


def encode(rows: list[bytearray]) -> bytes:
    """A PNG of rows of grey values: 0 black, 1 lit, 2 the paper between pictures."""
    shades = bytes((0, 235, 96))
    raw = b"".join(b"\0" + bytes(shades[p] for p in row) for row in rows)
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in ((b"IHDR", header), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b""))
    )


def write(path: Path, buffer, times: int = 4) -> None:
    """One screen, enlarged."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(enlarged(rows_of(buffer), times)))


def sheet(pictures: list[list[bytearray]], columns: int, margin: int = 4) -> list[bytearray]:
    """Many pictures on one, row by row, on grey paper."""
    lines = [pictures[i : i + columns] for i in range(0, len(pictures), columns)]
    wide = max(sum(len(p[0]) + margin for p in line) for line in lines) + margin
    out = [bytearray([2]) * wide for _ in range(margin)]
    for line in lines:
        high = max(len(p) for p in line) + margin
        block = [bytearray([2]) * wide for _ in range(high)]
        x = margin
        for picture in line:
            for y, row in enumerate(picture):
                block[y][x : x + len(row)] = row
            x += len(picture[0]) + margin
        out += block
    return out
