"""One die at a time, large and with its name, for the far end of the table. With A they follow
each other by themselves."""

from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped

SHOW_MS = 3000


class Screen(Contract):
    REPEATS = 0

    def __init__(self, gadget, faces, kinds):
        self.gadget = gadget
        self.faces = faces
        self.kinds = kinds
        self.at = 0
        self.since = None  # when the present die came by itself

    def open(self, memo=None):
        self.name = self.gadget.words.face_name(self.faces[self.at], self.kinds[self.at])
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (DOWN, RIGHT):
            self.turn(1)
        elif button == LEFT:
            self.turn(-1)
        elif button == A:
            self.since = self.gadget.now if self.since is None else None
            self.gadget.changed()
        elif button == UP:
            self.gadget.back()
        else:
            return False
        return True

    def turn(self, step):
        self.at = (self.at + step) % len(self.faces)
        if self.since is not None:
            self.since = self.gadget.now
        self.open()

    def step(self, now):
        if self.since is None:
            return None
        if now - self.since >= SHOW_MS:
            self.turn(1)
        return self.since + SHOW_MS - now

    def draw(self, canvas):
        face = self.faces[self.at]
        canvas.face(face, 2, 2, 60, self.kinds[self.at])
        canvas.text(self.gadget.t("die_of", self.at + 1, len(self.faces)), 68, 3)
        y = 18
        for line in wrapped(canvas, self.name, 58):
            canvas.text(line, 68, y)
            y += 10
        canvas.text(self.gadget.t("hint_show" if self.since is None else "hint_stop"), 68, 47)
        canvas.text(self.gadget.t("hint_die"), 68, 55)
