"""The drawings of one round: the best few sheets go on after each tile.

A drawing is first judged at a glance; the most promising are drawn and valued, and the best of
these go on. Sheets on which no die fits any more are candidates, of which the best are returned.
"""

import numpy as np

from host_tools.coach.drawing import (
    any_volcano,
    draw,
    erasing_ways,
    face_of,
    lava_due,
    openings,
    route_ends,
    sources,
    ways_of,
)
from host_tools.coach.fast import fast
from host_tools.coach.glance import glance, special_price
from host_tools.coach.rules import KIND, METEOR_GAME, PLAIN
from host_tools.coach.tables import (
    CRATER,
    EMPTY,
    ERASE,
    FACE,
    FIRST_SPECIAL,
    KEYS,
    NEW_VOLCANO,
    SIZE,
    SPACES,
    VOLCANO_LEFT,
    WAYS,
)
from host_tools.coach.value import MOST_SEEN, WORK, final_value, value

FACES_ALL = len(KEYS) // SPACES
MOVES = 27  # numbers for the moves of a round: space, face and source of each
HASHED = 4096
OFFSET = 1 << 24


def rooms(width: int, looks: int, results: int) -> tuple:
    """What a beam of this size writes on: made once, used again and again."""
    return (
        np.zeros((2, width, SIZE), np.int16),
        np.zeros((2, width, MOVES), np.int16),
        np.zeros((2, width), np.int64),  # values
        np.zeros((2, width), np.int64),  # keys
        np.zeros(looks, np.int64),  # a heap of the best glances
        np.zeros(HASHED, np.int64),
        np.zeros((results, SIZE), np.int16),
        np.zeros((results, MOVES), np.int16),
        np.zeros(results, np.int64),
        np.zeros(SIZE, np.int16),
        np.zeros(MOST_SEEN, np.int64),
        np.zeros(WORK, np.int64),
        np.zeros(1, np.int64),  # steps taken
    )


@fast
def beam(start, dice, rounds_left, weights, rules, room):
    """Fill in the best finished sheets, returns how many. `dice` are faces by source."""
    sheets, moves, values, keys, heap, table = room[:6]
    ends, end_moves, end_values, new, found, work, steps = room[6:]
    width = sheets.shape[1]
    now = results = level = 0
    many = openings(start, dice, rules, sheets[0], moves[0])
    if moves[0, 0, 0] >= 0:
        level = 1
    for number in range(many):
        keys[0, number] = number
        values[0, number] = value(sheets[0, number], rounds_left, weights, rules, found, work)
    while many:
        heaped = 0
        table[:] = 0
        hashed = 0
        for number in range(many):
            here = sheets[now, number]
            done, heaped, hashed = _glance_all(
                here,
                number,
                values[now, number],
                keys[now, number],
                dice,
                rounds_left,
                rules,
                heap,
                heaped,
                table,
                hashed,
                steps,
            )
            if done:
                worth = values[now, number]
                if rounds_left == 0:
                    worth = final_value(here, rules, work)
                results = _keep_end(
                    here, moves[now, number], level, worth, ends, end_moves, end_values, results
                )
        then = 1 - now
        kept = 0
        for place_ in range(heaped):
            drawing = heap[place_]
            way = drawing & 7
            source = drawing >> 3 & 15
            space = drawing >> 7 & 63
            number = drawing >> 13 & 255
            face = face_of(dice, source) + way
            new[:] = sheets[now, number]
            draw(new, space, face, source, rules)
            worth = value(new, rounds_left, weights, rules, found, work)
            steps[0] += 16
            at = kept
            if kept == width:
                at = 0
                for other in range(1, width):
                    if values[then, other] < values[then, at]:
                        at = other
                if values[then, at] >= worth:
                    continue
            else:
                kept += 1
            sheets[then, at] = new
            values[then, at] = worth
            keys[then, at] = keys[now, number] ^ KEYS[space * FACES_ALL + face]
            for part in range(3 * level):
                moves[then, at, part] = moves[now, number, part]
            moves[then, at, 3 * level] = space
            moves[then, at, 3 * level + 1] = face
            moves[then, at, 3 * level + 2] = source
        now = then
        many = kept
        level += 1
    return results


