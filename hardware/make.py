"""Makes everything in hardware/ that is made: `python -m hardware.make`.

What only Python is needed for is made always. The circuit board needs KiCad 6 with its own Python,
the case build123d; what is missing is left out with a line that says so, or refused with `--all`
(`make hardware`). Large files go to build/hardware/, what readers look at to hardware/.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from hardware import bom, guide, make_pins, nets, wokwi_projects
from hardware.drawing import breadboard, power_step, schematic, wiring
from hardware.measures import HERE

ROOT = HERE.parent
BUILD = ROOT / "build/hardware"
PROJECT = HERE / "pcb/project"
PICTURES = HERE / "pictures"
BOARD_ZIP = "signalbox-board.zip"
KICAD_REMEDY = "install KiCad 6 (Debian: apt-get install kicad kicad-footprints)"
BUILD123D_REMEDY = "SIGNALBOX_ALL=1 make test-setup, which installs build123d"


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
    made["pictures/breadboard-rails.svg"] = breadboard.split_rails()
    made["pictures/step-power.svg"] = power_step.picture()
    made["pictures/charge-resistor.svg"] = power_step.charge_resistor()
    for key in wokwi_projects.MCU:
        made[f"wokwi/{key}/diagram.json"] = wokwi_projects.diagram(key, boards[key])
        made[f"wokwi/{key}/wokwi.toml"] = wokwi_projects.settings(key)
    return made | {name: guide.filled(name) for name in guide.GUIDES}


def write(made: dict[str, str]) -> None:
    for name, text in made.items():
        target = HERE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


def kicad_python() -> str | None:
    """A Python that can import KiCad: the system's, or the one that SIGNALBOX_KICAD names."""
    for python in (os.environ.get("SIGNALBOX_KICAD"), "/usr/bin/python3"):
        if python and Path(python).exists():
            asked = [python, "-c", "import pcbnew, tomllib"]
            if subprocess.run(asked, capture_output=True, check=False).returncode == 0:
                return python
    return None


def make_board(python: str, project: Path, pictures: Path, packed: Path) -> int:
    """Everything about the circuit board, by KiCad."""
    command = [python, "-m", "hardware.pcb.make", str(project), str(pictures), str(packed)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def has_build123d() -> bool:
    return importlib.util.find_spec("build123d") is not None


def make_cases(folder: Path) -> int:
    """Shell, lid and caps of every case, and the drawings of the guide, by build123d."""
    for module, target in (("pictures", PICTURES), ("make", folder)):
        command = [sys.executable, "-m", f"hardware.case.{module}", str(target)]
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code:
            return code
    return 0


def main(arguments: list[str]) -> int:
    if make_pins.main():
        return 2
    write(plain())
    code, python = 0, kicad_python()
    if python:
        code = make_board(python, PROJECT, PICTURES, BUILD / BOARD_ZIP)
    else:
        code = left_out("circuit board", KICAD_REMEDY, arguments)
    if has_build123d():
        return make_cases(BUILD / "case") or code
    return left_out("case", BUILD123D_REMEDY, arguments) or code


def left_out(what: str, remedy: str, arguments: list[str]) -> int:
    print(f"The {what} was not made. To make it: {remedy}", file=sys.stderr)
    return 2 if "--all" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
