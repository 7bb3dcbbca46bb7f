"""The special routes of one player: six in a row, used ones crossed out.

Left and right choose the route, up and down the player, A crosses it off. For a player who ignores
a meteor the same screen opens with `ignore`: the route pays for it.
"""

from firmware.games.railroad.rules.tiles import SPECIALS
from firmware.ui.canvas import CENTRE
from firmware.ui.font import SMALL
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A, B
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract

NAMES = ("S1", "S2", "S3", "S4", "S5", "S6")


class Screen(Contract):
    HOLDS = B
    REPEATS = LEFT | RIGHT

    def __init__(self, gadget, ignore=False):
        self.gadget = gadget
        self.ignore = ignore
        self.seat = min(gadget.seat, gadget.session.game.players - 1)
        self.at = 0

    def open(self, memo=None):
        self.look()

    def look(self):
        """Begin with the first route that is still there."""
        self.gadget.seat = self.seat
        self.used = self.gadget.session.game.seats[self.seat].specials.used
        free = [i for i in range(6) if NAMES[i] not in self.used]
        self.at = free[0] if free else 0
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (LEFT, RIGHT):
            self.at = (self.at + (1 if button == RIGHT else -1)) % 6
        elif button in (UP, DOWN):
            if not self.ignore:
                step = 1 if button == DOWN else -1
                self.seat = (self.seat + step) % self.gadget.session.game.players
                self.look()
        elif button == A:
            self.cross()
        else:
            return False
        self.gadget.changed()
        return True

    def cross(self):
        gadget = self.gadget
        name = NAMES[self.at]
        event = {"e": "special", "p": self.seat, "s": name}
        if self.ignore:
            event = {"e": "meteor", "p": self.seat, "ignore": name}
        if gadget.do(event):
            gadget.back()
            gadget.tell(gadget.w("crossed", gadget.player_name(self.seat), name))

    def draw(self, canvas):
        w = self.gadget.w
        heading(canvas, self.gadget.player_name(self.seat), w("specials_used", len(self.used)))
        for i in range(6):
            x = 2 + 21 * i
            if NAMES[i] in self.used:
                canvas.frame(x, 15, 20, 20)
                canvas.line(x, 15, x + 19, 34)
                canvas.line(x, 34, x + 19, 15)
            else:
                canvas.face(SPECIALS[NAMES[i]], x, 15, 20)
            if i == self.at:
                canvas.fill(x, 37, 20, 3)
        canvas.text(NAMES[self.at], 12 + 21 * self.at, 42, SMALL, 1, CENTRE)
        hint = "hint_ignore" if self.ignore else "hint_special"
        self.gadget.draw_hint(canvas, w(hint))
