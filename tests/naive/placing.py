"""May this face be drawn here now? And what the board is after a list of items, from scratch."""

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


def board_after(items: list[tuple[int, str, str]], expansion) -> tuple[dict[str, str], set[str]]:
    """The board, and the spaces flooded in the latest item's round that are not listed yet.

    `items` are (round, space, face), all of them legal.
    """
    board = {"D4": "VVVV"} if expansion == "lava" else {}
    due, due_in = set(), 0
    for number, space, face in items:
        if number != due_in:
            due, due_in = set(), number
        if face == "LLLL":
            due = due - {space}
        else:
            board[space] = face
            due |= flood(board)
    return board, due


def may_draw(board: dict[str, str], space: str, face: str) -> bool:
    """The rules of joining and of occupied spaces, for everything but a flood."""
    kind, here = kind_of(face), board.get(space)
    if kind == "crater":
        return here != "~"
    if here == "~" and kind not in DIE_KINDS:
        return False
    if here not in (None, "~"):
        erases = kind == "lava" and kind_of(here) in BASE_KINDS
        if not erases or free_beside_lava(board):
            return False
    return not clashes(board, space, face) and joins(board, space, face)


def clashes(board: dict[str, str], space: str, face: str) -> bool:
    """Whether a side meets another letter, of a neighbour or an exit."""
    pairs = [(letter(face, side), touching(board, space, side)) for side in SIDES]
    return any("-" not in pair and pair[0] != pair[1] for pair in pairs)


def joins(board: dict[str, str], space: str, face: str) -> bool:
    """Whether a face is joined to something if it has to be."""
    kind = kind_of(face)
    if kind == "volcano":
        around = [board.get(neighbour(space, side), "") for side in SIDES]
        return not any("V" in other for other in around)
    if kind in BASE_KINDS:
        wanted = "HR"
    elif kind == "lava":
        wanted = "V"
    else:
        return True
    return any(
        letter(face, side) in wanted and letter(face, side) == touching(board, space, side)
        for side in SIDES
    )


def free_beside_lava(board: dict[str, str]) -> bool:
    """Whether any free space borders an open lava side."""
    free = [space for space in SPACES if space not in board]
    return any(touching(board, space, side) == "V" for space in free for side in SIDES)


def fits_on_free_space(board: dict[str, str], face: str) -> bool:
    """Whether a face can be drawn in any way on a space that has nothing, not even a crater."""
    return any(
        may_draw(board, space, drawn)
        for space in SPACES
        if space not in board
        for drawn in orientations(face)
    )


def lava_is_possible(board: dict[str, str], faces: list[str], may_have_volcano: bool) -> bool:
    """Whether one of these lava faces can be drawn, if need be after a new volcano."""
    boards = [board]
    if may_have_volcano:
        places = [space for space in SPACES if space not in board]
        boards += [{**board, s: "VVVV"} for s in places if may_draw(board, s, "VVVV")]
    return any(
        may_draw(one, space, drawn)
        for one in boards
        for space in SPACES
        for face in faces
        for drawn in orientations(face)
    )


def meteor_target(board: dict[str, str], start: str, way: str, distance: int) -> str:
    """Where a meteor strikes: step by step, turning back at the edge, past craters at the end."""
    space, left = start, distance
    while left > 0 or board.get(space) == "~":
        if neighbour(space, way) is None:
            way = FACING[way]
        space = neighbour(space, way)
        left -= 1
    return space


def meteor_targets(board: dict[str, str], start: str, way: str, distance: int) -> set[str]:
    """All spaces the player may choose: one, or one for each way on the four-arrow face."""
    return {meteor_target(board, start, w, distance) for w in (STEP if way == "any" else way)}
