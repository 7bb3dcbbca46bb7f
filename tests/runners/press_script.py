"""Plays a script of button presses on a gadget. Plain MicroPython: every runtime imports it.

What a line of a script means, exactly, where the clock is ours (CPython, unix, WebAssembly):

    press X      X goes down, 80 ms later up, then `settle`
    hold X       X goes down, 700 ms later up, then `settle`
    down X       X goes down and stays down; then 40 ms
    up X         X goes up, then `settle`
    wait N       N ms go by
    picture NAME what the display shows now is the picture NAME
    # ...        a remark; `# clock` says that the pictures show times
    X is UP, DOWN, LEFT, RIGHT, A or B

To let n ms go by: `step(now)`, then the clock goes on by what the step allows, at least 1 ms and
never beyond the end of the n ms; when they are over one more `step`. `settle`: 40 ms go by, then
the same until a step allows at least 100 ms (nothing moves), after 1500 ms at the latest.
The clock starts at 1000. The storage is empty but for the settings that `prepare` writes, and
says that 212 of 256 blocks are free. The entropy is always the bytes 0 to 31, the board is called
"script", nobody feeds button timing.
Where a real clock runs (the Pico): the same presses, then wait until the display has not changed
for 100 ms; pictures of scripts with `# clock` are not compared.
"""

import hashlib

from firmware.boards.files import Files

BUTTONS = {"UP": 1, "DOWN": 2, "LEFT": 4, "RIGHT": 8, "A": 16, "B": 32}
PRESS_MS = 80
HELD_MS = 700
APART_MS = 40
STILL_MS = 100
PATIENCE_MS = 1500
START_MS = 1000
FAULT = "crash.txt"  # written by firmware/ui/faults.py


class Buttons:
    """Buttons that a script presses."""

    def __init__(self):
        self.mask = 0

    def read(self, now):
        return self.mask


class Flash(Files):
    """A folder that says the same about its free space everywhere."""

    def free(self):
        return 212, 256


class Display:
    """A display without wires: `seen` is what was last sent to it."""

    def __init__(self, framebuffer):
        """`framebuffer` is the class of the runtime's frame buffers."""
        self.buffer = bytearray(1024)
        self.fb = framebuffer(self.buffer, 128, 64, 0)
        self.seen = bytes(1024)
        self.shown = 0
        self.on = True
        self.light = 255

    def show(self):
        self.shown += 1
        self.seen = bytes(self.buffer)

    def contrast(self, value):
        self.light = value

    def power(self, on):
        self.on = on


def entropy():
    return bytes(range(32))


class Board:
    """What the gadget needs, with the parts that a script has: no sound, light or battery."""

    name = "script"
    sound = None
    light = None
    battery = None
    motor = None
    origin = None
    off = update = updates = None

    def __init__(self, display, buttons, storage):
        self.display = display
        self.buttons = buttons
        self.storage = storage

    def entropy(self):
        return entropy()

    def utc(self):
        return None


def prepare(storage, language, name=""):
    """The settings that a script begins with; `name` is for all players of all games."""
    from firmware.games import KEYS, game_class
    from firmware.play.settings import Settings

    settings = Settings(storage)
    settings.set("language", language)
    if name:
        for game in reversed(KEYS):  # the first of them is offered
            settings.keep_setup(game, {}, [name] * min(2, game_class(game).PLAYERS[1]))


def digest(picture):
    return "".join([f"{b:02x}" for b in hashlib.sha256(picture).digest()])


class Script:
    """One run. `picture(name, bytes)` is called for every picture."""

    def __init__(self, gadget, buttons, display, picture=None):
        self.gadget = gadget
        self.buttons = buttons
        self.display = display
        self.picture = picture
        self.now = START_MS
        self.presses = 0

    def run(self, lines):
        """The lines of a script, or all of them as one text."""
        self.settle()
        for line in lines.split("\n") if isinstance(lines, str) else lines:
            words = line.partition("#")[0].split()
            if words:
                self.do(*words)
        self.must_have_no_fault()

    def must_have_no_fault(self):
        """Whatever the pictures show: a gadget that met a fault on the way did not pass."""
        storage = self.gadget.storage
        if FAULT in storage.names():
            raise ValueError(storage.read(FAULT).decode())

    def do(self, verb, what):
        if verb in ("press", "hold"):
            self.presses += 1
            self.buttons.mask |= BUTTONS[what]
            self.wait(PRESS_MS if verb == "press" else HELD_MS)
            self.buttons.mask &= ~BUTTONS[what]
            self.settle()
        elif verb == "down":
            self.buttons.mask |= BUTTONS[what]
            self.wait(40)
        elif verb == "up":
            self.buttons.mask &= ~BUTTONS[what]
            self.settle()
        elif verb == "wait":
            self.wait(int(what))
        elif verb == "picture":
            if self.picture:
                self.picture(what, self.display.seen)
        else:
            raise ValueError("no such line: " + verb + " " + what)

    def wait(self, ms):
        end = self.now + ms
        while True:
            allowed = self.gadget.step(self.now)
            if self.now >= end:
                return
            self.now = min(self.now + max(allowed, 1), end)

    def settle(self):
        self.wait(APART_MS)
        end = self.now + PATIENCE_MS
        while True:
            allowed = self.gadget.step(self.now)
            if allowed >= STILL_MS or self.now >= end:
                return
            self.now += max(allowed, 1)
