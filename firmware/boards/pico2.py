"""Raspberry Pi Pico 2."""

from firmware.boards.rp2 import RP2350, Rp2


def board() -> Rp2:
    return Rp2("pico2", RP2350)
