"""The Pico's file system as the computer sees it: made from files, and read back from a dump."""

from pathlib import Path
from typing import Any

START, BLOCKS, BLOCK = 0xA0000, 352, 4096  # where the RPI_PICO image keeps its littlefs
VERSION_2_0 = 0x00020000  # the on-disk format that every MicroPython mounts


def make(files: dict[str, bytes]) -> bytes:
    """A fresh file system with these files; names may have folders."""
    from littlefs import UserContext

    context = UserContext(BLOCKS * BLOCK)
    fs = mounted(context, fresh=True)
    for name in sorted(files):
        folder = name.strip("/").rpartition("/")[0]
        if folder:
            fs.makedirs(folder, exist_ok=True)
        with fs.open(name.strip("/"), "wb") as f:
            f.write(files[name])
    image = bytes(context.buffer)
    fs.unmount()
    return image


def read(image: bytes, under: str = "/") -> dict[str, bytes]:
    """The files of a dumped file system, all or those in one folder (none if it is not there)."""
    from littlefs import UserContext

    context = UserContext(len(image))
    context.buffer = bytearray(image)
    fs = mounted(context)
    found = {}
    there = under == "/" or under.strip("/") in fs.listdir("/")
    for folder, _, names in fs.walk(under) if there else ():
        for name in names:
            path = folder.rstrip("/") + "/" + name
            with fs.open(path, "rb") as f:
                found[path] = f.read()
    fs.unmount()
    return found


def mounted(context, fresh: bool = False):
    from littlefs import LittleFS

    # A new file system has the oldest format; one that MicroPython wrote may have a newer one.
    version: dict[str, Any] = {"disk_version": VERSION_2_0} if fresh else {}
    fs = LittleFS(
        context=context,
        block_size=BLOCK,
        block_count=BLOCKS,
        prog_size=256,
        mount=False,
        **version,
    )
    if fresh:
        fs.format()
    fs.mount()
    return fs


def folder_files(folder: Path) -> dict[str, bytes]:
    """The files of a folder on the computer, under the names they get on the board."""
    return {
        "/" + path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
