"""What a sheet will probably score: its points so far, and a weight for each thing seen on it.

The things (features) are what each free space sees around it, the networks with their exits and
open ends, how near networks lie to each other, how long routes reach. train.py learns their
weights from games of the coach with itself, for each number of rounds to come.
"""

from firmware.games.railroad.rival.borders import INNER
from host_tools.coach.fast import fast
from host_tools.coach.rules import KIND as GAME
from host_tools.coach.rules import METEOR_GAME, PLAIN
from host_tools.coach.score import centre_score, exits_score, final_score
from host_tools.coach.tables import (
    BORDER,
    CENTRAL,
    CLASS,
    CLASSES,
    CRATER,
    EMPTY,
    ERRORS,
    FACE,
    FREE,
    LABEL,
    LONGEST,
    MARKER,
    NEW_LABEL,
    NEXT,
    OUTSIDE,
    REACH,
    SEEN,
    SPACES,
    STATE,
    USED,
)
from host_tools.coach.water import (
    BODIES,
    BODY,
    bodies,
    crater_points,
    errors_now,
    letter_of,
    water_points,
)

UNIT = 256  # of a point
FAR = 16  # tiles: no join is seen over such a distance
LINKS = 64  # of one distance
# The first of each kind of features.
F_SEEN = 0
F_NETWORK = F_SEEN + 2 * CLASSES  # exits 1 to 6, open ends 0 to 4
F_COST = F_NETWORK + 30  # a join, by the tiles that it and all before it take
F_FAR = F_COST + 32  # the same by its own tiles
F_REACH = F_FAR + FAR  # the longest reach of an open end: highway, railway
F_LONGEST = F_REACH + 32
F_SPECIALS = F_LONGEST + 32
F_CENTRE = F_SPECIALS + 4
F_OPEN = F_CENTRE + 10
F_CRATER = F_OPEN + 32  # ends that point into a crater
F_MARKER = F_CRATER + 5  # where the meteor's marker lies: the same if turned or mirrored
F_BODY = F_MARKER + 16  # of water: spaces to 10, open ends to 3, at the edge to 2, ends in vain
FEATURES = F_BODY + 10 * 4 * 3 * 2
MOST_SEEN = 256  # features of one sheet
# The parts of what `see` writes down meanwhile.
LABELS = 256
OWNER = 0
AWAY = OWNER + SPACES
KIND = AWAY + SPACES
QUEUE = KIND + SPACES
LINKED = QUEUE + SPACES
EXITS = LINKED + FAR
ENDS = EXITS + 13
ROOT = ENDS + 13
LINK = ROOT + LABELS
WATER = LINK + FAR * LINKS
WORK = WATER + BODIES


