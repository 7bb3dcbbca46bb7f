"""The wiring: one source, two files made from it, and nothing that a chip cannot do."""

import copy
import importlib.util
import tomllib
from pathlib import Path

import pytest

from firmware.boards.pins import PINS

ROOT = Path(__file__).resolve().parents[2]
BOARDS = tomllib.loads((ROOT / "hardware/pins.toml").read_text(encoding="utf-8"))
spec = importlib.util.spec_from_file_location("make_pins", ROOT / "hardware/make_pins.py")
assert spec and spec.loader
make_pins = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make_pins)


def test_made_files_are_up_to_date():
    module = (ROOT / "firmware/boards/pins.py").read_text(encoding="utf-8")
    assert module == make_pins.pins_module(BOARDS), "run `python hardware/make_pins.py`"
    text = (ROOT / "hardware/wiring.md").read_text(encoding="utf-8")
    assert text == make_pins.wiring(BOARDS), "run `python hardware/make_pins.py`"


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_can_be_wired(board):
    assert make_pins.problems(BOARDS[board]) == []
    assert PINS[board]["buttons"] == tuple(BOARDS[board]["buttons"].values())


@pytest.mark.parametrize(
    ("board", "what", "pin", "why"),
    [
        ("pico", "sda", 5, "not SDA of I2C block 0"),
        ("pico", "sda", 6, "not SDA of I2C block 0"),
        ("pico", "scl", 4, "not SCL of I2C block 0"),
        ("pico", "buzzer", 10, "used twice"),
        ("pico", "buzzer", 24, "not on the edge"),
        ("pico2", "led", 29, "not on the edge"),
        ("pico_w", "battery", 22, "cannot measure"),
        ("pico", "buzzer", 33, "does not exist"),
        ("pico", "usb", 25, "not on the edge"),
        ("pico2_w", "motor", 16, "used twice"),
        ("esp32", "motor", 34, "no pull-up and no output"),
        ("esp32", "sda", 9, "flash chip"),
        ("esp32", "led", 2, "how the chip starts"),
        ("esp32", "buzzer", 15, "how the chip starts"),
        ("esp32", "buzzer", 36, "no pull-up and no output"),
        ("esp32", "buzzer", 24, "does not exist"),
        ("esp32", "battery", 13, "cannot measure"),
    ],
)
def test_a_wiring_that_the_chip_cannot_do_is_refused(board, what, pin, why):
    changed = copy.deepcopy(BOARDS[board])
    changed[what] = pin
    assert any(why in problem for problem in make_pins.problems(changed))


@pytest.mark.parametrize("pin", [0, 2, 12, 15, 6, 11, 34, 39])
def test_no_esp32_button_on_a_pin_without_pull_up_or_with_another_task(pin):
    changed = copy.deepcopy(BOARDS["esp32"])
    changed["buttons"]["up"] = pin
    assert make_pins.problems(changed)


def test_a_button_too_many_or_too_few_is_refused():
    changed = copy.deepcopy(BOARDS["pico"])
    del changed["buttons"]["b"]
    assert any("exactly" in problem for problem in make_pins.problems(changed))
