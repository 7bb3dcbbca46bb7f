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
from host_tools.firmware_files.image.cached import Image
from host_tools.railroad.final_sheet import parse_sheet
from tests.pico import firmware
from tests.rules.random_railroad import random_sheet

FIXTURES = Path(__file__).parents[1] / "fixtures"
SIGNALBOX = Path(sys.executable).with_name("signalbox")
# The most ms that a score may take, by MHz.
USUAL = {125: 150, 200: 100}
WORST = {125: 1000, 200: 650}
ON_CHIP = """
import gc, time
from firmware.games.game import complete
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.sheet.sheet import Sheet
from firmware.games.railroad.sheet.spaces import parse_item
from firmware.games.railroad.scoring.score import Score

def run():
    with open("/data/sheets.txt") as sheets:
        for line in sheets:
            rule, _, text = line.strip().partition(" ")
            options = complete(OPTIONS, {"longest": rule})
            sheet = Sheet()
            for item in text.split():
                sheet.draw(*parse_item(item))
            gc.collect()
            start = time.ticks_us()
            score = Score(sheet, options)
            print("SCORED", time.ticks_diff(time.ticks_us(), start), score.total)

run()
print("DONE")
"""


def measure():
    """The scores on the chip are in image.py, at both clocks."""
    return on_the_computer()


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
    options = complete(OPTIONS, {})
    totals = [Score(parse_sheet(sheet), options).total for sheet in bot_sheets()]
    yield "mean total of our strongest bot, 100 plain games", sum(totals) / 100, "points"


def bot_sheets():
    return (FIXTURES / "bot_sheets.txt").read_text(encoding="ascii").splitlines()


def scores(made: Image):
    """Device time of whole scores, for the bot's games and for the worst sheets known."""
    times = sorted(chip_times(made, [("simple", sheet) for sheet in bot_sheets()]))
    yield "score, 95 of 100 games of the bot", times[94], USUAL
    yield "score, slowest of the 100", times[99], None
    worst = [line.split(" ", 1) for line in worst_sheets()]
    for rule in ("simple", "trail"):
        times = chip_times(made, [(rule, sheet) for kept, sheet in worst if kept == rule])
        yield f"score, worst legal sheets known, `{rule}`", max(times), WORST


def worst_sheets():
    """`RULE SHEET` lines of the fixture, whatever else is on a line."""
    for line in (FIXTURES / "worst_sheets.txt").read_text(encoding="ascii").splitlines():
        if line and not line.startswith("#"):
            words = line.split()
            sheet = " ".join(word for word in words if "=" in word and word[0] in "ABCDEFG")
            yield f"{words[0]} {sheet}"


def chip_times(made: Image, sheets) -> list[int]:
    """Milliseconds of device time for each (rule, sheet)."""
    text = "".join(f"{rule} {sheet}\n" for rule, sheet in sheets)
    rig = firmware.rig(ON_CHIP, {"/data/sheets.txt": text.encode()}, image=str(made.path))
    rig.run_until(lambda: "DONE" in rig.text(), 2000 * len(sheets) + 20_000, 200)
    return [
        int(line.split()[1]) // 1000
        for line in rig.text().splitlines()
        if line.startswith("SCORED")
    ]
