"""A quarter of the sheet at 16 pixels a space, around the space where somebody draws."""

from firmware.games.railroad.screens._sheet_view import SIZE, TILE, left, top
from firmware.games.railroad.sheet.spaces import MIDDLE

HALF = SIZE // 2
# The pixels of four lines, each twice.
TWICE = bytes([sum([3 << 2 * bit for bit in range(4) if four >> bit & 1]) for four in range(16)])


class Zoom:
    """Stays on or off for the rest of the game; `gadget.shared` holds that, and the place."""

    def __init__(self, gadget):
        self.gadget = gadget
        self._bytes = bytearray(SIZE * TILE)
        self._fb = type(gadget.canvas.fb)(self._bytes, SIZE, SIZE, 0)

    def switch(self):
        shared = self.gadget.shared
        shared["zoomed"] = not shared.get("zoomed")

    def look_at(self, spaces):
        """Centre on the first of these spaces."""
        if spaces:
            self.gadget.shared["zoom_at"] = spaces[0]

    def draw(self, canvas, view, reversed_spaces, hand):
        """The sheet or a quarter of it, some spaces in reverse."""
        shared = self.gadget.shared
        if hand is not None:
            shared["zoom_at"] = hand.space  # the place stays there after the face is drawn
        if not shared.get("zoomed"):
            view.draw(canvas, reversed_spaces)
            return
        around = shared.get("zoom_at", MIDDLE)
        x, y = _begin(left(around)), _begin(top(around))
        self._double(view.bytes, x, y)
        for space in reversed_spaces:
            self._reverse(2 * (left(space) - x), 2 * (top(space) - y))
        canvas.blit(self._fb, 0, 0)

    def _double(self, source, x, y):
        """A page of eight lines is a row of bytes: each becomes two wide and two high."""
        out = self._bytes
        for page in range(4):
            start = (y // 8 + page) * SIZE + x
            to = page * 2 * SIZE
            for at in range(start, start + HALF):
                lines = source[at]
                out[to] = out[to + 1] = TWICE[lines & 15]
                out[to + SIZE] = out[to + SIZE + 1] = TWICE[lines >> 4]
                to += 2

    def _reverse(self, x, y):
        out = self._bytes
        for row in range(max(y, 0) // 8, min(y + 2 * TILE, SIZE) // 8):
            for at in range(row * SIZE + max(x, 0), row * SIZE + min(x + 2 * TILE, SIZE)):
                out[at] ^= 255


def _begin(start):
    """Where the quarter begins around a space: its lines are whole pages."""
    return min(max(start + TILE // 2 - HALF // 2, 0), SIZE - HALF)
