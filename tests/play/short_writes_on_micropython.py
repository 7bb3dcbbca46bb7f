"""Runs on MicroPython: a file system that takes only a part of a write, and says how much.

Nobody may take such a line for saved: it is an error, the game goes on, and when there is space
again the file is mended and the line is written whole.
"""

import io
import os

from firmware.boards.files import Files
from firmware.play.session import Session

THROW = {"e": "throw", "dice": ["route", "station"], "counts": [3, 1]}
FILE = 0x8000


class Short:
    """A file system in RAM with space for this number of bytes."""

    def __init__(self):
        self.files = {}
        self.room = 1 << 20

    def mount(self, readonly, mkfs):
        pass

    def umount(self):
        pass

    def open(self, path, mode):
        if "r" in mode:
            if path[1:] not in self.files:
                raise OSError(2)
            return io.BytesIO(self.files[path[1:]])
        if "a" not in mode:
            self.files[path[1:]] = b""
        return Part(self, path[1:])

    def rename(self, old, new):
        self.files[new[1:]] = self.files.pop(old[1:])

    def remove(self, path):
        del self.files[path[1:]]

    def ilistdir(self, path):
        return iter([(name, FILE, 0, len(data)) for name, data in self.files.items()])

    def stat(self, path):
        if path[1:] not in self.files:
            raise OSError(2)
        return (FILE, 0, 0, 0, 0, 0, len(self.files[path[1:]]), 0, 0, 0)

    def statvfs(self, path):
        return (4096, 4096, 300, 200, 200, 0, 0, 0, 0, 255)


class Part:
    """An open file: what does not fit is left out, without an error."""

    def __init__(self, disk, name):
        self.disk = disk
        self.name = name

    def write(self, data):
        count = min(len(data), self.disk.room)
        self.disk.room -= count
        self.disk.files[self.name] = self.disk.files.get(self.name, b"") + data[:count]
        return count

    def flush(self):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *why):
        pass


def refused(call, *args):
    try:
        call(*args)
    except OSError as error:
        return error.errno
    return 0


disk = Short()
os.mount(disk, "/short")
files = Files("/short")
disk.room = 5
assert refused(files.append, "a", b"12345678") == 28, "a part is no success"
assert refused(files.replace, "b", b"12345678") == 28
assert "b" not in files.names(), "and nothing half-written takes a file's place"
disk.room = 1 << 20
files.remove("a")

session = Session(files, lambda: bytes(32), "test")
session.new("dice", {}, ["A"], 0)
for cut in range(1, 60, 7):
    saved = files.read("g00001.jnl")
    disk.room = cut
    session.do(dict(THROW), 10)
    session.roll(20)
    assert not session.saving and session.report == ("not_saved", ())
    assert files.read("g00001.jnl")[: len(saved)] == saved
    again = Session(Files("/short"), lambda: bytes(32), "test")
    disk.room = 1 << 20
    session.tick(30)
    assert session.saving
    session.report = None
    assert again.resume(0) and again.report is None
    assert again.events == session.events and again.game.state() == session.game.state()
print("WHOLE", session.events)
