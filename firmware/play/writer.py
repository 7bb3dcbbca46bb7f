"""Writing a journal: lines are appended, and a file with a bad end is mended by copying."""

from firmware.play.journal import CHUNK, FIRST, line_of, sound_lines
from firmware.play.names import ASIDE, MAKING


class Journal:
    """Appends lines. What cannot be written stays in RAM in order, and is tried again."""

    def __init__(self, storage, name, digits=FIRST, size=0):
        self.storage = storage
        self.name = name
        self.size = size  # bytes known to be good and flushed
        self.pending = []  # bodies that are not in the file
        self.torn = False  # the file may hold more than `size` bytes
        self.keep_rest = False  # what is more is not ours: to be set aside, not dropped
        self._digits = digits  # of the last line in the file

    def add(self, body):
        self.pending.append(body)

    def flush(self):
        """Write what is pending: True when all of it is safely in the file."""
        digits = self._digits
        lines = []
        for body in self.pending:
            lines.append(line_of(body, digits))
            digits = lines[-1][-9:-1]
        data = b"".join(lines)
        try:
            if self.torn:
                self.mend()
            if data:
                self.torn = True
                self.storage.append(self.name, data)
                self.torn = False
        except OSError:
            return False
        self.size += len(data)
        self._digits = digits
        self.pending = []
        return True

    def end(self):
        """Where the next line will begin in the file."""
        return self.size + sum([len(body) + 10 for body in self.pending])

    def part(self, start, size):
        """Bytes of the file, as far as it is known to be good."""
        size = min(size, self.size - start)
        return self.storage.read(self.name, start, size) if size > 0 else b""

    def bodies(self):
        """Every body, those in the file and those still in RAM."""
        for body, _, _ in sound_lines(self.storage, self.name, self.size):
            yield body
        for body in self.pending:
            yield body

    def mend(self):
        """Bring the file back to its good length. OSError where that is not possible."""
        if self.size and self.storage.size(self.name) != self.size:
            stem = self.name.split(".")[0] + "."
            if self.keep_rest:
                set_aside(self.storage, self.name, stem, self.size)
            copy_part(self.storage, self.name, 0, self.size, stem + MAKING)
            self.storage.rename(stem + MAKING, self.name)
        self.torn = self.keep_rest = False


def set_aside(storage, name, stem, start):
    """Copy what follows `start` to a file of its own, unless an earlier start did so already."""
    end = storage.size(name)
    for i in range(1, 10):
        aside = stem + ASIDE + (str(i) if i > 1 else "")
        if aside not in storage.names():
            copy_part(storage, name, start, end, stem + MAKING)
            storage.rename(stem + MAKING, aside)
            return
        if _same(storage, name, start, end, aside):
            return
    raise OSError(28)  # nine damaged rests of one game: leave the file as it is


def copy_part(storage, name, start, end, to):
    """Copy bytes start to end into a file of their own, in pieces that fit in RAM."""
    if to in storage.names():
        storage.remove(to)
    while start < end:
        piece = storage.read(name, start, min(CHUNK, end - start))
        if not piece:
            raise OSError(5)
        storage.append(to, piece)
        start += len(piece)


def _same(storage, name, start, end, other):
    if storage.size(other) != end - start:
        return False
    at = 0
    while start + at < end:
        piece = storage.read(other, at, CHUNK)
        if not piece or storage.read(name, start + at, len(piece)) != piece:
            return False
        at += len(piece)
    return True
