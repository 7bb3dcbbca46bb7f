"""Runs on MicroPython: a button script on the gadget with the real OLED driver, whose bytes go to
the file BUS instead of a wire. Arguments: SCRIPT FOLDER LANGUAGE BUS, then the number of bytes
after which memory is collected, if it is not a board's."""

import gc
import sys

from firmware.boards.oled import Oled
from firmware.gadget import Gadget
from tests.runners.press_script import Board, Buttons, Flash, Script, prepare

PICTURE = 0


class Wire:
    """`machine.I2C` as the driver uses it; every write is recorded with its length."""

    def __init__(self, path):
        self.record = open(path, "wb")  # noqa: SIM115 - MicroPython closes it at the end

    def writeto(self, address, data):
        self.record.write(len(data).to_bytes(2, "big"))
        self.record.write(data)

    def mark(self, name, _seen):
        """A write of no bytes: here is the next picture."""
        self.record.write(PICTURE.to_bytes(2, "big"))
        print("picture", name)


def main():
    script, folder, language, bus = sys.argv[1:5]
    gc.threshold(int(sys.argv[5]) if len(sys.argv) > 5 else 65536)  # as firmware/boards/wired.py
    wire = Wire(bus)
    display = Oled(wire)
    display.seen = None
    storage = Flash(folder)
    prepare(storage, language)
    buttons = Buttons()
    gadget = Gadget(Board(display, buttons, storage))
    with open(script) as f:
        Script(gadget, buttons, display, wire.mark).run(
            f
        )  # line by line: no memory for all of them
    wire.record.close()
    for name in sys.modules:
        print("module", name)


main()
