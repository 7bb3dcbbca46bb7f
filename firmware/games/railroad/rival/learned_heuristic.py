"""What a position is worth besides its points, learned from games: see learned.py."""

from firmware.games.railroad.rival.borders import BORDER, FREE, INNER
from firmware.games.railroad.rival.heuristic import FAR, UNIT, Heuristic, joins
from firmware.games.railroad.rival.learned import CLASSES, FIRST_CLASS, ROW, WEIGHTS, ZERO
from firmware.games.railroad.scoring.networks import EXIT_POINTS
from firmware.games.railroad.sheet.sheet import EXIT_LIST
from firmware.games.railroad.sheet.spaces import CENTRE

EXITS = len(EXIT_LIST)
# Where a row of weights has what; each is counted up to the last of its kind.
NETWORK = 55  # exits 1 to 6, open ends 0 to 4
COST = NETWORK + 30  # a join, by the tiles that it and all before it take
DISTANCE = COST + 25  # the same by its own tiles
REACH = DISTANCE + FAR  # the longest route behind an open end: highway, railway
LONGEST = REACH + 22
SPECIALS = LONGEST + 22
CENTRAL = SPECIALS + 4
OPEN = CENTRAL + 10


class LearnedHeuristic(Heuristic):
    LEARNED = True

    def __init__(self, rounds_left, specials_left):
        Heuristic.__init__(self, rounds_left, specials_left)
        self._first = (rounds_left - 1) * ROW
        self._used = min(max(3 - specials_left, 0), 3)

    def points(self, here):
        """What the networks and the longest routes score now."""
        exits = list(here.labels[INNER : INNER + EXITS])
        points = here.longest[1] + here.longest[2]
        for label in range(1, EXITS + 1):
            points += EXIT_POINTS[exits.count(label)]
        return UNIT * points

    def of(self, here, level):
        """In slices: what will be added to the points until the end of the game."""
        if self.rounds_left == 0:
            return (yield from Heuristic.of(self, here, level))
        self._owner[:] = bytes(49)
        links = [[] for _ in range(FAR)]
        queue = []
        open_ends = bytearray(3)
        reach = bytearray(3)
        networks = bytearray(EXITS + 1)  # the open ends of each
        worth = self._see(here, links, queue, open_ends, reach, networks)
        yield
        self._spread(here.taken, links, queue)
        worth += self._worth_of_joins(links)
        yield
        exits = list(here.labels[INNER : INNER + EXITS])
        for label in range(1, EXITS + 1):
            count = exits.count(label)
            if count:
                worth += self._weight(NETWORK + 5 * min(count, 6) - 5 + min(networks[label], 4))
        for letter in (1, 2):
            worth += self._weight(REACH + 11 * letter - 11 + min(reach[letter], 10))
            worth += self._weight(LONGEST + 11 * letter - 11 + min(here.longest[letter], 10))
            worth += self._weight(OPEN + 9 * letter - 9 + min(open_ends[letter], 8))
        worth += self._weight(SPECIALS + self._used)
        return worth + self._weight(CENTRAL + sum([here.taken[space] for space in CENTRE]))

    def _weight(self, place):
        return WEIGHTS[self._first + place] - ZERO

    def _see(self, here, links, queue, open_ends, reach, networks):
        """What the free spaces see; those where ends point to are the first in the queue."""
        taken, states, labels = here.taken, here.states, here.labels
        owner, first = self._owner, self._first
        worth = 0
        for space in range(49):
            if taken[space]:
                continue
            pattern = 0
            for port in range(space * 4, space * 4 + 4):
                border = BORDER[port]
                state = states[border]
                pattern *= 4
                if state == 1 or state == 2:
                    label = labels[border]
                    if border < INNER:
                        pattern += 1 + state
                        open_ends[state] += 1
                        reach[state] = max(reach[state], here.reach[border])
                        if label <= EXITS:
                            networks[label] += 1
                    if not owner[space]:
                        owner[space] = label
                        self._away[space] = 1
                        self._letter[space] = state
                        queue.append(space)
                    elif owner[space] != label:
                        far = 1 + (self._letter[space] != state)
                        links[far].append((owner[space], label))
                elif state != FREE:
                    pattern += 1
            if owner[space]:
                worth += WEIGHTS[first + ord(CLASSES[pattern]) - FIRST_CLASS] - ZERO
        return worth

    def _worth_of_joins(self, links):
        worth = 0
        for far, used, label in joins(links):
            if label <= EXITS:
                worth += self._weight(COST + min(used, 24)) + self._weight(DISTANCE + far)
        return worth
