"""Runs on MicroPython: every scene as hex, drawn once and then again with the heap locked."""

import binascii

import framebuf
import micropython

from firmware.ui.canvas import Canvas
from tests.gadget.scenes import SCENES

canvas = Canvas(framebuf.FrameBuffer(bytearray(1024), 128, 64, framebuf.MONO_VLSB))
for scene in SCENES:
    canvas.clear()
    scene(canvas)
    print(scene.__name__, binascii.hexlify(bytes(canvas.buffer)).decode())
    micropython.heap_lock()
    try:
        canvas.clear()
        scene(canvas)
        free = True
    except MemoryError:
        free = False
    micropython.heap_unlock()
    if not free:
        print(scene.__name__, "ALLOCATES")
