"""The three fonts: SMALL for lines, MEDIUM for headings, BIG for numbers and the timer.

Drawn in host_tools/fonts/*.txt and turned into strips of columns, glyphs.py, by
host_tools/fonts/make.py.
"""

from array import array

from firmware.ui import glyphs


class Font:
    def __init__(self, number, drawn):
        height, gap, first, count, others, widths, starts, strip = drawn
        self.number = number
        self.height = height
        self.gap = gap
        self.first = first
        self.count = count
        self._extra = {ord(other): i for i, other in enumerate(others, count)}
        self.widths = widths
        self.starts = array("H", starts)
        # What makes a frame buffer: memory, width, height, MONO_VLSB.
        self.strip = (bytearray(strip), self.starts[-1] + widths[-1], height, 0)

    def index(self, code):
        """The number of a character's glyph; the last glyph is the box for all others."""
        i = code - self.first
        if 0 <= i < self.count:
            return i
        return self._extra.get(code, len(self.widths) - 1)


FONTS = tuple([Font(i, drawn) for i, drawn in enumerate(glyphs.FONTS)])
SMALL, MEDIUM, BIG = FONTS
