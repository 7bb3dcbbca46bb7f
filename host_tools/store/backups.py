"""The whole store as one file, and two stores into one."""

import os
import shutil
import tempfile
from pathlib import Path

from sqlalchemy.exc import DatabaseError

from host_tools.common.days import good_day
from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.store import Store, open_store
from host_tools.store.importing import BATCH, workers


def write_backup(store: Store, file: Path, progress: Progress | None = None) -> int:
    """How many games; the file is there as a whole, or not at all."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".backup-", dir=file.parent) as folder:
            whole = Path(folder) / "backup.sqlite"
            target = open_store(whole)
            counts = merge(store, target, progress)
            target.close()
            os.replace(whole, file)
    except OSError as error:
        raise BadInput(
            f"{plain(file)} cannot be written ({error.strerror}): name another file"
        ) from error
    return sum(counts.values())


def restore_from(source: str, target: Store, progress: Progress | None = None) -> dict[str, int]:
    """Merge a backup file or another store into this one."""
    if "://" in source:
        return merge(open_store(source), target, progress)
    if not Path(source).is_file():
        raise BadInput(f"there is no file {plain(source)}: name a backup")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"  # an old backup is brought up to date in the copy
        shutil.copyfile(source, copy)
        try:
            opened = open_store(copy)
        except BadInput as error:
            why = str(error).replace(str(copy), plain(source)).partition(": check --db")[0]
            raise BadInput(f"{why}: name a file that `signalbox backup` wrote") from error
        try:
            return merge(opened, target, progress)
        except (DatabaseError, LookupError, TypeError, ValueError) as error:
            raise BadInput(f"{plain(source)} is damaged: take an older backup") from error
        finally:
            opened.close()


def merge(source: Store, target: Store, progress: Progress | None = None) -> dict[str, int]:
    """Every game of one store into another: what both have stays once, the longer one wins."""
    counts = {"new": 0, "longer": 0, "known": 0}
    entries = source.games()[::-1]
    with workers(len(entries)) as examine_all:
        for first in range(0, len(entries), BATCH):
            some = entries[first : first + BATCH]
            records = examine_all([source.journal(entry.uid) for entry in some])
            pairs = list(zip(some, records, strict=True))
            with target.turn() as connection:
                for entry, record in pairs:
                    day = (good_day(entry.day), entry.day_from)
                    outcome, _ = target.add(connection, record, entry.first_seen, day)
                    counts[outcome] += 1
            if progress:
                progress(first + len(some), len(entries))
    return counts
