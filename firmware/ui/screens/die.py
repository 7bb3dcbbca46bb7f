"""One die at a time, large and with its name, for the far end of the table."""

from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped


class Screen(Contract):
    REPEATS = 0

    def __init__(self, gadget, faces, kinds):
        self.gadget = gadget
        self.faces = faces
        self.kinds = kinds
        self.at = 0

    def open(self, memo=None):
        self.name = self.gadget.words.face_name(self.faces[self.at], self.kinds[self.at])
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (DOWN, RIGHT):
            self.at = (self.at + 1) % len(self.faces)
            self.open()
        elif button == LEFT:
            self.at = (self.at - 1) % len(self.faces)
            self.open()
        elif button in (UP, A):
            self.gadget.back()
        else:
            return False
        return True

    def draw(self, canvas):
        face = self.faces[self.at]
        canvas.face(face, 2, 2, 60, self.kinds[self.at])
        canvas.text(self.gadget.t("die_of", self.at + 1, len(self.faces)), 68, 3)
        y = 18
        for line in wrapped(canvas, self.name, 58):
            canvas.text(line, 68, y)
            y += 10
        canvas.text(self.gadget.t("hint_die"), 68, 55)
