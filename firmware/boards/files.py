"""Storage in one folder, over `os` and `open`: the flash of a board, or a folder on a computer.

Everything that `play` and sync need; every call except `free` raises OSError on failure.
"""

import os


class Files:
    def __init__(self, folder: str = "/"):
        self.folder = folder if folder.endswith("/") else folder + "/"

    def read(self, name: str, start: int = 0, size: int = -1) -> bytes:
        """All bytes of a file, or a part."""
        with open(self.folder + name, "rb") as f:
            there = max(0, f.seek(0, 2) - start)
            f.seek(start)
            # MicroPython takes memory for all that is asked for, however little there is.
            return f.read(there if size < 0 else min(size, there))

    def append(self, name: str, data: bytes) -> None:
        """Append bytes to a file; they are flushed when this returns."""
        self._write(self.folder + name, "ab", data)

    def replace(self, name: str, data: bytes) -> None:
        """Replace a file's content: a power cut leaves the old or the new, never a mixture."""
        new = self.folder + name + "~"
        self._write(new, "wb", data)
        _rename(new, self.folder + name)

    def rename(self, old: str, new: str) -> None:
        """Rename a file, replacing an existing one."""
        _rename(self.folder + old, self.folder + new)

    def remove(self, name: str) -> None:
        os.remove(self.folder + name)

    def names(self) -> list[str]:
        """Names of the files; one that `replace` left half-written is not among them."""
        return [name for name in os.listdir(self.folder) if not name.endswith("~")]

    def size(self, name: str) -> int:
        return os.stat(self.folder + name)[6]

    def free(self) -> tuple[int, int]:
        """(free, total) blocks of the file system that the folder is on."""
        if not hasattr(os, "statvfs"):  # Windows: pretend to be an empty Pico
            return 352, 352
        facts = os.statvfs(self.folder)
        return facts[3], facts[2]

    def _write(self, path, mode, data):
        with open(path, mode) as f:
            if data and f.write(data) != len(data):
                raise OSError(28)
            f.flush()
            if hasattr(os, "fsync"):
                os.fsync(f.fileno())


def _rename(old, new):
    if hasattr(os, "replace"):  # CPython: also over an existing file on Windows
        os.replace(old, new)
    else:
        os.rename(old, new)
