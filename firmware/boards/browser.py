"""The browser as a board. The page hands in its parts as the module `_hw` (gadget.js).

The OLED's real driver runs: the page decodes its bytes from the bus as the panel would. Bytes
cross as hex digits, and whole numbers only below 2^31. A call that writes to the flash answers 0
or the number of the OSError: Python cannot catch what JavaScript throws.
"""

import binascii

import _hw

from firmware.boards.oled import Oled


class Browser:
    """Everything the gadget needs, behind the page."""

    name = "browser"
    battery = None
    origin = None

    def __init__(self):
        self.display = Oled(I2C())
        self.buttons = Buttons()
        self.storage = Flash()
        self.sound = Buzzer()
        self.light = Light()

    def entropy(self):
        """32 bytes of the browser's cryptographic source."""
        return binascii.unhexlify(_hw.entropy(32))

    def utc(self):
        """UTC seconds: a browser always knows the time."""
        return int(_hw.clock())


class I2C:
    """The bus to the panel, as `machine.I2C` would be."""

    def writeto(self, address, data):
        _hw.i2c(address, binascii.hexlify(data).decode())


class Buttons:
    def read(self, now_ms=0):
        return _hw.buttons()


class Buzzer:
    """Plays a whole tune by itself: there is nothing left to do in `step`."""

    def play(self, *tune):
        """Notes (hertz, ms) one after the other; 0 hertz is a rest. No notes: silence."""
        _hw.play(" ".join("%d:%d" % note for note in tune))

    def playing(self):
        return _hw.playing()

    def step(self, now):
        return None


class Light:
    def set(self, on):
        _hw.light(bool(on))


class Flash:
    """The storage that play wants (see files.py), kept by the page in the browser's database."""

    def read(self, name, start=0, size=-1):
        digits = _hw.read(name, start, size)
        if digits is None:
            raise OSError(2)
        return binascii.unhexlify(digits)

    def append(self, name, data):
        _check(_hw.append(name, binascii.hexlify(data).decode()))

    def replace(self, name, data):
        _check(_hw.replace(name, binascii.hexlify(data).decode()))

    def rename(self, old, new):
        _check(_hw.rename(old, new))

    def remove(self, name):
        _check(_hw.remove(name))

    def names(self):
        names = _hw.names()
        return names.split("\n") if names else []

    def size(self, name):
        size = _hw.size(name)
        if size < 0:
            raise OSError(2)
        return size

    def free(self):
        free, total = _hw.free().split()
        return int(free), int(total)


def _check(number):
    if number:
        raise OSError(number)
