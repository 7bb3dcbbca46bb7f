"""What the rival draws with a round's route dice: it keeps the best few sheets after each tile.

A drawing is first judged by what it surely brings and a guess at the rest; the most promising are
drawn and looked at closely, and the best of these are gone on with. Everything is counted in whole
numbers and no equals are left to chance: every board finds the same drawings.

A candidate sheet is stored as the way to it: (its worth; 0 or less, more for the first of
equals; the certain points since the round began; a key, the same for the same drawings in any
order; its moves). Moves are three bytes each: space, way, and which die or special route. It is
drawn again when it is looked at, which takes some more time and a tenth of the memory.
"""

from firmware.games.railroad.rival.borders import (
    BLANK,
    BORDER,
    CRATER_BESIDE,
    FREE,
    INNER,
    STATES,
    is_overpass,
    letters_of,
    shape,
)
from firmware.games.railroad.rival.heuristic import JOIN, UNIT
from firmware.games.railroad.rival.position import HIGHWAY, RAILWAY, key_of, position_of
from firmware.games.railroad.sheet.face_table import FACES, base
from firmware.games.railroad.sheet.spaces import CENTRE
from firmware.games.railroad.sheet.tiles import SPECIAL_NAMES, SPECIALS

# A guess at what an open end is worth, by the rounds to come.
OPEN_END = (-UNIT, -10, -6, -5, -4, -3, -3)
LOST_EXIT = 4  # what an exit is worth that no route can reach any more, for each round to come
KEPT_SPECIAL = 40  # what a special route is worth as long as there are rounds to draw it in
# A drawing is one number: its worth, and 18 bits for the sheet, space, face and way.
WORTHS = 2048
NOTHING = -1
# Work that is done at once: a look at a face in a space is 1.
SLICE = 20
A_WAY = 5  # to judge a way to draw it
KEYS = 8  # drawings compared at once
MOVE = 3  # bytes


