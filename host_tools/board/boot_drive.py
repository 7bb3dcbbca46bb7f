"""The boot drive of a Pico: a board that was restarted into it takes an image as a file.

Systems mount it by themselves at different places; where one does not, people say where it is.
"""

import os
import string
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain

INFO = "INFO_UF2.TXT"
# What the boot drive says of itself, by our names of boards.
CHIPS = {"pico": "RPI-RP2", "pico_w": "RPI-RP2", "pico2": "RP2350"}
MOUNTS = ("/media/*/*", "/run/media/*/*", "/mnt/*", "/Volumes/*")
APPEARS_S = 30
LOOK_S = 0.25
NAME = "signalbox.uf2"


def find(board: str, drive: Path | None = None, wait_s: float = APPEARS_S) -> Path:
    """The mounted boot drive of a board, as soon as it is there."""
    end = time.monotonic() + wait_s
    while True:
        for folder in [drive] if drive else mounted():
            if is_of(folder, board):
                return folder
        if time.monotonic() >= end:
            break
        time.sleep(LOOK_S)
    where = f"at {plain(drive)}" if drive else "on this computer"
    raise BadInput(
        f"the board restarted into its boot drive, but none appeared {where} within {wait_s:g} s:"
        " mount it and run the same command with --drive FOLDER, or copy the image there by hand"
    )


def mounted() -> Iterator[Path]:
    if sys.platform == "win32":
        yield from (Path(f"{letter}:/") for letter in string.ascii_uppercase)
        return
    for pattern in MOUNTS:
        yield from Path("/").glob(pattern.lstrip("/"))


def is_of(folder: Path, board: str) -> bool:
    """By what its INFO_UF2.TXT says: a drive's name differs from system to system."""
    try:
        text = (folder / INFO).read_text(encoding="ascii", errors="replace")
    except OSError:
        return False
    return any(line.startswith("Board-ID:") and CHIPS[board] in line for line in text.splitlines())


def copy(image: Path, drive: Path, progress: Callable[[int, int], None] | None = None) -> None:
    """Copy the image. The board restarts as soon as it has the last block, and the drive is gone:
    an error at the very end is no failure, the caller asks the board."""
    data = image.read_bytes()
    piece = 64 * 512
    sent = 0
    try:
        with open(drive / NAME, "wb") as file:
            for sent in range(0, len(data), piece):
                file.write(data[sent : sent + piece])
                file.flush()
                if progress:
                    progress(sent, len(data))
            os.fsync(file.fileno())
    except OSError as error:
        if sent + piece < len(data):
            raise BadInput(
                f"the image could not be copied to {plain(drive)} ({error.strerror}): hold BOOTSEL"
                " while you plug the board in, and run the command again with --drive"
            ) from error
