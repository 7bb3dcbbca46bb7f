"""A position after each drawing: borders, networks, the reach of open ends."""

import numpy as np

from firmware.games.railroad.rival.borders import INNER, OUTER
from firmware.games.railroad.sheet.face_table import NUMBERS
from firmware.games.railroad.sheet.spaces import MIDDLE
from host_tools.coach.fast import fast
from host_tools.coach.tables import (
    BLANK,
    BORDER,
    CLOSED,
    CRATER,
    EMPTY,
    ERRORS,
    EXIT_LETTER,
    FACE,
    FREE,
    GROUPS,
    LABEL,
    LAKE,
    LETTER,
    LONGEST,
    MARKER,
    NEW_LABEL,
    NEXT,
    OUTSIDE,
    REACH,
    ROW,
    SIZE,
    SPACES,
    STATE,
    WALL,
)

NO_LABEL = 1000
MOST_STEPS = 3000  # of a search for the longest route from one end


@fast
def place(here, space, face):
    """Draw a face in a free space, whatever the rules say; crater or not, it was free before."""
    here[FACE + space] = face
    errors = 0
    high = rail = 0
    high_2 = rail_2 = 0
    for group in range(2):
        sides = GROUPS[face * 2 + group]
        if sides == 0:
            continue
        label = NO_LABEL
        high = rail = high_2 = rail_2 = 0
        for side in range(4):
            if sides >> side & 1:
                border = BORDER[space * 4 + side]
                letter = LETTER[face * ROW + side]
                if here[STATE + border] == letter:
                    label = min(label, here[LABEL + border])
                    steps = here[REACH + border]
                    if letter == 1:
                        if steps > high:
                            high, high_2 = steps, high
                        elif steps > high_2:
                            high_2 = steps
                    elif letter == 2:
                        if steps > rail:
                            rail, rail_2 = steps, rail
                        elif steps > rail_2:
                            rail_2 = steps
        if label == NO_LABEL:
            label = here[NEW_LABEL]
            here[NEW_LABEL] = label + 1
        has_high = has_rail = False
        for side in range(4):
            if sides >> side & 1:
                border = BORDER[space * 4 + side]
                letter = LETTER[face * ROW + side]
                has_high = has_high or letter == 1
                has_rail = has_rail or letter == 2
                if border == OUTER:
                    continue
                state = here[STATE + border]
                if state == letter:
                    old = here[LABEL + border]
                    if old != label:
                        for other in range(OUTER):
                            if here[LABEL + other] == old:
                                here[LABEL + other] = label
                    here[STATE + border] = CLOSED
                elif state == FREE:
                    here[STATE + border] = letter
                    here[LABEL + border] = label
                    here[REACH + border] = (high if letter == 1 else rail) + 1
                else:
                    here[STATE + border] = CLOSED
                    errors += letter != LAKE
                    errors += 0 < state < CLOSED and state != LAKE and border < INNER
        if has_high:
            here[LONGEST + 1] = max(here[LONGEST + 1], high + high_2 + 1)
        if has_rail:
            here[LONGEST + 2] = max(here[LONGEST + 2], rail + rail_2 + 1)
    for side in range(4):
        if LETTER[face * ROW + side] == 0:
            border = BORDER[space * 4 + side]
            if border == OUTER:
                continue
            state = here[STATE + border]
            if state == FREE:
                here[STATE + border] = BLANK
            else:
                here[STATE + border] = CLOSED
                errors += 0 < state < CLOSED and state != LAKE and border < INNER
    here[ERRORS] += errors


@fast
def build(here):
    """Everything that follows from the faces; what the round has left is not touched."""
    for border in range(OUTER + 1):
        here[STATE + border] = FREE
        here[LABEL + border] = 0
        here[REACH + border] = 0
    for number in range(12):
        here[STATE + INNER + number] = EXIT_LETTER[number]
        here[LABEL + INNER + number] = number + 1
    here[STATE + OUTER] = WALL
    here[LONGEST + 1] = here[LONGEST + 2] = 0
    here[NEW_LABEL] = 13
    here[ERRORS] = 0
    for space in range(SPACES):
        face = here[FACE + space]
        if face != EMPTY and face != CRATER:
            place(here, space, face)
    measure(here)


def position_of(faces: list[str]) -> np.ndarray:
    """The position of a sheet with a new round's beginning."""
    here = np.zeros(SIZE, np.int16)
    here[FACE : FACE + SPACES] = [NUMBERS[face] for face in faces]
    here[MARKER] = MIDDLE
    build(here)
    return here


@fast
def measure(here):
    """Measure the routes behind all open ends, and the longest of all."""
    path = np.zeros(SPACES + 1, np.int64)
    turn = np.zeros(SPACES + 1, np.int64)
    seen = np.zeros(SPACES, np.int64)
    here[LONGEST + 1] = here[LONGEST + 2] = 0
    for space in range(SPACES):
        face = here[FACE + space]
        if face == EMPTY or face == CRATER:
            continue
        for letter in range(1, 3):
            joints = ends = 0
            for side in range(4):
                if LETTER[face * ROW + side] == letter:
                    border = BORDER[space * 4 + side]
                    other = NEXT[space * 4 + side]
                    ends += border < INNER and here[STATE + border] == letter
                    if other != OUTSIDE:
                        met = here[FACE + other]
                        joints += LETTER[met * ROW + (side ^ 2)] == letter
            if joints == 0 and ends == 0:
                continue
            here[LONGEST + letter] = max(here[LONGEST + letter], 1)
            if ends == 0 and joints != 1:
                continue
            length = longest_from(here, space, letter, path, turn, seen, MOST_STEPS)
            here[LONGEST + letter] = max(here[LONGEST + letter], length)
            for side in range(4):
                border = BORDER[space * 4 + side]
                if (
                    border < INNER
                    and LETTER[face * ROW + side] == letter
                    and here[STATE + border] == letter
                ):
                    here[REACH + border] = length


@fast
def longest_from(here, start, letter, path, turn, seen, most):
    """The spaces of the longest route from a space that passes none twice."""
    best = 1
    depth = 0
    path[0] = start
    turn[0] = 0
    seen[start] = 1
    steps = 0
    while depth >= 0:
        space = path[depth]
        side = turn[depth]
        steps += 1
        if side == 4 or steps > most:
            seen[space] = 0
            depth -= 1
            continue
        turn[depth] = side + 1
        if LETTER[here[FACE + space] * ROW + side] == letter:
            other = NEXT[space * 4 + side]
            if other != OUTSIDE and seen[other] == 0:
                if LETTER[here[FACE + other] * ROW + (side ^ 2)] == letter:
                    depth += 1
                    path[depth] = other
                    turn[depth] = 0
                    seen[other] = 1
                    best = max(best, depth + 1)
    return best
