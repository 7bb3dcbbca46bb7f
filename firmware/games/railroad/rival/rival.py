"""A rival at three levels: what it does in a round follows from its sheet and the dice alone.

It thinks in slices, each a few milliseconds of a board's time, and its work is counted in steps
and never in time: the same sheet and dice bring the same events everywhere.
"""

from firmware.games.railroad.editions import rounds
from firmware.games.railroad.expansions.meteor import ignore, target
from firmware.games.railroad.rival.beam import Beam
from firmware.games.railroad.rival.borders import forget_shapes
from firmware.games.railroad.rival.expansion import choose_drawing, choose_meteor, drawing_of
from firmware.games.railroad.sheet.places import places_of
from firmware.games.railroad.sheet.spaces import parse_item, space_of


class Level:
    """width: the sheets that are kept after each tile. looks: how many are looked at closely for
    that, and what for: `ends`, what open ends may cost; `joins`, how much (of 16) it is counted
    that networks may yet join."""

    def __init__(self, width, looks, ends, joins, specials):
        self.width = width
        self.looks = looks
        self.ends = ends
        self.joins = joins
        self.specials = specials  # are special routes drawn?


LEVELS = {
    "easy": Level(1, 1, False, 0, False),
    "medium": Level(1, 2, True, 3, True),
    "hard": Level(16, 64, True, 12, True),
}


class Rival:
    """One round of a rival: step() until it says True, then `events` are what it does."""

    def __init__(self, seat, level):
        self.seat = seat.copy()
        self.level = LEVELS[level]
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
        if self.seat.meteor_due:
            yield from self._do(choose_meteor(self))
        going_on = True
        while going_on:
            yield from self._do(self._routes())
            going_on = yield from self._do(self._rest())

    def _do(self, choice):
        """Do what was chosen in slices; returns whether it was anything."""
        events = yield from choice
        for event in events:
            EFFECTS[event["e"]](self.seat, event)
            self.events.append(event)
        return bool(events)

    def _routes(self):
        self._beam = Beam(self.seat, self.rounds_left, self.level)
        drawings = yield from self._beam.run()
        return [drawing_of(*drawn) for drawn in drawings]

    def _rest(self):
        """What may or must follow once no route die is left that the beam can draw."""
        options = self.seat.options
        events = []
        if options["expansion"] in ("river", "lake", "lava"):
            events = yield from choose_drawing(self)
            if not events and options["water_meets_route"] == "legal":
                events = yield from self._beside_water()
        return events

    def _beside_water(self):
        """The beam draws no route against a lake or lava; where that is legal it is a duty."""
        seat = self.seat
        for die in range(4):
            if die not in seat.drawn:
                places = places_of(seat.sheet, seat.faces[die], seat.options)
                while not places.done():
                    if places.search(1).spaces:
                        space = places.spaces[0]
                        return [drawing_of(space, places.at(space)[0], die)]
                    yield
        return []


def _draw(seat, event):
    space, face, _ = parse_item(event["tile"])
    seat.draw(space, face, event["die"])


def _erase(seat, event):
    seat.erase(space_of(event["at"]))


def _volcano(seat, event):
    seat.volcano(space_of(event["at"]))


def _meteor(seat, event):
    if "ignore" in event:
        ignore(seat, event["ignore"])
    else:
        seat.hit(target(seat, event["dir"]))


EFFECTS = {"draw": _draw, "erase": _erase, "volcano": _volcano, "meteor": _meteor}