class Beam:
    def __init__(self, seat, rounds_left, level):
        self.seat = seat
        self.level = level
        self.progress = 0  # of 100
        specials = 3 - len(seat.specials.used)
        # Once the round's special route is drawn, and as long as it is not.
        self.outlooks = (
            level.heuristic(rounds_left, specials - 1),
            level.heuristic(rounds_left, specials),
        )
        self.special_cost = price_of_special(specials, rounds_left)
        self.open_end = OPEN_END[rounds_left]
        self.lost_exit = LOST_EXIT * rounds_left
        self.sure = _sure()
        self.start = None  # the position before
        self.sources = []  # dice and special routes
        self.shapes = []  # what they show
        self.base = 0  # the worth of the sheet before
        self.worth = 0  # of the sheet with the drawings
        # The best drawings that were found, each as one number, and how many of the worst may be
        # overwritten. One list for all: a fragmented heap has no space for a long one that grows.
        self.drawings = [NOTHING] * (3 * level.looks)
        self.room = 0

    def run(self):
        """In slices: the drawings to do as (space, face as drawn, die), in order."""
        start = self.start = yield from position_of(self.seat.sheet)
        start.left = tuple([die for die in range(4) if die not in self.seat.drawn])
        for die in start.left:
            self._offer(die, base(self.seat.faces[die]))
            yield
        if self.level.specials:
            for name in SPECIAL_NAMES:
                if self.seat.specials.why_not(name) is None:
                    self._offer(name, SPECIALS[name])
                    start.special = True
                    yield
        self.base = yield from self._outlook(start)
        sheets, best = [(self.base, 0, 0, 0, b"")], None
        while sheets:
            for number, sheet in enumerate(sheets):
                here = yield from self._redrawn(sheet)
                goes_on = yield from self._find(here, number, sheet[0])
                if not goes_on and (best is None or sheet[0] > best[0]):
                    best = sheet
            sheets = yield from self._look(sheets)
            self.progress += (100 - self.progress) // 3
        self.worth = best[0]
        return [(space, FACES[way], source) for space, way, source in self._drawings_of(best)]

    def _offer(self, source, face):
        self.sources.append(source)
        self.shapes.append(shape(face))

    def _redrawn(self, sheet):
        """In slices: the position on a stored sheet."""
        here = self.start
        for drawing in self._drawings_of(sheet):
            here = here.after(*drawing)
            yield
        return here

    def _drawings_of(self, sheet):
        """(space, way, die or special route) of its moves, one after the other."""
        moves = sheet[4]
        for at in range(0, len(moves), MOVE):
            yield moves[at], moves[at + 1], self.sources[moves[at + 2]]

    def _outlook(self, here):
        outlook = self.outlooks[here.special]
        worth = yield from outlook.of(here, self.level)
        return worth + outlook.points(here)

    # Every drawing, judged quickly

    def _find(self, here, number, worth):
        """Judge every drawing that is possible; returns whether a die fits anywhere."""
        states = here.states
        offers = self._offers(here)
        goes_on = False
        work = 0
        for space in range(49):
            if here.taken[space]:
                continue
            borders = BORDER[space * 4 : space * 4 + 4]
            north, east = states[borders[0]], states[borders[1]]
            south, west = states[borders[2]], states[borders[3]]
            if not (0 < north < 3 or 0 < east < 3 or 0 < south < 3 or 0 < west < 3):
                continue
            east, south, west = east + STATES, south + 2 * STATES, west + 3 * STATES
            for offer in offers:
                form = self.shapes[offer]
                joins, fits = form.joins, form.fits
                ways = joins[north] | joins[east] | joins[south] | joins[west]
                ways &= fits[north] & fits[east] & fits[south] & fits[west]
                work += 1
                if ways:
                    goes_on = goes_on or not isinstance(self.sources[offer], str)
                    work += self._judge_ways(here, number, worth, space, offer, ways)
                if work > SLICE:
                    work = 0
                    yield
        yield
        return goes_on

    def _note(self, drawing):
        """Keep a drawing in the place of one of the worst."""
        if not self.room:
            self.drawings.sort()
            self.room = self.level.looks
        self.room -= 1
        self.drawings[self.room] = drawing

    def _offers(self, here):
        """The dice and special routes still to be drawn, of equal dice one."""
        offers, forms = [], []
        for offer, source in enumerate(self.sources):
            wanted = here.special if isinstance(source, str) else source in here.left
            if wanted and self.shapes[offer] not in forms:
                offers.append(offer)
                forms.append(self.shapes[offer])
        return offers

    def _judge_ways(self, here, number, before, space, offer, ways):
        """Judge the ways that fit, given as bits; returns the work it was."""
        work = 0
        special = isinstance(self.sources[offer], str)
        for way, drawn in enumerate(self.shapes[offer].ways):
            if ways >> way & 1:
                work += A_WAY
                sure, points, guess, joined = self._judge(here, space, drawn)
                if special:
                    if not joined:
                        continue
                    points -= self.special_cost
                worth = before + sure + points + guess - self.base + WORTHS // 2
                worth = min(max(worth, 0), WORTHS - 1)
                self._note((((worth << 5 | 31 - number) << 6 | space) << 4 | offer) << 3 | way)
        return work

    def _judge(self, here, space, way):
        """(points for certain, those of joins and longest routes, a guess at the rest) in units,
        and how many networks were joined."""
        borders = BORDER[space * 4 : space * 4 + 4]
        states, labels = here.states, here.labels
        letters, overpass = letters_of(way), is_overpass(way)
        points = UNIT if space in CENTRE else 0
        guess = joined = 0
        met = 0  # the networks that were met, as bits
        far, length = [0, 0, 0], [0, 0, 0]
        for side in range(4):
            letter = letters[side]
            border = borders[side]
            state = states[border]
            points += self.sure[letter * STATES + state]
            if letter:
                if state == letter:
                    if border < INNER:
                        guess -= self.open_end
                    steps = here.reach[border]
                    length[letter] = max(length[letter], far[letter] + steps + 1)
                    far[letter] = max(far[letter], steps)
                    bit = 1 << labels[border]
                    if overpass:
                        across = borders[side ^ 2]
                        if side > 1 and states[across] == letter:
                            joined += labels[across] != labels[border]
                    elif not met & bit:
                        joined += met > 0
                        met |= bit
                else:
                    length[letter] = max(length[letter], far[letter] + 1)
                    if state == FREE:
                        guess += self.open_end
            elif state in (HIGHWAY, RAILWAY):
                if border < INNER:
                    guess -= self.open_end
                else:
                    points += UNIT  # an exit without a route is no error
                    guess -= self.lost_exit
        gain = JOIN * joined
        for letter in (HIGHWAY, RAILWAY):
            gain += UNIT * max(length[letter] - here.longest[letter], 0)
        return points, gain, guess, joined

    # The best drawings, looked at closely

    def _look(self, sheets):
        """Draw the most promising, and return the best sheets that come of it, the best first."""
        chosen = yield from self._most_promising(sheets)
        best = []
        for number, sheet in enumerate(sheets):
            here = None
            for place, drawing in enumerate(chosen):
                if _sheet_of(drawing) == number:
                    if here is None:
                        here = yield from self._redrawn(sheet)
                    child = yield from self._child(here, sheet, drawing, place)
                    rank = len(best)
                    while rank and best[rank - 1] < child:
                        rank -= 1
                    best.insert(rank, child)
                    if len(best) > self.level.width:
                        best.pop()
                    yield
        return best

    def _most_promising(self, sheets):
        """In slices: the best drawings, each once whatever the order of moves; clears the list."""
        chosen = []
        seen = set()
        self.drawings.sort()
        self.room = 0
        yield
        for place in range(len(self.drawings) - 1, -1, -1):
            drawing = self.drawings[place]
            self.drawings[place] = NOTHING
            if drawing != NOTHING and len(chosen) < self.level.looks:
                key = self._key(sheets[_sheet_of(drawing)], drawing)
                if key not in seen:
                    seen.add(key)
                    chosen.append(drawing)
                if place % KEYS == 0:
                    yield
        return chosen

    def _key(self, sheet, drawing):
        way = self.shapes[drawing >> 3 & 15].ways[drawing & 7]
        return sheet[3] ^ key_of(drawing >> 7 & 63, way)

    def _child(self, here, sheet, drawing, place):
        """In slices: the sheet with one drawing more."""
        space, offer = drawing >> 7 & 63, drawing >> 3 & 15
        way, source = self.shapes[offer].ways[drawing & 7], self.sources[offer]
        sure, gain, _, _ = self._judge(here, space, way)
        points = sheet[2] + sure
        if not self.level.heuristic.LEARNED:
            points += gain
            if isinstance(source, str):
                points -= self.special_cost
        child = here.after(space, way, source)
        yield
        worth = points + (yield from self._outlook(child))
        moves = sheet[4] + bytes((space, way, offer))
        return worth, -place, points, self._key(sheet, drawing), moves


def price_of_special(specials, rounds_left):
    """What it costs to draw one of the special routes that are left."""
    can_wait = min(specials, rounds_left) - min(max(specials - 1, 0), rounds_left)
    return KEPT_SPECIAL * can_wait


def _sheet_of(drawing):
    return 31 - (drawing >> 13 & 31)


def _sure():
    """The points that a side brings for certain, at its letter * STATES + its border's state.

    An open end with nothing across stays an error; where it ends at a crater it scores.
    """
    table = [0] * (3 * STATES)
    for state in (1, 2, 3, 5):
        table[state] = -UNIT
    for letter in (HIGHWAY, RAILWAY):
        table[letter * STATES + BLANK] = -UNIT
        table[letter * STATES + CRATER_BESIDE] = 2 * UNIT
    return table
