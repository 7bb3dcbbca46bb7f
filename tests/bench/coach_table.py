"""The coach beside players that others have published, and the rival on the chip: the plain game.

It takes twenty minutes of a core, so that `make bench` leaves it out:
`python -m tests.bench coach_table`.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from host_tools.coach.games import warm_up
from host_tools.railroad import rival
from tests.bench.coach import played
from tests.rules.rivals import code

COUNTS = {1: 200, 5: 40, 30: 12, 120: 4}  # core-seconds a game: how many of the codes
RIVALS = 200  # codes of the rival
# (who, core-seconds a game, mean)
PUBLISHED = (
    ("published: integer programming", "19,700", "59.04"),
    ("published: Monte Carlo", "65", "57.3"),
    ("published: a good human", "", "51.75"),
    ("published: Monte Carlo tree search in Rust", "", "40 to 48"),
)
HEAD = (
    "| player | core-seconds a game | codes | mean | its error | spread | worst | best |",
    "|---|---|---|---|---|---|---|---|",
)
Games = list[tuple[int, float]]  # (total, core-seconds) of each code


def measure() -> list[str]:
    warm_up()
    lines = [*HEAD]
    for seconds, count in COUNTS.items():
        what = f"coach, at most {seconds} core-seconds a game"
        lines.append(row(what, games(lambda number, s=seconds: played(s, number), count)))
    lines += [f"| {who} | {took} | | {mean} | | | | |" for who, took, mean in PUBLISHED]
    lines.append(row("rival on the chip, hard, run by CPython", games(rivals, RIVALS)))
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    return [
        *lines,
        "",
        f"Dice unknown ahead, no expansion, `simple`; measured at {commit}. The error is the",
        "standard error of the mean, the spread is the standard deviation of a game.",
    ]


def games(play: Callable[[int], tuple[int, float]], count: int) -> Games:
    found = []
    for number in range(count):
        found.append(play(number))
        print(number, *found[-1], file=sys.stderr, flush=True)
    return found


def rivals(number: int) -> tuple[int, float]:
    begun = time.process_time()
    total = rival.play(code(number), "hard", {}).score.total
    return total, time.process_time() - begun


def row(who: str, found: Games) -> str:
    totals = [total for total, _ in found]
    spread = statistics.stdev(totals)
    figures = (
        f"{statistics.mean(took for _, took in found):.2f}",
        f"{len(found)}",
        f"{statistics.mean(totals):.2f}",
        f"{spread / len(found) ** 0.5:.2f}",
        f"{spread:.1f}",
        f"{min(totals)}",
        f"{max(totals)}",
    )
    return f"| {who} | {' | '.join(figures)} |"
