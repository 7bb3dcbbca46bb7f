"""Files are written completely or not at all: a full disk leaves the old ones."""

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def write_whole(path: Path, data: bytes) -> None:
    """Write one file, replacing an older one."""
    with new_file(path) as unfinished:
        unfinished.write_bytes(data)


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Where to write a file that then replaces the one at `path`."""
    may_replace(path)
    with refusals(path), tempfile.TemporaryDirectory(prefix=".new-", dir=path.parent) as work:
        unfinished = Path(work) / path.name
        yield unfinished
        if path.exists():
            shutil.copymode(path, unfinished)
        os.replace(unfinished, path)


def may_replace(path: Path, force: bool = True) -> None:
    """Only files are ever replaced: no device, no pipe, no link to something else. Without `force`
    not even those: then the place must be free."""
    if os.path.lexists(path) and (path.is_symlink() or not path.is_file()):
        raise BadInput(f"{plain(path)} is not a regular file: name another file or folder")
    if path.exists() and not force:
        raise BadInput(f"{plain(path)} exists already: name another file, or add --force")


def write_all(folder: Path, files: dict[str, bytes]) -> None:
    """Many files into a folder, which is made; their names may have folders in them."""
    new = not folder.exists()
    with refusals(folder):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            with tempfile.TemporaryDirectory(prefix=".new-", dir=folder) as work:
                for name, data in files.items():
                    _with_folder(Path(work) / name).write_bytes(data)
                for name in files:
                    os.replace(Path(work) / name, _with_folder(folder / name))
        except OSError:
            if new:
                shutil.rmtree(folder)
            raise


def _with_folder(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


@contextmanager
def refusals(path: Path) -> Iterator[None]:
    """Turn an operating system's error into a sentence about this place."""
    try:
        yield
    except OSError as error:
        remedy = "free space there, or " if error.errno in FULL else ""
        why = error.strerror or type(error).__name__
        raise BadInput(
            f"{plain(path)} cannot be written ({why}): {remedy}name another file or folder"
        ) from error
