"""`--stock`: a given MicroPython image and a file system with our files, as one file.

Needs no compiler. It replaces the board's file system, so it is for empty boards.
"""

from collections.abc import Callable

from host_tools.common.errors import BadInput
from host_tools.firmware_files import file_system
from host_tools.firmware_files.image import uf2
from host_tools.firmware_files.image.binary_info import Info, info
from host_tools.firmware_files.image.build import TARGETS

Files = Callable[[], dict[str, bytes]]  # linking takes seconds: only for an image that fits
PAGE = 256  # MicroPython for the Picos writes so much at once


class WrongImage(Exception):
    """Why a given image is not one for the board."""


def picos_image(board: str, given: bytes, files: Files) -> bytes:
    """A UF2 file; the given one says where its file system is."""
    try:
        family, pages = uf2.read(given)
    except BadInput as problem:
        raise WrongImage(str(problem)) from None
    if family != TARGETS[board].family:
        raise WrongImage("it is for another chip")
    image = flash(pages)
    said = info(image)
    check(said, board, len(image))
    system = file_system.make(files(), said.size // file_system.BLOCK, PAGE)
    sectors = {
        uf2.FLASH + said.start + at: system[at : at + uf2.SECTOR]
        for at in range(0, len(system), uf2.SECTOR)
        if system[at : at + uf2.SECTOR].strip(b"\xff")  # what is blank need not be
    }
    return uf2.write({uf2.FLASH: image} | sectors, family)


def flash(pages: dict[int, bytes]) -> bytes:
    """The flash from its start to the end of the image."""
    image = bytearray()
    for address in sorted(pages):
        at = address - uf2.FLASH
        if not 0 <= at < 1 << 24:
            raise WrongImage("it writes elsewhere than to the flash")
        image += b"\xff" * (at - len(image)) + pages[address]
    return bytes(image)


def check(said: Info, board: str, size: int) -> None:
    if said.name != "MicroPython" or not said.start:
        raise WrongImage("it is not MicroPython, or does not say where its file system is")
    if said.board != board:
        raise WrongImage(f"it is MicroPython for a {said.board}")
    if size > said.start or said.start % file_system.BLOCK or said.size % file_system.BLOCK:
        raise WrongImage("its file system is not behind it")
