"""The canvas: the same pictures on CPython and MicroPython, and no memory used while drawing."""

import pytest

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.ui.canvas import CENTRE, RIGHT, Canvas
from firmware.ui.font import BIG, MEDIUM, SMALL
from firmware.ui.lists import WIDEST, clipped
from tests.gadget.png import rows_of
from tests.gadget.scenes import SCENES
from tests.micropython.unix import micropython


@pytest.fixture
def canvas():
    return Canvas(FrameBuffer(bytearray(1024), 128, 64, 0))


def lit(canvas, x=0, y=0, w=128, h=64):
    """How many pixels are on in a part of the picture."""
    return sum(sum(row[x : x + w]) for row in rows_of(canvas.buffer)[y : y + h])


def test_scenes_are_the_same_on_micropython_and_allocate_nothing(canvas):
    done = micropython("tests/gadget/run_scenes.py")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ALLOCATES" not in done.stdout, done.stdout
    pictures = dict(line.split() for line in done.stdout.splitlines())
    assert len(pictures) == len(SCENES)
    for scene in SCENES:
        canvas.clear()
        scene(canvas)
        assert canvas.buffer.hex() == pictures[scene.__name__], scene.__name__


def test_text_is_as_wide_as_it_says(canvas):
    for font in (SMALL, MEDIUM, BIG):
        canvas.clear()
        width = canvas.text("0:12", 10, 0, font)
        assert width == canvas.width("0:12", font)
        rows = rows_of(canvas.buffer)
        columns = [x for x in range(128) if any(row[x] for row in rows)]
        assert columns[0] >= 10
        assert columns[-1] == 10 + width - 1


@pytest.mark.parametrize(("align", "left"), [(CENTRE, 64), (RIGHT, 100)])
def test_text_is_aligned(canvas, align, left):
    width = canvas.text("HOME", left, 0, align=align)
    x = left - width if align == RIGHT else left - width // 2
    assert lit(canvas, x, 0, width, 8) == lit(canvas) > 0
    assert lit(canvas, x, 0, 1, 8)


def test_empty_text_has_no_width(canvas):
    assert canvas.text("", 5, 5) == 0
    assert canvas.width("") == 0


def test_fit_counts_the_characters_that_fit(canvas):
    text = "Weichenwärterin"
    for w in range(140):
        count = canvas.fit(text, w)
        assert canvas.width(text[:count]) <= w
        assert count == len(text) or canvas.width(text[: count + 1]) > w


def test_a_line_that_is_not_measured_fits_whatever_its_letters(canvas):
    assert max(SMALL.widths) + SMALL.gap == WIDEST
    for room in range(1, 128):
        line = "⌫" * (room // WIDEST)  # the widest letter
        assert clipped(canvas, line, room) == line and canvas.width(line) <= room
        assert clipped(canvas, line + "⌫⌫", room) != line + "⌫⌫"


def test_unknown_characters_are_a_box(canvas):
    canvas.text("☃", 0, 0)
    box = bytes(canvas.buffer)
    canvas.clear()
    canvas.text("中", 0, 0)
    assert bytes(canvas.buffer) == box
    assert any(box)


def test_black_text_on_a_filled_line(canvas):
    canvas.text("Größe", 0, 0)
    letters = lit(canvas)
    canvas.clear()
    canvas.fill(0, 0, 128, 8)
    canvas.text("Größe", 0, 0, SMALL, 0)
    assert lit(canvas) == 128 * 8 - letters


def test_turn_is_half_a_turn(canvas):
    canvas.text("Signal", 3, 20)
    rows = rows_of(canvas.buffer)
    canvas.turn()
    assert rows_of(canvas.buffer) == [row[::-1] for row in rows[::-1]]


def test_bar_grows_with_its_part(canvas):
    widths = []
    for part in (-1, 0, 1, 2, 3, 4, 9):
        canvas.bar(0, 0, 44, 8, part, 4)
        widths.append(lit(canvas, 2, 3, 40, 1))
    assert widths == [0, 0, 10, 20, 30, 40, 40]


def test_shift_moves_everything(canvas):
    canvas.text("Signal", 3, 20)
    canvas.face("HRHRx", 60, 10, 28)
    plain = rows_of(canvas.buffer)
    canvas.clear()
    canvas.shift(1, 2)
    canvas.text("Signal", 3, 20)
    canvas.face("HRHRx", 60, 10, 28)
    moved = rows_of(canvas.buffer)
    assert [row[1:] for row in moved[2:]] == [row[:-1] for row in plain[:-2]]
