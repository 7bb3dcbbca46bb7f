"""UF2 files: what a Pico takes when it is plugged in with BOOTSEL held."""

import struct

from host_tools.common.errors import BadInput

BLOCK, PAGE = 512, 256
SECTOR = 4096
FLASH = 0x10000000
START, NEXT, END = 0x0A324655, 0x9E5D5157, 0x0AB16F30
HAS_FAMILY, HAS_EXTENSION = 0x2000, 0x8000
HEADER = struct.Struct("<8I")
RP2040, ABSOLUTE, RP2350 = 0xE48BFF56, 0xE48BFF57, 0xE48BFF59
# Chips of the first RP2350 series need a block that they ignore before all others (erratum E10).
IGNORED_AT, IGNORED = 0x10FFFF00, 0x9957E304


def write(memory: dict[int, bytes], family: int) -> bytes:
    """A file that puts each piece at its address in flash. Sectors are filled: a chip erases a
    whole one before it writes a part of it."""
    pages: dict[int, bytes] = {}
    for address, data in memory.items():
        if address % SECTOR:
            raise ValueError(f"{address:#x} is not the start of a sector")
        whole = data + b"\xff" * (-len(data) % SECTOR)
        pages |= {address + at: whole[at : at + PAGE] for at in range(0, len(whole), PAGE)}
    first = _ignored() if family == RP2350 else b""
    blocks = [
        _block(HAS_FAMILY, address, number, len(pages), family, pages[address])
        for number, address in enumerate(sorted(pages))
    ]
    return first + b"".join(blocks)


def read(data: bytes) -> tuple[int, dict[int, bytes]]:
    """The chip family that a file is for, and its pages by their address."""
    pages: dict[int, bytes] = {}
    families = set()
    if not data or len(data) % BLOCK:
        raise BadInput("it is not a UF2 file, or only a part of one")
    for at in range(0, len(data), BLOCK):
        block = data[at : at + BLOCK]
        start, magic, flags, address, size, _number, _count, family = HEADER.unpack_from(block)
        if (start, magic, block[-4:]) != (START, NEXT, struct.pack("<I", END)):
            raise BadInput("it is not a UF2 file, or only a part of one")
        if family == ABSOLUTE:
            continue
        if not flags & HAS_FAMILY or size != PAGE or address % PAGE:
            raise BadInput("it is a UF2 file, but not for a Raspberry Pi Pico")
        families.add(family)
        pages[address] = block[HEADER.size : HEADER.size + PAGE]
    if len(families) != 1:
        raise BadInput("it is a UF2 file for several chips")
    return families.pop(), pages


def _block(flags: int, address: int, number: int, count: int, family: int, data: bytes) -> bytes:
    header = HEADER.pack(START, NEXT, flags, address, PAGE, number, count, family)
    return (header + data).ljust(BLOCK - 4, b"\0") + struct.pack("<I", END)


def _ignored() -> bytes:
    data = b"\xef" * PAGE + struct.pack("<I", IGNORED)
    return _block(HAS_FAMILY | HAS_EXTENSION, IGNORED_AT, 0, 2, ABSOLUTE, data)
