"""Figures of the rules: boards a second on the computer, and the score's time on the chip."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path

from firmware.games.contract import complete
from firmware.games.railroad.rules.board import parse_board
from firmware.games.railroad.rules.options import OPTIONS
from firmware.games.railroad.rules.score import Score
from tests.pico import firmware
from tests.rules.random_railroad import random_board

FIXTURES = Path(__file__).parent / "fixtures"
SIGNALBOX = Path(sys.executable).with_name("signalbox")
ON_CHIP = """
import gc, time
from firmware.games.contract import complete
from firmware.games.railroad.rules.board import parse_board
from firmware.games.railroad.rules.options import OPTIONS
from firmware.games.railroad.rules.score import Score
with open("/data/boards.txt") as boards:
    for line in boards:
        rule, _, text = line.strip().partition(" ")
        options = complete(OPTIONS, {"longest": rule})
        board = parse_board(text)
        gc.collect()
        start = time.ticks_us()
        score = Score(board, options)
        print("SCORED", time.ticks_diff(time.ticks_us(), start), score.total)
print("DONE")
"""


def measure():
    return [*on_the_computer(), *on_the_chip()]


def on_the_computer():
    rng = random.Random(3000)
    lines = []
    for number in range(3000):
        expansion = (None, "river", "lake", "lava", "meteor")[number % 5]
        board = random_board(rng, "deep_blue", expansion)
        lines.append(json.dumps({"board": board, "edition": "deep_blue", "expansion": expansion}))
    start = time.monotonic()
    done = subprocess.run(
        [SIGNALBOX, "score"], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    took = time.monotonic() - start
    assert done.stdout.count("total") == 3000
    yield "3,000 boards through `signalbox score`", round(took, 1), "s", "10 s"


def bot_boards():
    return (FIXTURES / "bot_boards.txt").read_text(encoding="ascii").splitlines()


def on_the_chip():
    """Device time of whole scores, for the bot's games and for the worst boards known."""
    boards = bot_boards()
    options = complete(OPTIONS, {})
    totals = [Score(parse_board(board), options).total for board in boards]
    yield "mean total of our strongest bot, 100 plain games", sum(totals) / 100, "points"
    times = sorted(chip_times([("simple", board) for board in boards]))
    yield "score on the chip, 95 of 100 games of the bot", times[94], "ms", "150 ms"
    yield "score on the chip, slowest of the 100", times[99], "ms"
    worst = [line.split(" ", 1) for line in worst_boards()]
    for rule in ("simple", "trail"):
        times = chip_times([(rule, board) for kept, board in worst if kept == rule])
        yield f"score on the chip, worst legal boards known, `{rule}`", max(times), "ms", "1000 ms"


def worst_boards():
    """`RULE BOARD` lines of the fixture, whatever else a line tells."""
    for line in (FIXTURES / "worst_boards.txt").read_text(encoding="ascii").splitlines():
        if line and not line.startswith("#"):
            words = line.split()
            board = " ".join(word for word in words if "=" in word and word[0] in "ABCDEFG")
            yield f"{words[0]} {board}"


def chip_times(boards) -> list[int]:
    """Milliseconds of device time for each (rule, board)."""
    text = "".join(f"{rule} {board}\n" for rule, board in boards)
    rig = firmware.rig(ON_CHIP, {"/data/boards.txt": text.encode()})
    rig.run_until(lambda: "DONE" in rig.text(), 2000 * len(boards) + 20_000, 200)
    return [
        int(line.split()[1]) // 1000
        for line in rig.text().splitlines()
        if line.startswith("SCORED")
    ]
