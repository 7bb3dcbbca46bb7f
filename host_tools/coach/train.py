"""`python -m host_tools.coach.train`: learn the weights of value.py from games against nobody.

The coach plays with the weights that it has, sometimes something else than the best; for every
sheet at the end of a round a regression finds what each feature adds to the points until the end
of the game. Then it plays with these. From the same seeds come the same games; none of them has
dice of a shared code.
"""

from typing import NamedTuple

import numpy as np

from firmware.games.railroad.game import Game
from host_tools.coach.beam import beam, rooms
from host_tools.coach.fast import fast
from host_tools.coach.player import WEIGHTS
from host_tools.coach.playing import begin_round, best_end, next_random, roll
from host_tools.coach.position import position_of
from host_tools.coach.rules import KINDS, ROUNDS, rules_of
from host_tools.coach.value import FEATURES, MOST_SEEN, UNIT, points_now, see

MOST_ROUNDS = 7
RESULTS = 8
RIDGE = 20.0  # games: what a feature costs that is hardly ever seen
REMEMBERED = 3  # lessons


class Lesson(NamedTuple):
    games: int
    width: int
    looks: int
    whims: int  # of 100 rounds: any of the best eight


# In each course the lessons before are forgotten, but for the weights that came of them.
COURSES = (
    (Lesson(4000, 4, 16, 50), *[Lesson(4000, 4, 16, 8)] * 6),
    (Lesson(16_000, 8, 32, 8),) * 5,
)
SEEDS = (1000, 5000)  # of the courses
NEXT_SEED = 77_777


@fast
def study(games, seed, whims, weights, rules, start, room, squares, sums):
    """Play, and add up the equations of the regression; returns the sum of all totals."""
    dice = np.full(6, -1, np.int64)
    here = start.copy()
    ends, values, found, work = room[6], room[8], room[10], room[11]
    seen = np.zeros((MOST_ROUNDS, MOST_SEEN), np.int64)
    many = np.zeros(MOST_ROUNDS, np.int64)
    points = np.zeros(MOST_ROUNDS, np.int64)
    total = 0
    for _ in range(games):
        here[:] = start
        worth = 0
        for left in range(rules[ROUNDS] - 1, -1, -1):
            seed = roll(seed, rules, dice)
            begin_round(here, rules)
            count = beam(here, dice, left, weights, rules, room)
            best = best_end(values, count)
            seed = next_random(seed)
            if left > 0 and (seed >> 8) % 100 < whims:
                seed = next_random(seed)
                best = (seed >> 8) % count
            here[:] = ends[best]
            worth = values[best] // UNIT
            begin_round(here, rules)
            many[left] = see(here, rules, found, work)
            seen[left, : many[left]] = found[: many[left]]
            points[left] = points_now(here, rules, work)
        total += worth
        for left in range(1, rules[ROUNDS]):
            for one in range(many[left]):
                feature = seen[left, one]
                sums[left, feature] += worth - points[left]
                for other in range(many[left]):
                    squares[left, feature, seen[left, other]] += 1
    return total


def learn() -> np.ndarray:
    weights = np.zeros((MOST_ROUNDS, FEATURES), np.int64)
    options = Game({"boards": 1}, 1).options
    rules = rules_of(options)
    start = position_of(Game(options, 1).seats[0].sheet.faces)
    for course, lessons in enumerate(COURSES):
        equations: list[tuple[np.ndarray, np.ndarray]] = []
        for number, lesson in enumerate(lessons):
            squares = np.zeros((MOST_ROUNDS, FEATURES, FEATURES), np.int64)
            sums = np.zeros((MOST_ROUNDS, FEATURES), np.int64)
            room = rooms(lesson.width, lesson.looks, RESULTS)
            seed = SEEDS[course] + NEXT_SEED * number
            total = study(
                lesson.games, seed, lesson.whims, weights, rules, start, room, squares, sums
            )
            print(f"mean {total / lesson.games:.2f}", flush=True)
            equations = [*equations, (squares, sums)][-REMEMBERED:]
            weights = solved(equations)
    return weights


def solved(equations: list[tuple[np.ndarray, np.ndarray]]) -> np.ndarray:
    weights = np.zeros((MOST_ROUNDS, FEATURES), np.int64)
    for left in range(1, MOST_ROUNDS):
        squares = sum(squares[left] for squares, _ in equations) + RIDGE * np.eye(FEATURES)
        sums = sum(sums[left] for _, sums in equations)
        weights[left] = np.round(UNIT * np.linalg.solve(squares, sums))
    return weights


def main() -> None:
    """With an expansion the coach plays by what it knows of the plain game."""
    known = np.stack([learn()] * len(KINDS))
    assert np.abs(known).max() < 1 << 15
    np.savez_compressed(WEIGHTS, weights=known.astype(np.int16))


if __name__ == "__main__":
    main()
