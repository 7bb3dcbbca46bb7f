"""The storage of firmware/boards/files.py in memory, for the computer's tools and the tests."""


class MemoryFiles:
    """Appended pieces stay apart: one long block would not fit into MicroPython's heap."""

    def __init__(self, files: dict[str, bytes] | None = None, blocks: int = 352) -> None:
        self.blocks = blocks
        self._files: dict[str, list[bytes]] = {}
        for name, data in (files or {}).items():
            self.replace(name, data)

    def read(self, name: str, start: int = 0, size: int = -1) -> bytes:
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

    def append(self, name: str, data: bytes) -> None:
        if name not in self._files:
            self._files[name] = []
        self._files[name].append(bytes(data))

    def replace(self, name: str, data: bytes) -> None:
        self._files[name] = [bytes(data)]

    def rename(self, old: str, new: str) -> None:
        self._files[new] = self._get(old)
        del self._files[old]

    def remove(self, name: str) -> None:
        self._get(name)
        del self._files[name]

    def names(self) -> list[str]:
        return sorted(self._files)

    def size(self, name: str) -> int:
        return sum(len(piece) for piece in self._get(name))

    def free(self) -> tuple[int, int]:
        used = sum(self.size(name) // 4096 + 1 for name in self._files)
        return max(0, self.blocks - used), self.blocks

    def _get(self, name: str) -> list[bytes]:
        if name not in self._files:
            raise OSError(2)
        return self._files[name]
