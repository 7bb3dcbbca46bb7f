"""How large each section of an image is, read from the linker's map."""

import re
from collections import Counter
from itertools import pairwise

SECTION = re.compile(r"(\.\S+)\s+0x([0-9a-f]+)\s+0x([0-9a-f]+)")
FLASH = range(0x10000000, 0x11000000)
COPIED = ".data"  # lies in flash too, and is copied to its place in RAM at power-on
PIECE = re.compile(r" (\.\S+|\*fill\*|COMMON)\s+0x([0-9a-f]+)\s+0x([0-9a-f]+)(?:\s+(\S+))?")
# Pattern and section; the first match counts. Our own packages are recognised by the names that
# they define, everything else by its object file.
FROZEN = "frozen_content.c"
OURS = (
    (r"firmware_ui_", "firmware: screens"),
    (r"firmware_games_", "firmware: games"),
    (r"firmware_play_", "firmware: play"),
    (r"firmware_boards_|adafruit_", "firmware: boards and display driver"),
    (r"str1|qstr|mp_frozen_names", "firmware: names and texts"),
    (r"", "firmware: what joins them"),
)
FILES = (
    (r"/lib/littlefs/|/vfs_lfs", "littlefs"),
    (r"/tinyusb/", "USB"),
    (r"pico-sdk|boot_stage2|\.a\b|/crt\w*\.o", "Pico SDK and C library"),
    (r"/py/|/lib/libm", "MicroPython: the language"),
    (r"/extmod/|/lib/|/shared/|/drivers/", "MicroPython: modules"),
    (r"", "MicroPython: this chip"),
)


def sections(map_text: str) -> dict[str, int]:
    """Section -> bytes; together they make up the image, except for a few bytes of padding."""
    text = map_text[map_text.index("\nLinker script and memory map") :]
    text = re.sub(r"\n( ?\.\S+)\n +0x", r"\n\1 0x", text)  # a long name stands on a line alone
    found: Counter[str] = Counter()
    pieces: list[tuple[int, str]] = []
    end = 0
    for line in text.splitlines():
        if heading := SECTION.match(line):
            _count(pieces, end, found)
            pieces = []
            start, size = int(heading[2], 16), int(heading[3], 16)
            end = start + size if start in FLASH or heading[1] == COPIED else 0
        elif end and (piece := PIECE.match(line)) and int(piece[3], 16):
            pieces.append((int(piece[2], 16), section_of(piece[1], piece[4] or "")))
    return dict(sorted(found.items()))


def _count(pieces: list[tuple[int, str]], end: int, found: Counter[str]) -> None:
    """A piece reaches to the next one: the linker stores duplicate texts once."""
    starts = [*sorted(pieces, key=lambda piece: piece[0]), (end, "")]
    for (start, section), (following, _) in pairwise(starts):
        found[section] += following - start


def section_of(name: str, file: str) -> str:
    table, text = (OURS, name) if FROZEN in file else (FILES, file)
    return next(section for pattern, section in table if re.search(pattern, text))
