"""The three fonts: SMALL for lines, MEDIUM for headings, BIG for numbers and the timer.

Drawn in host_tools/fonts/*.txt and turned into strips of columns by host_tools/fonts/make.py.
"""

from array import array

from firmware.ui.modules import forget, load


class Font:
    def __init__(self, number, name):
        name = "firmware.ui.font_" + name
        drawn = load(name)
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
        # What makes a frame buffer: memory, width, height, MONO_VLSB.
        self.strip = (bytearray(drawn.STRIP), total, drawn.HEIGHT, 0)
        forget(name)  # or its bytes would be in memory twice

    def index(self, ch):
        """The number of a character's glyph; the last glyph is the box for all others."""
        i = ord(ch) - self.first
        if 0 <= i < self.count:
            return i
        i = self.extra.find(ch)
        return self.count + i if i >= 0 else len(self.widths) - 1


SMALL = Font(0, "small")
MEDIUM = Font(1, "medium")
BIG = Font(2, "big")
FONTS = (SMALL, MEDIUM, BIG)
