"""The board's file system, littlefs, as the computer makes it."""

from typing import Any

BLOCK = 4096
VERSION_2_0 = 0x00020000  # the on-disk format that every MicroPython mounts


def make(files: dict[str, bytes], blocks: int, prog_size: int) -> bytes:
    """A fresh file system with these files; names may have folders. `prog_size` is what the
    board's MicroPython writes at once."""
    from littlefs import UserContext

    context = UserContext(blocks * BLOCK)
    fs = mounted(context, blocks, prog_size, fresh=True)
    for name in sorted(files):
        folder = name.strip("/").rpartition("/")[0]
        if folder:
            fs.makedirs(folder, exist_ok=True)
        with fs.open(name.strip("/"), "wb") as f:
            f.write(files[name])
    image = bytes(context.buffer)
    fs.unmount()
    return image


def read(image: bytes, prog_size: int, under: str = "/") -> dict[str, bytes]:
    """The files of a file system, all or those in one folder (none if it is not there)."""
    from littlefs import UserContext

    context = UserContext(len(image))
    context.buffer = bytearray(image)
    fs = mounted(context, len(image) // BLOCK, prog_size)
    found = {}
    there = under == "/" or under.strip("/") in fs.listdir("/")
    for folder, _, names in fs.walk(under) if there else ():
        for name in names:
            path = folder.rstrip("/") + "/" + name
            with fs.open(path, "rb") as f:
                found[path] = f.read()
    fs.unmount()
    return found


def mounted(context: Any, blocks: int, prog_size: int, fresh: bool = False) -> Any:
    from littlefs import LittleFS

    # A new file system has the oldest format; one that MicroPython wrote may have a newer one.
    version: dict[str, Any] = {"disk_version": VERSION_2_0} if fresh else {}
    fs = LittleFS(
        context=context,
        block_size=BLOCK,
        block_count=blocks,
        prog_size=prog_size,
        mount=False,
        **version,
    )
    if fresh:
        fs.format()
    fs.mount()
    return fs
