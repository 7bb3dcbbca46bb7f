"""Raspberry Pi Pico W. The radio owns the LED and the pins that measure the supply and USB."""

from firmware.boards.rp2 import RP2040, Rp2


def board() -> Rp2:
    return Rp2("pico_w", RP2040)
