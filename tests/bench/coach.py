"""How well the coach plays the dice of the rival's 200 codes, not knowing them ahead."""

import statistics
import time
from concurrent.futures import ProcessPoolExecutor

from host_tools.coach.games import play, rate, warm_up
from tests.rules.rivals import code

# Core-seconds a game: how many of the codes, and the mean that is wanted. Few, since each takes
# that long: coach_table.py plays more of them, and for longer, when it is asked for by name.
COUNTS = {1: (40, "at least 56"), 5: (6, "")}
PROCESSES = 2


def measure() -> list:
    warm_up()
    rows: list = []
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
