"""The gadget's own drawings on the computer: dice faces and text as rows of 0 and 1."""

from functools import lru_cache

from firmware.boards.framebuf_cpython import MONO_VLSB, FrameBuffer
from firmware.ui.canvas import Canvas
from firmware.ui.font import MEDIUM, SMALL

Face = tuple[str, str | None]  # a face's letters and its die, if the letters alone are ambiguous
Bits = tuple[tuple[int, ...], ...]
FONTS = {"small": (SMALL, 9), "medium": (MEDIUM, 12)}
LINE = 126  # pixels of text at once: the canvas is as wide as the gadget's screen


@lru_cache(maxsize=500)
def face(name: str, die: str | None = None, size: int = 28) -> Bits:
    """A die's face, a drawn tile or a crater, as the gadget draws it."""
    canvas = _canvas(size, size)
    canvas.face(name, 0, 0, size, die)
    return _bits(canvas, size, size)


@lru_cache(maxsize=500)
def text(words: str, font: str = "small") -> Bits:
    """A line of text in the gadget's font."""
    chosen, height = FONTS[font]
    rows: list[list[int]] = [[] for _ in range(height)]
    canvas = _canvas(128, 64)
    while words:
        part = words[: canvas.fit(words, LINE, chosen)] or words[:1]
        words = words[len(part) :]
        canvas.clear()
        width = canvas.text(part, 0, 0, chosen) + 1
        for row, bits in zip(rows, _bits(canvas, width, height), strict=True):
            row.extend(bits)
    return tuple(map(tuple, rows))


def braille(bits: Bits) -> list[str]:
    """Rows of Braille characters, each 2 pixels wide and 4 high: fine enough for a die."""
    dots = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
    lines = []
    for y in range(0, len(bits), 4):
        line = ""
        for x in range(0, len(bits[0]), 2):
            code = 0x2800
            for dy, pair in enumerate(dots):
                for dx, dot in enumerate(pair):
                    if y + dy < len(bits) and x + dx < len(bits[0]) and bits[y + dy][x + dx]:
                        code |= dot
            line += chr(code)
        lines.append(line)
    return lines


def _canvas(width: int, height: int) -> Canvas:
    pages = (height + 7) // 8
    buffer = bytearray(width * pages)
    return Canvas(FrameBuffer(buffer, width, height, MONO_VLSB), buffer)


def _bits(canvas: Canvas, width: int, height: int) -> Bits:
    fb = canvas.fb
    return tuple(
        tuple(fb.buffer[(y >> 3) * fb.width + x] >> (y & 7) & 1 for x in range(width))
        for y in range(height)
    )
