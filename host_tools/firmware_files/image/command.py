"""What `signalbox image` does: checks what was asked for, and writes the file whole or not."""

from pathlib import Path

from host_tools.common.errors import BadInput
from host_tools.firmware_files.bundle import boards
from host_tools.firmware_files.image.build import TARGETS
from host_tools.firmware_files.image.cached import Image, image
from host_tools.firmware_files.image.sources import Tell


def built(board: str, out: Path, tell: Tell, micropython: Path | None = None) -> Image:
    """An image with Signalbox frozen in, as the file `out`."""
    if board not in boards():
        raise BadInput(f"there is no board {board!r}: take one of {', '.join(TARGETS)}")
    if board not in TARGETS:
        raise BadInput(
            f"an image for the {board} is made from MicroPython's own: give that with --stock FILE"
        )
    check_name(out, ".uf2")
    made = image(board, tell, micropython)
    write(out, made.path.read_bytes())
    return made


def check_name(out: Path, suffix: str) -> None:
    if out.suffix.lower() != suffix or out.is_dir():
        raise BadInput(f"{out} is no name for the image: it ends in {suffix}")


def write(out: Path, data: bytes) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    part = out.with_name(out.name + ".part")
    part.write_bytes(data)
    part.replace(out)
