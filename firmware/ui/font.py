"""The three fonts: SMALL for lines, MEDIUM for headings, BIG for numbers and the timer.

Drawn in host_tools/fonts/*.txt and turned into strips of columns by host_tools/fonts/make.py.
"""

from array import array

from firmware.ui import font_big, font_medium, font_small


class Font:
    def __init__(self, number, drawn):
        self.number = number
        self.height = drawn.HEIGHT
        self.gap = drawn.GAP
        self.first = drawn.FIRST
        self.count = drawn.COUNT
        self.extra = drawn.EXTRA
        self.widths = drawn.WIDTHS
        self.starts = array("H", [0] * len(drawn.WIDTHS))
        total = 0
        for i in range(len(drawn.WIDTHS)):
            self.starts[i] = total
            total += drawn.WIDTHS[i]
        # What `blit` takes as a picture that is only read: bytes, width, height, MONO_VLSB.
        self.strip = (drawn.STRIP, total, drawn.HEIGHT, 0)

    def index(self, ch):
        """The number of a character's glyph; the last glyph is the box for all others."""
        i = ord(ch) - self.first
        if 0 <= i < self.count:
            return i
        i = self.extra.find(ch)
        return self.count + i if i >= 0 else len(self.widths) - 1


SMALL = Font(0, font_small)
MEDIUM = Font(1, font_medium)
BIG = Font(2, font_big)
FONTS = (SMALL, MEDIUM, BIG)
