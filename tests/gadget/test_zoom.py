"""The sheet from near: a quarter of it at 16 pixels a space, around the cursor; play goes on."""

from functools import cache
from itertools import combinations

import pytest

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.games.railroad.screens._sheet_view import SheetView, left, top
from firmware.games.railroad.screens._zoom import Zoom
from firmware.games.railroad.sheet.face_table import FACES as EVERY
from firmware.ui.canvas import Canvas
from tests.gadget.png import rows_of
from tests.gadget.sheets import begin, press, screen, seat
from tests.runners.driver import table

FACES = sorted(face for face in EVERY if face)
SURFACES = [face for face in FACES if "L" in face or "V" in face]


class Stand:
    def __init__(self):
        self.canvas = Canvas(FrameBuffer(bytearray(1024), 128, 64, 0))
        self.shared = {"zoomed": True}


def near(faces, around, *reverse):
    """The 64x64 pixels of a sheet from near."""
    stand = Stand()
    stand.shared["zoom_at"] = around
    view = SheetView(stand.canvas)
    view.show(faces)
    Zoom(stand).draw(stand.canvas, view, reverse, None)
    return [row[:64] for row in rows_of(stand.canvas.buffer)], rows_of(view.bytes, 64)


@cache
def tile(face, around=24):
    """The 256 pixels of a face in the middle of the sheet."""
    rows, _ = near(["" if at != around else face for at in range(49)], around)
    return [pixel for row in rows[24:40] for pixel in row[24:40]]


def differ(one, other):
    return sum(a != b for a, b in zip(tile(one), tile(other), strict=True))


@pytest.mark.parametrize("around", range(49))
def test_every_pixel_of_a_quarter_is_four_and_the_space_is_in_it(around):
    faces = [FACES[(7 * at) % len(FACES)] for at in range(49)]
    rows, small = near(faces, around)
    x = min(max(left(around) - 12, 0), 32)
    y = min(max(top(around) - 12, 0), 32)
    assert x <= left(around) <= x + 24 and y <= top(around) <= y + 24
    for line in range(64):
        assert list(rows[line]) == [small[y + line // 2][x + at // 2] for at in range(64)]
    reverse, _ = near(faces, around, around)
    for line in range(64):
        for at in range(64):
            inside = (
                0 <= at - 2 * (left(around) - x) < 16 and 0 <= line - 2 * (top(around) - y) < 16
            )
            assert (reverse[line][at] != rows[line][at]) == inside


def test_any_two_tiles_differ_in_at_least_six_pixels_and_lake_and_lava_from_the_grid():
    for one, other in combinations(FACES, 2):
        assert differ(one, other) >= 6, (one, other)
    for face in SURFACES:
        for mark in ("", "."):
            assert differ(face, mark) >= 24, face


def test_play_goes_on_there(tmp_path):
    states = []
    for zoomed in (False, True):
        folder = tmp_path / str(zoomed)
        folder.mkdir()
        script = begin(folder)
        pictures = [script.display.seen]
        if zoomed:
            press(script, "hold DOWN")
            pictures.append(script.display.seen)
        for keys in (["press A", "press DOWN", "hold A"], ["press A", "press RIGHT", "hold A"]):
            press(script, *keys)
            pictures.append(script.display.seen)
        assert len(set(pictures)) == len(pictures)
        states.append(seat(script).state())
    assert states[0] == states[1]


def test_it_follows_the_cursor_and_stays_until_it_is_switched_off(tmp_path):
    script = begin(tmp_path)
    far = script.display.seen
    press(script, "hold DOWN", "press A")
    for button in ("DOWN", "RIGHT", "UP", "LEFT"):
        press(script, f"press {button}")
        assert script.gadget.shared["zoom_at"] == screen(script).hand.space
    press(script, "press B", "press UP", "press A")
    assert script.gadget.shared["zoomed"] and script.display.seen != far
    press(script, "hold DOWN")
    assert script.display.seen == far
    press(script, "hold DOWN")
    again = table(tmp_path)
    again.settle()
    assert again.display.seen == far, "power-on shows the whole sheet"
