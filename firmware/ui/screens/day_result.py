"""The end of a daily game: each player's result as a code; left and right change the player."""

from firmware.ui.canvas import CENTRE
from firmware.ui.font import MEDIUM
from firmware.ui.keys import LEFT, PRESS, RIGHT, A
from firmware.ui.lists import clipped, heading
from firmware.ui.results import day_results, shown_code
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped


class Screen(Contract):
    def __init__(self, gadget):
        self.gadget = gadget
        self.at = 0

    def open(self, memo=None):
        session = self.gadget.session
        self.results = day_results(session.day, session.key, session.game)
        if not self.results:  # no score is known
            self.gadget.back()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (LEFT, RIGHT):
            self.at = (self.at + (1 if button == RIGHT else -1)) % len(self.results)
            self.gadget.changed()
        elif button == A:
            self.gadget.back()
        else:
            return False
        return True

    def draw(self, canvas):
        t = self.gadget.t
        heading(canvas, t("day_result"), self.gadget.session.day)
        seat, points, code = self.results[self.at]
        name = clipped(canvas, self.gadget.player_name(seat), 70)
        text = t("day_points", name, points)
        if len(self.results) > 1:
            text = "◀ " + text + " ▶"
        canvas.text(text, 64, 14, align=CENTRE)
        canvas.text(shown_code(code), 64, 26, MEDIUM, 1, CENTRE)
        y = 44
        for line in wrapped(canvas, t("day_why"), 124):
            canvas.text(line, 2, y)
            y += 9
