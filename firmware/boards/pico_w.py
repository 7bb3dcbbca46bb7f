"""Raspberry Pi Pico W: the wireless chip owns the LED and the pin that measures the supply."""

from firmware.boards.rp2 import Rp2

RP2040_WATCHDOG_CLEAR = 0x4005B000


def board():
    return Rp2("pico_w", RP2040_WATCHDOG_CLEAR)
