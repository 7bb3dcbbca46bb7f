"""ESP32 DevKit. No watchdog: here it could not be switched off again for the REPL."""

import time

import machine

from firmware.boards.wired import Wired


class Esp32(Wired):
    def nap(self, ms):
        """The serial port sleeps too, so only a dark gadget does: press a button, then connect."""
        if self.display.lit:
            time.sleep_ms(ms)
        else:
            machine.lightsleep(ms)


def board():
    return Esp32("esp32")
