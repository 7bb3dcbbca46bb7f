"""A board with wires: everything the gadget needs, made from the pins of hardware/pins.toml.

The board modules (pico.py, esp32.py ...) add what their chip does its own way: watchdog, naps.
"""

import gc
import hashlib
import os
import time

import machine
from machine import I2C, Pin

import firmware
from firmware.boards.clock import Clock, utc
from firmware.boards.files import Files
from firmware.boards.oled import Oled
from firmware.boards.peripherals import Battery, Buttons, Buzzer, Light, Motor, meter
from firmware.boards.pins import PINS

FOLDER = "/data"  # games and settings; beside the firmware, so that a new firmware keeps them
BUS_HZ = 400000
BUS_TIMEOUT_US = 20000
SLICE_MS = 10  # the longest nap: how long a press may go unnoticed
DARK_MS = 40  # the same while the display is dark: no finger is quicker
RETRY_MS = 3000  # how often an OLED that does not answer is tried again
NO_POWER = 5  # EIO
# Collect whenever this many bytes were allocated, not only when the memory is full: then live
# objects lie close together, and what is free is in one piece. Not during the start: it takes ms.
COLLECT_EVERY = 32768
NEVER = -1
START_STEPS = 2  # of the gadget: the first screen, and what may wait until then


class Wired:
    dark_ms = DARK_MS
    updates = True
    meter = staticmethod(meter)

    def __init__(self, name: str):
        pins = PINS[name]
        self.name = name
        self.clock = Clock()
        self.utc = utc
        self.display = panel(pins, "Signalbox")  # a sign of life while the rest is loaded
        self.shown_ms = time.ticks_ms()  # since power-on; `certify` asks for it
        self.up_ms: object = None  # the same for the gadget's own first screen, once it rests
        self.buttons = Buttons(pins["buttons"])
        self.sound = Buzzer(pins["buzzer"])
        self.motor = Motor(pins["motor"])
        self.light = Light(pins["led"])
        self.battery = Battery(self.meter(pins["battery"]), pins["divider"], pins["drop_mv"])
        self.storage = GuardedFiles(FOLDER, self.battery, self.feed)
        self._retry = 0
        self._signing = False
        self._starting = 0
        self._drawn_ms = self.shown_ms

    def now(self) -> int:
        return self.clock.now()

    def origin(self) -> str:
        """Where this firmware comes from: `image` or `files`."""
        return "image" if str(firmware.__path__).startswith(".frozen") else "files"

    def entropy(self) -> bytes:
        """32 bytes: the chip's random ones, mixed with when buttons were pressed, in microseconds,
        and with the chip's number. docs/log.md says what they are worth."""
        pool = hashlib.sha256(os.urandom(32))
        pool.update(self.buttons.timing)
        pool.update(machine.unique_id())
        pool.update(bytes(str(time.ticks_us()), "ascii"))
        return pool.digest()

    def rest(self, ms: int) -> None:
        """There is nothing to do for `ms`: nap; a button ends the nap at once."""
        if self._starting:
            self._start_step(ms)
        end = self.now() + ms
        while True:
            now = self.now()
            self.feed()
            dark = not self.display.lit
            self.buttons.catch(dark)
            wait = min(end - now, self.dark_ms if dark else SLICE_MS)
            busy = False
            for part in (self.sound, self.motor):
                more = part.step(now)
                if more is not None:
                    busy = True
                    wait = min(wait, more)
            if not self.display.here or self._signing:
                self._sign(now)
            if wait <= 0 or self.buttons.moved():
                return
            if busy:  # a nap would change the pitch of the buzzer
                time.sleep_ms(wait)
            else:
                self.nap(wait)

    def _start_step(self, ms):
        """A step of the start: the last one that does not rest has drawn the first screen."""
        self._starting -= 1
        if self._starting and not ms:
            self._drawn_ms = time.ticks_ms()
        else:
            self._starting = 0
            self.up_ms = self._drawn_ms
            gc.threshold(COLLECT_EVERY)

    def arm(self) -> None:
        """The gadget starts: a watchdog may look after it; once it is up, memory is tidied."""
        self._starting = START_STEPS
        gc.threshold(NEVER)

    def feed(self) -> None:
        """Reset the watchdog: all is well."""

    def release(self) -> None:
        """The REPL takes over: nothing of ours may act on its own any more."""
        self.sound.play()
        self.motor.run(0)
        self.buttons.catch(False)

    def nap(self, ms: int) -> None:
        time.sleep_ms(ms)

    def _sign(self, now):
        self._signing = not self.display.here
        if not self._signing:
            self.light.set(False)
            return
        self.light.no_oled(now)
        if now >= self._retry:
            self._retry = now + RETRY_MS
            self.display.restart()


def panel(pins: dict, sign: str = "") -> Oled:
    """Only the OLED: the computer's tools show a picture without a gadget."""
    sda, scl = Pin(pins["sda"]), Pin(pins["scl"])
    return Oled(I2C(pins["i2c"], sda=sda, scl=scl, freq=BUS_HZ, timeout=BUS_TIMEOUT_US), sign)


class GuardedFiles(Files):
    """The flash, unless the battery is too low to write to it: then a write is an OSError.

    To read a long game back, or to copy one, may take longer than the watchdog waits: every call
    feeds it.
    """

    def __init__(self, folder: str, battery: Battery, feed):
        super().__init__(folder)
        self._battery = battery
        self._feed = feed
        if folder[1:] not in os.listdir("/"):  # mkdir would take ms to find that it is there
            os.mkdir(folder)

    def read(self, name: str, start: int = 0, size: int = -1) -> bytes:
        self._feed()
        return super().read(name, start, size)

    def append(self, name: str, data: bytes) -> None:
        self._guard()
        super().append(name, data)

    def replace(self, name: str, data: bytes) -> None:
        self._guard()
        super().replace(name, data)

    def rename(self, old: str, new: str) -> None:
        self._guard()
        super().rename(old, new)

    def remove(self, name: str) -> None:
        self._guard()
        super().remove(name)

    def _guard(self):
        self._feed()
        if self._battery.unsafe():
            raise OSError(NO_POWER)
