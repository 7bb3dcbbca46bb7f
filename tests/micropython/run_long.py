"""Runs on MicroPython: resumes the game in FOLDER, plays the presses of the file SCRIPT.

Prints the screens at the beginning and at the end, and the memory that is left.
"""

import gc
import sys

import framebuf

from firmware.gadget import Gadget
from tests.runners.press_script import Board, Buttons, Display, Flash, Script

gc.threshold(65536)  # as firmware/boards/wired.py does
folder, presses = sys.argv[1:]
buttons = Buttons()
display = Display(framebuf.FrameBuffer)
gadget = Gadget(Board(display, buttons, Flash(folder)))
script = Script(gadget, buttons, display)
script.settle()
gc.collect()
print("begins on", gadget.front(), "with", gadget.session.events, "free", gc.mem_free())
with open(presses) as f:
    script.run(f.read())
print("ends on", gadget.front(), "report", gadget.session.report)
