"""The rivals are not ready: how far they are. B goes back to the round, and they wait."""

from firmware.games.railroad.rival.planner import thinkers
from firmware.games.railroad.screens._rivals import think_on, thoughts
from firmware.ui.reading import draw_progress
from firmware.ui.screen import Screen as Contract


class Screen(Contract):
    def open(self, memo=None):
        self.game = self.gadget.session.game
        self.thoughts = thoughts(self.gadget)
        self.far = 0

    def step(self, now):
        """Whoever opened this screen gets what they decided, and goes on."""
        gadget = self.gadget
        moves = None
        if not think_on(self.thoughts, self.game):
            moves = self.thoughts.moves(self.game)
        if moves is not None:
            gadget.back(moves)
            return None
        far = self.thoughts.progress(self.game)
        if far != self.far:
            self.far = far
            gadget.changed()
        return 0

    def draw(self, canvas):
        gadget = self.gadget
        names = [gadget.player_name(number) for number in thinkers(self.game)]
        draw_progress(canvas, gadget.w("thinks", ", ".join(names)), self.far, 100)
        gadget.draw_hint(canvas, gadget.w("hint_thinks"))
