"""What a drawing seems to bring, judged by its four borders alone."""

import numpy as np

from firmware.games.railroad.rival.borders import INNER
from host_tools.coach.fast import fast
from host_tools.coach.tables import (
    BLANK,
    BORDER,
    CENTRAL,
    CLOSED,
    EMPTY,
    FACE,
    FREE,
    GROUPS,
    LABEL,
    LAKE,
    LETTER,
    LONGEST,
    REACH,
    ROW,
    STATE,
    USED,
    WALL,
)
from host_tools.coach.value import UNIT

# What an open end and a lost exit cost, by the rounds to come; a special route saved for later.
OPEN_END = np.array([-16, -10, -6, -5, -4, -3, -3], np.int64) * (UNIT // 16)
LOST_EXIT = UNIT // 4
KEPT_SPECIAL = 40 * UNIT // 16
JOIN = 4 * UNIT
WATER_JOIN, WATER_WALL = UNIT, UNIT // 4


@fast
def special_price(here, rounds_left):
    """What drawing a special route now costs, since it cannot be drawn later."""
    left = 3
    for number in range(6):
        left -= here[USED] >> number & 1
    return KEPT_SPECIAL * (min(left, rounds_left) - min(max(left - 1, 0), rounds_left))


@fast
def glance(here, space, face, rounds_left):
    """(what a drawing seems to bring in units, how many networks it joins)."""
    points = UNIT * (CENTRAL[space] and here[FACE + space] == EMPTY)
    open_end = OPEN_END[rounds_left]
    joined = 0
    overpass = GROUPS[face * 2] == 5 and GROUPS[face * 2 + 1] == 10
    first = second = 0  # networks that were met
    high = rail = high_length = rail_length = 0
    for side in range(4):
        letter = LETTER[face * ROW + side]
        border = BORDER[space * 4 + side]
        state = here[STATE + border]
        if letter > 2:
            if state == letter:
                points += WATER_JOIN
            elif state == WALL:
                points += WATER_WALL
            elif letter != LAKE:
                points += open_end if state == FREE else -UNIT
        elif letter:
            if state == letter:
                if border < INNER:
                    points -= open_end
                steps = here[REACH + border]
                if letter == 1:
                    high_length = max(high_length, high + steps + 1)
                    high = max(high, steps)
                else:
                    rail_length = max(rail_length, rail + steps + 1)
                    rail = max(rail, steps)
                label = here[LABEL + border]
                if overpass:
                    if side > 1:
                        across = BORDER[space * 4 + (side ^ 2)]
                        joined += here[STATE + across] == letter and here[LABEL + across] != label
                elif label not in (first, second):
                    joined += first > 0
                    if first == 0:
                        first = label
                    else:
                        second = label
            else:
                if letter == 1:
                    high_length = max(high_length, high + 1)
                else:
                    rail_length = max(rail_length, rail + 1)
                if state == FREE:
                    points += open_end
                elif state == BLANK:
                    points -= UNIT
        elif 0 < state < CLOSED and state != LAKE:
            if border < INNER:
                points -= UNIT + open_end
            else:
                points -= LOST_EXIT * rounds_left
    points += JOIN * joined
    points += UNIT * max(high_length - here[LONGEST + 1], 0)
    points += UNIT * max(rail_length - here[LONGEST + 2], 0)
    return points, joined
