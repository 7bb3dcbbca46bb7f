"""`make bench`: measures everything and writes docs/lab/benchmarks.md."""

import os
import platform
import sys
import time
from pathlib import Path

from tests.bench.page import summary, table
from tests.bench.parts import PARTS, measure

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    """Measure the parts named on the command line, or all; the file is written only for all."""
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
        "the full runs are in [soak.md](soak.md).",
        "",
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}.",
        summary(lines),
    ]
    path = ROOT / "docs/lab/benchmarks.md"
    path.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
    print(f"[bench] wrote {path.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
