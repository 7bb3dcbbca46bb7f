"""Uploaded files: journals, and zip files with journals in them.

Nothing in them is trusted. Their names are only shown, never used as paths; the sizes
that a zip file announces are ignored: bytes are counted while they are unpacked.
"""

import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import BinaryIO

from host_tools.common.safe_text import plain
from host_tools.journals.examine import LARGEST
from host_tools.store import Store
from host_tools.store.importing import (
    BEGINS,
    EMPTY,
    KINDS,
    LARGE,
    Imported,
    Named,
    import_journals,
)

MB = 1 << 20
MOST_BYTES = 32 * MB  # of one upload
MOST_FILES = 2000  # of one upload
MOST_UNPACKED = 128 * MB  # of all zip files of one upload together
MOST_INSIDE = 20_000  # journals in them
MOST_ENTRIES = 2 * MOST_INSIDE  # with whatever else is in a zip file
ZIP = b"PK"
ENTRY = b"PK\1\2"  # begins every line of a zip file's directory
# What `import_journals` says, as the keys of our words.
WHY = {EMPTY: "why_empty", LARGE: "why_large"}

Refused = tuple[str, str]  # a file's name, and the key of the reason


@dataclass
class Unpacked:
    budget: int  # bytes that zip files may still unpack to
    journals: list[tuple[str, bytes]] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)


def take(store: Store, files: list[tuple[str, BinaryIO]]) -> tuple[Imported, list[Refused]]:
    """Import the uploaded files; returns the result, and what was refused and why."""
    found = Unpacked(MOST_UNPACKED)
    for name, file in files:
        start = file.read(len(ZIP))
        file.seek(0)
        if start == ZIP:
            _unpack(name, file, found)
            continue
        data = file.read(LARGEST + 1)
        if data and PurePosixPath(name).suffix[1:] not in KINDS and not BEGINS.match(data):
            found.refused.append((plain(name, 80), "why_other"))
        else:
            found.journals.append((name, data))
    named: list[Named] = [(name, _given(data)) for name, data in found.journals]
    done = import_journals(store, named)
    refused = found.refused + [(name, WHY[why]) for name, why in done.skipped]
    return done, refused


def _given(data: bytes) -> Callable[[], bytes]:
    return lambda: data


def _unpack(name: str, file: BinaryIO, found: Unpacked) -> None:
    """All journals of a zip file, or none of them."""
    shown = plain(name, 80)
    journals = []
    budget = found.budget
    if entries_in(file) > MOST_ENTRIES:
        found.refused.append((shown, "why_many"))
        return
    try:
        with zipfile.ZipFile(file) as packed:
            inside = list(_journals(packed))
            if len(found.journals) + len(inside) > MOST_INSIDE:
                found.refused.append((shown, "why_many"))
                return
            for entry in inside:
                with packed.open(entry) as one:
                    data = one.read(LARGEST + 1)
                budget -= len(data)
                if budget < 0:
                    found.refused.append((shown, "why_bomb"))
                    return
                journals.append((PurePosixPath(entry.filename).name, data))
    except Exception:  # zipfile passes on any error of its decompressors
        found.refused.append((shown, "why_zip"))
        return
    if not journals:
        found.refused.append((shown, "why_no_journals"))
    found.budget = budget
    found.journals += journals


def entries_in(file: BinaryIO) -> int:
    """An upper limit of the entries in a zip file, whatever it announces. `zipfile` makes an
    object of a thousand bytes for each before they can be counted."""
    count, rest = 0, b""
    while piece := file.read(MB):
        piece = rest + piece
        count += piece.count(ENTRY)
        rest = piece[-len(ENTRY) + 1 :]
    file.seek(0)
    return count


def _journals(packed: zipfile.ZipFile) -> Iterator[zipfile.ZipInfo]:
    for entry in packed.infolist():
        if not entry.is_dir() and PurePosixPath(entry.filename).suffix[1:] in KINDS:
            yield entry
