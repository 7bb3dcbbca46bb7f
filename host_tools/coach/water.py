"""What the expansions add to a position: rivers, lakes, lava, meteors, and their points."""

import numpy as np

from host_tools.coach.fast import fast
from host_tools.coach.position import build, place
from host_tools.coach.rules import (
    BRIDGE_JOINS,
    CRATER_SPACES,
    KIND,
    LAKE_GAME,
    LAVA_ADJACENT,
    LAVA_BLANK_CLOSED,
    LAVA_ERASES_ANY,
    LAVA_FITTING,
    LAVA_GAME,
    LAVA_ROUTE_JOINS,
    LONE_PIER,
    METEOR_GAME,
    RIVER_CORNER,
    RIVER_GAME,
    RIVER_LOOP,
    VOLCANO_SIDE,
    WATER_LEGAL,
)
from host_tools.coach.tables import (
    BORDER,
    CRATER,
    EMPTY,
    FACE,
    FITS,
    FITS_WATER,
    FLOOD,
    HAS,
    IS_BRIDGE,
    IS_LAVA,
    IS_PIER,
    JOINS,
    JOINS_LAVA,
    LAKE,
    LAVA,
    LETTER,
    NEXT,
    OUTSIDE,
    RIVER,
    ROW,
    SPACES,
    STATE,
    STATES,
    VOLCANO,
)

ROUTES = 0b110  # highway and railway among the bits of HAS
# What is counted of a body of water, in one row: spaces, ends that may go on, ends that cannot,
# ends at the outer edge, and whether it is a pier alone.
BODY = 5
BODIES = SPACES * BODY


@fast
def flood(here):
    """Every empty space with three lake sides around it becomes lake; that can cascade."""
    again = True
    while again:
        again = False
        for space in range(SPACES):
            if here[FACE + space] == EMPTY:
                sides = 0
                for side in range(4):
                    sides += here[STATE + BORDER[space * 4 + side]] == LAKE
                if sides >= 3:
                    place(here, space, FLOOD)
                    again = True


@fast
def bodies(here, letter, rules, found):
    """Fill in every body of a letter; returns how many there are."""
    seen = np.zeros(SPACES, np.int64)
    stack = np.zeros(SPACES, np.int64)
    count = 0
    for start in range(SPACES):
        if seen[start] or HAS[here[FACE + start]] >> letter & 1 == 0:
            continue
        spaces = open_ = vain = edge = 0
        stack[0] = start
        seen[start] = 1
        waiting = 1
        while waiting:
            waiting -= 1
            space = stack[waiting]
            spaces += 1
            face = here[FACE + space]
            for side in range(4):
                if LETTER[face * ROW + side] != letter:
                    continue
                other = NEXT[space * 4 + side]
                if other == OUTSIDE:
                    edge += 1
                    continue
                met = here[FACE + other]
                across = LETTER[met * ROW + (side ^ 2)]
                if across == letter:
                    if seen[other] == 0:
                        seen[other] = 1
                        stack[waiting] = other
                        waiting += 1
                elif met == EMPTY:
                    open_ += 1
                elif letter != LAVA or across or rules[LAVA_BLANK_CLOSED] == 0:
                    vain += 1
        at = count * BODY
        found[at] = spaces
        found[at + 1] = open_
        found[at + 2] = vain
        found[at + 3] = edge
        found[at + 4] = spaces == 1 and IS_PIER[here[FACE + start]]
        count += 1
    return count


@fast
def letter_of(rules):
    """The water that is counted in a game."""
    kind = rules[KIND]
    if kind == RIVER_GAME:
        return RIVER
    return LAKE if kind == LAKE_GAME else LAVA


@fast
def water_points(found, count, rules):
    """The points of the bodies that were counted."""
    kind = rules[KIND]
    points = 0
    if kind == RIVER_GAME:
        for number in range(count):
            at = number * BODY
            here = found[at]
            ends = found[at + 1] + found[at + 2]
            if ends == 0 and found[at + 3] == 0 and rules[RIVER_LOOP]:
                here = 0
            if ends == 0 and found[at + 3] and (found[at] > 1 or rules[RIVER_CORNER] == 0):
                here += 3
            points = max(points, here)
    elif kind == LAKE_GAME:
        for number in range(count):
            at = number * BODY
            if found[at + 4] and rules[LONE_PIER]:
                continue
            if points == 0 or found[at] < points:
                points = found[at]
    else:
        largest = 0
        for number in range(count):
            at = number * BODY
            points += 5 * (found[at + 1] + found[at + 2] == 0)
            largest = max(largest, found[at])
        points += largest
    return points


