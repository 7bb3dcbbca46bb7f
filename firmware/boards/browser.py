"""The browser as a board. The page provides its hardware as the module `_hw` (gadget.js).

The OLED's real driver runs: the page decodes its bytes from the bus as the panel would. Bytes are
passed as hex digits, integers only below 2^31. A call that writes to flash returns 0 or the number
of the OSError: Python cannot catch JavaScript's exceptions.
"""

import binascii

import _hw

from firmware.boards.oled import Oled


class Browser:
    """Everything the gadget needs, behind the page."""

    name = "browser"
    battery = motor = off = update = updates = None
    origin = None

    def __init__(self):
        self.display = Oled(I2C())
        self.buttons = Buttons()
        self.storage = Flash()
        self.sound = Buzzer()
        self.light = Light()

    def entropy(self) -> bytes:
        """32 bytes of the browser's cryptographic source."""
        return binascii.unhexlify(_hw.entropy(32))

    def utc(self) -> int:
        """UTC seconds: a browser always knows the time."""
        return int(_hw.clock())


class I2C:
    """The bus to the panel, as `machine.I2C` would be."""

    def writeto(self, address: int, data: bytes) -> None:
        _hw.i2c(address, binascii.hexlify(data).decode())


class Buttons:
    def read(self, now_ms: int = 0) -> int:
        return _hw.buttons()


class Buzzer:
    """Plays a tune by itself: `step` has nothing to do."""

    def play(self, *tune: tuple[int, int]) -> None:
        """Notes (hertz, ms) one after the other; 0 hertz is a rest. No notes: silence."""
        _hw.play(" ".join("%d:%d" % note for note in tune))

    def playing(self) -> bool:
        return _hw.playing()

    def step(self, now: int) -> int | None:
        return None


class Light:
    def set(self, on: bool) -> None:
        _hw.light(bool(on))


class Flash:
    """The storage for `play` (see files.py), in the browser's database."""

    def read(self, name: str, start: int = 0, size: int = -1) -> bytes:
        digits = _hw.read(name, start, size)
        if digits is None:
            raise OSError(2)
        return binascii.unhexlify(digits)

    def append(self, name: str, data: bytes) -> None:
        _check(_hw.append(name, binascii.hexlify(data).decode()))

    def replace(self, name: str, data: bytes) -> None:
        _check(_hw.replace(name, binascii.hexlify(data).decode()))

    def rename(self, old: str, new: str) -> None:
        _check(_hw.rename(old, new))

    def remove(self, name: str) -> None:
        _check(_hw.remove(name))

    def names(self) -> list[str]:
        names = _hw.names()
        return names.split("\n") if names else []

    def size(self, name: str) -> int:
        size = _hw.size(name)
        if size < 0:
            raise OSError(2)
        return size

    def free(self) -> tuple[int, int]:
        free, total = _hw.free().split()
        return int(free), int(total)


def _check(number):
    if number:
        raise OSError(number)
