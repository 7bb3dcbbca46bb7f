"""`--stock` for the ESP32: one .bin for `esptool write_flash 0`, MicroPython and our files.

Where the file system goes is read from the partition table in the given image. esptool, which
puts the pieces together, is an extra: `pip install signalbox[esp32]`.
"""

import contextlib
import io
import struct
from dataclasses import dataclass

from host_tools.common.errors import BadInput
from host_tools.firmware_files import file_system
from host_tools.firmware_files.image.stock import Files, WrongImage

FIRST = 0x1000  # where the ESP32's boot loader is
STARTS = (FIRST, 0)  # where the given file begins: as MicroPython's own comes, or merged already
HEADER, MAGIC, CHIP, ESP32 = 24, 0xE9, 12, 0  # of a boot loader: length, first byte, the chip
TABLE = 0x8000  # where every partition table is
ENTRY, ENTRY_MAGIC, DATA = struct.Struct("<2sBBII16sI"), b"\xaa\x50", 1
LABEL = "vfs"
PROG_SIZE = 32  # MicroPython for the ESP32 writes so much at once


@dataclass(frozen=True)
class Partition:
    label: str
    kind: int
    start: int
    size: int


def esp32_image(given: bytes, files: Files) -> bytes:
    """What goes to address 0 of the flash."""
    start, place = layout(given)
    system = file_system.make(files(), place.size // file_system.BLOCK, PROG_SIZE)
    return merged([(start, given[: place.start - start]), (place.start, system)])


def layout(given: bytes) -> tuple[int, Partition]:
    """Where the given image begins, and its partition for files."""
    for start in STARTS:
        first = FIRST - start
        header = given[first : first + HEADER]
        if len(header) < HEADER or header[0] != MAGIC:
            continue
        if struct.unpack_from("<H", header, CHIP)[0] != ESP32:
            raise WrongImage("it is for another chip")
        for place in partitions(given[TABLE - start :]):
            if place.label == LABEL and place.kind == DATA:
                flash = 1 << 20 << (header[3] >> 4)  # as the image itself says
                if place.start % file_system.BLOCK or place.start + place.size > flash:
                    raise WrongImage("its place for files is not within the flash")
                return start, place
        raise WrongImage(f"its partition table has no place for files, {LABEL!r}")
    raise WrongImage("it is not an image of MicroPython")


def partitions(table: bytes) -> list[Partition]:
    found = []
    for at in range(0, len(table) - ENTRY.size + 1, ENTRY.size):
        magic, kind, _, start, size, label, _ = ENTRY.unpack_from(table, at)
        if magic != ENTRY_MAGIC:
            break  # a checksum, or the end
        name = label.rstrip(b"\0").decode("ascii", "replace")
        found.append(Partition(name, kind, start, size))
    return found


def merged(pieces: list[tuple[int, bytes]]) -> bytes:
    try:
        import esptool
    except ImportError:
        raise BadInput(
            "an image for the ESP32 is put together by esptool, which is not installed: run"
            " `pip install 'signalbox[esp32]'`"
        ) from None
    with contextlib.redirect_stdout(io.StringIO()):  # it tells what it does
        whole = esptool.merge_bin(pieces, "esp32")
    assert whole is not None  # as no file was named
    return bytes(whole)
