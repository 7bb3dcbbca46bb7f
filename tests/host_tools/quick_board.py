"""A board for the computer's tools that starts in no time: MicroPython's unix build with the flash
of a Pico, at a port where mpremote finds it as it finds a real board.

It poses as a Pico 2, or as any other board; it has no gadget to interrupt and no wires: tests/pico
has those.
"""

import json
import os
import pty
import subprocess
import tty
from pathlib import Path

from host_tools.emulator import flash
from host_tools.emulator.flash import PAGE
from host_tools.firmware_files import file_system
from tests.micropython.unix import program

ROOT = Path(__file__).parents[2]
BOARD = ROOT / "tests/micropython/run_board.py"
BOOT = ROOT / "boot.py"
PICO, PICO_2 = "Raspberry Pi Pico with RP2040", "Raspberry Pi Pico2 with RP2350"
PATIENCE_S = 60


class QuickBoard:
    """`with QuickBoard(folder, files) as board:` is power-on; commands find it at `board.port`,
    which stays the same however often a board is switched on with this folder."""

    def __init__(
        self,
        folder: Path,
        files: dict[str, bytes] | None = None,
        *,
        machine: str = PICO_2,
        version: tuple[int, ...] = (1, 28, 0),
        mpy: int = 6 | 11 << 8,
        heap: str = "2M",
        blocks: int = flash.BLOCKS,
        image: tuple[str, str] | None = None,
        b_held: bool = False,
        spoils: str = "",
        cut_after: int = 0,
    ) -> None:
        """`files` is what is on the flash, if not what was there before; `image` has the version
        and the build of the Signalbox that is frozen in; `spoils` is text that the cable loses;
        the power is cut in the middle of the write to the flash with the number `cut_after`."""
        self.flash = folder / "flash"
        if files is not None:
            self.flash.write_bytes(file_system.make(files, blocks, PAGE))
        self.heap = heap
        self.port = str(folder / "port")
        about = {"machine": machine, "version": version, "mpy": mpy, "image": image}
        about |= {"boot": BOOT.read_text(encoding="utf-8"), "cut_after": cut_after}
        about |= {"blocks": self.flash.stat().st_size // flash.BLOCK}
        self.about = folder / "about"
        self.about.write_text(json.dumps(about | {"b_held": b_held, "spoils": spoils}), "utf-8")

    def __enter__(self) -> "QuickBoard":
        inside, self._cable = pty.openpty()
        tty.setraw(self._cable)
        Path(self.port).unlink(missing_ok=True)
        Path(self.port).symlink_to(os.ttyname(self._cable))
        self._process = subprocess.Popen(
            [program(), "-X", f"heapsize={self.heap}", BOARD, self.flash, self.about],
            stdin=inside,
            stdout=inside,
        )
        os.close(inside)
        return self

    def into_boot_drive(self, patience_s: float = PATIENCE_S) -> bool:
        """Wait until the board has restarted as its boot drive: its port is gone then."""
        try:
            self._process.wait(patience_s)
        except subprocess.TimeoutExpired:
            return False
        os.close(self._cable)
        Path(self.port).unlink()
        return True

    def __exit__(self, *_exc) -> None:
        os.close(self._cable)  # what the board is busy with comes to its end
        self._process.wait(PATIENCE_S)

    def writes(self) -> int:
        """To the flash, since power-on; only when the board is off and there was no cut."""
        return int(self.flash.with_suffix(".writes").read_text(encoding="utf-8"))

    def files(self) -> dict[str, bytes]:
        """What is on the flash; only when the board is off."""
        return file_system.read(self.flash.read_bytes(), PAGE)
