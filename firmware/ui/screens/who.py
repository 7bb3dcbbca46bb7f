"""Who starts? One player is drawn, with a short show; hold A draws once more.

The draw is an event of the game. Where the game does not know who is at the table, left and right
change how many there are.
"""

from firmware.games import KEYS
from firmware.ui.canvas import CENTRE
from firmware.ui.font import MEDIUM
from firmware.ui.keys import DOWN, HOLD, LEFT, PRESS, RIGHT, UP, A, B
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract
from firmware.ui.tumble import TUMBLE_MS, Tumble

MOST = 6


class Screen(Contract):
    HOLDS = A | B | UP
    REPEATS = LEFT | RIGHT | DOWN

    def open(self, memo=None):
        game = self.gadget.session.game
        self.known = game.people > 1
        self.count = game.people if self.known else memo or table_size(self.gadget)
        self.tumble = Tumble(self.gadget)
        if memo is None:
            self.tumble.start()

    def close(self):
        return self.count

    def key(self, kind, button):
        if self.tumble.skip():
            return True
        if kind == HOLD and button == A:
            if draw_player(self.gadget, self.count):
                self.tumble.start()
        elif kind == PRESS and button in (LEFT, RIGHT) and not self.known:
            step = 1 if button == RIGHT else -1
            self.count = max(min(self.count + step, MOST), 2)
            self.gadget.changed()
        elif kind == PRESS and button == A:
            self.gadget.back()
        else:
            return False
        return True

    def step(self, now):
        return self.tumble.step(now)

    def name(self, seat):
        gadget = self.gadget
        return gadget.player_name(seat) if self.known else gadget.t("player", seat + 1)

    def draw(self, canvas):
        gadget = self.gadget
        t = gadget.t
        among = None if self.known else "◀ " + t("count_players", self.count) + " ▶"
        heading(canvas, t("who"), among)
        seat = gadget.session.game.who
        if self.tumble.since is not None:
            seat = (gadget.now - self.tumble.since) // TUMBLE_MS % self.count
        else:
            canvas.frame(4, 20, 120, 24)
        canvas.text(self.name(seat), 64, 28, MEDIUM, 1, CENTRE)
        gadget.draw_hint(canvas, t("hint_who"))


def table_size(gadget):
    """How many people are probably at the table: as many as ever set up a game."""
    found = [gadget.settings.setup(key) for key in KEYS]
    return max([len(setup[1]) for setup in found if setup] + [2])


def draw_player(gadget, count):
    """Draw one; False if that was refused."""
    return gadget.attempt(gadget.session.roll, gadget.now, count)
