"""What `signalbox image` does: checks what was asked for, and writes the file whole or not."""

from functools import partial
from pathlib import Path

from host_tools.common.errors import BadInput, one_of
from host_tools.common.micropython import NEEDED
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import refusals, write_whole
from host_tools.firmware_files.bundle import boards, files_of
from host_tools.firmware_files.image.build import TARGETS
from host_tools.firmware_files.image.cached import Image, image
from host_tools.firmware_files.image.esp32 import esp32_image
from host_tools.firmware_files.image.sources import Tell
from host_tools.firmware_files.image.stock import WrongImage, picos_image


def built(board: str, out: Path, tell: Tell, micropython: Path | None = None) -> Image:
    """An image with Signalbox frozen in, as the file `out`."""
    check(board, out)
    if board not in TARGETS:
        raise BadInput(
            f"an image for the {board} is made from MicroPython's own: name that with --stock FILE"
        )
    made = image(board, tell, micropython)
    write(out, made.path.read_bytes())
    return made


def from_stock(board: str, out: Path, given: Path) -> int:
    """The given MicroPython with our files in its file system, as the file `out`: its size."""
    check(board, out)
    try:
        stock = given.read_bytes()
    except OSError as error:
        raise BadInput(
            f"{plain(given)} cannot be read ({error.strerror}): {remedy(board)}"
        ) from error
    files = partial(files_of, board)
    try:
        data = picos_image(board, stock, files) if board in TARGETS else esp32_image(stock, files)
    except WrongImage as wrong:
        raise BadInput(
            f"{plain(given)} does not fit the {board}, {wrong}: {remedy(board)}"
        ) from wrong
    write(out, data)
    return len(data)


def remedy(board: str) -> str:
    return f"give MicroPython {NEEDED} or newer for this board, a {suffix(board)} file"


def check(board: str, out: Path) -> None:
    one_of("--board", board, boards())
    if out.suffix.lower() != suffix(board) or out.is_dir():
        raise BadInput(
            f"{plain(out)} cannot be an image for the {board}: its name must end in"
            f" {suffix(board)}"
        )


def suffix(board: str) -> str:
    return ".uf2" if board in TARGETS else ".bin"


def write(out: Path, data: bytes) -> None:
    with refusals(out):
        out.parent.mkdir(parents=True, exist_ok=True)
    write_whole(out, data)
