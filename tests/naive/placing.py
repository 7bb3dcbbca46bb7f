"""May this face be drawn here now? And what the sheet is after a list of items, from scratch."""

from tests.naive.notation import (
    BASE_KINDS,
    FACING,
    SIDES,
    SPACES,
    STEP,
    flood,
    kind_of,
    letter,
    neighbour,
    orientations,
    touching,
)

DIE_KINDS = {"route", "station"}


def sheet_after(items: list[tuple[int, str, str]], expansion) -> tuple[dict[str, str], set[str]]:
    """The sheet, and the spaces flooded in the latest item's round that are not listed yet.

    `items` are (round, space, face), all of them legal.
    """
    sheet = {"D4": "VVVV"} if expansion == "lava" else {}
    due, due_in = set(), 0
    for number, space, face in items:
        if number != due_in:
            due, due_in = set(), number
        if face == "LLLL":
            due = due - {space}
        else:
            sheet[space] = face
            due |= flood(sheet)
    return sheet, due


def may_draw(sheet: dict[str, str], space: str, face: str) -> bool:
    """The rules of joining and of occupied spaces, for everything but a flood."""
    kind, here = kind_of(face), sheet.get(space)
    if kind == "crater":
        return here != "~"
    if here == "~" and kind not in DIE_KINDS:
        return False
    if here not in (None, "~"):
        erases = kind == "lava" and kind_of(here) in BASE_KINDS
        if not erases or free_beside_lava(sheet):
            return False
    return not clashes(sheet, space, face) and joins(sheet, space, face)


def clashes(sheet: dict[str, str], space: str, face: str) -> bool:
    """Whether a side meets another letter, of a neighbour or an exit."""
    pairs = [(letter(face, side), touching(sheet, space, side)) for side in SIDES]
    return any("-" not in pair and pair[0] != pair[1] for pair in pairs)


def joins(sheet: dict[str, str], space: str, face: str) -> bool:
    """Whether a face is joined to something if it has to be."""
    kind = kind_of(face)
    if kind == "volcano":
        around = [sheet.get(neighbour(space, side), "") for side in SIDES]
        return not any("V" in other for other in around)
    if kind in BASE_KINDS:
        wanted = "HR"
    elif kind == "lava":
        wanted = "V"
    else:
        return True
    return any(
        letter(face, side) in wanted and letter(face, side) == touching(sheet, space, side)
        for side in SIDES
    )


def free_beside_lava(sheet: dict[str, str]) -> bool:
    """Whether any free space borders an open lava side."""
    free = [space for space in SPACES if space not in sheet]
    return any(touching(sheet, space, side) == "V" for space in free for side in SIDES)


def fits_on_free_space(sheet: dict[str, str], face: str) -> bool:
    """Whether a face can be drawn in any way on a space that has nothing, not even a crater."""
    return any(
        may_draw(sheet, space, drawn)
        for space in SPACES
        if space not in sheet
        for drawn in orientations(face)
    )


def lava_is_possible(sheet: dict[str, str], faces: list[str], may_have_volcano: bool) -> bool:
    """Whether one of these lava faces can be drawn, if need be after a new volcano."""
    sheets = [sheet]
    if may_have_volcano:
        places = [space for space in SPACES if space not in sheet]
        sheets += [{**sheet, s: "VVVV"} for s in places if may_draw(sheet, s, "VVVV")]
    return any(
        may_draw(one, space, drawn)
        for one in sheets
        for space in SPACES
        for face in faces
        for drawn in orientations(face)
    )


def meteor_target(sheet: dict[str, str], start: str, way: str, distance: int) -> str:
    """Where a meteor strikes: step by step, turning back at the edge, past craters at the end."""
    space, left = start, distance
    while left > 0 or sheet.get(space) == "~":
        if neighbour(space, way) is None:
            way = FACING[way]
        space = neighbour(space, way)
        left -= 1
    return space


def meteor_targets(sheet: dict[str, str], start: str, way: str, distance: int) -> set[str]:
    """All spaces the player may choose: one, or one for each way on the four-arrow face."""
    return {meteor_target(sheet, start, w, distance) for w in (STEP if way == "any" else way)}
