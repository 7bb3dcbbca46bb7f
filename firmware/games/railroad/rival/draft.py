"""Which pair of dice the rival takes in the draft: the one that it can draw best with."""

from firmware.games.railroad.editions import rounds
from firmware.games.railroad.rival.beam import Beam
from firmware.games.railroad.rival.borders import forget_shapes
from firmware.games.railroad.rival.rival import Level, level_of

LOOKS = 2  # drawings that are looked at closely for each tile


class Pick:
    """One pick of a rival: step() until it says True, then `events` has it."""

    def __init__(self, game, number, level):
        self.seat = game.seats[number].copy()
        self.own = game.own_faces(number)
        self.pairs = game.pairs
        self.taken = list(game.taken)
        self.rounds_left = rounds(game.options) - game.round
        level = level_of(level, game.options)
        self.level = Level(1, LOOKS, level.ends, level.joins, False, level.heuristic)
        self.events = []
        self.progress = 0  # of 100
        self._work = self._think()

    def is_of(self, game):
        return self.pairs == game.pairs and self.taken == game.taken

    def step(self):
        """Think for a slice; True when it is decided."""
        for _ in self._work:
            return False
        self.progress = 100
        forget_shapes()
        return True

    def _think(self):
        best = None
        seen = []
        for number, pair in enumerate(self.pairs):
            if number not in self.taken and sorted(pair) not in seen:
                seen.append(sorted(pair))
                worth = yield from self._worth(self.own + list(pair))
                if best is None or worth > best[0]:
                    best = worth, number
            self.progress = 99 * (number + 1) // len(self.pairs)
        self.events.append({"e": "pick", "pair": best[1]})

    def _worth(self, faces):
        """In slices: what the sheet is worth with these dice drawn, in units."""
        seat = self.seat
        seat.faces = faces
        seat.drawn = list(range(len(faces), 4))
        seat.specials.begin()
        beam = Beam(seat, self.rounds_left, self.level)
        yield from beam.run()
        return beam.worth
