"""Two contact sheets in docs/pictures: icons.png has every face at its real size and enlarged,
tiles.png every space of a sheet as the gadget draws it, in all orientations, enlarged;
faces.txt beside this file has a number for the faces of every die.

Run it after drawing: python -m tests.gadget.sheet
"""

from pathlib import Path
from zlib import crc32

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.games.die import DICE
from firmware.games.railroad.screens._sheet_view import NAME
from firmware.games.railroad.screens._tiles import NAMES, STRIP
from firmware.games.railroad.sheet.face_table import FACES, base, ways
from firmware.games.railroad.sheet.tiles import CRATER, FLOOD, SPECIALS, VOLCANO
from firmware.ui.canvas import Canvas
from tests.gadget.png import encode, enlarged, rows_of, sheet

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
PATH = PICTURES / "icons.png"
NUMBERS = Path(__file__).with_name("faces.txt")
TILES_PATH = PICTURES / "tiles.png"
GROUPS = [(die.key, list(dict.fromkeys(die.faces))) for die in DICE.values()]
GROUPS += [(None, list(SPECIALS.values())), (None, [CRATER, FLOOD, VOLCANO])]


def picture(face, size, die=None, turn=0, language="en", at=(0, 0), whole=False):
    """A face as rows of pixels; with `whole` the whole display."""
    canvas = Canvas(FrameBuffer(bytearray(1024), 128, 64, 0))
    canvas.language = language
    canvas.face(face, *at, size, die, turn)
    rows = rows_of(canvas.buffer)
    return rows if whole else [row[at[0] : at[0] + size] for row in rows[at[1] : at[1] + size]]


def contact_sheet() -> bytes:
    """All sizes as they are, then enlarged, in the order of the dice."""
    lines = []
    for size, times, columns in (
        (20, 1, 25),
        (28, 1, 25),
        (60, 1, 25),
        (20, 5, 13),
        (28, 4, 13),
        (60, 4, 7),
    ):
        faces = [
            enlarged(picture(face, size, die), times) for die, names in GROUPS for face in names
        ]
        lines.append(sheet(faces, columns, 4 if times == 1 else 8))
    return encode(sheet(lines, 1, 12))


def number_of(group: int) -> str:
    """Changes with every pixel of the faces of a group."""
    die, faces = GROUPS[group]
    seen = 0
    for face in faces:
        for size in (20, 28, 60):
            seen = crc32(b"".join(picture(face, size, die)), seen)
    return f"{seen:08x}"


def tile(face) -> list[bytearray]:
    """A space of a sheet as rows of pixels."""
    at = 8 * (NAMES.find(face) // NAME)
    return rows_of(STRIP[at : at + 8], 8, 8)


def tile_sheet() -> bytes:
    """Every face of a sheet, all orientations of one side by side."""
    lines = [
        sheet([enlarged(tile(face), 8) for face in ways(die)], 8, 8)
        for die in FACES
        if die and base(die) == die
    ]
    return encode(sheet(lines, 4, 4))


def main() -> None:
    NUMBERS.write_text("\n".join(map(number_of, range(len(GROUPS)))) + "\n", encoding="ascii")
    PATH.write_bytes(contact_sheet())
    TILES_PATH.write_bytes(tile_sheet())


if __name__ == "__main__":
    main()
