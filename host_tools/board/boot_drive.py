"""The boot drive of a Pico: a board that was restarted into it takes an image as a file.

Most systems mount it automatically, each in its own place; elsewhere the user names the folder.
"""

import os
import string
import sys
import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.firmware_files.image import uf2


@dataclass(frozen=True)
class Chip:
    drive: str  # what its boot drive says of itself
    family: int  # in a UF2 file


INFO = "INFO_UF2.TXT"
ID = "Board-ID:"
CHIPS = {
    "pico": Chip("RPI-RP2", uf2.RP2040),
    "pico_w": Chip("RPI-RP2", uf2.RP2040),
    "pico2": Chip("RP2350", uf2.RP2350),
    "pico2_w": Chip("RP2350", uf2.RP2350),
}
MOUNTS = ("media/*/*", "run/media/*/*", "mnt/*", "Volumes/*")
APPEARS_S = 30
LOOK_S = 0.25
NAME = "signalbox.uf2"
PIECE = 64 * uf2.BLOCK


def find(board: str, drive: Path | None = None, others: Collection[Path] = ()) -> Path:
    """The mounted boot drive of a board, once it appears; `others` belong to other boards."""
    end = time.monotonic() + APPEARS_S
    while True:
        for folder in [drive] if drive else mounted():
            if folder not in others and chip_of(folder) == CHIPS[board].drive:
                return folder
        if time.monotonic() >= end:
            break
        time.sleep(LOOK_S)
    where = f"at {plain(drive)}" if drive else "on this computer"
    raise BadInput(
        f"the board restarted into its boot drive, but none appeared {where} within"
        f" {APPEARS_S:g} s: mount it and run `signalbox deploy --board {board} --drive FOLDER`"
    )


def present() -> set[Path]:
    """The boot drives that are mounted now."""
    return {folder for folder in mounted() if chip_of(folder)}


def mounted() -> Iterator[Path]:
    if sys.platform == "win32":
        yield from (Path(f"{letter}:/") for letter in string.ascii_uppercase)
        return
    for pattern in MOUNTS:
        yield from Path("/").glob(pattern)


def chip_of(folder: Path) -> str:
    """The chip as named in the drive's own file, since drive labels differ between systems. Empty
    for any other folder."""
    try:
        text = (folder / INFO).read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""
    for line in text.splitlines():
        if line.startswith(ID):
            return next((chip.drive for chip in CHIPS.values() if chip.drive in line), line)
    return ""


def board_of(chip: str, wanted: str | None) -> str:
    """The name of a board that waits at its boot drive."""
    names = [name for name in CHIPS if CHIPS[name].drive == chip]
    if not names:
        raise BadInput(f"there is no image for this board, whose drive says {plain(chip, 60)}")
    if wanted is None and len(names) == 1:
        return names[0]
    if wanted not in names:
        say = f"not of a {plain(wanted, 20)}" if wanted else "of several boards"
        ways = " or ".join(f"--board {name}" for name in names)
        raise BadInput(f"this is the boot drive {say}: say {ways}")
    return wanted


def copy(image: Path, drive: Path, progress: Progress | None = None) -> None:
    """Copy the image. The board restarts as soon as it has the last block, and the drive vanishes:
    an error at the very end is not a failure; the caller checks the board."""
    data = image.read_bytes()
    sent = 0
    try:
        with open(drive / NAME, "wb") as file:
            while sent < len(data):
                file.write(data[sent : sent + PIECE])
                file.flush()
                sent += PIECE
                if progress:
                    progress(min(sent, len(data)), len(data))
            os.fsync(file.fileno())
    except OSError as error:
        if sent + PIECE < len(data):
            why = error.strerror or type(error).__name__
            raise BadInput(
                f"the image could not be copied to {plain(drive)} ({why}): plug the board in with"
                " BOOTSEL held, and run the command again with --drive FOLDER"
            ) from error
