"""The final count as a show: every network, the longest routes, the centre, errors and expansion
blink on the sheet with their points; then the total and the place.

It goes on by itself; A goes on at once, left goes back, B skips the rest. One player after the
other, or only the one that was asked for.
"""

from firmware.games.railroad.scoring.score import count_up
from firmware.games.railroad.screens._sheet_view import SheetView
from firmware.ui.canvas import CENTRE
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import BIG, SMALL
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.lists import blink, clipped
from firmware.ui.screen import Screen as Contract
from firmware.ui.texts.lines import signed

SHOW_MS = 1800  # how long one part blinks
BLINK_MS = 400
LEFT_EDGE = 66
MIDDLE = 97
RIGHT_EDGE = 127


class Screen(Contract):
    def __init__(self, gadget, seat=None):
        self.gadget = gadget
        everybody = range(gadget.session.game.players)
        self.seats = list(everybody) if seat is None else [seat]  # all have sheets then

    def open(self, memo=None):
        self.view = SheetView(self.gadget.canvas)
        self.refresh()

    def refresh(self):
        """The sheet of the first player who is left."""
        game = self.gadget.session.game
        sheet = game.seats[self.seats[0]].sheet
        self.view.show(sheet.faces)
        self.counting = count_up(sheet, game.options)
        self.entries = []  # (label, points, spaces)
        self.networks = 0
        self.place = None
        self.show(0)

    def show(self, part):
        """This part blinks; after the last one comes the total."""
        self.at = part
        self.since = self.gadget.now
        self.lit = True
        self.gadget.changed()

    def ended(self):
        return self.counting is None and self.at == len(self.entries)

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (LEFT, UP):
            self.show(max(self.at - 1, 0))
        elif button not in (A, RIGHT, DOWN):
            return False
        elif self.at < len(self.entries):
            self.show(self.at + 1)
        elif self.ended():
            self.seats.pop(0)
            self.refresh() if self.seats else self.gadget.back()
        return True

    def step(self, now):
        if self.counting is not None:
            self.count()
            return 0
        if self.ended():
            return None
        passed = now - self.since
        if passed >= SHOW_MS:
            self.show(self.at + 1)
            return 0
        return blink(self, passed, BLINK_MS)

    def count(self):
        """One part more: the longest routes of a rare sheet take a board a second."""
        w = self.gadget.w
        for category, points, spaces in self.counting:
            if category == "exits":
                self.networks += 1
                self.entries.append((w("network", self.networks), points, spaces))
            elif points:
                self.entries.append((w("f_" + category), points, spaces))
            break
        else:
            self.counting = None
            game = self.gadget.session.game
            if game.players > 1:
                self.place = game.score()["players"][self.seats[0]]["place"]
            self.since = self.gadget.now  # counting took some of the time
        self.gadget.changed()

    def draw(self, canvas):
        gadget = self.gadget
        w = gadget.w
        shown = self.entries[self.at : self.at + 1]
        self.view.draw(canvas, shown[0][2] if shown and self.lit else ())
        name = clipped(canvas, gadget.player_name(self.seats[0]), RIGHT_EDGE - LEFT_EDGE)
        canvas.text(name, LEFT_EDGE, 0)
        canvas.hline(LEFT_EDGE, 9, RIGHT_EDGE - LEFT_EDGE)
        total = sum([points for _, points, _ in self.entries[: self.at + 1]])
        if shown:
            label, points, _ = shown[0]
            number = ("+" if points > 0 else "") + signed(points)
            canvas.text(w("f_total"), LEFT_EDGE, 46)
            canvas.text(signed(total), RIGHT_EDGE, 46, SMALL, 1, AT_RIGHT)
        else:
            label, number = w("f_total"), signed(total)
            if self.place:
                canvas.text(w("place", self.place), MIDDLE, 46, SMALL, 1, CENTRE)
        if shown or self.ended():
            canvas.text(label, MIDDLE, 13, SMALL, 1, CENTRE)
            canvas.text(number, MIDDLE, 23, BIG, 1, CENTRE)
        canvas.text(w("hint_count"), MIDDLE, 56, SMALL, 1, CENTRE)