@fast
def _keep_end(here, moves, level, worth, ends, end_moves, end_values, results):
    at = results
    if results == len(end_values):
        at = 0
        for other in range(1, results):
            if end_values[other] < end_values[at]:
                at = other
        if end_values[at] >= worth:
            return results
    else:
        results += 1
    ends[at] = here
    end_values[at] = worth
    for part in range(3 * level):
        end_moves[at, part] = moves[part]
    if 3 * level < MOVES:
        end_moves[at, 3 * level] = -1
    return results


@fast
def _glance_all(
    here, number, before, key, dice, rounds_left, rules, heap, heaped, table, hashed, steps
):
    """Judge every drawing on a sheet; returns (the round may end, heaped, hashed)."""
    done = True
    price = special_price(here, rounds_left)
    before += OFFSET
    last = sources(here, rules)
    lava_fits = False
    for space in range(SPACES):
        there = here[FACE + space]
        if there != EMPTY and there != CRATER:
            continue
        met = route_ends(here, space)
        if not met and rules[KIND] in (PLAIN, METEOR_GAME):
            continue
        for source in range(last):
            ways = ways_of(here, space, dice, source, met, rules)
            if ways == 0:
                continue
            if source < 4 and there == EMPTY:
                done = False
            lava_fits = lava_fits or source in (4, 5)
            form = face_of(dice, source)
            for way in range(WAYS[form]):
                if ways >> way & 1 == 0:
                    continue
                steps[0] += 1
                worth, joined = glance(here, space, form + way, rounds_left)
                if FIRST_SPECIAL <= source < NEW_VOLCANO:
                    if joined == 0:
                        continue
                    worth -= price
                drawing = before + worth << 8 | number
                drawing = ((drawing << 6 | space) << 4 | source) << 3 | way
                new = key ^ KEYS[space * FACES_ALL + form + way]
                heaped, hashed = _note(drawing, new, heap, heaped, table, hashed)
    if done and lava_due(here, rules) and not lava_fits:
        for space in range(SPACES):
            for die in range(4, 6):
                ways = erasing_ways(here, space, dice, die, rules)
                for way in range(WAYS[dice[die]]):
                    if ways >> way & 1:
                        drawing = (before << 8 | number) << 6 | space
                        drawing = (drawing << 4 | ERASE + die - 4) << 3 | way
                        new = key ^ KEYS[space * FACES_ALL + dice[die] + way]
                        heaped, hashed = _note(drawing, new, heap, heaped, table, hashed)
                        done = False
        done = done and (here[VOLCANO_LEFT] == 0 or not any_volcano(here, rules))
    elif done and lava_due(here, rules):
        done = False
    return done, heaped, hashed


@fast
def _note(drawing, key, heap, heaped, table, hashed):
    """Keep a drawing if it is among the best, and not the same as one in another order."""
    if heaped == len(heap) and drawing <= heap[0]:
        return heaped, hashed
    if hashed < HASHED // 2:
        slot = key % HASHED
        while table[slot] != 0 and table[slot] != key:
            slot = (slot + 1) % HASHED
        if table[slot] == key:
            return heaped, hashed
        table[slot] = key
        hashed += 1
    if heaped == len(heap):
        heap[0] = drawing
        _sink(heap, 0)
        return heaped, hashed
    heap[heaped] = drawing
    heaped += 1
    if heaped == len(heap):
        for root in range(heaped // 2 - 1, -1, -1):
            _sink(heap, root)
    return heaped, hashed


@fast
def _sink(heap, root):
    """Restore the heap below a place: the least is on top."""
    size = len(heap)
    while True:
        least = 2 * root + 1
        if least >= size:
            return
        if least + 1 < size and heap[least + 1] < heap[least]:
            least += 1
        if heap[root] <= heap[least]:
            return
        heap[root], heap[least] = heap[least], heap[root]
        root = least
