"""The special routes of one player: the chosen one large, all six below it, used ones crossed out.

Left and right choose the route, up and down the player, A crosses it off. For a player who ignores
a meteor the same screen opens with `ignore`: the route pays for it.
"""

from firmware.games.railroad.sheet.tiles import SPECIAL_NAMES as NAMES
from firmware.games.railroad.sheet.tiles import SPECIALS
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import SMALL
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A, B
from firmware.ui.lists import clipped
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped

LARGE = 40
RIGHT_OF_IT = LARGE + 4
ROW = 44  # where the six small ones begin
CROSS = ((-1, 0), (2, 0), (0, 1), (1, 1))  # lines side by side: bright ones with dark edges


class Screen(Contract):
    HOLDS = B
    REPEATS = LEFT | RIGHT

    def __init__(self, gadget, ignore=False):
        self.gadget = gadget
        self.ignore = ignore
        self.seat = min(gadget.shared.get("seat", 0), gadget.session.game.people - 1)
        self.at = 0

    def open(self, memo=None):
        self.refresh()

    def refresh(self):
        """Begin with the first route that is still there."""
        self.gadget.shared["seat"] = self.seat
        self.used = self.gadget.session.game.seats[self.seat].specials.used
        free = [i for i in range(6) if NAMES[i] not in self.used]
        self.choose(free[0] if free else 0)

    def choose(self, at):
        """The name without its number, which stands before it as the sheet has it."""
        self.at = at
        name = self.gadget.words.face_name(SPECIALS[NAMES[at]]).split(": ")[-1]
        canvas = self.gadget.canvas
        self.lines = wrapped(canvas, NAMES[at] + ": " + name, 127 - RIGHT_OF_IT)
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (LEFT, RIGHT):
            self.choose((self.at + (1 if button == RIGHT else -1)) % 6)
        elif button in (UP, DOWN):
            if self.many():
                step = 1 if button == DOWN else -1
                self.seat = (self.seat + step) % self.gadget.session.game.people
                self.refresh()
        elif button == A:
            self.cross()
        else:
            return False
        return True

    def many(self):
        """Are there others whose special routes these keys show?"""
        return self.gadget.session.game.people > 1 and not self.ignore

    def cross(self):
        gadget = self.gadget
        name = NAMES[self.at]
        event = {"e": "special", "p": self.seat, "s": name}
        if self.ignore:
            event = {"e": "meteor", "p": self.seat, "ignore": name}
        if gadget.do(event):
            gadget.back()
            gadget.notify(gadget.w("crossed", gadget.player_name(self.seat), name))

    def draw(self, canvas):
        gadget = self.gadget
        w = gadget.w
        used = canvas.text(w("specials_used", len(self.used)), 127, 0, SMALL, 1, AT_RIGHT)
        name = ("↑↓ " if self.many() else "") + gadget.player_name(self.seat)
        canvas.text(clipped(canvas, name, 124 - RIGHT_OF_IT - used), RIGHT_OF_IT, 0)
        y = 10
        for line in self.lines:
            canvas.text(line, RIGHT_OF_IT, y)
            y += 9
        crossed = NAMES[self.at] in self.used
        hint = "crossed_off" if crossed else "hint_ignore" if self.ignore else "hint_special"
        canvas.text(w(hint), RIGHT_OF_IT, 31)
        self.draw_route(canvas, self.at, 0, 0, LARGE)
        for i in range(6):
            self.draw_route(canvas, i, 2 + 21 * i, ROW, 20)
        canvas.fill(2 + 21 * self.at, ROW - 3, 20, 2)
        if gadget.warning():
            gadget.draw_hint(canvas, "")

    def draw_route(self, canvas, i, x, y, size):
        """A used one stays visible under its cross."""
        canvas.face(SPECIALS[NAMES[i]], x, y, size)
        if NAMES[i] in self.used:
            end = size - 2
            for slip, color in CROSS:
                canvas.line(x + slip, y + 1, x + end + slip, y + end, color)
                canvas.line(x + slip, y + end, x + end + slip, y + 1, color)
