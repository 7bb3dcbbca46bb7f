"""The spaces of a sheet on the gadget: drawn by hand, complete, distinct at a glance."""

import random
from itertools import combinations

import pytest

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.games.railroad.screens._sheet_view import SheetView, left, top
from firmware.games.railroad.screens._tiles import NAMES, STRIP
from firmware.games.railroad.sheet.face_table import FACES as EVERY
from firmware.games.railroad.sheet.sheet import EXIT_LIST
from firmware.ui.canvas import Canvas
from host_tools.railroad import make_tiles
from tests.gadget.png import rows_of
from tests.gadget.sheet import TILES_PATH, tile, tile_sheet

FACES = sorted(face for face in EVERY if face)


def edge(face, side):
    """The eight pixels on a side of a face, from the west or the north on."""
    rows = tile(face)
    return [list(rows[0]), [row[7] for row in rows], list(rows[7]), [row[0] for row in rows]][side]


def test_the_tiles_are_those_that_were_drawn():
    assert make_tiles.MODULE.read_text(encoding="utf-8") == make_tiles.module(), (
        "run: python -m host_tools.railroad.make_tiles"
    )
    assert TILES_PATH.read_bytes() == tile_sheet(), "run: python -m tests.gadget.sheet"


def test_every_face_that_can_be_drawn_has_its_tile():
    assert sorted(NAMES.split()) == FACES
    assert len(STRIP) == 8 * len(FACES)


def number_of(rows):
    """Pixels as one number: a bit each."""
    return int("".join(str(pixel) for row in rows for pixel in row), 2)


def too_close(pictures):
    """The pairs that differ in fewer than six pixels."""
    pairs = combinations(pictures.items(), 2)
    return [(a, b) for (a, one), (b, other) in pairs if (one ^ other).bit_count() < 6]


def test_any_two_tiles_differ_in_at_least_six_pixels():
    assert not too_close({face: number_of(tile(face)) for face in FACES})


@pytest.mark.parametrize("space", range(49))
def test_they_do_on_every_space_of_the_sheet_too(space):
    """With all that is printed there: exits, the border, the centre's; also from no tile."""
    view, _ = view_of([""] * 49)
    x, y = left(space), top(space)
    pictures = {}
    for face in (*FACES, "", "."):
        view.put(space, face)
        rows = rows_of(view.bytes, 64)[y : y + 8]
        pictures[face] = number_of([row[x : x + 8] for row in rows])
    assert not too_close(pictures)


@pytest.mark.parametrize("face", [face for face in FACES if len(face) > 1])
def test_a_route_goes_on_where_the_next_space_has_it(face):
    """Two neighbours agree about where a highway or a railway crosses their common edge."""
    for side in range(4):
        lit = [at for at, pixel in enumerate(edge(face, side)) if pixel]
        if face[side] == "H":
            assert {1, 5} <= set(lit)
        elif face[side] == "R":
            assert 3 in lit
        elif face[side] == "-" and set(face) <= set("HR-*x"):
            assert lit == [at for at in (0, 7) if at in lit]


def view_of(faces):
    canvas = Canvas(FrameBuffer(bytearray(1024), 128, 64, 0))
    view = SheetView(canvas)
    view.show(faces)
    return view, canvas


def drawn(view, canvas, *reverse):
    canvas.clear()
    view.draw(canvas, reverse)
    return [row[:64] for row in rows_of(canvas.buffer)]


def test_a_sheet_that_was_changed_looks_like_one_drawn_at_once():
    rng = random.Random(3)
    faces = [""] * 49
    view, canvas = view_of(faces)
    for _ in range(300):
        faces[rng.randrange(49)] = rng.choice([*FACES, "", "."])
        view.show(faces)
    assert drawn(view, canvas) == drawn(*view_of(faces))


def test_every_face_stands_in_its_space_and_in_reverse_where_it_blinks():
    space = 8  # nothing is printed on its edges
    x, y = left(space), top(space)
    for face in FACES:
        view, canvas = view_of(["" if at != space else face for at in range(49)])
        there = [row[x : x + 8] for row in drawn(view, canvas)[y : y + 8]]
        assert there == tile(face), face
        reverse = [row[x : x + 8] for row in drawn(view, canvas, space)[y : y + 8]]
        assert reverse == [bytearray(1 - pixel for pixel in row) for row in there]


def test_the_exits_stand_in_the_margin():
    rows = drawn(*view_of([""] * 49))
    for space, side, letter in EXIT_LIST:
        ends = (1, 5) if letter == "H" else (3,)
        for end in ends:
            x, y = left(space) + end, top(space) + end
            spots = {0: (x, 0), 1: (63, y), 2: (x, 63), 3: (0, y)}
            x, y = spots[side]
            assert rows[y][x], (space, side)
    sides = [rows[0], rows[63], [row[0] for row in rows], [row[63] for row in rows]]
    assert sum(map(sum, sides)) == 6 * 2 + 6
