"""An image for the ESP32 as MicroPython's releases are made: boot loader, partition table and a
program, put together by esptool. Only the code in it is not MicroPython's."""

import hashlib
import struct
from pathlib import Path

import esptool
from esptool.bin_image import ELFSection, ESP32FirmwareImage

MB = 1 << 20
RAM, PROGRAM = 0x3FFF0000, 0x10000
SIZES = {2 * MB: 0x10, 4 * MB: 0x20, 8 * MB: 0x30}
# As MicroPython has them for 4 MB: label, type, subtype, start, size.
USUAL = (
    ("nvs", 1, 2, 0x9000, 0x6000),
    ("phy_init", 1, 1, 0xF000, 0x1000),
    ("factory", 0, 0, PROGRAM, 0x1F0000),
    ("vfs", 1, 0x81, 0x200000, 0x200000),
)


def table(partitions: tuple[tuple[str, int, int, int, int], ...]) -> bytes:
    """As gen_esp32part.py writes it: entries, their MD5, and nothing up to 0xC00."""
    entries = b"".join(
        struct.pack("<2sBBII16sI", b"\xaa\x50", kind, sub, start, size, label.encode(), 0)
        for label, kind, sub, start, size in partitions
    )
    digest = b"\xeb\xeb" + b"\xff" * 14 + hashlib.md5(entries).digest()
    return (entries + digest).ljust(0xC00, b"\xff")


def program(path: Path, code: bytes, flash: int) -> bytes:
    image = ESP32FirmwareImage()
    image.flash_size_freq = SIZES[flash]
    image.segments.append(ELFSection(b".dram0.data", RAM, code, 0))
    image.save(str(path))
    return path.read_bytes()


def stock(folder: Path, partitions=USUAL, flash: int = 4 * MB, chip: str = "esp32") -> bytes:
    """What goes to 0x1000, as the file of a release does."""
    pieces = [
        (0x1000, program(folder / "boot.bin", b"boot" * 1024, flash)),
        (0x8000, table(partitions)),
        (PROGRAM, program(folder / "app.bin", b"Micropython" * 4096, flash)),
    ]
    return esptool.merge_bin(pieces, chip, target_offset=0x1000)
