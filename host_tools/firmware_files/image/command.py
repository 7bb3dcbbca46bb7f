"""What `signalbox image` does: checks what was asked for, and writes the file whole or not."""

from pathlib import Path

from host_tools.common.errors import BadInput, one_of
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import refusals, write_whole
from host_tools.firmware_files.bundle import boards
from host_tools.firmware_files.image.build import TARGETS
from host_tools.firmware_files.image.cached import Image, image
from host_tools.firmware_files.image.sources import Tell

SUFFIX = ".uf2"


def built(board: str, out: Path, tell: Tell, micropython: Path | None = None) -> Image:
    """An image with Signalbox frozen in, as the file `out`."""
    one_of("--board", board, boards())
    if board not in TARGETS:
        raise BadInput(f"an image for the {board} is built with ESP-IDF: docs/boards.md shows how")
    if out.suffix.lower() != SUFFIX or out.is_dir():
        raise BadInput(
            f"{plain(out)} cannot be an image for the {board}: its name must end in {SUFFIX}"
        )
    made = image(board, tell, micropython)
    with refusals(out):
        out.parent.mkdir(parents=True, exist_ok=True)
    write_whole(out, made.path.read_bytes())
    return made
