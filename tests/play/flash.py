"""The Pico's flash under the real littlefs: every block operation is counted and can be cut."""

from littlefs import LittleFS, LittleFSError, UserContext, lfs

BLOCK = 4096
BLOCKS = 352
APPEND = lfs.LFSFileFlag.wronly | lfs.LFSFileFlag.creat | lfs.LFSFileFlag.append
WRITE = lfs.LFSFileFlag.wronly | lfs.LFSFileFlag.creat | lfs.LFSFileFlag.trunc
BROKEN, WORN = -5, -84  # an I/O error; a block that does not keep its data any more


class Flash(UserContext):
    """A block device that keeps a log of its operations and fails on demand."""

    def __init__(self, image=None):
        super().__init__(buffer=bytearray(image or b"\xff" * (BLOCK * BLOCKS)))
        self.log = []  # (kind, first byte, data)
        self.fails = ()  # numbers of the operations that fail, counted from 0
        self.error = BROKEN
        self.count = 0

    def read(self, cfg, block, off, size):
        start = block * BLOCK + off
        return self.buffer[start : start + size]

    def prog(self, cfg, block, off, data):
        return self._operate("prog", block * BLOCK + off, bytes(data))

    def erase(self, cfg, block):
        return self._operate("erase", block * BLOCK, b"\xff" * BLOCK)

    def sync(self, cfg):
        return self._operate("sync", 0, b"")

    def _operate(self, kind, start, data):
        self.count += 1
        if self.count - 1 in self.fails:
            return self.error
        self.log.append((kind, start, data))
        self.buffer[start : start + len(data)] = data
        return 0


def mount(flash):
    """littlefs with the geometry and the cache sizes of MicroPython's rp2 port."""
    return LittleFS(
        context=flash,
        block_size=BLOCK,
        block_count=BLOCKS,
        read_size=32,
        prog_size=256,
        cache_size=1024,
        lookahead_size=32,
        block_cycles=100,
    )


class FlashFiles:
    """The storage contract over littlefs, call for call as firmware/boards/files.py does it.

    After an I/O error the file system is mounted again: littlefs as built for Python stops the
    whole process when it is used with what such an error leaves in its caches, where MicroPython
    (built without these checks) drops them.
    """

    def __init__(self, flash):
        self.flash = flash
        self.reads = []  # names of the files that were read
        self.mount()

    def mount(self):
        self.disk = mount(self.flash)
        self.fs = self.disk.fs

    def read(self, name, start=0, size=-1):
        self.reads.append(name)
        with _Errors(self):
            file = lfs.file_open(self.fs, name, lfs.LFSFileFlag.rdonly)
            try:
                lfs.file_seek(self.fs, file, start, 0)
                left = lfs.file_size(self.fs, file) - start
                return bytes(lfs.file_read(self.fs, file, left if size < 0 else min(size, left)))
            finally:
                lfs.file_close(self.fs, file)

    def append(self, name, data):
        self._write(name, APPEND, data)

    def replace(self, name, data):
        self._write(name + "~", WRITE, data)
        self.rename(name + "~", name)

    def rename(self, old, new):
        with _Errors(self):
            self.disk.rename(old, new)

    def remove(self, name):
        with _Errors(self):
            self.disk.remove(name)

    def names(self):
        with _Errors(self):
            return [name for name in self.disk.listdir("/") if not name.endswith("~")]

    def size(self, name):
        with _Errors(self):
            return self.disk.stat(name).size

    def free(self):
        with _Errors(self):
            return BLOCKS - self.disk.used_block_count, BLOCKS

    def _write(self, name, flags, data):
        with _Errors(self):
            file = lfs.file_open(self.fs, name, flags)
            try:
                lfs.file_write(self.fs, file, data)
            finally:
                lfs.file_close(self.fs, file)


class _Errors:
    """littlefs errors as the OSError that MicroPython raises."""

    def __init__(self, files):
        self.files = files

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if isinstance(error, LittleFSError):
            if error.code == BROKEN:
                self.files.mount()
            raise OSError(-error.code, "littlefs") from error
        return False


def cut_images(before, log, cuts):
    """Yield (operations done, damage, image) for a power cut during each operation of `cuts`."""
    image = bytearray(before)
    synced = bytearray(before)
    since = []
    cuts = set(cuts)
    for done, (kind, start, data) in enumerate(log):
        if done in cuts:
            yield done, "clean", image
            yield done, "dropped", synced
            if kind != "sync":
                for damage, part in (
                    ("half", data[: len(data) // 2]),
                    ("garbage", bytes((done * 31 + i * 7) & 255 for i in range(len(data)))),
                ):
                    kept = bytes(image[start : start + len(data)])
                    image[start : start + len(part)] = part
                    yield done, damage, image
                    image[start : start + len(data)] = kept
        image[start : start + len(data)] = data
        since.append((start, data))
        if kind == "sync":
            for first, piece in since:
                synced[first : first + len(piece)] = piece
            since = []
