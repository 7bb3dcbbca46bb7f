"""Imports journals in batches: examined first, then stored in one short transaction."""

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from firmware.play import file_names
from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.common.zones import FILE, Zones, read_zones
from host_tools.journals.examine import BEGINS, LARGEST
from host_tools.journals.faults import Fault
from host_tools.store import KNOWN, NEW, Record, Store, record_of

BATCH = 200
MANY = 400  # games from which on a second process pays off
Given = TypeVar("Given")
Made = TypeVar("Made")
MOST_WORKERS = 4
EMPTY, LARGE = "empty: the game never began", "larger than any journal"
Named = tuple[str, Callable[[], bytes]]  # a journal's name, and what reads it
KINDS = (file_names.RUNNING, file_names.FINISHED, file_names.COPIED)


@dataclass
class Imported:
    """What happened to the files: `new` and `longer` are IDs, `faulty` (file, ID, why)."""

    new: list[str] = field(default_factory=list)
    longer: list[str] = field(default_factory=list)
    known: int = 0
    faulty: list[tuple[str, str, list[Fault]]] = field(default_factory=list)
    skipped: list[tuple[str, str]] = field(default_factory=list)  # (file, why)
    running: list[str] = field(default_factory=list)  # IDs of games that are still open
    forgotten: int = 0  # on the gadget, by `--free`
    missing: list[str] = field(default_factory=list)  # sentences: games that others come after

    def note(self, name: str, outcome: str, uid: str, record: Record) -> None:
        if outcome == KNOWN:
            self.known += 1
        else:
            (self.new if outcome == NEW else self.longer).append(uid)
        if not record.valid and outcome != KNOWN:
            self.faulty.append((name, uid, record.faults))
        if record.valid and record.row["state"] == "open":
            self.running.append(uid)

    def settle(self, store: Store) -> None:
        """After the last file: report an open game once, and not if another file ended it."""
        self.running = store.still_open(self.running)


def import_folder(store: Store, where: Path, progress: Progress | None = None) -> Imported:
    """Take every journal of a folder, or one file."""
    return import_files(store, journals_in(where), progress, zones=zones_in(where))


def zones_in(where: Path) -> Zones:
    """In which zones the gadget's clock was set, if the folder is a copy of the gadget's own."""
    try:
        with open((where if where.is_dir() else where.parent) / FILE, encoding="ascii") as file:
            return read_zones(file.read(LARGEST))
    except (OSError, UnicodeDecodeError):
        return []


def journals_in(where: Path) -> list[Path]:
    if where.is_file():
        if where.suffix[1:] not in KINDS and not _begins_like_one(where):
            raise BadInput(
                f"{plain(where)} is not a journal: name a *.jnl file, or a folder of them"
            )
        return [where]
    if not where.is_dir():
        raise BadInput(f"there is no folder {plain(where)}: name the one with the journals")
    found = [p for p in sorted(where.iterdir()) if p.suffix[1:] in KINDS and p.is_file()]
    if not found:
        raise BadInput(
            f"there is no journal (*.jnl) in {plain(where)}: name the folder that has them"
        )
    return found


def _begins_like_one(file: Path) -> bool:
    """Is it a journal under another name?"""
    try:
        with open(file, "rb") as opened:
            return BEGINS.match(opened.read(40)) is not None
    except OSError:
        return True  # reported later, with the others


def import_files(
    store: Store,
    paths: list[Path],
    progress: Progress | None = None,
    seen: int | None = None,
    zones: Zones | None = None,
) -> Imported:
    found = [(path.name, partial(_content, path)) for path in paths]
    return import_journals(store, found, progress, seen, zones)


def import_journals(
    store: Store,
    found: Sequence[Named],
    progress: Progress | None = None,
    seen: int | None = None,
    zones: Zones | None = None,
) -> Imported:
    """Take journals by their names and a function that reads each of them; `zones`
    are those in which the gadget's clock was set."""
    done = Imported()
    known = store.digests()
    moment = int(time.time()) if seen is None else seen
    count = 0
    with workers(len(found), record_of) as examine_all:
        for first in range(0, len(found), BATCH):
            some = found[first : first + BATCH]
            fresh = []
            for name, read in some:
                data = _read(name, read, done)
                if data is not None and sha256(data).hexdigest() in known:
                    done.known += 1
                elif data is not None:
                    fresh.append((name, data))
            records = list(examine_all([data for _, data in fresh]))
            with store.turn() as connection:
                outcomes = store.add_all(connection, records, moment, zones or [])
            for (name, _), record, outcome in zip(fresh, records, outcomes, strict=True):
                done.note(plain(name, 80), *outcome, record)
            count += len(some)
            if progress:
                progress(count, len(found))
    done.settle(store)
    return done


def _content(path: Path) -> bytes:
    """The content of the file; of a too large one just enough to notice."""
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _read(name: str, read: Callable[[], bytes], done: Imported) -> bytes | None:
    try:
        data = read()
        if 0 < len(data) <= LARGEST:
            return data
        why = LARGE if data else EMPTY
    except OSError as error:
        why = f"cannot be read ({error.strerror})"
    done.skipped.append((plain(name, 80), why))
    return None


@contextmanager
def workers(
    count: int, work: Callable[[Given], Made]
) -> Iterator[Callable[[list[Given]], Iterable[Made]]]:
    """A map function for this work: in this process, or in several when there are many games."""
    cores = min(os.cpu_count() or 1, MOST_WORKERS)
    # A server's thread must not fork: the child would copy locks that other threads hold.
    here = threading.current_thread() is not threading.main_thread()
    if count < MANY or cores < 2 or here:
        yield lambda pile: [work(one) for one in pile]
        return
    with ProcessPoolExecutor(cores) as pool:
        yield lambda pile: pool.map(work, pile, chunksize=10)
