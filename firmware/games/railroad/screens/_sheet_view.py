"""A sheet as a picture of 64x64 pixels: 8x8 a space, the exits in a margin of 4.

The picture is cached, and only spaces that changed are drawn again, so that a screen can show it
in every frame. Inverted spaces blink.
"""

from firmware.games.railroad.screens._tiles import NAMES, STRIP
from firmware.games.railroad.sheet.sheet import EXIT_LIST
from firmware.games.railroad.sheet.spaces import CENTRE

SIZE = 64
TILE = 8
MARGIN = 4
NAME = 6  # characters of a name in NAMES
LAST = SIZE - MARGIN - 1  # the row and the column that close the last spaces


class SheetView:
    def __init__(self, canvas):
        kind = type(canvas.fb)
        self.bytes = bytearray(SIZE * TILE)
        self._fb = kind(self.bytes, SIZE, SIZE, 0)
        self._strip = kind(bytearray(STRIP), len(STRIP), TILE, 0)
        self._cell = kind(bytearray(TILE), TILE, TILE, 0)
        self._shown = [None] * 49
        self._draw_border()

    def show(self, faces):
        """Take over a sheet's faces."""
        for space in range(49):
            self.put(space, faces[space])

    def put(self, space, face):
        """One space: a face, "" for none, or a mark: "." where a face could be drawn."""
        if self._shown[space] == face:
            return
        self._shown[space] = face
        x = left(space)
        y = top(space)
        if face not in ("", "."):
            self._take(face)
            self._fb.blit(self._cell, x, y)
        else:
            self._fb.fill_rect(x, y, TILE, TILE, 0)
            self._fb.pixel(x + 7, y + 7, 1)
            if face:
                self._fb.fill_rect(x + 2, y + 2, 3, 3, 1)
        self._draw_edges(space, x, y)

    def draw(self, canvas, reversed_spaces=(), x=0, y=0):
        """The sheet with some spaces in reverse."""
        canvas.blit(self._fb, x, y)
        for space in reversed_spaces:
            self._cell.blit(self._fb, -left(space), -top(space))
            canvas.blit(self._cell, x + left(space), y + top(space), 1)

    def draw_tile(self, canvas, face, x, y, reverse=0):
        """One tile anywhere on the canvas."""
        self._take(face)
        canvas.blit(self._cell, x, y, reverse)

    def _take(self, face):
        self._cell.blit(self._strip, -TILE * (NAMES.find(face) // NAME), 0)

    # The printed sheet: dots that never lie where a route leaves a space

    def _draw_edges(self, space, x, y):
        """What is printed on the east and south edge of a space."""
        fb = self._fb
        row, column = space // 7, space % 7
        if column == 6 or (space in CENTRE) != (space + 1 in CENTRE):
            for at in (0, 2, 4, 6):
                fb.pixel(x + 7, y + at, 1)
        if row == 6 or (space in CENTRE) != (space + 7 in CENTRE):
            for at in (0, 2, 4, 6):
                fb.pixel(x + at, y + 7, 1)
        if row == 6 or column == 6:
            self._draw_exits(row == 6, column == 6)

    def _draw_border(self):
        for at in range(MARGIN, LAST, 2):
            self._fb.pixel(MARGIN - 1, at, 1)
            self._fb.pixel(at, MARGIN - 1, 1)
        self._draw_exits(True, True)

    def _draw_exits(self, south, east):
        """All exits; those at the south and the east begin in the spaces' own last lines."""
        fb = self._fb
        for space, side, letter in EXIT_LIST:
            ends = (1, 5) if letter == "H" else (3,)
            if (side == 2 and not south) or (side == 1 and not east):
                continue
            for end in ends:
                if side & 1:
                    fb.hline(0 if side == 3 else LAST, top(space) + end, 5 if side == 1 else 4, 1)
                else:
                    fb.vline(left(space) + end, 0 if side == 0 else LAST, 5 if side == 2 else 4, 1)
            if letter == "R":
                if side & 1:
                    fb.vline(1 if side == 3 else SIZE - 2, top(space) + 1, 5, 1)
                else:
                    fb.hline(left(space) + 1, 1 if side == 0 else SIZE - 2, 5, 1)


def left(space):
    return MARGIN + TILE * (space % 7)


def top(space):
    return MARGIN + TILE * (space // 7)
