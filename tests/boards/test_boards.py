"""Which board this is, and the computer as a board."""

import pytest

from firmware.boards import module_name
from firmware.boards.cpython import Computer


@pytest.mark.parametrize(
    ("machine", "module"),
    [
        ("Raspberry Pi Pico with RP2040", "pico"),
        ("Raspberry Pi Pico W with RP2040", "pico_w"),
        ("Raspberry Pi Pico2 with RP2350", "pico2"),
        ("Raspberry Pi Pico 2 with RP2350", "pico2"),
        ("Raspberry Pi Pico 2 W with RP2350", "pico2_w"),
        ("Generic ESP32 module with ESP32", "esp32"),
    ],
)
def test_micropython_says_which_board_it_is(machine, module):
    assert module_name(machine) == module


def test_an_unknown_board_is_named():
    with pytest.raises(OSError, match="PYBv1"):
        module_name("PYBv1.1 with STM32F405RG")


def test_a_computer_shows_its_picture(tmp_path):
    board = Computer(tmp_path / "new")
    board.display.fb.fill_rect(0, 0, 2, 1, 1)
    assert board.display.picture() == bytes(1024)
    board.display.show()
    assert board.display.picture() == bytes((1, 1)) + bytes(1022)
    board.display.power(False)
    assert board.display.picture() == bytes(1024)


def test_a_computer_keeps_files_and_reads_its_buttons(tmp_path):
    board = Computer(tmp_path)
    board.storage.append("a.txt", b"one")
    assert (tmp_path / "a.txt").read_bytes() == b"one"
    board.buttons.mask = 48
    assert board.buttons.read(board.now()) == 48
    assert len(board.entropy()) == 32
    assert board.utc() > 1_700_000_000