@fast
def see(here, rules, found, work):
    """Fill in the features of a sheet; returns how many they are."""
    for place in range(QUEUE):
        work[place] = 0
    for place in range(LINKED, ROOT):
        work[place] = 0
    count = waiting = 0
    high = rail = high_reach = rail_reach = 0
    for number in range(12):
        work[EXITS + here[LABEL + INNER + number]] += 1
    for space in range(SPACES):
        face = here[FACE + space]
        if face != EMPTY and face != CRATER:
            continue
        pattern = 0
        any_end = False
        for side in range(4):
            border = BORDER[space * 4 + side]
            state = here[STATE + border]
            pattern *= SEEN
            if state == 1 or state == 2:
                any_end = True
                label = here[LABEL + border]
                if border < INNER:
                    pattern += 1 + state
                    if state == 1:
                        high += 1
                        high_reach = max(high_reach, here[REACH + border])
                    else:
                        rail += 1
                        rail_reach = max(rail_reach, here[REACH + border])
                    if label <= 12:
                        work[ENDS + label] += 1
                else:
                    pattern += 3 + state
                if work[OWNER + space] == 0:
                    work[OWNER + space] = label
                    work[AWAY + space] = 1
                    work[KIND + space] = state
                    work[QUEUE + waiting] = space
                    waiting += 1
                elif work[OWNER + space] != label:
                    far = 1 + (work[KIND + space] != state)
                    _link(work, far, work[OWNER + space], label)
            elif state != FREE:
                pattern += 1
        if face == CRATER:
            ends = 0
            for side in range(4):
                border = BORDER[space * 4 + side]
                ends += border < INNER and 0 < here[STATE + border] < 3
            found[count] = F_CRATER + ends
            count += 1
        elif any_end:
            found[count] = F_SEEN + CLASS[pattern] * 2 + CENTRAL[space]
            count += 1
    _spread(here, work, waiting)
    count = _joins(here, work, found, count)
    for number in range(1, 13):
        exits = work[EXITS + number]
        if exits > 0:
            found[count] = F_NETWORK + (min(exits, 6) - 1) * 5 + min(work[ENDS + number], 4)
            count += 1
    found[count] = F_REACH + min(high_reach, 15)
    found[count + 1] = F_REACH + 16 + min(rail_reach, 15)
    found[count + 2] = F_LONGEST + min(here[LONGEST + 1], 15)
    found[count + 3] = F_LONGEST + 16 + min(here[LONGEST + 2], 15)
    found[count + 4] = F_OPEN + min(high, 15)
    found[count + 5] = F_OPEN + 16 + min(rail, 15)
    used = 0
    for number in range(6):
        used += here[USED] >> number & 1
    found[count + 6] = F_SPECIALS + min(used, 3)
    found[count + 7] = F_CENTRE + centre_score(here, rules)
    count += 8
    if rules[GAME] == METEOR_GAME:
        down = abs(here[MARKER] // 7 - 3)
        right = abs(here[MARKER] % 7 - 3)
        found[count] = F_MARKER + min(down, right) * 4 + max(down, right)
        return count + 1
    if rules[GAME] != PLAIN:
        for number in range(bodies(here, letter_of(rules), rules, work[WATER:])):
            at = WATER + number * BODY
            shape = min(work[at], 10) - 1
            shape = (shape * 4 + min(work[at + 1], 3)) * 3 + min(work[at + 3], 2)
            found[count] = F_BODY + shape * 2 + (work[at + 2] > 0)
            count += 1
    return count


@fast
def _link(work, far, one, other):
    """Two networks that this number of tiles could join."""
    if far < FAR and work[LINKED + far] < LINKS:
        work[LINK + far * LINKS + work[LINKED + far]] = one * LABELS + other
        work[LINKED + far] += 1


@fast
def _spread(here, work, waiting):
    """Go on from space to space; where two networks meet, they are linked."""
    first = 0
    while first < waiting:
        space = work[QUEUE + first]
        first += 1
        mine = work[OWNER + space]
        steps = work[AWAY + space]
        kind = work[KIND + space]
        for side in range(4):
            other = NEXT[space * 4 + side]
            if other == OUTSIDE:
                continue
            face = here[FACE + other]
            if face != EMPTY and face != CRATER:
                continue
            if work[OWNER + other] == 0:
                work[OWNER + other] = mine
                work[AWAY + other] = steps + 1
                work[KIND + other] = kind
                work[QUEUE + waiting] = other
                waiting += 1
            elif work[OWNER + other] != mine:
                # Where a highway meets a railway a station is needed: as if one further.
                far = steps + work[AWAY + other] + (work[KIND + other] != kind)
                _link(work, far, mine, work[OWNER + other])


@fast
def _joins(here, work, found, count):
    """The joins still to come, the nearest first."""
    for label in range(here[NEW_LABEL]):
        work[ROOT + label] = label
    cost = 0
    for far in range(1, FAR):
        for number in range(work[LINKED + far]):
            link = work[LINK + far * LINKS + number]
            one = link // LABELS
            other = link % LABELS
            while work[ROOT + one] != one:
                one = work[ROOT + one]
            while work[ROOT + other] != other:
                other = work[ROOT + other]
            if one == other:
                continue
            cost += far
            work[ROOT + max(one, other)] = min(one, other)
            if max(one, other) <= 12:
                found[count] = F_COST + min(cost, 31)
                found[count + 1] = F_FAR + far
                count += 2
    return count


@fast
def points_now(here, rules, work):
    """The points of a sheet, without the errors that its open ends may become."""
    points = exits_score(here) + centre_score(here, rules) - here[ERRORS]
    points += here[LONGEST + 1] + here[LONGEST + 2]
    if rules[GAME] == METEOR_GAME:
        points += crater_points(here, rules)[0]
    elif rules[GAME] != PLAIN:
        water = work[WATER:]
        points += water_points(water, bodies(here, letter_of(rules), rules, water), rules)
    return points


@fast
def value(here, rounds_left, weights, rules, found, work):
    """The expected total in units at the end of the game."""
    points = points_now(here, rules, work)
    if rounds_left == 0:
        return UNIT * (points + here[ERRORS] - errors_now(here, rules))
    total = UNIT * points
    for number in range(see(here, rules, found, work)):
        total += weights[rounds_left, found[number]]
    return total


@fast
def final_value(here, rules, work):
    return UNIT * final_score(here, rules, work[WATER:])
