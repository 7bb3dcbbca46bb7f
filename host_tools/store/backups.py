"""The whole store as one file, and two stores into one.

Only the journal of a game, its day and when it was first seen are copied; the rest is
recomputed. So a damaged row is repaired as long as its journal is there.
"""

import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError

from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.common.whole_files import new_file, refusals
from host_tools.store import Damaged, Store, open_store, record_of
from host_tools.store.errors import MISSING
from host_tools.store.importing import BATCH, workers
from host_tools.store.opening import is_url
from host_tools.store.record import Day

StoredGame = tuple[Any, int, Day | None]  # ID, when first seen, its day


def write_backup(
    store: Store,
    file: Path,
    progress: Progress | None = None,
    damaged: list[Damaged] | None = None,
) -> int:
    """Write the file completely or not at all; returns the number of games."""
    if store.is_file(file):
        raise BadInput(f"{plain(file)} is the store itself: name another file")
    with refusals(file):
        file.parent.mkdir(parents=True, exist_ok=True)
    with new_file(file) as unfinished:
        try:
            with closing(_opened(unfinished)) as target:
                return sum(merge(store, target, progress, damaged).values())
        except Unwritable as error:
            raise BadInput(
                f"{plain(file)} cannot be written ({error.why}): free space there, or name another"
                " file"
            ) from error


def _opened(file: Path) -> Store:
    try:
        return open_store(file)
    except BadInput as error:
        if isinstance(error.__cause__, DatabaseError):
            raise Unwritable(plain(error.__cause__.orig)) from error
        raise


def restore_from(
    source: str,
    target: Store,
    progress: Progress | None = None,
    damaged: list[Damaged] | None = None,
) -> dict[str, int]:
    """Merge a backup file or another store into this one."""
    if is_url(source):
        return merge(open_store(source), target, progress, damaged)
    if not Path(source).is_file():
        raise BadInput(f"there is no file {plain(source)}: name a backup")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"  # an old backup is brought up to date in the copy
        with refusals(Path(tempfile.gettempdir())):
            copy.write_bytes(_content(Path(source)))
        try:
            opened = open_store(copy)
        except BadInput as error:
            why = str(error).replace(str(copy), plain(source))
            for remedy in (": check --db", ": name another --db"):
                why = why.partition(remedy)[0]
            raise BadInput(f"{why}: name a file that `signalbox backup` wrote") from error
        try:
            return merge(opened, target, progress, damaged)
        except DatabaseError as error:
            raise BadInput(f"{plain(source)} is damaged: use an older backup") from error
        finally:
            opened.close()


def merge(
    source: Store,
    target: Store,
    progress: Progress | None = None,
    damaged: list[Damaged] | None = None,
) -> dict[str, int]:
    """Every game of one store into another: games in both are merged, the longer one wins. Damaged
    rows are appended to the list `damaged`."""
    counts = {"new": 0, "longer": 0, "known": 0}
    reported = [] if damaged is None else damaged
    wanted = _games_of(source, reported)
    with workers(len(wanted), record_of) as examine_all:
        for first in range(0, len(wanted), BATCH):
            some = wanted[first : first + BATCH]
            data = source.journals([uid for uid, _, _ in some])
            reported += [Damaged(uid, MISSING) for uid, _, _ in some if uid not in data]
            there = [game for game in some if game[0] in data]
            records = list(examine_all([data[uid] for uid, _, _ in there]))
            with _writing(target) as connection:
                for (_, seen, day), record in zip(there, records, strict=True):
                    outcome, _ = target.add(connection, record, seen, day)
                    counts[outcome] += 1
            if progress:
                progress(first + len(some), len(wanted))
    return counts


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadInput(
            f"{plain(file)} cannot be read ({error.strerror}): name a backup"
        ) from error


class Unwritable(BadInput):
    """The target store cannot be written; `why` is the database's reason."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the store cannot be written ({why}): free space, then run it again")
        self.why = why


@contextmanager
def _writing(target: Store) -> Iterator[Connection]:
    try:
        with target.turn() as connection:
            yield connection
    except DatabaseError as error:
        raise Unwritable(plain(error.orig)) from error


def _games_of(source: Store, reported: list[Damaged]) -> list[StoredGame]:
    """Every game of a store, the oldest first; those whose row is damaged at the end."""
    damaged: list[Damaged] = []
    entries = source.games(damaged=damaged)[::-1]
    found: list[StoredGame] = [
        (e.uid, e.first_seen, Day(e.day, e.day_from, e.utc_offset)) for e in entries
    ]
    for row in damaged:
        seen = int(time.time()) if row.first_seen is None else row.first_seen
        found.append((row.uid, seen, row.day))
        reported.append(row._replace(what=f"{row.what}; it was recomputed from its journal"))
    return found
