"""The budgets of an image with Signalbox frozen in, on the emulated Pico, and what it consists of.

The firmware is whole and unchanged but for the free heap, where a script's own main.py counts it.
The emulator does not time the bus, so the time of its bytes is added where pictures are timed.
"""

import statistics

from host_tools.firmware_files.image.cached import image
from tests.bench_pico import edge, games_that_fit, memory
from tests.bench_resume import BUS_BITS_A_MS, KINDS, files, running
from tests.pico import firmware, images, script
from tests.pico.rig import PicoRig

EVENTS = 100
THERE_MS = 1200  # by then everything stands still
DOWNS = 6
ROUND = "press UP\n" * DOWNS + "press A\nhold A\nhold A\nhold A\n"


def measure() -> list[tuple[str, float, str, str]]:
    return [*start(), *games(), *answer(), *memory(frozen=True, budget=160), *flash()]


def start() -> list:
    pico = firmware.rig(frozen=True)
    first = pico.run_until(lambda: any(pico.picture()), 5000, 1)
    whole = there(firmware.rig(frozen=True))
    return [
        ("power-on to the first picture, frozen in", round(first), "ms", "at most 100"),
        ("power-on to the start screen, frozen in", round(whole), "ms", "at most 300"),
    ]


def there(pico: PicoRig) -> float:
    """When the picture was complete, bus time included."""
    pico.run(THERE_MS)
    return pico.last_bus_ms + pico.bus_bytes * 9 / BUS_BITS_A_MS


def games() -> list:
    rows = []
    for kind in KINDS:
        took = there(firmware.rig(more=files(running(kind, EVENTS)), frozen=True))
        what = f"power-on to the game's own screen, {EVENTS} events, {kind}, frozen in"
        known = KINDS[kind][1].get("boards")
        rows.append((what, round(took), "ms", "" if known else "at most 500"))
    return rows


def answer() -> list:
    """From the edge of a button to the first changed byte on the bus."""
    pico = script.table(frozen=True)
    took = [edge(pico, "DOWN", phase) for phase in range(DOWNS)]
    script.play(pico, ROUND)
    took += [edge(pico, ("LEFT", "RIGHT")[phase % 4 > 1], phase) for phase in range(12)]
    what = "button edge to the first changed byte, frozen in"
    return [
        (f"{what}, the median of {len(took)}", round(statistics.median(took)), "ms", "at most 30"),
        (f"{what}, the slowest", round(max(took)), "ms", ""),
    ]


def flash() -> list:
    made = image("pico", images.tell)
    parts = sorted(made.parts.items(), key=lambda part: -part[1])
    return [
        ("games of one block that fit, frozen in", games_that_fit({}), "games", "at least 330"),
        ("the image", made.size, "bytes", f"at most {made.room:,}"),
        *[(f"of that {what}", size, "bytes", "") for what, size in parts],
    ]


if __name__ == "__main__":
    for what, figure, unit, budget in measure():
        print(f"{what}: {figure} {unit} {budget and '(' + budget + ')'}", flush=True)
