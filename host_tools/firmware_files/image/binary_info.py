"""What an image for a Pico says of itself: the table that `picotool info` shows."""

import struct
from dataclasses import dataclass

from host_tools.firmware_files.image.uf2 import FLASH

FIRST, LAST = 0x7188EBF2, 0xE71AA390
LOOK = 4096  # the header stands in here
STRING, DEVICE = 6, 7  # kinds of entries
RASPBERRY, MICROPYTHON = b"RP", b"MP"
BOARD, VERSION, NAME = 0xB63CFFBB, 0x11A9BC3A, 0x02031C86


@dataclass
class Info:
    name: str = ""
    version: str = ""
    board: str = ""  # as the Pico SDK calls it
    start: int = 0  # of the file system, from the start of the flash
    size: int = 0


def info(image: bytes) -> Info:
    """`image` is the flash from its start on; what is not said stays empty."""
    found = Info()
    names = {BOARD: "board", VERSION: "version", NAME: "name"}
    for entry in _entries(image):
        kind, tag = struct.unpack_from("<H2s", image, entry)
        if kind == STRING and tag == RASPBERRY:
            what, where = struct.unpack_from("<II", image, entry + 4)
            if what in names:
                setattr(found, names[what], _text(image, where - FLASH))
        elif kind == DEVICE and tag == MICROPYTHON:
            start, size = struct.unpack_from("<II", image, entry + 8)
            found.start, found.size = start - FLASH, size
    return found


def _entries(image: bytes) -> list[int]:
    for at in range(0, min(LOOK, len(image) - 20), 4):
        first, start, end, _, last = struct.unpack_from("<5I", image, at)
        if (first, last) == (FIRST, LAST):
            places = range(start - FLASH, min(end - FLASH, len(image) - 3), 4)
            found = [struct.unpack_from("<I", image, place)[0] - FLASH for place in places]
            return [entry for entry in found if 0 <= entry < len(image) - 24]
    return []


def _text(image: bytes, at: int) -> str:
    end = image.find(b"\0", at)
    return image[at:end].decode("ascii", "replace") if 0 <= at < end else ""
