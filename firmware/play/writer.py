"""Writes a journal: lines are appended, and a file with a damaged end is repaired by copying.

A copy replaces a file only after it was read back and compared.
"""

from firmware.play.file_names import MAKING, asides, name_of, split
from firmware.play.journal import CHUNK, FIRST, line_of

MOST_WAITING = 32768  # bytes of RAM for a whole game that cannot be saved


class Journal:
    """Appends lines. Those that cannot be written wait in RAM, in order, for the next try."""

    def __init__(self, storage, name, digits=FIRST, size=0):
        self.storage = storage
        self.name = name
        self.size = size  # bytes known to be valid and flushed
        self.pending = []  # lines that are not in the file
        self.torn = False  # the file may hold more than `size` bytes
        self.keep_rest = False  # the bytes beyond that are set aside, not dropped
        self._digits = digits  # of the last line, pending or not

    def add(self, body):
        line = line_of(body, self._digits)
        self._digits = line[-9:-1]
        self.pending.append(line)

    def waiting(self):
        """Bytes of the lines that are not in the file."""
        return sum([len(line) for line in self.pending])

    def crowded(self):
        """Is the limit of waiting lines reached?"""
        return self.waiting() > MOST_WAITING

    def flush(self):
        """Write what is pending; True if all of it is safely in the file."""
        try:
            if self.torn:
                self.mend()
            while self.pending:
                self._append()
        except OSError:
            return False
        return True

    def _append(self):
        """Append as many lines as fit into one chunk, so that many lines need no long buffer."""
        data = b""
        count = 0
        for line in self.pending:
            if count and len(data) + len(line) > CHUNK:
                break
            data += line
            count += 1
        self.torn = True
        self.storage.append(self.name, data)
        self.torn = False
        self.size += len(data)
        del self.pending[:count]

    def end(self):
        """Where the next line will begin in the file."""
        return self.size + self.waiting()

    def part(self, start, size):
        """Bytes of the journal: the valid part of the file, then the lines that wait."""
        end = start + size
        found = b""
        if start < self.size:
            found = self.storage.read(self.name, start, min(size, self.size - start))
        at = self.size
        for line in self.pending:
            if at < end:
                found += line[max(0, start - at) : end - at]
            at += len(line)
        return found

    def mend(self):
        """Cut the file back to its valid length; OSError if that is not possible."""
        if self.size and self.storage.size(self.name) != self.size:
            making = name_of(split(self.name)[0], MAKING)
            if self.keep_rest:
                set_aside(self.storage, self.name, self.size)
            copy_part(self.storage, self.name, 0, self.size, making)
            self.storage.rename(making, self.name)
        self.torn = self.keep_rest = False


def set_aside(storage, name, start):
    """Copy what follows `start` to a separate file, unless that was done before."""
    end = storage.size(name)
    taken = storage.names()
    number = split(name)[0]
    making = name_of(number, MAKING)
    for aside in asides(number):
        if aside not in taken:
            copy_part(storage, name, start, end, making)
            storage.rename(making, aside)
            return
        if _same(storage, name, start, end, aside):
            return
    raise OSError(28)  # nine damaged ends of one game: leave the file as it is


def copy_part(storage, name, start, end, to):
    """Copy bytes start to end into another file, in pieces that fit in RAM.

    OSError unless the copy reads back the same: the caller may delete the original.
    """
    if to in storage.names():
        storage.remove(to)
    at = start
    while at < end:
        piece = storage.read(name, at, min(CHUNK, end - at))
        if not piece:
            raise OSError(5)
        storage.append(to, piece)
        at += len(piece)
    if not _same(storage, name, start, end, to):
        raise OSError(5)


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
