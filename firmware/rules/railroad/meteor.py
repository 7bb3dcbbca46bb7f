"""Where the meteor lands."""

from firmware.rules.railroad.board import NEXT, OUTSIDE

DIRECTIONS = "NESW"


def landing(marker, direction, distance, has_crater):
    """The space that a meteor hits: it bounces at the edge and passes over craters.

    `has_crater(space)` tells where craters are. None if every space it can reach has one.
    """
    side = DIRECTIONS.index(direction)
    space = marker
    for _ in range(distance):
        space, side = _step(space, side)
    # A line has seven spaces: after fourteen steps every one of them was tried.
    for _ in range(14):
        if not has_crater(space):
            return space
        space, side = _step(space, side)
    return None


def _step(space, side):
    if NEXT[space * 4 + side] == OUTSIDE:
        side ^= 2
    return NEXT[space * 4 + side], side
