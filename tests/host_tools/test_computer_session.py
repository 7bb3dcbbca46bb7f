"""The picture that the gadget shows while a computer works on it, drawn on CPython."""

import pytest

from firmware.boards.cpython import Computer
from firmware.play.settings import Settings
from firmware.ui.canvas import Canvas
from firmware.ui.computer_picture import draw
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.texts import computer_de, computer_en


@pytest.fixture
def board(tmp_path):
    return Computer(tmp_path)


def picture(board, *what) -> bytes:
    draw(board.display, board.storage, *what)
    return board.display.picture()


def lit(data: bytes) -> int:
    return sum(byte.bit_count() for byte in data)


def test_both_languages_fit_and_say_the_same_things(board):
    assert computer_en.TEXTS.keys() == computer_de.TEXTS.keys()
    canvas = Canvas(board.display.fb, board.display.buffer)
    for texts in (computer_en.TEXTS, computer_de.TEXTS):
        for key, text in texts.items():
            assert canvas.width(text, SMALL if key == "wait" else MEDIUM) <= 124, text


def test_every_connection_has_a_picture_of_its_own_and_the_bar_grows(board):
    assert len({picture(board, what) for what in ("copying", "updating", "connected")}) == 3
    bars = [lit(picture(board, "copying", done, 10)) for done in (0, 3, 7, 10)]
    assert bars == sorted(set(bars))


def test_it_speaks_the_gadgets_language_and_stands_as_the_gadget_does(board):
    english = picture(board, "copying")
    Settings(board.storage).set("language", "de")
    german = picture(board, "copying")
    assert german != english
    Settings(board.storage).set("turned", 1)
    turned = picture(board, "copying")
    assert turned != german and lit(turned) == lit(german)


def test_a_dark_display_is_switched_on(board):
    board.display.power(False)
    assert lit(picture(board, "connected")) > 0
