"""The written form of spaces, faces and sheets, and the sheet's printed parts."""

import re
from functools import cache

EDITIONS = {"blazing_red": "simple", "deep_blue": "simple", "deep_blue_de": "trail"}
EXPANSIONS = (None, "river", "lake", "lava", "meteor")

SIDES = "NESW"
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}

SPACES = tuple(row + column for row in "ABCDEFG" for column in "1234567")
CENTRE = tuple(row + column for row in "CDE" for column in "345")
EXITS = {
    ("A2", "N"): "H",
    ("A4", "N"): "R",
    ("A6", "N"): "H",
    ("B7", "E"): "R",
    ("D7", "E"): "H",
    ("F7", "E"): "R",
    ("G6", "S"): "H",
    ("G4", "S"): "R",
    ("G2", "S"): "H",
    ("F1", "W"): "R",
    ("D1", "W"): "H",
    ("B1", "W"): "R",
}

# Kind of face -> one orientation of each; the others follow by turning and mirroring.
FACES = {
    "route": ("H-H-", "R-R-", "H--H", "R--R", "HHH-", "RRR-"),
    "station": ("HRHRx", "H-R-*", "HR--*"),
    "special": ("HHRH*", "HRRR*", "HHHH", "RRRR", "HRRH*", "HRHR*"),
    "river": ("WW--", "W-W-", "WHWHx", "WRWRx"),
    "lake": ("L---", "LL--", "LLL-", "H-L-*", "R-L-*", "HRLL*"),
    "lava": ("VV--", "V-V-", "VVV-", "HVH-", "RVR-"),
    "flood": ("LLLL",),
    "volcano": ("VVVV",),
    "crater": ("~",),
}
BASE_KINDS = {"route", "station", "special"}
EXPANSION_KINDS = {
    None: set(),
    "river": {"river"},
    "lake": {"lake", "flood"},
    "lava": {"lava", "volcano"},
    "meteor": {"crater"},
}

ITEM = re.compile(r"([A-G][1-7])=(~|[HRWLV-]{4}[*x]?)(?:@([1-7]))?", re.ASCII)


@cache
def neighbour(space: str, side: str) -> str | None:
    """The space beyond this side, or None beyond the outer edge."""
    down, right = STEP[side]
    beyond = chr(ord(space[0]) + down) + chr(ord(space[1]) + right)
    return beyond if beyond in SPACES else None


def letter(face: str, side: str) -> str:
    """What a face shows at a side; a crater shows nothing."""
    return "-" if face == "~" else face[SIDES.index(side)]


def turned(face: str) -> str:
    return face[3] + face[0:3] + face[4:]


def mirrored(face: str) -> str:
    return face[0] + face[3] + face[2] + face[1] + face[4:]


@cache
def orientations(face: str) -> tuple[str, ...]:
    """A face turned and mirrored in every way."""
    found = {face}
    while face != "~":
        more = {turned(f) for f in found} | {mirrored(f) for f in found}
        if more <= found:
            break
        found |= more
    return tuple(sorted(found))


# Any face as drawn -> (its kind, the orientation of it in the table above).
KNOWN = {
    drawn: (kind, face)
    for kind, faces in FACES.items()
    for face in faces
    for drawn in orientations(face)
}


def kind_of(face: str) -> str:
    return KNOWN[face][0]


def name_of(face: str) -> str:
    """The same text for every orientation of a face."""
    return KNOWN[face][1]


def parse_item(text: str, expansion: str | None) -> tuple[str, str]:
    """`B3=HRHRx@4` as (space, face). The round behind the @ says nothing that we need."""
    match = ITEM.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise ValueError(f"{text!r} is not SPACE=FACE")
    space, face = match[1], match[2]
    if face not in KNOWN:
        raise ValueError(f"{text}: {face} is on no die and no special route")
    if kind_of(face) not in BASE_KINDS | EXPANSION_KINDS[expansion]:
        raise ValueError(f"{text}: {face} is not part of this game")
    return space, face


def good_game(edition: str, expansion: str | None) -> None:
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise ValueError(f"no edition {edition!r}")
    if not (expansion is None or isinstance(expansion, str)) or expansion not in EXPANSIONS:
        raise ValueError(f"no expansion {expansion!r}")


def flood(sheet: dict[str, str]) -> set[str]:
    """Fill every empty space that three open lake sides point at, until none is left."""
    filled = set()
    while True:
        due = [
            space
            for space in SPACES
            if space not in sheet and sum(touching(sheet, space, s) == "L" for s in SIDES) >= 3
        ]
        if not due:
            return filled
        sheet[due[0]] = "LLLL"
        filled.add(due[0])


def touching(sheet: dict[str, str], space: str, side: str) -> str:
    """What the neighbour beyond a side shows towards this space: a letter, or `-`."""
    beyond = neighbour(space, side)
    if beyond is None:
        return EXITS.get((space, side), "-")
    return letter(sheet[beyond], FACING[side]) if beyond in sheet else "-"
