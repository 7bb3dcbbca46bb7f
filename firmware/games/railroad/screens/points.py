"""What a sheet scores so far: the six categories, and on the sheet what makes them up, in turn;
beside the total that of the first rival after the latest round.

Left and right hide it until the end, for those who play as on paper; the gadget remembers that.
"""

from firmware.games.railroad.scoring.ranking import categories
from firmware.games.railroad.scoring.score import count_up
from firmware.games.railroad.screens._remarks import TOTAL, remarks_of
from firmware.games.railroad.screens._sheet_view import SheetView
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import SMALL
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.lists import blink, clipped
from firmware.ui.screen import Screen as Contract
from firmware.ui.texts.lines import signed
from firmware.ui.wrap import wrapped

SETTING = "railroad_live"
SHOW_MS = 1600  # how long one part blinks
BLINK_MS = 200
LEFT_EDGE = 66
RIGHT_EDGE = 127
PITCH = 9
SHORT = {"centre": "short_centre"}  # words that would not fit here


class Screen(Contract):
    def __init__(self, gadget, seat):
        self.gadget = gadget
        self.number = seat

    def open(self, memo=None):
        gadget = self.gadget
        self.view = SheetView(gadget.canvas)
        game = gadget.session.game
        self.sheet = game.seats[self.number].sheet
        self.options = game.options
        self.view.show(self.sheet.faces)
        self.categories = categories(game.options)
        self.rival = remarks_of(gadget).now[TOTAL] if game.levels else None
        self.start()

    def start(self):
        self.shown = self.gadget.settings.get(SETTING)
        self.counting = count_up(self.sheet, self.options) if self.shown else None
        self.sums = [0] * len(self.categories)
        self.entries = []  # (number of the category, spaces)
        self.at = 0
        self.begin()

    def begin(self):
        """The next part blinks."""
        self.since = self.gadget.now
        self.lit = True
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (UP, DOWN):
            if self.entries:
                self.at = (self.at + (1 if button == DOWN else -1)) % len(self.entries)
                self.begin()
        elif button in (LEFT, RIGHT):
            self.gadget.settings.set(SETTING, 1 - self.shown)
            self.start()
        elif button == A:
            self.gadget.back()
        else:
            return False
        return True

    def step(self, now):
        if self.counting is not None:
            self.count()
            return 0
        if not self.entries:
            return None
        passed = now - self.since
        if passed >= SHOW_MS:
            self.at = (self.at + 1) % len(self.entries)
            self.begin()
            passed = 0
        return blink(self, passed, BLINK_MS)

    def count(self):
        """One part more: the longest routes of a rare sheet take a board a second."""
        for category, points, spaces in self.counting:
            number = self.categories.index(category)
            self.sums[number] += points
            if spaces:
                self.entries.append((number, spaces))
            break
        else:
            self.counting = None
            self.begin()
        self.gadget.changed()

    def draw(self, canvas):
        gadget = self.gadget
        w = gadget.w
        if not self.shown:
            self.view.draw(canvas)
            y = 4
            for line in wrapped(canvas, w("points_hidden"), 62):
                canvas.text(line, LEFT_EDGE - 1, y)
                y += 9
            canvas.text(w("points_show"), LEFT_EDGE - 1, 56)
            return
        chosen, spaces = self.entries[self.at] if self.entries else (None, ())
        self.view.draw(canvas, spaces if self.lit else ())
        for i in range(len(self.categories)):
            word = SHORT.get(self.categories[i], "f_" + self.categories[i])
            self.draw_line(canvas, PITCH * i, word, self.sums[i], i == chosen)
        canvas.hline(LEFT_EDGE - 1, 54, 63)
        total = "…" if self.counting else signed(sum(self.sums))
        if self.rival is not None:
            total += " : " + signed(self.rival)
        self.draw_line(canvas, 55, "f_total", total, False)

    def draw_line(self, canvas, y, word, value, chosen):
        if chosen:
            canvas.fill(LEFT_EDGE - 1, y, 63, PITCH)
        color = 0 if chosen else 1
        taken = canvas.text(signed(value), RIGHT_EDGE, y + 1, SMALL, color, AT_RIGHT)
        room = RIGHT_EDGE - LEFT_EDGE - 3 - taken
        canvas.text(clipped(canvas, self.gadget.w(word), room), LEFT_EDGE, y + 1, SMALL, color)
