"""The OLED: Adafruit's SSD1306 driver over `machine.I2C`, sending only what changed.

The driver's own buffer holds what the panel shows; screens draw into `buffer` (through `fb`).
`show` compares the two in steps of 16 bytes and sends the differences in page addressing, which
SSD1306 and SSD1309 share. A panel that does not respond is ignored (`here` is False) until
`restart` tries it again.
"""

import sys

import adafruit_bus_device
import framebuf

# Keeps the driver from loading its SPI half, which would only cost time and memory.
adafruit_bus_device.spi_device = None  # type: ignore[attr-defined]
# It works without these modules, but would search the flash for them.
strangers = [name for name in ("types", "typing") if name not in sys.modules]
for name in strangers:
    sys.modules[name] = framebuf
import adafruit_ssd1306  # noqa: E402 # it imports the other half
from adafruit_ssd1306 import SSD1306_I2C  # noqa: E402 # the same

for name in strangers:
    del sys.modules[name]
del adafruit_ssd1306.SSD1306_SPI, adafruit_ssd1306.spi_device

WIDTH = 128
PAGES = 8
STEP = 16  # bytes: a longer gap costs more on the bus than a new address

MEMORY_MODE = 0x20
PAGE_ADDRESSING = 0x02
DISPLAY_ON = 0xAF


class Bus:
    """`machine.I2C` with the calls that Adafruit's driver makes."""

    def __init__(self, i2c):
        self._i2c = i2c

    def try_lock(self):
        return True

    def unlock(self):
        pass

    def writeto(self, address, data, start=0, end=None):
        # The driver's probe writes nothing, which many ports cannot do: the first command probes.
        if len(data):
            self._i2c.writeto(address, memoryview(data)[start : len(data) if end is None else end])

    def readfrom_into(self, address, data, start=0, end=None):
        end = len(data) if end is None else end
        self._i2c.readfrom_into(address, memoryview(data)[start:end])


class Oled(SSD1306_I2C):
    buffer: bytearray

    def __init__(self, i2c, sign="", address=0x3C):
        """The panel, lit, with a sign of life in its middle."""
        self.here = True
        self.lit = True
        self._i2c = i2c
        self._bright = 0xFF
        self._ready = False
        self._place = bytearray(4)  # control byte 0x00, then page and column
        super().__init__(WIDTH, PAGES * 8, Bus(i2c), addr=address)
        self._shown = self.buffer  # one byte longer: the driver keeps a control byte before it
        self.buffer = bytearray(WIDTH * PAGES)
        self.fb = framebuf.FrameBuffer(self.buffer, WIDTH, PAGES * 8, framebuf.MONO_VLSB)
        self._new = memoryview(self.buffer)
        self._out = memoryview(self._shown)
        starts = range(0, WIDTH * PAGES, STEP)
        self._wanted = tuple(self._new[i : i + STEP] for i in starts)
        self._had = tuple(self._out[i + 1 : i + 1 + STEP] for i in starts)
        self.fb.text(sign, WIDTH // 2 - 4 * len(sign), 28)
        self.restart()

    def restart(self) -> None:
        """Initialise the panel again: after a reset, a loose wire, or darkness."""
        self.here = True
        self._ready = False  # the driver shows its own empty frame meanwhile: not with us
        super().init_display()
        self.write_cmd(MEMORY_MODE)
        self.write_cmd(PAGE_ADDRESSING)
        super().contrast(self._bright)
        self._ready = True
        self._stale = True
        self.show()
        self.write_cmd(DISPLAY_ON)

    def init_display(self) -> None:
        """Called too early by the driver's constructor; ours calls `restart` instead."""

    def power(self, on: bool) -> None:
        if on and not self.lit:
            self.lit = True
            self.restart()
        elif self.lit and not on:
            self.lit = False
            self.poweroff()

    def contrast(self, value: int) -> None:
        self._bright = value
        super().contrast(value)

    def write_cmd(self, cmd: int) -> None:
        # Not lit before its memory is written: after power-on it contains noise.
        if self.here and (self._ready or cmd != DISPLAY_ON):
            try:
                super().write_cmd(cmd)
            except OSError:
                self.here = False

    def show(self) -> None:
        """Send what changed since the last time."""
        if not (self._ready and self.here):
            return
        try:
            for page in range(PAGES):
                if self._stale:
                    self._send(page, page * WIDTH, page * WIDTH + WIDTH)
                else:
                    self._send_changes(page)
            self._stale = False
        except OSError:
            self.here = False

    def _send_changes(self, page):
        wanted = self._wanted
        had = self._had
        steps = WIDTH // STEP
        first = last = -1
        for i in range(page * steps, page * steps + steps):
            if wanted[i] != had[i]:
                if first < 0:
                    first = i
                elif i > last + 1:
                    self._send_trimmed(page, first * STEP, (last + 1) * STEP)
                    first = i
                last = i
        if first >= 0:
            self._send_trimmed(page, first * STEP, (last + 1) * STEP)

    def _send_trimmed(self, page, start, end):
        new = self.buffer
        shown = self._shown
        while new[start] == shown[start + 1]:
            start += 1
        while new[end - 1] == shown[end]:
            end -= 1
        self._send(page, start, end)

    def _send(self, page, start, end):
        column = start - page * WIDTH
        place = self._place
        place[1] = 0xB0 | page
        place[2] = column & 0x0F
        place[3] = 0x10 | column >> 4
        self._i2c.writeto(self.addr, place)
        # The control byte temporarily replaces the byte before the run.
        shown = self._shown
        kept = shown[start]
        self._out[start + 1 : end + 1] = self._new[start:end]
        shown[start] = 0x40
        self._i2c.writeto(self.addr, self._out[start : end + 1])
        shown[start] = kept
