"""What every screen draws on: 128x64 pixels, one bit each.

Nothing here allocates while drawing: glyphs are blitted through one small cell per width.
Only these calls of the frame buffer are used: fill, fill_rect, hline, vline, pixel, line, blit.
"""

from firmware.ui.font import FONTS, SMALL
from firmware.ui.modules import load

LEFT = 0
CENTRE = 1
RIGHT = 2


class Canvas:
    def __init__(self, fb, buffer=None):
        """Draw on `fb`; `buffer` holds its bytes (found by itself where `fb` can tell)."""
        if buffer is None:
            buffer = fb.buffer if hasattr(fb, "buffer") else memoryview(fb)
        self.fb = fb
        self.buffer = buffer
        self.dx = 0
        self.dy = 0
        self.east = "E"  # the letter for east on the meteor's die; a language may have another
        self.faces = None  # firmware.ui.faces.Faces, from the first face on
        kind = type(fb)
        self._cells = tuple(_cells(kind, font) for font in FONTS)
        # MicroPython 1.25 blits only from frame buffers, and those only over memory of their own.
        self._strips = tuple(kind(*font.strip) for font in FONTS)
        self._swapped = kind(bytearray((1, 0)), 2, 1, 0)

    def shift(self, dx, dy):
        """Draw everything after this moved by so many pixels, against burn-in."""
        self.dx = dx
        self.dy = dy

    def clear(self):
        self.fb.fill(0)

    def pixel(self, x, y, color=1):
        self.fb.pixel(x + self.dx, y + self.dy, color)

    def hline(self, x, y, w, color=1):
        self.fb.hline(x + self.dx, y + self.dy, w, color)

    def vline(self, x, y, h, color=1):
        self.fb.vline(x + self.dx, y + self.dy, h, color)

    def line(self, x1, y1, x2, y2, color=1):
        self.fb.line(x1 + self.dx, y1 + self.dy, x2 + self.dx, y2 + self.dy, color)

    def fill(self, x, y, w, h, color=1):
        self.fb.fill_rect(x + self.dx, y + self.dy, w, h, color)

    def frame(self, x, y, w, h, color=1):
        self.hline(x, y, w, color)
        self.hline(x, y + h - 1, w, color)
        self.vline(x, y, h, color)
        self.vline(x + w - 1, y, h, color)

    def bar(self, x, y, w, h, part, whole):
        """A frame filled from the left by part / whole."""
        self.frame(x, y, w, h)
        inside = w - 4
        full = inside if part >= whole else max(part, 0) * inside // whole
        self.fill(x + 2, y + 2, full, h - 4)
        self.fill(x + 2 + full, y + 2, inside - full, h - 4, 0)

    def blit(self, fb, x, y, reverse=0):
        """A picture that is ready in a frame buffer of its own."""
        if reverse:
            self.fb.blit(fb, x + self.dx, y + self.dy, -1, self._swapped)
        else:
            self.fb.blit(fb, x + self.dx, y + self.dy)

    def text(self, s, x, y, font=SMALL, color=1, align=LEFT):
        """Draw one line of text with its top at y; return its width in pixels."""
        if align:
            w = self.width(s, font)
            x -= w if align == RIGHT else w // 2
        fb = self.fb
        cells = self._cells[font.number]
        strip = self._strips[font.number]
        widths = font.widths
        starts = font.starts
        first = font.first
        count = font.count
        gap = font.gap
        at = x + self.dx
        y += self.dy
        for ch in s:
            i = ord(ch) - first
            if i < 0 or i >= count:  # most are not: asking for each would take as long as drawing
                i = font.index(ch)
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

    def width(self, s, font=SMALL):
        widths = font.widths
        first = font.first
        count = font.count
        w = (len(s) - 1) * font.gap
        for ch in s:
            i = ord(ch) - first
            w += widths[i if 0 <= i < count else font.index(ch)]
        return max(w, 0)

    def fit(self, s, w, font=SMALL):
        """How many characters of s fit into w pixels."""
        widths = font.widths
        first = font.first
        count = font.count
        gap = font.gap
        fitting = 0
        w += gap
        for ch in s:
            i = ord(ch) - first
            w -= widths[i if 0 <= i < count else font.index(ch)] + gap
            if w < 0:
                break
            fitting += 1
        return fitting

    def face(self, name, x, y, size, die=None, turned=0):
        """A die's face: see `firmware.ui.icons.draw_face`."""
        if self.faces is None:
            self.faces = load("firmware.ui.faces").Faces(self)
        self.faces.draw(name, x, y, size, die, turned)

    def aside(self, told):
        """For the ear only: see `firmware.ui.listener`."""

    def turn(self):
        """Turn the whole picture by 180 degrees, for the other side of the table."""
        buffer = self.buffer
        mirrored = _MIRRORED
        j = 1024
        for i in range(512):
            j -= 1
            b = buffer[i]
            buffer[i] = mirrored[buffer[j]]
            buffer[j] = mirrored[b]


# Every byte with its bits from the other end.
_MIRRORED = bytearray(256)
for _i in range(1, 256):
    _MIRRORED[_i] = _MIRRORED[_i >> 1] >> 1 | (_i & 1) << 7


def _cells(kind, font):
    """One frame buffer for every width of glyph, all over the same few bytes."""
    widest = max(font.widths)
    memory = bytearray(widest * ((font.height + 7) // 8))
    return [None] + [kind(memory, w, font.height, 0) for w in range(1, widest + 1)]
