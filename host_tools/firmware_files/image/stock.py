"""`--stock`: a given MicroPython image and a file system with our files, as one file.

Needs no compiler. It replaces the board's file system, so it is for empty boards.
"""

from pathlib import Path

from host_tools.common.errors import BadInput
from host_tools.firmware_files import file_system
from host_tools.firmware_files.image import uf2
from host_tools.firmware_files.image.binary_info import Info, info
from host_tools.firmware_files.image.build import TARGETS

PAGE = 256  # MicroPython for the Picos writes so much at once


def picos_image(board: str, given: Path, files: dict[str, bytes]) -> bytes:
    """A UF2 file; the given one says where its file system is."""
    try:
        family, pages = uf2.read(given.read_bytes())
        if family != TARGETS[board].family:
            raise BadInput("it is for another chip")
        image = flash(pages)
        said = info(image)
        check(said, board, len(image))
    except BadInput as problem:
        raise BadInput(f"{given} does not fit a {board}, {problem}: {REMEDY}") from None
    system = file_system.make(files, said.size // file_system.BLOCK, PAGE)
    return uf2.write({uf2.FLASH: image, uf2.FLASH + said.start: system}, family)


REMEDY = "give the .uf2 file of MicroPython 1.25 or newer for this board"


def flash(pages: dict[int, bytes]) -> bytes:
    """The flash from its start to the end of the image."""
    image = bytearray()
    for address in sorted(pages):
        at = address - uf2.FLASH
        if not 0 <= at < 1 << 24:
            raise BadInput("it writes elsewhere than to the flash")
        image += b"\xff" * (at - len(image)) + pages[address]
    return bytes(image)


def check(said: Info, board: str, size: int) -> None:
    if said.name != "MicroPython" or not said.start:
        raise BadInput("it is not MicroPython, or does not say where its file system is")
    if said.board != board:
        raise BadInput(f"it is MicroPython for a {said.board}")
    if size > said.start or said.start % file_system.BLOCK or said.size % file_system.BLOCK:
        raise BadInput("its file system is not behind it")
