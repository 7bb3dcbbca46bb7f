"""Playing on with dice that nobody knows yet: each round by a narrow beam."""

import numpy as np

from firmware.games.die import DICE
from firmware.games.railroad import expansions
from firmware.games.railroad.expansions.meteor import ANY, DIRECTIONS
from firmware.games.railroad.sheet.face_table import NUMBERS
from firmware.games.railroad.sheet.tiles import ROUTE_DICE
from host_tools.coach.beam import beam
from host_tools.coach.fast import fast
from host_tools.coach.position import measure
from host_tools.coach.rules import KIND, KINDS, LAVA_GAME, PLAIN
from host_tools.coach.tables import LEFT, SPECIAL, VOLCANO_LEFT


def number_of(face: str) -> int:
    """A face of any die as the engine knows it."""
    if face in NUMBERS:
        return NUMBERS[face]
    if face == ANY:
        return len(DIRECTIONS)
    return DIRECTIONS.index(face) if face in DIRECTIONS else int(face)


def _dice(kind: str) -> list[list[int]]:
    dice = (*ROUTE_DICE, *expansions.BY_KEY[kind].DICE)
    faces = [[number_of(face) for face in DICE[die].faces] for die in dice]
    return faces + [[-1] * 6] * (6 - len(faces))


DICE_FACES = np.array([_dice(kind) for kind in KINDS], np.int64)


@fast
def next_random(seed):
    """A number below 2**31 from the one before: the same on every machine."""
    seed = (seed ^ seed >> 15) * 0x2C1B3C6D & 0x7FFFFFFF
    seed = (seed ^ seed >> 12) * 0x297A2D39 & 0x7FFFFFFF
    return (seed + 0x1F123BB5) & 0x7FFFFFFF


@fast
def roll(seed, rules, dice):
    """Roll the dice of a round; returns the next seed."""
    kind = rules[KIND]
    for die in range(4 if kind == PLAIN else 6):
        seed = next_random(seed)
        dice[die] = DICE_FACES[kind, die, (seed >> 8) % 6]
    return seed


@fast
def begin_round(here, rules):
    kind = rules[KIND]
    here[LEFT] = 63 if 0 < kind <= LAVA_GAME else 15
    here[SPECIAL] = 0
    here[VOLCANO_LEFT] = 1
    measure(here)


@fast
def best_end(values, count):
    best = 0
    for number in range(1, count):
        if values[number] > values[best]:
            best = number
    return best


@fast
def play_on(here, rounds_left, depth, seed, dice, weights, rules, room):
    """Play the rounds to come; returns the value at the end. `here` is changed."""
    ends, values = room[6], room[8]
    worth = 0
    for left in range(rounds_left - 1, max(rounds_left - 1 - depth, -1), -1):
        seed = roll(seed, rules, dice)
        begin_round(here, rules)
        count = beam(here, dice, left, weights, rules, room)
        best = best_end(values, count)
        here[:] = ends[best]
        worth = values[best]
    return worth
