"""The gadget sleeps most of the time: the battery's life in hardware/ is computed from that."""

import pytest

from hardware.power import POWER
from tests.pico import firmware
from tests.pico.sleeping import awake, awake_in_the_dark


def test_the_time_awake_is_what_the_battery_life_is_computed_from():
    share, press = awake(still_ms=4000, presses=10)
    assert share == pytest.approx(POWER["awake_share"], rel=0.2)
    assert press == pytest.approx(POWER["press"], rel=0.2)


def test_a_dark_gadget_is_awake_for_less():
    assert awake_in_the_dark(still_ms=4000) == pytest.approx(POWER["awake_dark"], rel=0.2)


BATTERY_V, USB_V = 3.55, 4.8
VBUS = 24


class Computer:
    """A host that is plugged in late. The emulator's own is there from the start, and does not
    mind a clock of USB that stands still: this one finds a board only if that clock runs all
    through the reset of the bus, as TinyUSB needs it, and tries again as computers do."""

    RESET_MS = 10
    TRIES = 5

    def __init__(self, pico):
        self.pico, self.usb = pico, pico.mcu.usb_ctrl
        self.usb.on_usb_enabled = None

    def finds_the_board(self):
        for _ in range(self.TRIES):
            self.pico.run(90)
            ran = True
            for _ in range(self.RESET_MS * 5):
                self.pico.run(0.2)
                ran &= self.pico.mcu.clocks.usb_freq > 0
            if ran:
                self.usb.reset_device()
                self.pico.run(300)
                self.pico.type(b"\x03\r\nprint(6 * 7)\r\n")
                self.pico.run(300)
                return "42" in self.pico.text()
        return False


@pytest.mark.parametrize("after_ms", [2000, 20000])
def test_a_computer_that_is_plugged_in_late_finds_the_board(after_ms):
    pico = firmware.rig()
    computer = Computer(pico)
    pico.volts(3, BATTERY_V / 3)
    pico.run(after_ms)
    pico.volts(3, USB_V / 3)
    pico.mcu.gpio[VBUS].set_input_value(True)
    assert computer.finds_the_board()


def test_a_dark_gadget_answers_the_shortest_press():
    pico = firmware.rig(DARK)
    pico.volts(3, BATTERY_V / 3)
    pico.run(12000)
    assert not pico.oled.on
    for name in ("UP", "B"):
        pico.press(name, 30)
        pico.run(200)
    assert "answers 1 0 32 0" in " ".join(["answers", *pico.text().split()[-4:]])


DARK = """
from firmware.boards import this_board
board = this_board()
board.display.power(False)
while True:
    board.rest(60000)
    print(board.buttons.read())
"""
