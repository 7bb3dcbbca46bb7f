"""A computer as a board: pictures instead of an OLED, a folder as flash, buttons set by code."""

import os
import struct
import time
import zlib

from firmware.boards.files import Files
from firmware.boards.framebuf_cpython import MONO_VLSB, FrameBuffer

WIDTH = 128
HEIGHT = 64


class Display:
    """`picture()` is what a person would see, `png()` the same as a file."""

    def __init__(self):
        self.buffer = bytearray(WIDTH * HEIGHT // 8)
        self.fb = FrameBuffer(self.buffer, WIDTH, HEIGHT, MONO_VLSB)
        self.shown = bytes(len(self.buffer))
        self.lit = True
        self.brightness = 255
        self.frames = 0

    def show(self):
        self.shown = bytes(self.buffer)
        self.frames += 1

    def contrast(self, value):
        self.brightness = value

    def power(self, on):
        self.lit = bool(on)

    def picture(self):
        return self.shown if self.lit else bytes(len(self.shown))

    def png(self, scale=4):
        return png(self.picture(), scale)


class Buttons:
    def __init__(self):
        self.mask = 0

    def read(self, now_ms=0):
        return self.mask


class Computer:
    """Everything the gadget needs, in one folder of the computer."""

    name = "cpython"
    sound = None
    light = None
    battery = None

    def __init__(self, folder):
        os.makedirs(folder, exist_ok=True)
        self.display = Display()
        self.buttons = Buttons()
        self.storage = Files(str(folder))
        self._start = time.monotonic()

    def now(self):
        return int((time.monotonic() - self._start) * 1000)

    def utc(self):
        return int(time.time())

    def entropy(self):
        return os.urandom(32)


def png(picture, scale=4):
    """1024 bytes of the display as a PNG file, light on dark."""
    rows = []
    for y in range(HEIGHT):
        page, bit = y // 8 * WIDTH, y % 8
        row = b"".join(bytes([255 * (picture[page + x] >> bit & 1)]) * scale for x in range(WIDTH))
        rows.append((b"\0" + row) * scale)
    size = struct.pack(">IIBBBBB", WIDTH * scale, HEIGHT * scale, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", size)
        + _chunk(b"IDAT", zlib.compress(b"".join(rows), 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
