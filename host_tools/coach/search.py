"""What to draw in a round: candidates by a wide beam, each played on with the same dice to come;
the better half goes on until one is left (sequential halving)."""

import numpy as np

from host_tools.coach.beam import beam
from host_tools.coach.fast import fast
from host_tools.coach.playing import best_end, next_random, play_on
from host_tools.coach.tables import SIZE


@fast
def choose(start, dice, rounds_left, weights, rules, wide, narrow, budget, seed, prior, depth):
    """(the best end of the wide beam; of each end the sum of its values when played on, of their
    squares, and how often it was). The budget is in steps."""
    count = beam(start, dice, rounds_left, weights, rules, wide)
    ends, values = wide[6], wide[8]
    sums = np.zeros(count, np.int64)
    squares = np.zeros(count, np.int64)
    plays = np.zeros(count, np.int64)
    if rounds_left == 0 or count == 1:
        return best_end(values, count), sums, squares, plays
    alive = np.argsort(-values[:count], kind="mergesort")
    rolled = np.full(6, -1, np.int64)
    here = np.zeros(SIZE, np.int16)
    budget -= wide[12][0]
    stages = 0
    while 1 << stages < count:
        stages += 1
    for stage in range(stages):
        until = budget * (stage + 1) // stages
        while narrow[12][0] < until:
            for number in range(len(alive)):
                one = alive[number]
                here[:] = ends[one]
                to_come = next_random(seed + 7919 * plays[one])
                worth = play_on(here, rounds_left, depth, to_come, rolled, weights, rules, narrow)
                sums[one] += worth
                squares[one] += worth * worth
                plays[one] += 1
        worths = np.zeros(len(alive), np.int64)
        for number in range(len(alive)):
            one = alive[number]
            worths[number] = (sums[one] + prior * values[one]) * 16 // (plays[one] + prior)
        alive = alive[np.argsort(-worths, kind="mergesort")][: (len(alive) + 1) // 2]
    return alive[0], sums, squares, plays
