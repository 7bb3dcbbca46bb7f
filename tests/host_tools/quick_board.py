"""A board for the computer's tools that starts in no time: MicroPython's unix build with the flash
of a Pico, at a port where mpremote finds it as it finds a real board.

It has no gadget to interrupt and no wires; tests/pico has those.
"""

import json
import os
import pty
import subprocess
import tty
from pathlib import Path

from host_tools.emulator import flash
from tests.micropython.unix import program

BOARD = Path(__file__).parents[1] / "micropython/run_board.py"
PATIENCE_S = 60


class QuickBoard:
    """`with QuickBoard(folder, files) as board:` is power-on; commands find it at `board.port`."""

    def __init__(
        self,
        folder: Path,
        files: dict[str, bytes],
        *,
        machine: str = "Raspberry Pi Pico with RP2040",
        version: tuple[int, ...] = (1, 28, 0),
        mpy: int = 6 | 11 << 8,
        b_held: bool = False,
        built_in: str = "",
        spoils: str = "",
        cut_at: int = 0,
    ) -> None:
        """`built_in` is the source of that module in the image; `spoils` is text that the cable
        loses; `cut_at` is the write to the flash before which the power goes."""
        self.flash = folder / "flash"
        self.flash.write_bytes(flash.make(files))
        self.facts = {"machine": machine, "version": version, "mpy": mpy}
        self.facts |= {"b_held": b_held, "built_in": built_in, "spoils": spoils, "cut_at": cut_at}
        self.about = folder / "about"

    def __enter__(self) -> "QuickBoard":
        self.about.write_text(json.dumps(self.facts), encoding="utf-8")
        inside, self._cable = pty.openpty()
        tty.setraw(self._cable)
        self.port = os.ttyname(self._cable)
        self._process = subprocess.Popen(
            [program(), "-X", "heapsize=2M", BOARD, self.flash, self.about],
            stdin=inside,
            stdout=inside,
        )
        os.close(inside)
        return self

    def __exit__(self, *_exc) -> None:
        os.close(self._cable)  # what the board is busy with comes to its end
        self._process.wait(PATIENCE_S)

    def writes(self) -> int:
        """To the flash, since power-on; only when the board is off and there was no cut."""
        return int(self.flash.with_suffix(".writes").read_text(encoding="utf-8"))

    def files(self) -> dict[str, bytes]:
        """What is on the flash; only when the board is off."""
        return flash.read(self.flash.read_bytes())
