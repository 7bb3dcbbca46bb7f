"""Raspberry Pi Pico 2 W. The radio owns the same pins as on a Pico W."""

from firmware.boards.rp2 import RP2350, Rp2


def board() -> Rp2:
    return Rp2("pico2_w", RP2350)
