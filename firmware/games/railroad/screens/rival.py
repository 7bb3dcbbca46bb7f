"""The rivals are not ready: how far they are. B goes back to the round, and they wait."""

from firmware.games.railroad.rival.planner import thinkers
from firmware.games.railroad.screens._rivals import planner_of
from firmware.ui.reading import draw_progress
from firmware.ui.screen import Screen as Contract
from firmware.ui.thinking import think_on


class Screen(Contract):
    def open(self, memo=None):
        self.game = self.gadget.session.game
        self.planner = planner_of(self.gadget)
        self.far = 0

    def step(self, now):
        """The screen that opened this one gets their decision."""
        gadget = self.gadget
        moves = None
        if not think_on(self.planner, self.game):
            moves = self.planner.moves(self.game)
        if moves is not None:
            gadget.back(moves)
            return None
        far = self.planner.progress(self.game)
        if far != self.far:
            self.far = far
            gadget.changed()
        return 0

    def draw(self, canvas):
        gadget = self.gadget
        seats = thinkers(self.game)
        if len(seats) == 1:
            text = gadget.w("thinks", gadget.player_name(seats[0]))
        else:
            text = gadget.w("think")
        draw_progress(canvas, text, self.far, 100)
        gadget.draw_hint(canvas, gadget.w("hint_thinks"))
