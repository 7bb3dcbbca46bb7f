"""Pictures of the display as PNG files: enlarged screens, and sheets of many."""

from host_tools.pictures.png import png

WIDTH, HEIGHT = 128, 64
BITS = [bytes(byte >> row & 1 for byte in range(256)) for row in range(8)]  # of a page's bytes
SHADES = bytes((0, 235, 96)) + bytes(253)


PIXELS = [bytes((p,)) for p in range(3)]


def rows_of(buffer, width: int = WIDTH, height: int = HEIGHT) -> list[bytearray]:
    """The pixels of a frame buffer in pages, as one byte (0 or 1) each, row by row."""
    pages = [bytes(buffer[at : at + width]) for at in range(0, len(buffer), width)]
    return [bytearray(pages[y >> 3].translate(BITS[y & 7])) for y in range(height)]


def enlarged(rows: list[bytearray], times: int) -> list[bytearray]:
    """Every pixel as a square of times x times."""
    wide = [bytearray(b"".join([PIXELS[p] * times for p in row])) for row in rows]
    return [bytearray(row) for row in wide for _ in range(times)]


def encode(rows: list[bytearray]) -> bytes:
    """A PNG of rows of pixels: 0 black, 1 lit, 2 the paper between pictures."""
    return png([row.translate(SHADES) for row in rows])


def screen(buffer, times: int = 4) -> bytes:
    """A PNG of one screen, enlarged."""
    rows = enlarged(rows_of(buffer), times)
    return png([bytes(255 * pixel for pixel in row) for row in rows])


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
