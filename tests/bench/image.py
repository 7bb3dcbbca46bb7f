"""The image on the emulated Pico at both clocks, its budgets, and what it consists of.

The emulator does not time the bus, so the time of its bytes is added where pictures are timed.
"""

import statistics
import time

from littlefs import UserContext

from firmware.play.file_names import FINISHED, name_of
from firmware.play.new_game import needed_blocks
from host_tools.emulator.flash import BLOCK, BLOCKS, make, mounted
from host_tools.firmware_files.image import board_folder
from host_tools.firmware_files.image.build import CLOCKS, build
from host_tools.firmware_files.image.cached import Image, folder_of, image
from host_tools.firmware_files.image.sources import debian_tree, one_at_a_time
from tests.bench.page import table
from tests.bench.pico import edge, evenings, journal, with_bus
from tests.bench.resume import KINDS, files, running
from tests.bench.rules import scores
from tests.pico import firmware, images, script
from tests.pico.rig import PicoRig

EVENTS = 100
MOST = 6  # sheets
THERE_MS = 1500  # by then everything stands still
DOWNS = 6
ROUND = "press UP\n" * DOWNS + "press A\nhold A\nhold A\nhold A\n"
# What -> the most ms that it may take, by MHz.
FIRST = {125: 60, 200: 50}
START = {125: 250, 200: 180}
GAME = {125: 500, 200: 320}
WITH_SHEETS = {125: 800, 200: 520}
SIX_SHEETS = {125: 900, 200: 600}
ANSWER = {125: 25, 200: 20}
SLOWEST = {125: 50, 200: 40}
ANOTHER = {125: 60, 200: 50}


def measure() -> list[tuple]:
    """What has the chip's time is measured at both clocks."""
    timed = {}
    for mhz in CLOCKS["pico"]:
        made = image("pico", images.say, mhz=mhz)
        timed[mhz] = (*start(made), *games(made), *answer(made), *scores(made), *journal(made))
    rows = []
    for each in zip(*timed.values(), strict=True):
        what, _, most = each[0]
        figures = {mhz: round(row[1]) for mhz, row in zip(timed, each, strict=True)}
        budgets = {mhz: f"at most {most[mhz]:,}" if most else "" for mhz in timed}
        rows.append((what, figures, "ms", budgets))
    return [*rows, *flash(image("pico", images.say)), *evenings(), again()]


def start(made: Image) -> list:
    pico = rig(made)
    first = pico.run_until(lambda: any(pico.picture()), 5000, 1)
    return [
        ("power-on to the first picture", first, FIRST),
        ("power-on to the start screen", there(rig(made)), START),
    ]


def rig(made: Image, **options) -> PicoRig:
    return firmware.rig(image=str(made.path), **options)


def there(pico: PicoRig) -> float:
    """When the picture was complete, bus time included."""
    pico.run(THERE_MS)
    return with_bus(pico)


def games(made: Image) -> list:
    rows = []
    for kind, (key, options, players) in KINDS.items():
        took = there(rig(made, more=files(running(key, options, players, EVENTS))))
        most = GAME
        if options.get("boards"):
            most = SIX_SHEETS if players == MOST else WITH_SHEETS
        rows.append((f"power-on to the game's own screen, {EVENTS} events, {kind}", took, most))
    return rows


def answer(made: Image) -> list:
    """From the edge of a button to the first changed byte on the bus."""
    pico = script.table(image=str(made.path))
    took = [edge(pico, "DOWN", phase) for phase in range(DOWNS)]
    script.play(pico, ROUND)
    took += [edge(pico, ("LEFT", "RIGHT")[phase % 4 > 1], phase) for phase in range(12)]
    opening = []
    for phase in range(3):
        opening.append(edge(pico, "DOWN", phase))
        script.play(pico, "press B\n")
    what = "button edge to the first"
    return [
        (f"{what} changed byte, the median of {len(took)}", statistics.median(took), ANSWER),
        (f"{what} changed byte, the slowest", max(took), SLOWEST),
        (f"{what} byte of another screen, the slowest", max(opening), ANOTHER),
    ]


def flash(made: Image) -> list:
    sections = sorted(made.sections.items(), key=lambda section: -section[1])
    return [
        ("games of one block that fit", games_that_fit(), "games", "at least 330"),
        ("the image", made.size, "bytes", f"at most {made.limit:,}"),
        *[(f"of that {what}", size, "bytes", "") for what, size in sections],
    ]


def games_that_fit() -> int:
    """One after the other on the board's own file system, until no new game may begin."""
    context = UserContext(BLOCKS * BLOCK)
    context.buffer = bytearray(make({"/data/settings": bytes(800)}))
    fs = mounted(context)
    count = 0
    needed = needed_blocks("railroad", {})  # on paper: a game of one block
    while fs.used_block_count + needed <= BLOCKS:
        count += 1
        with fs.open(f"data/{name_of(count, FINISHED)}", "wb") as f:
            f.write(bytes(2500))
    return count


def again() -> tuple[str, float, str, str]:
    """On the computer: the rest of the way to a running Pico is the copy to its boot drive."""
    settings, modules = board_folder.settings("pico"), board_folder.modules("pico")
    gadget = next(name for name in modules if name.endswith("firmware/gadget.py"))
    changed = modules | {gadget: modules[gadget] + b"CHANGED = 1\n"}
    work = folder_of("pico", 200, settings)
    with one_at_a_time():
        tree = debian_tree(images.say)
        build("pico", 200, settings | modules, tree, work)
        start = time.monotonic()
        build("pico", 200, settings | changed, tree, work)
        took = time.monotonic() - start
    return "one changed module until the image is built", round(took, 1), "s", "at most 8"


if __name__ == "__main__":
    print("\n".join(table(measure())))
