"""Raspberry Pi Pico."""

from firmware.boards.rp2 import Rp2

RP2040_WATCHDOG_CLEAR = 0x4005B000


def board():
    return Rp2("pico", RP2040_WATCHDOG_CLEAR)
