"""What a position is worth besides its points: threatening errors, networks that may yet join."""

from firmware.games.railroad.rival.borders import BORDER, INNER
from firmware.games.railroad.sheet.sheet import EXIT_LIST
from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE

UNIT = 16  # of a point: whole numbers are the same on every board
JOIN = 4 * UNIT  # what two networks score when they become one

# In how many of 1296 rounds no route die fits a space with these open ends around it; a test
# counts them on the dice. A pattern is the sum of 1 for each highway and 2 for each railway that
# ends there, times 1, 3, 9, 27 for N, E, S, W.
ROUNDS = 1296
_MISSES = (0, 256, 384, 432, 750, 864, 1296)
_PATTERNS = "000023032015246356051365264023145566246466666365565666032566154356666556264666466"
# Of the rounds in which a die fits, every second finds it drawn elsewhere.
SHARE = 2
HOPES = 16  # a level counts this share of them, less for joins that need many tiles
ROOTS = bytes(range(64))  # every network by itself
FAR = 16  # tiles: no join is seen over such a distance
PATTERNS = 81
UNKNOWN = 255  # no cost is as high


class Heuristic:
    LEARNED = False  # if so, it also knows what a special route is worth that is not drawn yet

    def __init__(self, rounds_left, specials_left):
        self.tiles = 4 * rounds_left + min(max(specials_left, 0), rounds_left)
        self.rounds_left = rounds_left
        self._costs = bytearray([UNKNOWN] * PATTERNS)  # of the patterns that were met
        self._owner = bytearray(49)  # the network that comes to a space with the fewest tiles
        self._away = bytearray(49)  # with how many tiles
        self._letter = bytearray(49)  # the letter of the open end that it starts from

    def points(self, here):
        """Points not already counted drawing by drawing; none here."""
        return 0

    def of(self, here, level):
        """In slices: the worth of open ends in units, as a rival of this level sees it."""
        if not level.ends:
            return 0
        self._owner[:] = bytes(49)
        links = [[] for _ in range(FAR)]  # by distance: pairs of networks
        queue = []
        worth = self._ends(here, links, queue)
        yield
        if self.tiles and level.joins:
            self._spread(here.taken, links, queue)
            worth += self._joins(links, level.joins)
        return worth

    def _ends(self, here, links, queue):
        """What errors threaten; the spaces where ends point to are the first in the queue."""
        taken, states, labels = here.taken, here.states, here.labels
        owner = self._owner
        worth = 0
        for space in range(49):
            if taken[space]:
                continue
            pattern, times = 0, 1
            for port in range(space * 4, space * 4 + 4):
                border = BORDER[port]
                state = states[border]
                if state == 1 or state == 2:
                    if border < INNER:
                        pattern += state * times
                    if not owner[space]:
                        owner[space] = labels[border]
                        self._away[space] = 1
                        self._letter[space] = state
                        queue.append(space)
                    elif owner[space] != labels[border]:
                        far = 1 + (self._letter[space] != state)
                        links[far].append((owner[space], labels[border]))
                times *= 3
            if pattern:
                if self._costs[pattern] == UNKNOWN:
                    self._costs[pattern] = cost(pattern, self.rounds_left)
                worth -= self._costs[pattern]
        return worth

    def _spread(self, taken, links, queue):
        """Go on from space to space; where two networks meet, they are linked."""
        owner, away, letters = self._owner, self._away, self._letter
        for space in queue:  # it grows meanwhile
            mine, steps, letter = owner[space], away[space], letters[space]
            for port in range(space * 4, space * 4 + 4):
                other = NEXT[port]
                if other == OUTSIDE or taken[other]:
                    continue
                if not owner[other]:
                    owner[other] = mine
                    away[other] = steps + 1
                    letters[other] = letter
                    queue.append(other)
                elif owner[other] != mine:
                    # Where a highway meets a railway a station is needed: as if one further.
                    far = steps + away[other] + (letters[other] != letter)
                    if far < FAR:
                        links[far].append((mine, owner[other]))

    def _joins(self, links, hope):
        """What the joins still to come are worth."""
        gain = 0
        for _, used, label in joins(links):
            if used >= self.tiles:
                break
            if label <= len(EXIT_LIST):
                gain += JOIN * hope * (self.tiles - used) // self.tiles // HOPES
        return gain


def joins(links):
    """The joins of networks that may still come, the nearest first: (its tiles, those of all so
    far, the label that goes)."""
    root = bytearray(ROOTS)
    used = 0
    for far in range(1, FAR):
        for one, other in links[far]:
            while root[one] != one:
                one = root[one]
            while root[other] != other:
                other = root[other]
            if one != other:
                used += far
                root[max(one, other)] = min(one, other)
                yield far, used, max(one, other)


def missed(pattern):
    return _MISSES[int(_PATTERNS[pattern])]


def cost(pattern, rounds_left):
    """The errors in units that open ends around a space will probably be."""
    ends = sum([pattern // times % 3 > 0 for times in (1, 3, 9, 27)])
    miss = ROUNDS - (ROUNDS - missed(pattern)) // SHARE
    errors = UNIT * ends * ROUNDS
    for _ in range(rounds_left):
        errors = errors * miss // ROUNDS
    return errors // ROUNDS
