"""Runs on MicroPython: switches the gadget on with the flash in FOLDER, looks at the history and
comes back to the game; every fault on the way is left by a press, as a player would do.

Prints the faults, then the screen that it ends on and what the gadget said about the game.
"""

import gc
import sys

import framebuf

from firmware.gadget import Gadget
from tests.runners.press_script import Board, Buttons, Display, Flash, Script

MOST_FAULTS = 6


def leave_faults():
    script.settle()
    for _ in range(MOST_FAULTS):
        if gadget.front() == "crash":
            print("fault", gadget.screen.what, gadget.screen.where, gadget.screen.safe)
            script.do("press", "A")


gc.threshold(65536)  # as firmware/boards/wired.py does
buttons = Buttons()
display = Display(framebuf.FrameBuffer)
gadget = Gadget(Board(display, buttons, Flash(sys.argv[1])))
script = Script(gadget, buttons, display)
leave_faults()
for name in ("history", None):
    gadget.home(name)
    leave_faults()
print("on", gadget.front(), "said", gadget.session and gadget.session.report)
