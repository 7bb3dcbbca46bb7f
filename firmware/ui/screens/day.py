"""Which day's game: up and down change a part of the date, left and right choose the part."""

from firmware.play.days import DAY_S, date_of, day_number, month_days
from firmware.ui.canvas import CENTRE
from firmware.ui.font import BIG, SMALL
from firmware.ui.keys import ARROWS, DOWN, LEFT, PRESS, RIGHT, UP, A, B
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract

MIDDLES = (32, 78, 110)
FIRST, LAST = 18262, 47481  # 2020-01-01 and 2099-12-31, in days since 1970


class Screen(Contract):
    HOLDS = B
    REPEATS = ARROWS

    def __init__(self, gadget, year, month, day):
        self.gadget = gadget
        self.date = [year, month, day]
        self.part = 2

    def open(self, memo=None):
        self.date, self.part = memo or (self.date, self.part)

    def close(self):
        return self.date, self.part

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
        else:  # the next day may be one of the next month
            days = max(day_number("%04d-%02d-%02d" % tuple(date)) + step, FIRST)
            date[:] = date_of(min(days, LAST) * DAY_S)
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
