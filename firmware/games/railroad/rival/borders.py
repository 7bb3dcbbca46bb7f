"""The sheet as the rival sees it: 84 borders between spaces, 12 exits, and one wall around.

Both spaces at a border share its number, so that joining two sides is one look. What is known of a
border: nothing, or the letter of the one side that is drawn (an open end, or an exit that waits
for its route), or that no route can cross it any more.
"""

from firmware.games.railroad.sheet.face_table import NUMBERS, ROW, SIDES, ways
from firmware.games.railroad.sheet.sheet import EXIT_LIST
from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE

FREE = 0
# 1 to 5: the letter of an open end.
CLOSED = 6  # drawn on both sides
BLANK = 7  # drawn on one side, with nothing there
CRATER_BESIDE = 8
WALL = 9
STATES = 10  # how many there are

INNER = 84
OUTER = INNER + len(EXIT_LIST)  # the wall's number


def _numbered():
    table = bytearray([OUTER] * 196)
    number = 0
    for port in range(196):
        other = NEXT[port]
        if other != OUTSIDE and other > port >> 2:
            table[port] = table[other * 4 + (port & 3 ^ 2)] = number
            number += 1
    for i, (space, side, _) in enumerate(EXIT_LIST):
        table[space * 4 + side] = INNER + i
    return bytes(table)


# The border at a port (space * 4 + side): 0 to 83, an exit's 84 to 95, or OUTER.
BORDER = _numbered()


def letters_of(way):
    """The letters' numbers on the four sides of a face; a way to draw one is its number."""
    return SIDES[way * ROW : way * ROW + 4]


def is_overpass(way):
    return SIDES[way * ROW + 4]


class Shape:
    """A face with all its ways to be drawn, and which of them fit where.

    `ways` are the numbers of the faces as drawn. `fits[side * STATES + state]` has a bit for each
    way that may lie at a border in this state, `joins[...]` one for each that joins there.
    """

    def __init__(self, face):
        drawn = ways(face)
        first = NUMBERS[drawn[0]]
        self.ways = range(first, first + len(drawn))
        self.fits = bytearray(4 * STATES)
        self.joins = bytearray(4 * STATES)
        for way in self.ways:
            self._enter(letters_of(way), 1 << way - first)

    def _enter(self, letters, bit):
        for side in range(4):
            letter = letters[side]
            for state in range(side * STATES, side * STATES + STATES):
                self.fits[state] |= bit
            if letter:
                for state in range(1, 6):
                    if state != letter:
                        self.fits[side * STATES + state] ^= bit
                self.joins[side * STATES + letter] |= bit


_shapes = {}


def shape(face):
    """The shape of a face as it stands on its die; each is made once a round."""
    if face not in _shapes:
        _shapes[face] = Shape(face)
    return _shapes[face]


def forget_shapes():
    """The round is decided; those of other dice would take memory in all rounds to come."""
    _shapes.clear()
