"""What the RP2040 and RP2350 boards share: the watchdog, and light sleep between two looks."""

import machine

from firmware.boards.wired import Wired

WATCHDOG_MS = 8000
ENABLED = 1 << 30


class Rp2(Wired):
    def __init__(self, name, clear):
        """`clear` is the address that clears bits of the watchdog's control register."""
        super().__init__(name)
        self._clear = clear
        self._watchdog = None

    def arm(self):
        super().arm()
        self._watchdog = machine.WDT(timeout=WATCHDOG_MS)

    def feed(self):
        if self._watchdog:
            self._watchdog.feed()

    def release(self):
        super().release()
        self._watchdog = None
        machine.mem32[self._clear] = ENABLED

    def nap(self, ms):
        machine.lightsleep(ms)  # USB goes on meanwhile if a computer is there
