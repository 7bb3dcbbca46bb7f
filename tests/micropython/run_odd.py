"""Runs on MicroPython: switches the gadget on with the flash in FOLDER and walks through it.

Prints OK, or what went wrong.
"""

import gc
import sys

import framebuf

from firmware.gadget import Gadget
from tests.runners.fuzz_files import walk
from tests.runners.press_script import Board, Buttons, Display, Flash, Script


def switched_on():
    gc.collect()
    buttons = Buttons()
    display = Display(framebuf.FrameBuffer)
    gadget = Gadget(Board(display, buttons, Flash(sys.argv[1])))
    return Script(gadget, buttons, display)


gc.threshold(65536)  # as firmware/boards/wired.py does
print(walk(switched_on) or "OK")
