"""Runs on MicroPython: a board at the end of a cable, with its prompt on stdin and stdout.

    micropython run_board.py FLASH ABOUT
FLASH is a file with the Pico's littlefs, which stays when the process ends, as after a power cut;
ABOUT has JSON, see tests/host_tools/quick_board.py. Interpreter, file system and boot.py are the
real ones; the pins and the name of the chip are made up here.
"""

import gc
import io
import json
import os
import sys

BLOCK = 4096
ERASE, COUNT, SIZE = 6, 4, 5
CTRL_A, CTRL_B, CTRL_D, CTRL_E = b"\x01", b"\x02", b"\x04", b"\x05"
PASTE = b"A\x01"  # after Ctrl-E: code comes as a whole
WINDOW = b"R\x01\xff\xff"  # more than any order has


class Flash:
    """The power is cut in the middle of the write with the number `cut_after`, counted from 1."""

    def __init__(self, file, cut_after):
        self.file = file
        self.cut_after = cut_after
        self.writes = 0

    def readblocks(self, block, buf, off=0):
        self.file.seek(block * BLOCK + off)
        self.file.readinto(buf)

    def writeblocks(self, block, buf, off=0):
        self.writes += 1
        cut = self.writes == self.cut_after
        self.file.seek(block * BLOCK + off)
        self.file.write(buf[: len(buf) // 2] if cut else buf)
        self.file.flush()
        if cut:
            sys.exit()

    def ioctl(self, what, block):
        return {COUNT: about["blocks"], SIZE: BLOCK}.get(what, 0)


class Chip:
    """What MicroPython's `sys` says on a board."""

    platform = "rp2"
    stdout = sys.stdout
    modules = sys.modules


class GameInfo:
    """`sys.implementation`."""

    def __init__(self, about):
        self._machine = about["machine"]
        self.version = tuple(about["version"])
        self._mpy = about["mpy"]


class Frozen:
    """A module of the image."""

    def __init__(self, **names):
        for name, value in names.items():
            setattr(self, name, value)


class Machine:
    """`machine`: button B, no cable that is watched, a panel that answers, and a clock."""

    class Pin:
        IN = OUT = PULL_UP = 0

        def __init__(self, number, *_mode, value=0):
            self.number = number

        def value(self):
            return 0 if self.number == 24 or (self.number == 15 and about["b_held"]) else 1

    class I2C:
        def __init__(self, *_pins, **_more):
            pass

        def writeto(self, address, data):
            pass

    def bootloader():
        sys.exit()  # the boot ROM has another USB side

    class RTC:
        def datetime(self, moment=None):
            if moment is None:
                return Machine.set_to
            Machine.set_to = moment
            return None


def heard(count=1):
    try:
        return stdin.read(count)
    except OSError:  # the cable is gone
        counter.write(str(flash.writes))
        counter.close()
        sys.exit()


def say(data):
    stdout.write(data)


def start():
    """Power-on or a soft reset: boot.py, then main.py; an image has its own."""
    for name in set(sys.modules) - {"sys", "machine"}:
        del sys.modules[name]
    os.chdir("/")
    scope.clear()
    if about["image"]:
        version, build = about["image"]
        frozen = Frozen(VERSION=version, BUILD=build)
        sys.modules["firmware"] = Frozen(__path__=".frozen/firmware", version=frozen)
        sys.modules["firmware.version"] = frozen
        order(about["boot"], sys.stdout)
        return
    for name in ("boot.py", "main.py"):
        if name in os.listdir():
            with open(name) as f:
                code = f.read()
            order(code, sys.stdout)


def order(code, faults):
    scope["__name__"] = "__main__"
    try:
        exec(code, scope)
    except Exception as fault:
        sys.print_exception(fault, faults)


def pasted():
    code = bytearray()
    while True:
        byte = heard()
        if byte == CTRL_D:
            return code.decode().replace(about["spoils"], "")
        code += byte


def raw_prompt():
    """As in MicroPython's manual: code comes pasted and ended by Ctrl-D."""
    say(b"raw REPL; CTRL-B to exit\r\n>")
    while True:
        byte = heard()
        if byte == CTRL_B:
            return
        if byte == CTRL_A:
            say(b"raw REPL; CTRL-B to exit\r\n>")
        elif byte == CTRL_E and heard(2) == PASTE:
            say(WINDOW)
            code, faults = pasted(), io.StringIO()
            say(CTRL_D)
            order(code, faults)
            gc.collect()
            say(CTRL_D + faults.getvalue().encode() + CTRL_D + b">")


with open(sys.argv[2]) as reported:
    about = json.load(reported)
stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
flash = Flash(open(sys.argv[1], "r+b"), about["cut_after"])  # noqa: SIM115  open as long as the board is on
counter = open(sys.argv[1] + ".writes", "w")  # noqa: SIM115  no such file can be opened later
os.umount("/")
os.mount(os.VfsLfs2(flash, readsize=32, progsize=256, lookahead=32), "/")
Chip.implementation = GameInfo(about)
Machine.mem32 = {}
sys.path[:] = [""]
Chip.path = sys.path
Machine.set_to = None
sys.modules["sys"], sys.modules["machine"] = Chip, Machine
scope = {}
start()
say(b">>> ")
while True:
    byte = heard()
    if byte == CTRL_A:
        raw_prompt()
        say(b">>> ")
    elif byte == CTRL_D:
        say(b"MPY: soft reboot\r\n")
        start()
        say(b">>> ")
