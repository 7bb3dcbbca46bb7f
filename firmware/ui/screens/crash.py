"""Shows a fault: what and where. It is in crash.txt too. Any press returns to the game.

`safe` is the text about the state of the game.
"""

from firmware.ui.keys import ALL, PRESS
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped


class Screen(Contract):
    HOLDS = 0
    REPEATS = 0

    def __init__(self, gadget, what, where, safe="crash_safe"):
        self.gadget = gadget
        self.safe = safe
        self.what = what
        self.where = where

    def key(self, kind, button):
        if kind == PRESS and button in ALL:
            self.gadget.restart()
        return True

    def draw(self, canvas):
        t = self.gadget.t
        heading(canvas, t("crash"))
        y = 13
        for line in wrapped(canvas, self.what, 124)[:2]:
            canvas.text(line[: canvas.fit(line, 124)], 2, y)
            y += 9
        canvas.text(self.where[: canvas.fit(self.where, 124)], 2, y)
        canvas.text(t(self.safe), 2, 43)
        canvas.text(t("crash_press"), 2, 54)
