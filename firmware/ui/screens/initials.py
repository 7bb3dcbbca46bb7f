"""Initials for the best results: up and down change a letter, left and right choose it.

The line is saved already, with letters of the player's name: A confirms them.
"""

from firmware.play.best import INITIALS, SEATS, Best
from firmware.ui.best_lines import LETTERS
from firmware.ui.canvas import CENTRE
from firmware.ui.font import MEDIUM
from firmware.ui.keys import ARROWS, DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract

MIDDLES = (46, 64, 82)


class Screen(Contract):
    REPEATS = ARROWS

    def __init__(self, gadget, name, marks):
        self.gadget = gadget
        self.name = name  # of the list
        self.marks = list(marks)  # of the players still to be asked

    def open(self, memo=None):
        self.best = Best(self.gadget.storage, self.name)
        self.letters, self.at = [], 0
        if memo is not None:
            self.marks = memo[0]
        self.ask()
        if memo is not None:
            self.letters, self.at = memo[1:]

    def close(self):
        return self.marks, self.letters, self.at

    def ask(self):
        """The next player to be asked."""
        self.place = self.best.place(self.marks[0])
        if self.place is None:  # the list is gone: nothing to write
            self.leave()
            return
        self.line = self.best.lines[self.place - 1]
        text = self.line[2]
        self.letters = list(text + " " * (INITIALS - len(text)))
        self.at = 0
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (LEFT, RIGHT):
            self.at = (self.at + (1 if button == RIGHT else -1)) % INITIALS
        elif button in (UP, DOWN):
            number = LETTERS.find(self.letters[self.at])
            step = 1 if button == DOWN else -1
            self.letters[self.at] = LETTERS[(number + step) % len(LETTERS)]
        elif button == A:
            self.ready()
        else:
            return False
        self.gadget.changed()
        return True

    def ready(self):
        text = "".join(self.letters).rstrip(" ")
        if text != self.line[2]:
            line = self.line[:2] + [text] + self.line[3:]
            if not self.best.enter([line]):
                self.gadget.notify(self.gadget.t("not_saving"))
        self.marks.pop(0)
        if self.marks:
            self.ask()
        else:
            self.leave()

    def leave(self):
        if self.gadget.session.day:
            self.gadget.swap("day_result")
        else:
            self.gadget.swap("best", self.name, (self.place or 1) - 1)

    def draw(self, canvas):
        t = self.gadget.t
        heading(canvas, t("best_new"), t("best_place", self.place))
        name = self.gadget.player_name(self.marks[0] % SEATS)
        canvas.text(t("day_points", name, self.line[0]), 64, 15, align=CENTRE)
        for i in range(INITIALS):
            canvas.text(self.letters[i], MIDDLES[i], 29, MEDIUM, 1, CENTRE)
            canvas.fill(MIDDLES[i] - 6, 43, 12, 2 if i == self.at else 1)
        self.gadget.draw_hint(canvas, t("hint_initials"))
