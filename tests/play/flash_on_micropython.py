"""Runs on MicroPython: its own littlefs under firmware/boards/files.py, with the Pico's geometry.

From the operation on whose number is counted up, the flash fails for good; then it is mounted
again, as after a power cut. What was saved must be there.
"""

import gc
import os

from firmware.boards.files import Files
from firmware.play.session import Session

BLOCK, BLOCKS = 4096, 352
ERASE, COUNT, SIZE = 6, 4, 5
THROW = {"e": "throw", "dice": ["route", "station"], "counts": [3, 1]}


class Ram:
    """A block device in RAM that fails from operation `stop` on."""

    def __init__(self):
        self.data = bytearray(BLOCK * BLOCKS)
        self.count = 0
        self.stop = 1 << 30

    def readblocks(self, block, buf, off=0):
        start = block * BLOCK + off
        buf[:] = self.data[start : start + len(buf)]

    def writeblocks(self, block, buf, off=0):
        start = block * BLOCK + off
        if not self._works():
            return -5
        self.data[start : start + len(buf)] = buf
        return 0

    def ioctl(self, what, block):
        if what == COUNT:
            return BLOCKS
        if what == SIZE:
            return BLOCK
        if what == ERASE:
            return 0 if self._works() else -5
        return 0

    def _works(self):
        self.count += 1
        return self.count <= self.stop


def mount(ram):
    os.mount(os.VfsLfs2(ram, readsize=32, progsize=256, lookahead=32), "/flash")
    return Files("/flash")


def play(session, saved):
    """A short game; `saved` gets what may be there after a power cut."""
    calls = [lambda now: session.new("dice", {}, ["Ä"], now)]
    for _ in range(12):
        calls.append(lambda now: session.do(dict(THROW), now))
        calls.append(session.roll)
    calls += [session.undo, session.roll, lambda now: session.do({"e": "end"}, now)]
    calls.append(session.finish)
    for now, call in enumerate(calls):
        try:
            call(now * 1000)
        except Exception as refused:  # only `new` may fail, and then there is no game
            assert now == 0 and refused.args[0] == "flash_error", refused.args
            return
        if session.saving:
            del saved[:]
        saved.append(shown(session))


def shown(session):
    return session.game.state() if session.game and not session.revealed else None


tried = 0
stop = 0
while True:
    ram = Ram()
    os.VfsLfs2.mkfs(ram, readsize=32, progsize=256, lookahead=32)
    files = mount(ram)
    ram.count, ram.stop = 0, stop
    saved = [None]
    play(Session(files, lambda: bytes(32), "test"), saved)
    whole = ram.count <= stop
    os.umount("/flash")
    ram.stop = 1 << 30
    files = mount(ram)
    session = Session(files, lambda: bytes(32), "test")
    resumed = session.resume(0)
    assert session.report is None and not session.lost, (stop, session.report)
    assert shown(session) in saved[:2], (stop, shown(session), saved)
    if resumed and session.game.asks():
        session.roll(10**6)
        assert session.saving, stop
    os.umount("/flash")
    ram = files = session = None
    gc.collect()
    tried += 1
    stop += 1
    if whole:
        break
print("TRIED", tried)
