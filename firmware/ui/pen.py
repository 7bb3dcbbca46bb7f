"""A pen for a square picture in four orientations: 0 upright, then clockwise.

Coordinates are relative to the square's top left corner when the picture is upright.
Strokes are `u` pixels wide: 1 for small pictures, 2 for large ones; edges of roads are `bold`.
"""

from firmware.ui.font import BIG, MEDIUM, SMALL

# cos of 0, 11.25 .. 90 degrees, times 256: a quarter circle in eight short lines.
_COS = (256, 251, 237, 213, 181, 142, 98, 50, 0)
# A river's way to the left and right of its course, at the ends of those eight lines.
_SWAY = (0, 1, 2, 1, 0, -1, -2, -1, 0)


class Pen:
    SMALL, MEDIUM, BIG = SMALL, MEDIUM, BIG  # fonts for letter()

    def __init__(self, canvas):
        self.canvas = canvas
        self.place(0, 0, 28)

    def place(self, x, y, size, turn=0):
        canvas = self.canvas
        self.fb = canvas.fb  # drawn on directly: a face is a hundred calls
        self.x = x + canvas.dx
        self.y = y + canvas.dy
        self.size = size
        self.turn = turn
        self.c = size // 2
        self.u = 1 if size < 44 else 2
        self.tiny = size < 24  # too few pixels for bold edges and ornaments
        self.bold = 1 if self.tiny else self.u + 1

    # Assignments of four at once would build a tuple, and drawing must not allocate.

    def box(self, x, y, w, h, color=1):
        """A filled rectangle."""
        turn = self.turn
        size = self.size
        if turn == 1:
            x, y = size - y - h, x
        elif turn == 2:
            x, y = size - x - w, size - y - h
        elif turn == 3:
            x, y = y, size - x - w
        if turn & 1:
            w, h = h, w
        self.fb.fill_rect(self.x + x, self.y + y, w, h, color)

    def line(self, x1, y1, x2, y2, wide=1, color=1):
        """A line drawn by a square nib of `wide` pixels that hangs to the right and below."""
        turn = self.turn
        last = self.size - wide
        if turn == 1:
            x1, y1 = last - y1, x1
            x2, y2 = last - y2, x2
        elif turn == 2:
            x1, y1 = last - x1, last - y1
            x2, y2 = last - x2, last - y2
        elif turn == 3:
            x1, y1 = y1, last - x1
            x2, y2 = y2, last - x2
        x1 += self.x
        x2 += self.x
        y1 += self.y
        y2 += self.y
        fb = self.fb  # the method itself in a variable would allocate too
        fb.line(x1, y1, x2, y2, color)
        if wide > 1:
            for i in range(wide):
                for j in range(wide):
                    if i or j:
                        fb.line(x1 + i, y1 + j, x2 + i, y2 + j, color)

    def arc(self, r, wide=1, dashed=0, sway=0):
        """A quarter circle round the top left corner; dashed 1 or 2: only every other piece."""
        for i in range(8):
            if dashed and (i + dashed) & 1:
                continue
            a = r + sway * _SWAY[i]
            b = r + sway * _SWAY[i + 1]
            self.line(
                a * _COS[i] >> 8,
                a * _COS[8 - i] >> 8,
                b * _COS[i + 1] >> 8,
                b * _COS[7 - i] >> 8,
                wide,
            )

    def stream(self, x, wide=1, dashed=0):
        """A line from the top to the bottom that sways like a river."""
        last = self.size - wide
        for i in range(8):
            if dashed and (i + dashed) & 1:
                continue
            self.line(
                x + _SWAY[i] * self.u,
                last * i // 8,
                x + _SWAY[i + 1] * self.u,
                last * (i + 1) // 8,
                wide,
            )

    def ray(self, i, r1, r2, wide=1, color=1):
        """A line away from the top left corner, in the direction of the arc's point i."""
        self.line(
            r1 * _COS[i] >> 8,
            r1 * _COS[8 - i] >> 8,
            r2 * _COS[i] >> 8,
            r2 * _COS[8 - i] >> 8,
            wide,
            color,
        )

    def disc(self, x, y, d, color=1):
        """A filled circle of diameter d in the square whose top left corner is x, y."""
        w = d
        for i in range(d):
            a = 2 * i + 1 - d
            w = d
            while w > 0 and (w - 1) * (w - 1) + a * a > d * d - d // 2:
                w -= 2
            if w > 0:
                self.box(x + (d - w) // 2, y + i, w, 1, color)

    def wedge(self, x, y, h, color=1):
        """A triangle whose tip of two pixels is at x, y and that grows downwards."""
        for i in range(h):
            self.box(x - i, y + i, 2 + 2 * i, 1, color)

    def edge(self):
        """The rounded outline of a die, black inside."""
        s = self.size
        self.box(1, 1, s - 2, s - 2, 0)
        self.box(2, 0, s - 4, 1)
        self.box(2, s - 1, s - 4, 1)
        self.box(0, 2, 1, s - 4)
        self.box(s - 1, 2, 1, s - 4)
        self.box(1, 1, 1, 1)
        self.box(s - 2, 1, 1, 1)
        self.box(1, s - 2, 1, 1)
        self.box(s - 2, s - 2, 1, 1)

    def letter(self, ch, font, scale, x, y):
        """A character at x, y, every pixel of it `scale` pixels large; return its width."""
        i = font.index(ord(ch))
        strip, length, height, _ = font.strip
        w = font.widths[i]
        for column in range(w):
            at = font.starts[i] + column
            for row in range(height):
                if strip[at + (row >> 3) * length] >> (row & 7) & 1:
                    self.box(x + column * scale, y + row * scale, scale, scale)
        return w
