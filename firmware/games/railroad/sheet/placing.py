"""Where and how a face may be drawn: joining, and mismatched sides."""

from firmware.games.railroad.sheet.face_table import LETTERS, NUMBERS, ROW, SIDES, kind, ways
from firmware.games.railroad.sheet.sheet import EXITS
from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE, name_of
from firmware.games.railroad.sheet.tiles import CRATER, ROUTE_DICE, SPECIALS

# What a face joins, as bits: see joins().
ROUTE = 1
LAVA = 2
WATER = 4
_JOINTS = (0, ROUTE, ROUTE, WATER, WATER, LAVA)  # by the numbers in LETTERS
_LAKE = 4  # and lava after it

# By the kind of a face: the expansion that says what it must join (see expansions/__init__.py), or
# None for routes, which must join an exit or another route.
JOINING = {}
for _kind in ROUTE_DICE + tuple(SPECIALS):
    JOINING[_kind] = None


def joins(sheet, space, face, water_legal=False):
    """The kinds of joints that a face would make in a space, as bits; -1 if a side mismatches."""
    faces = sheet.faces
    mine = NUMBERS[face] * ROW
    joined = 0
    for side in range(4):
        letter = SIDES[mine + side]
        if not letter:
            continue
        other = NEXT[space * 4 + side]
        if other == OUTSIDE:
            met = LETTERS.find(EXITS.get(space * 4 + side, "-"))
        elif faces[other]:
            met = SIDES[NUMBERS[faces[other]] * ROW + (side ^ 2)]
        else:
            continue
        if not met:
            continue
        if met == letter:
            joined |= _JOINTS[letter]
        elif not (water_legal and (letter >= _LAKE or met >= _LAKE)):
            return -1
    return joined


def mismatch(sheet, space, face, water_legal):
    """Which side mismatches, as (key, args) for people."""
    for side in range(4):
        letter = face[side]
        met = sheet.across(space, side)
        if letter == "-" or met in ("-", "edge", letter):
            continue
        if water_legal and (letter in "LV" or met in "LV"):
            continue
        key = "meets_exit" if NEXT[space * 4 + side] == OUTSIDE else "meets_side"
        return key, (name_of(space), "#" + letter, "#" + met)
    return None


def why_not_place(sheet, space, face, options):
    """None, or why this face may not be drawn here: taken, a crater, the joining rules."""
    there = sheet.faces[space]
    if there == CRATER:
        if kind(face) not in ("route", "station"):
            return "special_on_crater", (name_of(space),)
    elif there:
        return "space_taken", (name_of(space),)
    return why_not_join(sheet, space, face, options)


def why_not_join(sheet, space, face, options):
    """None, or why the joining rules forbid this face in this free space (or crater)."""
    water_legal = options["water_meets_route"] == "legal"
    joined = joins(sheet, space, face, water_legal)
    if joined < 0:
        return mismatch(sheet, space, face, water_legal)
    expansion = JOINING[kind(face)]
    if expansion is not None:
        return expansion.why_not_join(sheet, space, face, joined, options)
    return None if joined & ROUTE else ("joins_no_route", (name_of(space),))


def needs_route(face, options):
    """Must this face join an exit or an existing route?"""
    expansion = JOINING[kind(face)]
    return expansion is None or expansion.needs_route(face, options)


def can_fit(sheet, face, options, spaces=None):
    """The first (space, face as drawn) in a free space where the face fits, else None.

    Craters are no free spaces here: drawing over one is never a duty. `spaces` limits the search.
    """
    found = ways(face)
    for space in range(49) if spaces is None else spaces:
        if spaces is not None or sheet.faces[space] == "":
            for drawn in found:
                if why_not_join(sheet, space, drawn, options) is None:
                    return space, drawn
    return None


def meets_route(sheet, space):
    """True if an exit or a neighbour's route leads into this space."""
    return any(sheet.across(space, side) in ("H", "R") for side in range(4))
