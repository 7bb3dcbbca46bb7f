"""Turn the drawn spaces (tiles.txt) into the strip of firmware/games/railroad/screens/_tiles.py.

Run it after drawing: python -m host_tools.railroad.make_tiles
"""

from pathlib import Path

from firmware.games.orientation import mirrored, turned
from firmware.games.railroad.sheet.face_table import ways
from host_tools.fonts.make import literal

HERE = Path(__file__).parent
MODULE = HERE.parents[1] / "firmware" / "games" / "railroad" / "screens" / "_tiles.py"
CORE = 7
SIZE = 8
NAME = 6
Rows = list[str]

# How a surface looks: lit where its pattern of 4x4 pixels has a mark.
SURFACES = {
    "w": ("#.#.", ".#.#", "#.#.", ".#.#"),
    "l": ("#.#.", "....", "#.#.", "...."),
    "v": ("###.", "####", "#.##", "####"),
}
WIDE = {"H": (1, 5), "R": (3,)}  # what a route lights along a side


def drawn() -> dict[str, Rows]:
    """The faces in the order of the file, each as its rows."""
    found: dict[str, Rows] = {}
    names: list[str] = []
    for line in (HERE / "tiles.txt").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if not words or (line[0] == "#" and len(words[0]) == 1):
            names = []
        elif not names:
            names = words
            found |= {name: [] for name in names}
        else:
            for name, row in zip(names, words, strict=True):
                found[name].append(row)
    for name, rows in found.items():
        if [len(row) for row in rows] != [CORE] * CORE:
            raise ValueError(f"{name} has other than {CORE} rows of {CORE} pixels")
    return found


def module() -> str:
    """The text of the module with all tiles."""
    found = tiles()
    names = [f"{name:<{NAME}}" for name in found]
    return "\n".join(
        [
            '"""The spaces of a sheet, made by host_tools/railroad/make_tiles.py: draw there."""',
            "",
            "# fmt: off",
            f"# Every face as it may be drawn, {NAME} characters each, and its {SIZE} columns.",
            "NAMES = (",
            *('    "' + "".join(names[i : i + 14]) + '"' for i in range(0, len(names), 14)),
            ")",
            *literal("STRIP", bytes(column for tile in found.values() for column in tile)),
            "",
        ]
    )


def tiles() -> dict[str, list[int]]:
    """Every face as it may be drawn: its columns as bytes, the lowest bit at the top."""
    found = {}
    for face, rows in drawn().items():
        for name in ways(face):
            found[name] = _columns(_lit(_joined(name, _standing(face, rows, name))))
    return found


def _standing(face: str, rows: Rows, wanted: str) -> Rows:
    """The rows of a face in the orientation `wanted`."""
    if wanted == face:
        return rows
    for flipped in (False, True):
        name = mirrored(face) if flipped else face
        picture = [row[::-1] for row in rows] if flipped else rows
        for _ in range(4):
            if name == wanted:
                return picture
            name = turned(name)
            picture = ["".join(column)[::-1] for column in zip(*picture, strict=True)]
    raise ValueError(f"{face} never stands as {wanted}")


def _joined(name: str, rows: Rows) -> Rows:
    """The rows with one more column and row, where the east and south sides go on."""
    east, south = (name[1], name[2]) if len(name) > 1 else "--"
    wide = [row + _on(row[-1], east, y) for y, row in enumerate(rows)]
    last = "".join(_on(pixel, south, x) for x, pixel in enumerate(rows[-1]))
    return [*wide, last + (wide[-1][-1] if east == south else ".")]


def _on(pixel: str, letter: str, at: int) -> str:
    if letter == "-" or (letter in WIDE and at not in WIDE[letter]):
        return "."
    return pixel


def _lit(rows: Rows) -> Rows:
    """The rows with the surfaces as they look."""
    return [
        "".join(SURFACES[p][y % 4][x % 4] if p in SURFACES else p for x, p in enumerate(row))
        for y, row in enumerate(rows)
    ]


def _columns(rows: Rows) -> list[int]:
    return [sum(1 << y for y in range(SIZE) if rows[y][x] == "#") for x in range(SIZE)]


if __name__ == "__main__":
    MODULE.write_text(module(), encoding="utf-8")
