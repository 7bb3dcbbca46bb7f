"""What a finished round is worth: played on many times, with the same dice for all it is compared
with."""

import numpy as np

from host_tools.coach.fast import fast
from host_tools.coach.playing import next_random, play_on
from host_tools.coach.tables import SIZE


@fast
def play_many(start, rounds_left, weights, rules, narrow, seed, worths):
    """Fill in the values at the end of that many games."""
    here = np.zeros(SIZE, np.int16)
    rolled = np.full(6, -1, np.int64)
    for number in range(len(worths)):
        here[:] = start
        to_come = next_random(seed + 7919 * number)
        worths[number] = play_on(
            here, rounds_left, rounds_left, to_come, rolled, weights, rules, narrow
        )
