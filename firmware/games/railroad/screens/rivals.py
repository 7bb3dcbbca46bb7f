"""What the rivals have drawn, as it was when the latest round ended: left and right go through
them. What that round brought blinks."""

from firmware.games.railroad.scoring.score import count_up
from firmware.games.railroad.screens._sheet_view import SheetView
from firmware.ui.canvas import CENTRE
from firmware.ui.font import BIG, SMALL
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.lists import blink, clipped
from firmware.ui.screen import Screen as Contract

BLINK_MS = 400
LEFT_EDGE = 66
MIDDLE = 97
RIGHT_EDGE = 127


class Screen(Contract):
    def open(self, memo=None):
        self.game = self.gadget.session.game
        self.view = SheetView(self.gadget.canvas)
        self.refresh(self.game.people)

    def refresh(self, number):
        self.number = number
        sheet = self.game.seats[number].sheet
        self.view.show(sheet.faces)
        latest = self.game.round - (0 if self.game.over() else 1)
        self.new = [s for s in range(49) if latest and sheet.rounds[s] == latest]
        self.counting = count_up(sheet, self.game.options)
        self.total = 0
        self.since = self.gadget.now
        self.lit = True
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button == A:
            self.gadget.back()
        elif button in (LEFT, RIGHT, UP, DOWN):
            count = len(self.game.levels)
            step = 1 if button in (RIGHT, DOWN) else -1
            self.refresh(self.game.people + (self.number - self.game.people + step) % count)
        else:
            return False
        return True

    def step(self, now):
        if self.counting is not None:
            self.count()
            return 0
        if not self.new:
            return None
        return blink(self, now - self.since, BLINK_MS)

    def count(self):
        """One part more: the longest routes of a rare sheet take a board a second."""
        for _, points, _ in self.counting:
            self.total += points
            return
        self.counting = None
        self.since = self.gadget.now
        self.gadget.changed()

    def draw(self, canvas):
        w = self.gadget.w
        game = self.game
        self.view.draw(canvas, self.new if self.lit else ())
        name = clipped(canvas, self.gadget.player_name(self.number), RIGHT_EDGE - LEFT_EDGE)
        canvas.text(name, LEFT_EDGE, 0)
        canvas.hline(LEFT_EDGE, 9, RIGHT_EDGE - LEFT_EDGE)
        canvas.text(w("f_total"), MIDDLE, 14, SMALL, 1, CENTRE)
        total = "…" if self.counting is not None else str(self.total)
        canvas.text(total, MIDDLE, 24, BIG, 1, CENTRE)
        used = game.specials_used(self.number)
        canvas.text("S " + w("specials_used", used), MIDDLE, 47, SMALL, 1, CENTRE)
        if len(game.levels) > 1:
            which = f"◀ {self.number - game.people + 1}/{len(game.levels)} ▶"
            canvas.text(which, MIDDLE, 56, SMALL, 1, CENTRE)
