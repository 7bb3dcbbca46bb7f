"""What every screen draws on: 128x64 pixels, one bit each.

Nothing here allocates while drawing: glyphs are blitted through one small cell per width.
Only these calls of the frame buffer are used: fill, fill_rect, hline, vline, pixel, line, blit.
"""

import sys
from struct import pack_into

from firmware.ui.face_cache import FaceCache
from firmware.ui.font import FONTS, SMALL, Font

LEFT = 0
CENTRE = 1
RIGHT = 2
LONGEST = 64  # characters: no more fit on the screen
BYTES = "192s"  # as UTF-8
# MicroPython stores text as UTF-8, so its bytes need no conversion.
AT_HAND = sys.implementation.name == "micropython"


class Canvas:
    def __init__(self, fb, buffer=None):
        """Draw on `fb`; `buffer` holds its bytes (found from `fb` if it has one)."""
        if buffer is None:
            buffer = fb.buffer if hasattr(fb, "buffer") else memoryview(fb)
        self.fb = fb
        self.buffer = buffer
        self.dx = 0
        self.dy = 0
        self.language = "en"  # of letters on faces
        self._face_cache = None  # created with the first face
        kind = type(fb)
        self._cells = tuple(_cells(kind, font) for font in FONTS)
        # MicroPython 1.25 blits only from frame buffers, and those only over their own memory.
        self._strips = tuple(kind(*font.strip) for font in FONTS)
        self._swapped = kind(bytearray((1, 0)), 2, 1, 0)
        self._bytes = bytearray(3 * LONGEST)
        self._line = bytearray(LONGEST)

    def shift(self, dx: int, dy: int) -> None:
        """Shift everything drawn from now on, against burn-in."""
        self.dx = dx
        self.dy = dy

    def clear(self) -> None:
        self.fb.fill(0)

    def pixel(self, x: int, y: int, color: int = 1) -> None:
        self.fb.pixel(x + self.dx, y + self.dy, color)

    def hline(self, x: int, y: int, w: int, color: int = 1) -> None:
        self.fb.hline(x + self.dx, y + self.dy, w, color)

    def vline(self, x: int, y: int, h: int, color: int = 1) -> None:
        self.fb.vline(x + self.dx, y + self.dy, h, color)

    def line(self, x1: int, y1: int, x2: int, y2: int, color: int = 1) -> None:
        self.fb.line(x1 + self.dx, y1 + self.dy, x2 + self.dx, y2 + self.dy, color)

    def fill(self, x: int, y: int, w: int, h: int, color: int = 1) -> None:
        self.fb.fill_rect(x + self.dx, y + self.dy, w, h, color)

    def frame(self, x: int, y: int, w: int, h: int, color: int = 1) -> None:
        self.hline(x, y, w, color)
        self.hline(x, y + h - 1, w, color)
        self.vline(x, y, h, color)
        self.vline(x + w - 1, y, h, color)

    def bar(self, x: int, y: int, w: int, h: int, done: int, total: int) -> None:
        """A frame filled from the left by done / total."""
        self.frame(x, y, w, h)
        inside = w - 4
        full = inside if done >= total else max(done, 0) * inside // total
        self.fill(x + 2, y + 2, full, h - 4)
        self.fill(x + 2 + full, y + 2, inside - full, h - 4, 0)

    def blit(self, fb, x: int, y: int, reverse: int = 0) -> None:
        """Draw a prepared frame buffer."""
        if reverse:
            self.fb.blit(fb, x + self.dx, y + self.dy, -1, self._swapped)
        else:
            self.fb.blit(fb, x + self.dx, y + self.dy)

    def text(
        self, s: str, x: int, y: int, font: Font = SMALL, color: int = 1, align: int = LEFT
    ) -> int:
        """Draw one line of text with its top at y; return its width in pixels."""
        length = self._read(s, font)
        widths = font.widths
        line = self._line
        gap = font.gap
        if align:
            w = self._width(length, font)
            x -= w if align == RIGHT else w // 2
        fb = self.fb
        cells = self._cells[font.number]
        strip = self._strips[font.number]
        starts = font.starts
        at = x + self.dx
        y += self.dy
        for n in range(length):
            i = line[n]
            w = widths[i]
            if at < 128:
                cell = cells[w]
                cell.blit(strip, -starts[i], 0)
                if color:
                    fb.blit(cell, at, y, 0)
                else:
                    fb.blit(cell, at, y, 1, self._swapped)
            at += w + gap
        return max(at - x - self.dx - gap, 0)

    def width(self, s: str, font: Font = SMALL) -> int:
        """In pixels; for a text that is too long, at least the width of the screen."""
        return self._width(self._read(s, font), font)

    def fit(self, s: str, w: int, font: Font = SMALL) -> int:
        """How many characters of s fit into w pixels."""
        length = self._read(s, font)
        widths = font.widths
        line = self._line
        gap = font.gap
        w += gap
        for n in range(length):
            w -= widths[line[n]] + gap
            if w < 0:
                return n
        return length

    def _width(self, length, font):
        widths = font.widths
        line = self._line
        w = (length - 1) * font.gap
        for n in range(length):
            w += widths[line[n]]
        return max(w, 0)

    def _read(self, s, font):
        """Write the glyph numbers of a text to `_line`; returns how many.

        Works on bytes: indexing a str makes MicroPython look every character up among its interned
        names, which takes longer than drawing it.
        """
        pack_into(BYTES, self._bytes, 0, s if AT_HAND else s.encode())
        line = self._line
        first = font.first
        count = font.count
        length = wide = left = 0
        for byte in self._bytes:
            if byte < 128:
                i = byte - first
                if i < 0 or i >= count:
                    if not byte:
                        break
                    i = font.index(byte)
            elif byte < 192:  # a further byte of a multi-byte character
                wide = wide << 6 | byte & 63
                left -= 1
                if left:
                    continue
                i = font.index(wide)
            else:
                left = 1 if byte < 224 else 2 if byte < 240 else 3
                wide = byte & 63 >> left
                continue
            line[length] = i
            length += 1
            if length == LONGEST:
                break
        return length

    def face(
        self, name: str, x: int, y: int, size: int, die: str | None = None, turned: int = 0
    ) -> None:
        """A die's face: see `firmware.games.die.draw_face`."""
        if self._face_cache is None:
            self._face_cache = FaceCache(self)
        self._face_cache.draw(name, x, y, size, die, turned)

    def aside(self, lines) -> None:
        """For the ear only: see `firmware.ui.listener`."""

    def turn(self) -> None:
        """Rotate the picture by 180 degrees, for the other side of the table."""
        buffer = self.buffer
        mirrored = _mirrored()
        j = 1024
        for i in range(512):
            j -= 1
            b = buffer[i]
            buffer[i] = mirrored[buffer[j]]
            buffer[j] = mirrored[b]


_MIRRORED = bytearray()


def _mirrored():
    """Every byte with its bits reversed; made when a display is first turned."""
    if not _MIRRORED:
        _MIRRORED.extend(bytes(256))
        for i in range(1, 256):
            _MIRRORED[i] = _MIRRORED[i >> 1] >> 1 | (i & 1) << 7
    return _MIRRORED


def _cells(kind, font):
    """One frame buffer for each glyph width, all over the same few bytes."""
    widest = max(font.widths)
    memory = bytearray(widest * ((font.height + 7) // 8))
    return [None] + [kind(memory, w, font.height, 0) for w in range(1, widest + 1)]
