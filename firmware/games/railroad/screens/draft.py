"""The draft: all pairs of this round, and each player takes one in turn, twice around."""

from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract

ACROSS = 3
DOWNWARDS = 2


class Screen(Contract):
    def open(self, memo=None):
        self.at = 0
        self.look()

    def look(self):
        self.game = self.gadget.session.game
        self.left = [i for i in range(len(self.game.pairs)) if i not in self.game.taken]
        self.at = min(self.at, len(self.left) - 1)
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        count = len(self.left)
        if button in (LEFT, RIGHT):
            self.at = (self.at + (1 if button == RIGHT else -1)) % count
        elif button in (UP, DOWN):
            at = self.at + (ACROSS if button == DOWN else -ACROSS)
            self.at = at if 0 <= at < count else self.at
        elif button == A:
            self.take()
        else:
            return False
        self.gadget.changed()
        return True

    def take(self):
        gadget = self.gadget
        seat = self.game.picker()
        if not gadget.do({"e": "pick", "p": seat, "pair": self.left[self.at]}):
            return
        if gadget.session.game.phase == "pick":
            self.look()
            return
        gadget.timer.start()
        gadget.home()
        starter = gadget.session.game.next_start
        gadget.tell(gadget.w("starts_next", gadget.player_name(starter)))

    def draw(self, canvas):
        game = self.game
        w = self.gadget.w
        turn = len(game.taken) // game.players + 1
        heading(canvas, w("picks", self.gadget.player_name(game.picker())), f"{turn}/2")
        row = self.at // ACROSS
        rows = (len(self.left) + ACROSS - 1) // ACROSS
        first = max(min(row, rows - DOWNWARDS), 0)
        for i in range(first * ACROSS, min((first + DOWNWARDS) * ACROSS, len(self.left))):
            x = 1 + 43 * (i % ACROSS)
            y = 15 + 26 * (i // ACROSS - first)
            pair = game.pairs[self.left[i]]
            canvas.face(pair[0], x, y, 20, "route")
            canvas.face(pair[1], x + 20, y, 20, "route")
            if i == self.at:
                canvas.fill(x, y + 21, 40, 2)
        if rows > DOWNWARDS:
            for i in range(rows):
                canvas.fill(126, 15 + 50 * i // rows, 2, max(50 // rows - 2, 2) if i == row else 1)
