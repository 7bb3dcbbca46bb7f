"""The storage of firmware/boards/files.py in memory, for the computer's tools and the tests."""


class MemoryFiles:
    def __init__(self, files=None, blocks=352):
        self.files = files if files is not None else {}
        self.blocks = blocks

    def read(self, name, start=0, size=-1):
        data = self._get(name)
        return data[start:] if size < 0 else data[start : start + size]

    def append(self, name, data):
        self.files[name] = self.files.get(name, b"") + bytes(data)

    def replace(self, name, data):
        self.files[name] = bytes(data)

    def rename(self, old, new):
        self.files[new] = self._get(old)
        del self.files[old]

    def remove(self, name):
        self._get(name)
        del self.files[name]

    def names(self):
        return sorted(self.files)

    def size(self, name):
        return len(self._get(name))

    def free(self):
        used = sum([len(data) // 4096 + 1 for data in self.files.values()])
        return max(0, self.blocks - used), self.blocks

    def _get(self, name):
        if name not in self.files:
            raise OSError(2)
        return self.files[name]
