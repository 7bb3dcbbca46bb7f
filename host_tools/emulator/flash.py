"""The Pico's file system as the computer sees it: made from files, and read back from a dump."""

from pathlib import Path
from typing import Any

from host_tools.firmware_files import file_system
from host_tools.firmware_files.file_system import BLOCK

START, BLOCKS = 0xA0000, 352  # where the RPI_PICO image has its littlefs
PAGE = 256  # what it writes at once


def make(files: dict[str, bytes]) -> bytes:
    """A fresh file system with these files; names may have folders."""
    return file_system.make(files, BLOCKS, PAGE)


def read(image: bytes, under: str = "/") -> dict[str, bytes]:
    """The files of a dumped file system, all or those in one folder (none if it is not there)."""
    return file_system.read(image, PAGE, under)


def mounted(context: Any) -> Any:
    return file_system.mounted(context, BLOCKS, PAGE)


def folder_files(folder: Path) -> dict[str, bytes]:
    """The files of a folder on the computer, under the names they get on the board."""
    return {
        "/" + path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


__all__ = ("BLOCK", "BLOCKS", "START", "folder_files", "make", "mounted", "read")
