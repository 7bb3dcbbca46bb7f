"""Plays a script on the browser's board; replay.mjs imports it in MicroPython for WebAssembly.

The real OLED driver draws and the page's own panel decodes, so a picture has gone the whole way.
"""

import json

import _hw
import press_script

from firmware.boards import browser
from firmware.gadget import Gadget


class Panel:
    """What the page's panel shows, for the script runner."""

    @property
    def seen(self):
        return bytes.fromhex(_hw.seen())


class Flash(browser.Flash):
    """The page's flash, with the free space that every script has."""

    def free(self):
        return 212, 256


def play(text, language):
    """Run the script; as JSON its pictures (name -> SHA-256) and the last screen in words."""
    pictures = {}
    storage = Flash()
    press_script.prepare(storage, language)
    buttons = press_script.Buttons()
    gadget = Gadget(press_script.Board(browser.Browser().display, buttons, storage))

    def keep(name, picture):
        pictures[name] = press_script.digest(picture)

    press_script.Script(gadget, buttons, Panel(), keep).run(text)
    return json.dumps({"pictures": pictures, "words": gadget.screen.words()})
