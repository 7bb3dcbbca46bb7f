"""What no walk through the gadget comes by: a date that turns over, a picture that is shifted or
turned, a die with many faces, a bar that moves."""

import pytest

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.games.die import DICE
from firmware.play.replay import PROGRESS
from firmware.ui.canvas import RIGHT, Canvas
from firmware.ui.dimming import SHIFT_MS, Dimming
from firmware.ui.font import BIG, MEDIUM, SMALL
from firmware.ui.keys import DOWN, LEFT, PRESS, UP
from firmware.ui.presenter import BAR_EVENTS, LONG_GAME, Presenter
from firmware.ui.speaker import all_of
from tests.gadget.png import rows_of
from tests.runners.driver import switched_on
from tests.runners.press_script import Display


@pytest.fixture
def canvas():
    return blank()


def blank() -> Canvas:
    return Canvas(FrameBuffer(bytearray(1024), 128, 64, 0))


@pytest.mark.parametrize(
    ("date", "part", "button", "then"),
    [
        ((2028, 12, 31), 1, UP, (2028, 1, 31)),
        ((2028, 1, 31), 1, DOWN, (2028, 12, 31)),
        ((2028, 1, 31), 1, UP, (2028, 2, 29)),
        ((2027, 1, 31), 1, UP, (2027, 2, 28)),
        ((2028, 3, 1), 2, DOWN, (2028, 2, 29)),
        ((2027, 2, 28), 2, UP, (2027, 3, 1)),
        ((2027, 12, 31), 2, UP, (2028, 1, 1)),
        ((2099, 12, 31), 2, UP, (2099, 12, 31)),
        ((2020, 1, 1), 2, DOWN, (2020, 1, 1)),
        ((2028, 2, 29), 0, UP, (2029, 2, 28)),
        ((2099, 5, 5), 0, UP, (2099, 5, 5)),
        ((2020, 5, 5), 0, DOWN, (2020, 5, 5)),
    ],
)
def test_a_date_turns_over(tmp_path, date, part, button, then):
    script = switched_on(tmp_path)
    script.gadget.home("day", *date)
    script.settle()
    screen = script.gadget.screen
    for _ in range(2 - part):
        assert screen.key(PRESS, LEFT)
    assert screen.key(PRESS, button) and tuple(screen.date) == then


def test_a_text_is_as_wide_wherever_the_picture_is(canvas):
    for font in (SMALL, MEDIUM, BIG):
        there = canvas.text("12:34", 90, 10, font, 1, RIGHT)
        canvas.shift(1, 1)
        assert canvas.text("12:34", 90, 10, font, 1, RIGHT) == there == canvas.width("12:34", font)
        canvas.shift(0, 0)


@pytest.mark.parametrize("done", [0, 1, 50, 99, 100, 120])
def test_a_bar_clears_what_was_there(canvas, done):
    canvas.bar(20, 30, 80, 8, done, 100)
    lit = blank()
    lit.fill(22, 32, 76, 4)
    lit.bar(20, 30, 80, 8, done, 100)
    assert lit.buffer == canvas.buffer
    full = 76 * min(done, 100) // 100
    assert list(rows_of(canvas.buffer)[33][22:98]) == [1] * full + [0] * (76 - full)


def test_a_face_is_drawn_as_it_was_asked_for_and_not_as_before(canvas):
    """Turned, in another size, as another die's: whatever was drawn there last."""
    asked = [
        ("HHH-", size, die, turned)
        for size in (20, 28)
        for die in (None, "route")
        for turned in range(4)
    ]
    for name, size, die, turned in [*asked, *reversed(asked)]:
        canvas.clear()
        canvas.face(name, 30, 20, size, die, turned)
        fresh = blank()
        fresh.face(name, 30, 20, size, die, turned)
        assert canvas.buffer == fresh.buffer, (size, die, turned)


def test_the_picture_moves_every_minute_since_the_last_press():
    dimming = Dimming()
    dimming.touch(1000)
    assert dimming.wait(1000) == SHIFT_MS
    assert dimming.wait(1000 + 61_000) == SHIFT_MS - 1000
    assert dimming.wait(1000 + 3 * SHIFT_MS + 5) == SHIFT_MS - 5


def test_what_is_chosen_is_said_with_an_arrow_and_its_value():
    items = [
        ["Title", 0, 0, 0, 0],
        ["one", 2, 20, 0, 0],
        ["two", 2, 30, 1, 0],
        ["5", 90, 30, 1, 0],
    ]
    assert all_of(items) == ["Title", "one", "→ two, 5"]


def test_an_update_stands_before_the_last_line(tmp_path):
    script = switched_on(tmp_path)
    script.gadget.board.updates = True
    script.gadget.home("start")
    script.settle()
    keys = [line[0] for line in script.gadget.screen.rows()]
    assert keys[-3:] == ["storage", "update", "about"]


def test_a_die_of_many_faces_has_several_pages(tmp_path):
    script = switched_on(tmp_path)
    script.gadget.home("tallies", "dice")
    script.settle()
    screen = script.gadget.screen
    screen.tally.dice = {"many": {str(face): face for face in range(10, 30)}, "speed": {"1": 1}}
    screen.refresh()
    shown = [(die, list(faces)) for die, faces, _ in filter(None, screen.pages)]
    numbers = [str(face) for face in range(10, 30)]
    assert shown[:3] == [("many", numbers[:7]), ("many", numbers[7:14]), ("many", numbers[14:])]
    assert shown[3] == ("speed", list(DICE["speed"].faces)), "six fit as pictures"


def test_reading_a_long_game_moves_a_bar_and_a_short_one_none():
    display = Display(FrameBuffer)
    presenter = Presenter(display)
    shown = []
    display.show = lambda: shown.append(bytes(display.buffer))
    for total, pictures in ((LONG_GAME - 1, 0), (2 * LONG_GAME, 2 * LONG_GAME // BAR_EVENTS)):
        shown.clear()
        for done in range(0, total, PROGRESS):
            presenter.progress(done, total)
        assert len(shown) == pictures == len(set(shown))


def test_the_bar_of_a_held_button_is_turned_with_the_picture(tmp_path):
    """Upside down it is at the other end, and fills from the other side."""

    def held(turned: int) -> list[list[int]]:
        folder = tmp_path / str(turned)
        folder.mkdir()
        script = switched_on(folder)
        script.gadget.settings.set("turned", turned)
        script.gadget.apply_settings()
        script.gadget.session.new("dice", {}, ["Ada"], script.now)
        script.gadget.home()
        script.settle()
        script.do("down", "A")
        script.wait(300)
        return rows_of(script.display.seen)

    assert [row[::-1] for row in held(1)[::-1]] == held(0)
