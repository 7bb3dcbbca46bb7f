"""`--stock` for the ESP32: one .bin for `esptool write_flash 0`, MicroPython and our files.

Where the file system goes is read from the partition table in the given image. esptool, which
puts the pieces together, is an extra: `pip install signalbox[esp32]`.
"""

import struct
from dataclasses import dataclass
from pathlib import Path

from host_tools.common.errors import BadInput
from host_tools.firmware_files import file_system

TABLE = 0x8000  # where every partition table is
ENTRY = struct.Struct("<2sBBII16sI")
MAGIC, DATA = b"\xaa\x50", 1
BOOTLOADER = 0xE9  # how an image for the chip begins
ESP32 = 0  # the chip's number in there
STARTS = (0x1000, 0)  # where the given file begins: as MicroPython's own comes, or merged already
LABEL = "vfs"
PROG_SIZE = 32  # MicroPython for the ESP32 writes so much at once
REMEDY = "give the .bin file of MicroPython 1.25 or newer for the ESP32"


@dataclass(frozen=True)
class Partition:
    label: str
    kind: int
    start: int
    size: int


def esp32_image(given: Path, files: dict[str, bytes]) -> bytes:
    """What goes to address 0 of the flash."""
    stock = given.read_bytes()
    try:
        start, place = layout(stock)
    except BadInput as problem:
        raise BadInput(f"{given} does not fit an ESP32, {problem}: {REMEDY}") from None
    system = file_system.make(files, place.size // file_system.BLOCK, PROG_SIZE)
    return merged([(start, stock[: place.start - start]), (place.start, system)])


def layout(stock: bytes) -> tuple[int, Partition]:
    """Where the given image begins, and its partition for files."""
    for start in STARTS:
        first = 0x1000 - start
        if stock[first : first + 1] != bytes((BOOTLOADER,)):
            continue
        if struct.unpack_from("<H", stock, first + 12)[0] != ESP32:
            raise BadInput("it is for another chip")
        for place in partitions(stock[TABLE - start :]):
            if place.label == LABEL and place.kind == DATA:
                size = 1 << 20 << (stock[first + 3] >> 4)  # as the image itself says
                if place.start % file_system.BLOCK or place.start + place.size > size:
                    raise BadInput("its place for files is not within the flash")
                return start, place
        raise BadInput(f"its partition table has no place for files, {LABEL}")
    raise BadInput("it is no image of MicroPython")


def partitions(table: bytes) -> list[Partition]:
    found = []
    for at in range(0, len(table) - ENTRY.size + 1, ENTRY.size):
        magic, kind, _, start, size, label, _ = ENTRY.unpack_from(table, at)
        if magic != MAGIC:
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
    whole = esptool.merge_bin(pieces, "esp32")
    assert whole is not None  # as no file was named
    return bytes(whole)
