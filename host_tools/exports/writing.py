"""Writes an export to a file, completely or not at all."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import new_file, refusals
from host_tools.store import Store


def write_pieces(store: Store, file: Path, pieces: Iterable[bytes]) -> None:
    with place_for(store, file) as unfinished, open(unfinished, "wb") as out:
        out.writelines(pieces)


@contextmanager
def place_for(store: Store, file: Path) -> Iterator[Path]:
    """Where to write the file that then replaces `file`; its folder is created."""
    if store.is_file(file):
        raise BadInput(f"{plain(file)} is the store itself: name another file")
    with refusals(file):
        file.parent.mkdir(parents=True, exist_ok=True)
    with new_file(file) as unfinished:
        yield unfinished
