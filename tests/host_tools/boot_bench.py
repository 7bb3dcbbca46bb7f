"""A Pico at a cable, whose boot ROM this plays: a folder is its drive."""

import shutil
import threading
from collections.abc import Callable
from pathlib import Path

from firmware.version import VERSION
from host_tools.board.boot_drive import INFO, NAME
from host_tools.firmware_files.bundle import build_id
from host_tools.firmware_files.image import uf2
from tests.host_tools.quick_board import PATIENCE_S, PICO, QuickBoard

SAYS = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: %s\r\n"
OLD, NEW = (VERSION, "12345678"), (VERSION, build_id("pico"))
LOOK_S = 0.02


def image(family: int = uf2.RP2040) -> bytes:
    """A file of the right kind, a few pieces long."""
    return uf2.write({uf2.FLASH: bytes(range(256)) * 300}, family)


class Bench:
    """A Pico at a cable, and the place where this computer mounts drives."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.media = folder / "media"
        self.drive = self.media / "RPI-RP2"
        self.media.mkdir()
        self.taken = b""  # by the boot ROM
        self.port = folder / "port"
        self.about = {"machine": PICO, "heap": "300K", "image": OLD}
        self._board: QuickBoard | None = None
        self._rom: threading.Thread | None = None

    def switch_on(self, files: dict[str, bytes] | None = None, **about) -> None:
        self.about |= about
        self._board = QuickBoard(self.folder, files, **self.about).__enter__()

    def switch_off(self) -> dict[str, bytes]:
        """What is on its flash then."""
        if self._rom:
            self._rom.join(PATIENCE_S)
        board, self._board = self._board, None
        if board:
            board.__exit__()
        return board.files() if board else {}

    def restarted(self, patience_s: float = 0) -> bool:
        """Has the board restarted into its boot drive?"""
        gone = self._board.into_boot_drive(patience_s)
        if gone:
            self._board = None
        return gone

    def boot_rom(
        self,
        chip: str = "RPI-RP2",
        runs: tuple[str, str] | None = NEW,
        takes: Callable[[Path], bytes] | None = None,
        returns: bool = True,
    ) -> None:
        """Wait for the board to restart into its boot drive; then let it start from an image."""
        board = self._board

        def play() -> None:
            assert board.into_boot_drive()
            self._board = None
            mount(self.drive, chip)
            self.taken = (takes or whole)(self.drive)
            shutil.rmtree(self.drive)
            if returns:
                self.switch_on(image=runs)

        self._rom = threading.Thread(target=play, daemon=True)
        self._rom.start()


def mount(drive: Path, chip: str) -> None:
    """A drive is there at once with everything in it."""
    new = drive.with_name("new")
    new.mkdir()
    (new / INFO).write_text(SAYS % chip, encoding="ascii")
    new.rename(drive)


def whole(drive: Path) -> bytes:
    """The boot ROM restarts when it has as many blocks as the first one announces."""
    data, ends = b"", threading.Event()
    while not ends.wait(LOOK_S):
        data = (drive / NAME).read_bytes() if (drive / NAME).exists() else b""
        count = int.from_bytes(data[24:28], "little")
        if count and len(data) >= count * uf2.BLOCK:
            break
    return data
