"""Makes everything in hardware/ that is made: `python -m hardware.make`.

What only Python is needed for is made always. The case needs build123d (`pip install -e
'.[hardware]'`), the circuit board KiCad's own Python; without them those parts are left out with
a line that says so, or refused with `--all` (`make hardware`).
"""

import sys

from hardware import bom, make_pins, nets, wokwi_projects
from hardware.drawing import breadboard, schematic, wiring
from hardware.measures import HERE


def plain() -> dict[str, str]:
    """The files that need nothing but Python: {path in hardware/: text}."""
    boards = nets.boards()
    made = {"wiring.md": make_pins.wiring(boards), "bom.csv": bom.table()}
    for key, pins in boards.items():
        made[f"pictures/wiring-{key}.svg"] = wiring.picture(pins)
    for key in ("pico", "pico_w", "esp32"):
        made[f"pictures/schematic-{key}.svg"] = schematic.picture(boards[key])
    made["pictures/breadboard.svg"] = breadboard.picture(boards["pico"])
    for step in breadboard.STEPS:
        made[f"pictures/breadboard-{step}.svg"] = breadboard.picture(boards["pico"], step)
    for key in wokwi_projects.MCU:
        made[f"wokwi/{key}/diagram.json"] = wokwi_projects.diagram(key, boards[key])
        made[f"wokwi/{key}/wokwi.toml"] = wokwi_projects.settings(key)
    return made


def write(made: dict[str, str]) -> None:
    for name, text in made.items():
        target = HERE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


def main() -> int:
    if make_pins.main():
        return 2
    write(plain())
    return 0


if __name__ == "__main__":
    sys.exit(main())
