"""Raspberry Pi Pico 2: a newer chip with its watchdog at another address."""

from firmware.boards.rp2 import Rp2

RP2350_WATCHDOG_CLEAR = 0x400DB000


def board():
    return Rp2("pico2", RP2350_WATCHDOG_CLEAR)
