"""`make bench`: measures everything and writes docs/lab/benchmarks.md."""

import os
import platform
import sys
import time
from pathlib import Path

from tests.bench.page import summary, table
from tests.bench.parts import NAMED_ONLY, PARTS, measure

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/lab/benchmarks.md"


def main() -> int:
    """Measure the parts named on the command line, or all but the longest: their sections of the
    page are written again."""
    wanted = sys.argv[1:]
    names = {module.rpartition(".")[2]: module for _, module in PARTS}
    unknown = [name for name in wanted if name not in names]
    if unknown:
        print(
            f"There is no part {unknown[0]!r} to measure. The parts are {', '.join(names)}.",
            file=sys.stderr,
        )
        return 2
    began = time.monotonic()
    usual = [name for name, module in names.items() if module not in NAMED_ONLY]
    found = measure([names[name] for name in dict.fromkeys(wanted or usual)])
    write({title: ["", *table(found[module])] for title, module in PARTS if module in found})
    print(f"[bench] all of it: {time.monotonic() - began:.0f} s", file=sys.stderr)
    return 0


def write(measured: dict[str, list[str]]) -> None:
    known = sections(PAGE.read_text(encoding="utf-8").splitlines()) | measured
    lines: list[str] = []
    for title, _ in PARTS:
        if title in known:
            lines += ["", f"## {title}", *known[title]]
            while not lines[-1]:
                lines.pop()
    head = [
        "# Benchmarks",
        "",
        "Written by `make bench`; `python -m tests.bench PART` replaces the section of one part,",
        "so sections may be of different days; what depends on time, like how far the coach",
        "thinks, differs a little between them. Device times are those of the emulated RP2040",
        "with the image that `signalbox image` makes. The emulator does not time the I2C bus:",
        "bytes are counted, and their time at 400 kHz is added from power-on to a picture. The",
        "full runs are in [soak.md](soak.md).",
        "",
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}.",
        summary(lines),
    ]
    PAGE.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
    print(f"[bench] wrote {PAGE.relative_to(ROOT)}", file=sys.stderr)


def sections(lines: list[str]) -> dict[str, list[str]]:
    """The lines under each title of a page."""
    found: dict[str, list[str]] = {}
    under: list[str] = []
    for line in lines:
        if line.startswith("## "):
            under = found[line[3:]] = []
        else:
            under.append(line)
    return found


if __name__ == "__main__":
    sys.exit(main())
