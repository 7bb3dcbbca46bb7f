"""The sheet and the faces as tables of numbers, all of them read off the firmware's rules.

A position is one row of small numbers: what is drawn in each space, what is known of each border
between spaces (as in firmware/games/railroad/rival/borders.py), which borders hang together in one
network, how long a route reaches behind each open end; then what the round has left.
"""

from itertools import product

import numpy as np

from firmware.games.railroad.expansions.lava import Lava
from firmware.games.railroad.rival.borders import BORDER as BORDERS
from firmware.games.railroad.rival.borders import OUTER
from firmware.games.railroad.scoring.networks import EXIT_POINTS as POINTS
from firmware.games.railroad.scoring.networks import joined_sides
from firmware.games.railroad.sheet.face_table import FACES, LETTERS, NUMBERS, base, kind, ways
from firmware.games.railroad.sheet.sheet import EXIT_LIST
from firmware.games.railroad.sheet.spaces import CENTRE as CENTRAL_SPACES
from firmware.games.railroad.sheet.spaces import NEXT as NEIGHBOURS
from firmware.games.railroad.sheet.tiles import SPECIALS

SPACES = 49
OUTSIDE = 255
HIGHWAY, RAILWAY, RIVER, LAKE, LAVA = 1, 2, 3, 4, 5
# The states of a border; 1 to 5 is the letter of an open end, or of an exit without a route.
FREE, CLOSED, BLANK, WALL = 0, 6, 7, 9
BORDERS_ALL = OUTER + 1

EMPTY = NUMBERS[""]
CRATER = NUMBERS["~"]
FLOOD = NUMBERS["LLLL"]
VOLCANO = NUMBERS["VVVV"]

# The parts of a position, by their first place in the row.
FACE = 0
STATE = FACE + SPACES
LABEL = STATE + BORDERS_ALL
REACH = LABEL + BORDERS_ALL
LONGEST = REACH + BORDERS_ALL  # + HIGHWAY, + RAILWAY
NEW_LABEL = LONGEST + 3
ERRORS = NEW_LABEL + 1  # ends that face a blank side: they stay
USED = ERRORS + 1  # special routes of the game, as bits
SPECIAL = USED + 1  # 1: one was used this round
LEFT = SPECIAL + 1  # dice of the round that are not drawn, as bits
VOLCANO_LEFT = LEFT + 1
MARKER = VOLCANO_LEFT + 1
SIZE = MARKER + 1

ROW = 4
NEXT = np.array(list(NEIGHBOURS), np.int64)
BORDER = np.array(list(BORDERS), np.int64)
CENTRAL = np.array([space in CENTRAL_SPACES for space in range(SPACES)], np.int64)
CENTRE_LIST = np.array(CENTRAL_SPACES, np.int64)
EXIT_POINTS = np.array(POINTS, np.int64)
EXIT_LETTER = np.array([LETTERS.find(letter) for _, _, letter in EXIT_LIST], np.int64)


def _letters(face: str) -> list[int]:
    return [LETTERS.find(face[side]) if len(face) > 3 else 0 for side in range(4)]


def _groups(face: str) -> list[int]:
    """The sides that hang together, as bits: at most two groups."""
    found: list[int] = []
    for side in range(4):
        if len(face) > 3 and face[side] != "-":
            mask = sum(1 << other for other in joined_sides(face, side))
            if mask not in found:
                found.append(mask)
    return found + [0] * (2 - len(found))


LETTER = np.array([letter for face in FACES for letter in _letters(face)], np.int64)
GROUPS = np.array([group for face in FACES for group in _groups(face)], np.int64)

# A face on its die: its number in FACES; its ways follow it there.
WAYS = np.array([len(ways(face)) if base(face) == face else 0 for face in FACES], np.int64)
SPECIAL_FACES = np.array([NUMBERS[SPECIALS[name]] for name in sorted(SPECIALS)], np.int64)
# The sources of drawings: dice 0 to 5, the special routes, and what lava adds: a volcano, and a
# route erased for one of its dice. A meteor's hit and a special route paid for it come first.
FIRST_SPECIAL = 6
NEW_VOLCANO, ERASE = 12, 13
HIT, PAID = 16, 17
HAS = np.array(
    [sum(1 << LETTERS.find(letter) for letter in "HRWLV" if letter in face) for face in FACES],
    np.int64,
)  # a bit for each letter
IS_LAVA = np.array([face != "" and kind(face) in Lava.ERASES_FOR for face in FACES], np.int64)
IS_PIER = np.array([face[4:] == "*" and "L" in face for face in FACES], np.int64)
IS_BRIDGE = np.array([face[4:] == "x" and "W" in face for face in FACES], np.int64)

STATES = 10


def _masks() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """At (face on its die * 4 + side) * STATES + state, a bit for each way of the face: it may lie
    at such a border; the same where water may meet a route; it joins a route there; or lava."""
    tables = [np.zeros(len(FACES) * 4 * STATES, np.int64) for _ in range(4)]
    for number in range(len(FACES)):
        for way in range(WAYS[number]):
            for side, state in product(range(4), range(STATES)):
                letter = LETTER[(number + way) * ROW + side]
                at = (number * 4 + side) * STATES + state
                met = state if 0 < state < CLOSED else 0
                clash = letter and met and letter != met
                tables[0][at] |= (not clash) << way
                tables[1][at] |= (not clash or max(letter, met) >= LAKE) << way
                tables[2][at] |= (letter == met and letter in (HIGHWAY, RAILWAY)) << way
                tables[3][at] |= (letter == met == LAVA) << way
    return tables[0], tables[1], tables[2], tables[3]


FITS, FITS_WATER, JOINS, JOINS_LAVA = _masks()

# A number for each drawing; those of a sheet are joined by ^, the same in any order.
_rng = np.random.Generator(np.random.PCG64(2026))
KEYS = _rng.integers(1, 1 << 62, SPACES * len(FACES), np.int64)

# What a free space sees on its four sides: a free space, nothing that leads on, the end of a
# highway or railway, an exit of either. Turned and mirrored it is the same.
SEEN = 6
PATTERNS = SEEN**4


def _classes() -> tuple[np.ndarray, int]:
    numbers: dict[tuple[int, ...], int] = {}
    table = np.zeros(PATTERNS, np.int64)
    for number, sides in enumerate(product(range(SEEN), repeat=4)):
        turned = [sides[turn:] + sides[:turn] for turn in range(4)]
        mirrored = [tuple(reversed(one)) for one in turned]
        table[number] = numbers.setdefault(min(turned + mirrored), len(numbers))
    return table, len(numbers)


CLASS, CLASSES = _classes()
