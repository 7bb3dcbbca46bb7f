"""Raspberry Pi Pico."""

from firmware.boards.rp2 import RP2040, Rp2


def board() -> Rp2:
    return Rp2("pico", RP2040)
