"""How well the coach plays the dice of the rival's 200 codes, not knowing them ahead.

`python -m tests.bench.coach SECONDS FIRST LAST` plays some of them, a JSON line for each.
"""

import json
import statistics
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from host_tools.coach.games import play, rate, warm_up
from tests.rules.rivals import code

# Core-seconds a game: how many of the codes, and the mean that is wanted.
COUNTS = {1: (200, "at least 56"), 5: (40, ""), 30: (12, "at least 60"), 120: (4, "")}
# Means in the plain game that others have published, with their core-seconds a game.
PUBLISHED = {
    "published: integer programming, 19,700 core-seconds a game": 59.04,
    "published: Monte Carlo, 65 core-seconds a game": 57.3,
    "published: a good human": 51.75,
    "published: Monte Carlo tree search in Rust, at most": 48,
}
PROCESSES = 2


def measure() -> list:
    warm_up()
    rows: list = [(what, mean, "points") for what, mean in PUBLISHED.items()]
    for seconds, (count, _) in COUNTS.items():
        with ProcessPoolExecutor(PROCESSES) as pool:
            games = list(pool.map(played, [seconds] * count, range(count)))
        rows += rows_of(seconds, games)
    return rows


def played(seconds: float, number: int) -> tuple[int, float]:
    """(total, core-seconds) of one code."""
    rate()
    begun = time.process_time()
    total = play(code(number), {}, seconds=seconds).score.total
    return total, time.process_time() - begun


def rows_of(seconds: int, games: list[tuple[int, float]]) -> list:
    """The table's rows for one budget; its error is that of the mean."""
    totals = [total for total, _ in games]
    spread = statistics.stdev(totals)
    what = f"at most {seconds} core-seconds a game, {len(games)} codes"
    return [
        (f"{what}: mean", statistics.mean(totals), "points", COUNTS[seconds][1]),
        (f"{what}: standard error of the mean", spread / len(totals) ** 0.5, "points"),
        (f"{what}: standard deviation", spread, "points"),
        (f"{what}: worst", min(totals), "points"),
        (f"{what}: best", max(totals), "points"),
        (
            f"{what}: core-seconds a game, the most",
            max(took for _, took in games),
            "s",
            f"at most {seconds}",
        ),
    ]


def some(seconds: float, first: int, last: int) -> Iterator[str]:
    warm_up()
    for number in range(first, last):
        total, took = played(seconds, number)
        yield json.dumps([seconds, number, total, round(took, 3)])


if __name__ == "__main__":
    for line in some(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])):
        print(line, flush=True)
