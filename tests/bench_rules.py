"""Figures of the rules: sheets a second on the computer, and the score's time on the chip."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path

from firmware.games.game import complete
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.sheet import parse_sheet
from tests.pico import firmware
from tests.rules.random_railroad import random_sheet

FIXTURES = Path(__file__).parent / "fixtures"
SIGNALBOX = Path(sys.executable).with_name("signalbox")
ON_CHIP = """
import gc, time
from firmware.games.game import complete
from firmware.games.railroad.sheet.sheet import parse_sheet
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.score import Score

def run():
    with open("/data/sheets.txt") as sheets:
        for line in sheets:
            rule, _, text = line.strip().partition(" ")
            options = complete(OPTIONS, {"longest": rule})
            sheet = parse_sheet(text)
            gc.collect()
            start = time.ticks_us()
            score = Score(sheet, options)
            print("SCORED", time.ticks_diff(time.ticks_us(), start), score.total)

run()
print("DONE")
"""


def measure():
    return [*on_the_computer(), *on_the_chip()]


def on_the_computer():
    rng = random.Random(3000)
    lines = []
    for number in range(3000):
        expansion = (None, "river", "lake", "lava", "meteor")[number % 5]
        sheet = random_sheet(rng, "deep_blue", expansion)
        lines.append(json.dumps({"board": sheet, "edition": "deep_blue", "expansion": expansion}))
    start = time.monotonic()
    done = subprocess.run(
        [SIGNALBOX, "score"], input="\n".join(lines), capture_output=True, text=True, check=True
    )
    took = time.monotonic() - start
    assert done.stdout.count("total") == 3000
    yield "3,000 sheets through `signalbox score`", round(took, 1), "s", "at most 10"


def bot_sheets():
    return (FIXTURES / "bot_sheets.txt").read_text(encoding="ascii").splitlines()


def on_the_chip():
    """Device time of whole scores, for the bot's games and for the worst sheets known."""
    sheets = bot_sheets()
    options = complete(OPTIONS, {})
    totals = [Score(parse_sheet(sheet), options).total for sheet in sheets]
    yield "mean total of our strongest bot, 100 plain games", sum(totals) / 100, "points"
    times = sorted(chip_times([("simple", sheet) for sheet in sheets]))
    yield "score on the chip, 95 of 100 games of the bot", times[94], "ms", "at most 150"
    yield "score on the chip, slowest of the 100", times[99], "ms"
    worst = [line.split(" ", 1) for line in worst_sheets()]
    for rule in ("simple", "trail"):
        times = chip_times([(rule, sheet) for kept, sheet in worst if kept == rule])
        yield (
            f"score on the chip, worst legal sheets known, `{rule}`",
            max(times),
            "ms",
            "at most 1000",
        )


def worst_sheets():
    """`RULE SHEET` lines of the fixture, whatever else a line tells."""
    for line in (FIXTURES / "worst_sheets.txt").read_text(encoding="ascii").splitlines():
        if line and not line.startswith("#"):
            words = line.split()
            sheet = " ".join(word for word in words if "=" in word and word[0] in "ABCDEFG")
            yield f"{words[0]} {sheet}"


def chip_times(sheets) -> list[int]:
    """Milliseconds of device time for each (rule, sheet)."""
    text = "".join(f"{rule} {sheet}\n" for rule, sheet in sheets)
    rig = firmware.rig(ON_CHIP, {"/data/sheets.txt": text.encode()})
    rig.run_until(lambda: "DONE" in rig.text(), 2000 * len(sheets) + 20_000, 200)
    return [
        int(line.split()[1]) // 1000
        for line in rig.text().splitlines()
        if line.startswith("SCORED")
    ]
