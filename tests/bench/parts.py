"""What `make bench` measures, part by part. Processes import it: not from __main__.py."""

import importlib
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

# Each has `measure()`, giving rows of (what, figure, unit) or (what, figure, unit, budget), or the
# lines of a table of its own.
PARTS = (
    ("Rules", "tests.bench.rules"),
    ("The rival", "tests.bench.rival"),
    ("The coach", "tests.bench.coach"),
    ("The coach beside other players", "tests.bench.coach_table"),
    ("Emma on the gadget", "tests.bench.emma"),
    ("Journal and session", "tests.bench.play"),
    ("The image on the emulated Pico, at both clocks", "tests.bench.image"),
    ("The gadget on the emulated Pico", "tests.bench.pico"),
    ("A game in progress, on the emulated Pico", "tests.bench.resume"),
    ("Sheets on the gadget", "tests.bench.sheets"),
    ("Past games while another is in progress", "tests.bench.past"),
    ("The browser", "tests.bench.browser"),
    ("The computer's side", "tests.bench.host"),
    ("The games as pages", "tests.bench.web"),
    ("Statistics", "tests.bench.stats"),
)
NAMED_ONLY = ("tests.bench.coach_table",)  # too long for every run
# The emulated chip has its own time, whatever else the computer does: two of these at once.
ON_THE_CHIP = tuple(
    f"tests.bench.{name}" for name in ("image", "pico", "resume", "sheets", "past")
)
Rows = list


def rows_of(module: str) -> Rows:
    began = time.monotonic()
    rows = list(importlib.import_module(module).measure())
    print(f"[bench] {module}: {time.monotonic() - began:.0f} s", file=sys.stderr)
    return rows


def measure(modules: list[str]) -> dict[str, Rows]:
    """First what has the chip's time, then one after the other what takes the computer's."""
    chips = [module for module in modules if module in ON_THE_CHIP]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        found = dict(zip(chips, pool.map(rows_of, chips), strict=True))
    return found | {module: rows_of(module) for module in modules if module not in chips}
