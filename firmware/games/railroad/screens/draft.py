"""The draft: all pairs of this round, and each player takes one in turn, twice around."""

from firmware.games.railroad.draft import value
from firmware.games.railroad.screens._rivals import planner_of, think
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.lists import clipped, heading
from firmware.ui.screen import Screen as Contract

LARGE = (3, 43, 26, 20)  # pairs side by side, how far apart, and the size of a face
SMALL = (4, 32, 17, 15)  # for many pairs, and where your own one is shown too
FEW = 6


class Screen(Contract):
    def open(self, memo=None):
        self.at = 0
        self.sign = None  # how far a rival has thought, while it does
        self.refresh()
        # The shared dice come first; a memo means that this screen was open before.
        self.dice = () if memo or self.game.taken else self.game.rolls[-1]

    def returned(self, result):
        """The picks of the rivals."""
        if result:
            self.take(result[0])

    def close(self):
        return 1

    def refresh(self):
        self.game = self.gadget.session.game
        self.left = [i for i in range(len(self.game.pairs)) if i not in self.game.taken]
        self.at = min(self.at, len(self.left) - 1)
        picker = self.game.picker()
        self.gadget.shared["turn"] = picker if picker < self.game.people else None
        self.own = self.game.own_faces(picker)
        self.grid = SMALL if self.own or len(self.left) > FEW else LARGE
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if self.dice:
            self.dice = ()
            self.gadget.changed()
            return True
        count = len(self.left)
        if button in (LEFT, RIGHT):
            self.at = (self.at + (1 if button == RIGHT else -1)) % count
        elif button in (UP, DOWN):
            at = self.at + (self.grid[0] if button == DOWN else -self.grid[0])
            self.at = at if 0 <= at < count else self.at
        elif button == A and self.game.picker() < self.game.people:
            pair = self.left[self.at]
            self.take({"e": "pick", "p": self.game.picker(), "pair": pair})
        elif button == A:
            name = self.gadget.player_name(self.game.picker())
            self.gadget.notify(self.gadget.w("thinks", name))
        else:
            return False
        self.gadget.changed()
        return True

    def take(self, pick):
        """A rival picks at the moment of the event before it: one undo takes back both."""
        gadget = self.gadget
        now = gadget.now if pick["p"] < self.game.people else 0
        if not gadget.attempt(gadget.session.do, pick, now):
            return
        if gadget.session.game.phase == "pick":
            self.refresh()
            return
        gadget.timer.start()
        gadget.home()
        game = gadget.session.game
        if game.round < game.rounds:
            gadget.notify(gadget.w("starts_next", gadget.player_name(game.next_starter)))

    def step(self, now):
        if self.game.picker() < self.game.people:
            return None
        if think(self) is None:
            self.take(planner_of(self.gadget).moves(self.game)[0])
        return 0

    def draw(self, canvas):
        game = self.game
        w = self.gadget.w
        turn = len(game.taken) // game.players + 1
        pair = game.pairs[self.left[self.at]]
        name = self.gadget.player_name(game.picker())
        if self.dice:
            heading(canvas, w("for_all"))
            kinds = game.expansion.DICE
            for i in (0, 1):
                canvas.face(self.dice[i], 32 + 36 * i, 19, 28, kinds[i])
            self.gadget.draw_hint(canvas, w("hint_pairs"))
            return
        worth = w("value", value(pair[0]) + value(pair[1]))
        room = 120 - canvas.width(worth) - canvas.width(w("picks", "", turn))
        heading(canvas, w("picks", clipped(canvas, name, room), turn), worth)
        if self.sign is not None:
            canvas.bar(110, 54, 16, 6, self.sign, 5)
        across, wide, high, size = self.grid
        for i in range(len(self.left)):
            x = 1 + wide * (i % across)
            y = (15 if size > 15 else 13) + high * (i // across)
            self.draw_pair(canvas, game.pairs[self.left[i]], x, y, size)
            if i == self.at:
                canvas.fill(x, y + size + (1 if size > 15 else 0), 2 * size, 2)
        if self.own:
            canvas.text(w("own_pair"), 60, 52, align=AT_RIGHT)
            self.draw_pair(canvas, self.own, 65, 48, 15)

    def draw_pair(self, canvas, pair, x, y, size):
        canvas.face(pair[0], x, y, size, "route")
        canvas.face(pair[1], x + size, y, size, "route")
