"""Draws faces of dice and caches the latest ones, because drawing one takes a board 20 ms.

Only games with such dice need it, so the canvas creates it for the first face.
"""

from firmware.games.die import draw_face
from firmware.ui.pen import Pen

KEPT = 12
KEPT_SIZE = 28


class CachedFace:
    """A face that was drawn before, ready to be copied."""

    def __init__(self, kind):
        self._memory = bytearray(KEPT_SIZE * 4)
        self._kind = kind
        self._size = 0
        self._name = None
        self._die = None
        self._turned = 0
        self._language = None
        self.fb = None

    def shows(self, name, size, die, turned, language):
        return (
            self._name == name
            and self._size == size
            and self._die == die
            and self._turned == turned
            and self._language == language
        )

    def draw(self, pen, name, size, die, turned, language):
        self._name = None  # until it is complete: memory may run out
        self._die = die
        self._turned = turned
        self._language = language
        if size != self._size:
            self.fb = self._kind(self._memory, size, size, 0)
            self._size = size
        self.fb.fill(0)
        pen.fb = self.fb
        pen.x = pen.y = 0
        draw_face(pen, name, die, turned)
        self._name = name


class FaceCache:
    def __init__(self, canvas):
        self._canvas = canvas
        self._pen = Pen(canvas)
        kind = type(canvas.fb)
        self._kept = tuple(CachedFace(kind) for _ in range(KEPT))
        self._oldest = 0

    def draw(self, name, x, y, size, die, turned):
        canvas = self._canvas
        pen = self._pen
        pen.place(x, y, size)
        if size > KEPT_SIZE:
            draw_face(pen, name, die, turned)
            return
        kept = self._kept
        for i in range(KEPT):
            if kept[i].shows(name, size, die, turned, canvas.language):
                break
        else:
            i = self._oldest
            self._oldest = (i + 1) % KEPT
            kept[i].draw(pen, name, size, die, turned, canvas.language)
        canvas.fb.blit(kept[i].fb, x + canvas.dx, y + canvas.dy)