@fast
def crater_points(here, rules):
    """(points of routes that end at a crater, how many ends)."""
    ends = spaces = 0
    for space in range(SPACES):
        face = here[FACE + space]
        here_too = 0
        for side in range(4):
            letter = LETTER[face * ROW + side]
            other = NEXT[space * 4 + side]
            if letter and other != OUTSIDE and here[FACE + other] == CRATER:
                here_too += 1
        ends += here_too
        spaces += here_too > 0
    return 2 * (spaces if rules[CRATER_SPACES] else ends), ends


@fast
def expansion_points(here, rules, found):
    """What the expansion counts now."""
    kind = rules[KIND]
    if kind == METEOR_GAME:
        return crater_points(here, rules)[0]
    if kind == 0:
        return 0
    return water_points(found, bodies(here, letter_of(rules), rules, found), rules)


# What may be drawn


@fast
def fitting(here, space, form, rules):
    """(ways of a face that no side forbids, those that join a route, those that join lava)."""
    at = form * 4 * STATES
    port = space * 4
    fits, routes, lavas = -1, 0, 0
    for side in range(4):
        place_ = at + side * STATES + here[STATE + BORDER[port + side]]
        fits &= FITS_WATER[place_] if rules[WATER_LEGAL] else FITS[place_]
        routes |= JOINS[place_]
        lavas |= JOINS_LAVA[place_]
    return fits, routes, lavas


@fast
def water_ways(here, space, form, rules):
    """The ways in which a face of an expansion's die may be drawn in a free space."""
    fits, routes, lavas = fitting(here, space, form, rules)
    kind = rules[KIND]
    if kind == RIVER_GAME:
        if rules[BRIDGE_JOINS] and IS_BRIDGE[form]:
            fits &= routes
    elif kind == LAVA_GAME:
        if rules[LAVA_ADJACENT] == 0:
            fits &= lavas
        elif not beside_lava(here, space):
            fits = 0
        if rules[LAVA_ROUTE_JOINS] and HAS[form] & ROUTES:
            fits &= routes
    return fits


@fast
def beside_lava(here, space):
    """Has a neighbouring space any lava?"""
    for side in range(4):
        other = NEXT[space * 4 + side]
        if other != OUTSIDE and HAS[here[FACE + other]] >> LAVA & 1:
            return True
    return False


@fast
def beside_open_lava(here, space):
    """Does a neighbour's lava side point into this space?"""
    for side in range(4):
        other = NEXT[space * 4 + side]
        if other != OUTSIDE and LETTER[here[FACE + other] * ROW + (side ^ 2)] == LAVA:
            return True
    return False


@fast
def may_open(here, space, rules):
    """May a new volcano be drawn in this empty space?"""
    near = beside_open_lava(here, space) if rules[VOLCANO_SIDE] else beside_lava(here, space)
    return not near and fitting(here, space, VOLCANO, rules)[0] & 1 == 1


@fast
def no_free_space(here, dice, left, rules):
    """The book's condition for erasing: no free space borders open lava."""
    for space in range(SPACES):
        if here[FACE + space] == EMPTY and beside_open_lava(here, space):
            if rules[LAVA_FITTING] == 0:
                return False
            for die in range(4, 6):
                if left >> die & 1 and water_ways(here, space, dice[die], rules):
                    return False
    return True


@fast
def erasable(here, space, rules):
    """May this drawing make way for lava?"""
    face = here[FACE + space]
    if face in (EMPTY, CRATER, VOLCANO, FLOOD) or not beside_open_lava(here, space):
        return False
    return IS_LAVA[face] == 0 or (rules[LAVA_ERASES_ANY] == 1 and HAS[face] & ROUTES != 0)


@fast
def erase(here, space, what):
    """A drawing goes; `what` is left there: an empty space or a crater."""
    here[FACE + space] = what
    build(here)


@fast
def landing(here, marker, side, distance):
    """The space that a meteor hits, or -1: it bounces at the edge and passes over craters."""
    space = marker
    for step in range(distance + 14):
        if step >= distance and here[FACE + space] != CRATER:
            return space
        if NEXT[space * 4 + side] == OUTSIDE:
            side ^= 2
        space = NEXT[space * 4 + side]
    return -1


@fast
def errors_now(here, rules):
    """Ends that meet neither a matching side nor the outer edge nor a crater."""
    count = 0
    for space in range(SPACES):
        face = here[FACE + space]
        for side in range(4):
            letter = LETTER[face * ROW + side]
            other = NEXT[space * 4 + side]
            if letter in (0, LAKE) or other == OUTSIDE:
                continue
            met = here[FACE + other]
            across = LETTER[met * ROW + (side ^ 2)]
            if across == letter or (met == CRATER and letter <= 2):
                continue
            closed = letter == LAVA and rules[LAVA_BLANK_CLOSED] and met != EMPTY
            count += not (closed and across == 0)
    return count
