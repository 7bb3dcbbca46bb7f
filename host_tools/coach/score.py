"""The score of a position, exactly as the rules count it."""

import numpy as np

from firmware.games.railroad.rival.borders import INNER
from host_tools.coach.fast import fast
from host_tools.coach.rules import LONGEST_RULE, SKIP_CRATERS
from host_tools.coach.tables import (
    CENTRE_LIST,
    CRATER,
    EMPTY,
    EXIT_POINTS,
    FACE,
    LABEL,
    LETTER,
    NEXT,
    OUTSIDE,
    ROW,
    SPACES,
)
from host_tools.coach.water import errors_now, expansion_points

MOST_STEPS = 400_000  # of a search for one longest route; no sheet of a real game comes near
SIMPLE, TRAIL_ONCE = 0, 2  # rules of the longest route: see rules.py


@fast
def exits_score(here):
    """The points of all networks."""
    points = 0
    for number in range(12):
        label = here[LABEL + INNER + number]
        if label == number + 1:
            count = 0
            for other in range(number, 12):
                count += here[LABEL + INNER + other] == label
            points += EXIT_POINTS[count]
    return points


@fast
def centre_score(here, rules):
    count = 0
    for number in range(9):
        face = here[FACE + CENTRE_LIST[number]]
        count += face != EMPTY and not (rules[SKIP_CRATERS] and face == CRATER)
    return count


@fast
def final_score(here, rules, found):
    """The total of a finished sheet."""
    points = exits_score(here) + centre_score(here, rules) - errors_now(here, rules)
    points += longest(here, 1, rules[LONGEST_RULE]) + longest(here, 2, rules[LONGEST_RULE])
    return points + expansion_points(here, rules, found)


@fast
def longest(here, letter, rule):
    """The points of the longest highway (1) or railway (2)."""
    near = np.full(SPACES * 4, OUTSIDE, np.int64)
    degree = np.zeros(SPACES, np.int64)
    nodes = 0
    for space in range(SPACES):
        face = here[FACE + space]
        mine = False
        for side in range(4):
            if LETTER[face * ROW + side] == letter:
                mine = True
                other = NEXT[space * 4 + side]
                if other != OUTSIDE:
                    if LETTER[here[FACE + other] * ROW + (side ^ 2)] == letter:
                        near[space * 4 + side] = other
                        degree[space] += 1
        nodes += mine
    if nodes == 0:
        return 0
    if rule != SIMPLE:
        return _trail(near, degree, rule)
    return _simple(near, degree)


@fast
def _simple(near, degree):
    """A longest route starts at an end, at a junction, or beside one; or it is a ring."""
    path = np.zeros(SPACES + 1, np.int64)
    turn = np.zeros(SPACES + 1, np.int64)
    seen = np.zeros(SPACES, np.int64)
    part = _parts(near, degree)
    size = np.zeros(SPACES, np.int64)
    junction = np.zeros(SPACES, np.int64)
    for space in range(SPACES):
        if part[space] >= 0:
            size[part[space]] += 1
            junction[part[space]] |= degree[space] > 2
    best = 1
    steps = 0
    for start in range(SPACES):
        if degree[start] == 0 or size[part[start]] <= best:
            continue
        if junction[part[start]] == 0:
            best = size[part[start]]  # a plain line or a ring
            continue
        if degree[start] == 2:
            beside = False
            for side in range(4):
                other = near[start * 4 + side]
                beside = beside or (other != OUTSIDE and degree[other] > 2)
            if not beside:
                continue
        depth = 0
        path[0] = start
        turn[0] = 0
        seen[start] = 1
        while depth >= 0:
            space = path[depth]
            side = turn[depth]
            steps += 1
            if side == 4 or steps > MOST_STEPS or best == size[part[start]]:
                seen[space] = 0
                depth -= 1
                continue
            turn[depth] = side + 1
            other = near[space * 4 + side]
            if other != OUTSIDE and seen[other] == 0:
                depth += 1
                path[depth] = other
                turn[depth] = 0
                seen[other] = 1
                best = max(best, depth + 1)
    return best


@fast
def _parts(near, degree):
    """The part of the graph that each space belongs to; -1 for one that is joined to none."""
    part = np.full(SPACES, -1, np.int64)
    stack = np.zeros(SPACES * 4, np.int64)
    for start in range(SPACES):
        if degree[start] == 0 or part[start] >= 0:
            continue
        part[start] = start
        stack[0] = start
        count = 1
        while count:
            count -= 1
            space = stack[count]
            for side in range(4):
                other = near[space * 4 + side]
                if other != OUTSIDE and part[other] < 0:
                    part[other] = start
                    stack[count] = other
                    count += 1
    return part


@fast
def _trail(near, degree, rule):
    """The longest walk that uses no joint twice; a space counts each time it is passed."""
    path = np.zeros(128, np.int64)
    turn = np.zeros(128, np.int64)
    came = np.zeros(128, np.int64)
    used = np.zeros(SPACES * 4, np.int64)
    visits = np.zeros(SPACES, np.int64)
    part = _parts(near, degree)
    most = np.zeros(SPACES, np.int64)
    odd = np.zeros(SPACES, np.int64)
    ends = np.zeros(SPACES, np.int64)
    for space in range(SPACES):
        if part[space] >= 0:
            most[part[space]] += degree[space]
            odd[part[space]] += degree[space] & 1
            ends[part[space]] |= degree[space] != 2
    best = 1
    steps = 0
    for start in range(SPACES):
        if degree[start] == 0:
            continue
        here = part[start]
        # Every pair of odd spaces but one leaves a joint unused.
        bound = most[here] // 2 + 1 - max(odd[here] - 2, 0) // 2
        if bound <= best or (ends[here] == 0 and start != here):
            continue
        if degree[start] == 2 and ends[here]:
            beside = False
            for side in range(4):
                other = near[start * 4 + side]
                beside = beside or (other != OUTSIDE and degree[other] > 2)
            if not beside:
                continue
        depth = 0
        path[0] = start
        turn[0] = 0
        visits[start] = 1
        while depth >= 0:
            space = path[depth]
            side = turn[depth]
            steps += 1
            if side == 4 or steps > MOST_STEPS or best >= bound:
                visits[space] -= 1
                if depth:
                    used[came[depth]] = 0
                    back = came[depth]
                    used[near[back] * 4 + (back & 3 ^ 2)] = 0
                depth -= 1
                continue
            turn[depth] = side + 1
            port = space * 4 + side
            other = near[port]
            if other != OUTSIDE and used[port] == 0:
                used[port] = 1
                used[other * 4 + (side ^ 2)] = 1
                depth += 1
                path[depth] = other
                turn[depth] = 0
                came[depth] = port
                visits[other] += 1
                length = depth + 1
                if rule == TRAIL_ONCE and visits[other] > 1 and visits[start] > 1:
                    length -= 1
                best = max(best, length)
    return best
