"""What `signalbox image` does: checks the request, and writes the whole file or nothing."""

from pathlib import Path

from host_tools.common.errors import BadInput, one_of
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import refusals, write_whole
from host_tools.firmware_files.bundle import boards
from host_tools.firmware_files.image import board_folder
from host_tools.firmware_files.image.build import CLOCKS
from host_tools.firmware_files.image.cached import Image, image
from host_tools.firmware_files.image.sources import Say

SUFFIX = ".uf2"


def built(
    board: str, out: Path, say: Say, micropython: Path | None = None, mhz: int | None = None
) -> Image:
    """An image with Signalbox frozen in, as the file `out`."""
    one_of("--board", board, boards())
    if board not in CLOCKS:
        raise BadInput(
            f"an image for the {board} is built with ESP-IDF: write its folder with"
            " --board-folder; docs/boards.md shows the next steps"
        )
    if mhz is not None:
        one_of("--mhz", mhz, CLOCKS[board])
    if out.suffix.lower() != SUFFIX or out.is_dir():
        raise BadInput(
            f"{plain(out)} cannot be an image for the {board}: its name must end in {SUFFIX}"
        )
    made = image(board, say, micropython, mhz)
    with refusals(out):
        out.parent.mkdir(parents=True, exist_ok=True)
    write_whole(out, made.path.read_bytes())
    return made


def folder(board: str, out: Path) -> Path:
    """The board's folder for MicroPython's own build, in the folder `out`."""
    one_of("--board", board, boards())
    with refusals(out):
        board_folder.write(board_folder.settings(board) | board_folder.modules(board), out)
    return out / board_folder.name_of(board)
