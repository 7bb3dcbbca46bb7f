"""A computer as a board: pictures instead of an OLED, a folder as flash, buttons set by code."""

import os
import time

from firmware.boards.files import Files
from firmware.boards.framebuf_cpython import MONO_VLSB, FrameBuffer

WIDTH = 128
HEIGHT = 64


class Display:
    """`picture()` is what a person would see."""

    def __init__(self):
        self.buffer = bytearray(WIDTH * HEIGHT // 8)
        self.fb = FrameBuffer(self.buffer, WIDTH, HEIGHT, MONO_VLSB)
        self.shown = bytes(len(self.buffer))
        self.lit = True
        self.brightness = 255

    def show(self) -> None:
        self.shown = bytes(self.buffer)

    def contrast(self, value: int) -> None:
        self.brightness = value

    def power(self, on: bool) -> None:
        self.lit = bool(on)

    def picture(self) -> bytes:
        return self.shown if self.lit else bytes(len(self.shown))


class Buttons:
    def __init__(self):
        self.mask = 0

    def read(self, now_ms: int = 0) -> int:
        return self.mask


class Computer:
    """Everything the gadget needs, in one folder of the computer."""

    name = "cpython"
    sound = None
    light = None
    battery = None
    motor = None
    origin = None
    off = update = updates = None

    def __init__(self, folder: str):
        os.makedirs(folder, exist_ok=True)
        self.display = Display()
        self.buttons = Buttons()
        self.storage = Files(str(folder))
        self._start = time.monotonic()

    def now(self) -> int:
        return int((time.monotonic() - self._start) * 1000)

    def utc(self) -> int:
        return int(time.time())

    def entropy(self) -> bytes:
        return os.urandom(32)
