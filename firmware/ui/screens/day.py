"""Which day's game: up and down change a part of the date, left and right choose the part."""

from firmware.play.days import month_days
from firmware.ui.canvas import CENTRE
from firmware.ui.font import BIG, SMALL
from firmware.ui.keys import ARROWS, DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract

MIDDLES = (32, 78, 110)


class Screen(Contract):
    HOLDS = 0
    REPEATS = ARROWS

    def __init__(self, gadget, year, month, day):
        self.gadget = gadget
        self.date = [year, month, day]
        self.part = 2

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (UP, DOWN):
            self.turn(1 if button == UP else -1)
        elif button in (LEFT, RIGHT):
            self.part = (self.part + (1 if button == RIGHT else -1)) % 3
        elif button == A:
            self.gadget.back("%04d-%02d-%02d" % tuple(self.date))
        else:
            return False
        self.gadget.changed()
        return True

    def turn(self, step):
        date = self.date
        value = date[self.part] + step
        if self.part == 0:
            date[0] = min(max(value, 2020), 2099)
        elif self.part == 1:
            date[1] = (value - 1) % 12 + 1
        else:
            date[2] = (value - 1) % month_days(date[0], date[1]) + 1
        date[2] = min(date[2], month_days(date[0], date[1]))

    def draw(self, canvas):
        heading(canvas, self.gadget.t("day_game"))
        date = self.date
        for i in range(3):
            text = str(date[i]) if i == 0 else "%02d" % date[i]
            canvas.text(text, MIDDLES[i], 20, BIG, 1, CENTRE)
        wide = 44 if self.part == 0 else 26
        canvas.fill(MIDDLES[self.part] - wide // 2, 42, wide, 2)
        canvas.text(self.gadget.t("day_help"), 64, 52, SMALL, 1, CENTRE)
