"""A rival at three levels: what it does in a round follows from its sheet and the dice alone.

It thinks in slices, each a few milliseconds of a board's time, and its work is counted in steps
and never in time: the same sheet and dice bring the same events everywhere.
"""

from firmware.games.railroad.editions import rounds
from firmware.games.railroad.rival.beam import KEPT_SPECIAL, Beam
from firmware.games.railroad.rival.borders import forget_shapes
from firmware.games.railroad.rival.expansion_dice import choose_drawing, worth_of
from firmware.games.railroad.rival.heuristic import Heuristic
from firmware.games.railroad.rival.learned_heuristic import LearnedHeuristic
from firmware.games.railroad.sheet.places import places_of
from firmware.games.railroad.sheet.spaces import draw_event


class Level:
    """width: the sheets that go on after each tile, 32 at most. looks: how many are looked at
    closely for that, and what for: `ends`, what open ends may cost; `joins`, how much (of 16) it
    is counted that networks may yet join; or all of it by what was learned."""

    def __init__(self, width, looks, ends, joins, specials, heuristic=Heuristic):
        self.width = width
        self.looks = looks
        self.ends = ends
        self.joins = joins
        self.specials = specials  # are special routes drawn?
        self.heuristic = heuristic


LEVELS = {
    "easy": Level(1, 1, False, 0, False),
    "medium": Level(1, 2, True, 3, True),
    "hard": Level(12, 36, True, 12, True, LearnedHeuristic),
}
# As in journals whose option `rival_play` is 1, or missing.
FIRST_LEVELS = dict(LEVELS, hard=Level(16, 64, True, 12, True))


def level_of(name, options):
    return (FIRST_LEVELS if options["rival_play"] == 1 else LEVELS)[name]


class Rival:
    """One round of a rival: step() until it says True, then `events` are what it does."""

    PRICE = 2 * KEPT_SPECIAL  # what a special route must save when it is not drawn

    def __init__(self, seat, level):
        self.seat = seat.copy()
        self.level = level_of(level, seat.options)
        self.rounds_left = rounds(seat.options) - seat.round
        self.events = []  # as in the journal, but for the player
        self.progress = 0  # of 100
        self._beam = None
        self._work = self._think()

    def step(self):
        """Think for a slice; True when everything is decided."""
        for _ in self._work:
            if self._beam:
                self.progress = max(self.progress, self._beam.progress)
            return False
        self.progress = 100
        self._work = ()
        self._beam = None  # it takes memory, and is not asked any more
        forget_shapes()
        return True

    def _think(self):
        yield from self._do(self.seat.expansion.before_routes(self))
        going_on = True
        while going_on:
            yield from self._do(self._routes())
            going_on = yield from self._do(self._rest())

    def _do(self, choice):
        """Do what was chosen in slices; returns whether it was anything."""
        events = yield from choice
        for event in events:
            self.seat.do(event)
            self.events.append(event)
        return bool(events)

    def _routes(self):
        self._beam = Beam(self.seat, self.rounds_left, self.level)
        drawings = yield from self._beam.run()
        return [draw_event(*drawn) for drawn in drawings]

    def _rest(self):
        """What may or must follow once no route die is left that the beam can draw."""
        if not self.seat.expansion.ON_SHEET:
            return []
        events = yield from choose_drawing(self)
        if not events and self.seat.options["water_meets_route"] == "legal":
            events = yield from self._beside_water()
        return events

    def worth(self, sheet):
        """In slices: what a sheet is worth to it."""
        return worth_of(self, sheet)

    def _beside_water(self):
        """The beam draws no route against a lake or lava; where that is legal it is a duty."""
        seat = self.seat
        for die in range(4):
            if die not in seat.drawn:
                places = places_of(seat.sheet, seat.faces[die], seat.options)
                while not places.done():
                    if places.search(1).spaces:
                        space = places.spaces[0]
                        return [draw_event(space, places.at(space)[0], die)]
                    yield
        return []
