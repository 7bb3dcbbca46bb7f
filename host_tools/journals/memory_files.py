"""The storage of firmware/boards/files.py in memory, for the computer's tools and the tests."""


class MemoryFiles:
    """Appended pieces stay apart: one long block would not fit into MicroPython's heap."""

    def __init__(self, files=None, blocks=352):
        self.blocks = blocks
        self._files = {}
        for name, data in (files or {}).items():
            self.replace(name, data)

    def read(self, name, start=0, size=-1):
        found = []
        end = start + size if size >= 0 else 1 << 30
        at = 0
        for piece in self._get(name):
            if at >= end:
                break
            if at + len(piece) > start:
                found.append(piece[max(0, start - at) : end - at])
            at += len(piece)
        return b"".join(found)

    def append(self, name, data):
        if name not in self._files:
            self._files[name] = []
        self._files[name].append(bytes(data))

    def replace(self, name, data):
        self._files[name] = [bytes(data)]

    def rename(self, old, new):
        self._files[new] = self._get(old)
        del self._files[old]

    def remove(self, name):
        self._get(name)
        del self._files[name]

    def names(self):
        return sorted(self._files)

    def size(self, name):
        return sum(len(piece) for piece in self._get(name))

    def free(self):
        used = sum(self.size(name) // 4096 + 1 for name in self._files)
        return max(0, self.blocks - used), self.blocks

    def _get(self, name):
        if name not in self._files:
            raise OSError(2)
        return self._files[name]
