"""What the RP2040 and RP2350 boards share: the watchdog, light sleep between two looks, and off.

MicroPython's light sleep stops the clock of USB unless a computer has already configured the
board. A gadget that sleeps nearly all the time would never appear there, so it sleeps lightly
only while it certainly lives on its battery, and not just after power-on.
"""

import time

import machine
from machine import Pin

from firmware.boards.pins import PINS
from firmware.boards.wired import Wired

WATCHDOG_MS = 8000
ENABLED = 1 << 30
START_MS = 10000  # after power-on a computer has this long to find the board
LOOK_MS = 1000  # how often the voltage says whether USB was plugged in
DARK_MS = 100  # with our image a button ends a light sleep: SIGNALBOX/light_sleep.c
FALL, RISE = 4, 8  # the bits of an edge, four for each pin


class Rp2(Wired):
    def __init__(self, name: str, chip: "Chip"):
        super().__init__(name)
        self._chip = chip
        self._watchdog: machine.WDT | None = None
        self._usb: Pin | None = None
        if PINS[name]["usb"] is not None:
            self._usb = Pin(PINS[name]["usb"], Pin.IN)
            self._usb.irq(_nothing, Pin.IRQ_RISING)  # ends a light sleep
        self._look = START_MS
        self._on_battery = False
        if self.origin() == "image":
            self.dark_ms = DARK_MS

    def arm(self) -> None:
        super().arm()
        self._watchdog = machine.WDT(timeout=WATCHDOG_MS)

    def feed(self) -> None:
        if self._watchdog:
            self._watchdog.feed()

    def release(self) -> None:
        super().release()
        self._watchdog = None
        machine.mem32[self._chip.watchdog_clear] = ENABLED

    def nap(self, ms: int) -> None:
        if self._alone():
            machine.lightsleep(ms)
        else:
            time.sleep_ms(ms)

    def _alone(self):
        """Is there certainly no computer?"""
        now = self.now()
        if self._usb is not None and self._usb.value():
            self._on_battery = False
        elif now >= self._look:
            self._look = now + LOOK_MS
            self._on_battery = self.battery.alone()
        return self._on_battery

    def off(self) -> None:
        """Stop all clocks until a button or USB brings a new start; the game is in its journal."""
        self.display.power(False)
        self.release()
        for pin in PINS[self.name]["buttons"]:
            self._chip.wake(pin, FALL)
        if self._usb is not None:
            self._chip.wake(PINS[self.name]["usb"], RISE)
        machine.deepsleep()

    def update(self) -> None:
        """Restart as a drive that takes an image."""
        self.display.power(False)
        self.release()
        machine.bootloader()


def _nothing(pin):
    pass


class Chip:
    """Where a chip has its registers."""

    def __init__(self, watchdog_clear: int, edges: int, wakes: int):
        """`watchdog_clear` clears bits of the watchdog's control register; `edges` and `wakes`
        have four bits a pin: edges seen, and those that end the sleep of all clocks."""
        self.watchdog_clear = watchdog_clear
        self._edges = edges
        self._wakes = wakes

    def wake(self, pin: int, edge: int) -> None:
        bit = edge << pin % 8 * 4
        machine.mem32[self._edges + pin // 8 * 4] = bit  # forget what was before
        machine.mem32[self._wakes + pin // 8 * 4] |= bit


RP2040 = Chip(0x4005B000, 0x400140F0, 0x40014160)
RP2350 = Chip(0x400DB000, 0x40028230, 0x400282D8)
