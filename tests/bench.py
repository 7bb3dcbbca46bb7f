"""`make bench`: measures everything and writes docs/benchmarks.md."""

import importlib
import os
import platform
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from tests.bench_page import summary, table

ROOT = Path(__file__).resolve().parents[1]
# Each has `measure()`, giving rows of (what, figure, unit) or (what, figure, unit, budget).
PARTS = (
    ("Rules", "tests.bench_rules"),
    ("The rival", "tests.bench_rival"),
    ("Journal and session", "tests.bench_play"),
    ("The image on the emulated Pico, at both clocks", "tests.bench_image"),
    ("The gadget on the emulated Pico", "tests.bench_pico"),
    ("A game in progress, on the emulated Pico", "tests.bench_resume"),
    ("Sheets on the gadget", "tests.bench_sheets"),
    ("Past games while another is in progress", "tests.bench_past"),
    ("The browser", "tests.bench_browser"),
    ("The computer's side", "tests.bench_host"),
    ("The games as pages", "tests.bench_web"),
    ("Statistics", "tests.bench_stats"),
)
# The emulated chip has its own time, whatever else the computer does: two of these at once.
ON_THE_CHIP = tuple(
    f"tests.bench_{name}" for name in ("image", "pico", "resume", "sheets", "past")
)
Rows = list[tuple]


def rows_of(module: str) -> Rows:
    began = time.monotonic()
    rows = importlib.import_module(module).measure()
    print(f"[bench] {module}: {time.monotonic() - began:.0f} s", file=sys.stderr)
    return rows


def measure(modules: list[str]) -> dict[str, Rows]:
    """First what has the chip's time, then one after the other what takes the computer's."""
    chips = [module for module in modules if module in ON_THE_CHIP]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        found = dict(zip(chips, pool.map(rows_of, chips), strict=True))
    return found | {module: rows_of(module) for module in modules if module not in chips}


def main() -> int:
    """Measure the parts named on the command line, or all; the file is written only for all."""
    wanted = sys.argv[1:]
    names = {module.rpartition("_")[2]: module for _, module in PARTS}
    unknown = [name for name in wanted if name not in names]
    if unknown:
        print(
            f"There is no part {unknown[0]!r} to measure. The parts are {', '.join(names)}.",
            file=sys.stderr,
        )
        return 2
    began = time.monotonic()
    found = measure([names[name] for name in dict.fromkeys(wanted or names)])
    lines = []
    for title, module in PARTS:
        if module in found:
            lines += ["", f"## {title}", "", *table(found[module])]
    print("\n".join(lines), file=sys.stderr)
    print(f"[bench] all of it: {time.monotonic() - began:.0f} s", file=sys.stderr)
    if not wanted:
        write(lines)
    return 0


def write(lines: list[str]) -> None:
    head = [
        "# Benchmarks",
        "",
        "Written by `make bench`. Device times are those of the emulated RP2040 with the image",
        "that `signalbox image` makes. The emulator does not time the I2C bus: bus bytes are",
        "counted, and from power-on to a picture their time at 400 kHz is added. The counts of",
        "the full runs are at the end, from docs/soak.md.",
        "",
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}.",
        summary(lines),
    ]
    path = ROOT / "docs/benchmarks.md"
    soak = (ROOT / "docs/soak.md").read_text(encoding="utf-8").rstrip()
    path.write_text("\n".join([*head, *lines, "", soak]) + "\n", encoding="utf-8")
    print(f"[bench] wrote {path.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
