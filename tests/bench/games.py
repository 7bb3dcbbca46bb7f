"""The games that the benchmarks of the computer's side share: played and stored once a run."""

import atexit
import os
import shutil
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path

from firmware.games import KEYS
from firmware.play.file_names import RUNNING, name_of
from host_tools.journals import demo
from host_tools.store import open_store
from host_tools.store.importing import import_folder

COUNTS = (100, 1000, 10_000)
GAMES = max(COUNTS)


@cache
def journals(count):
    """`count` games, really played; on all processors, since playing costs more than checking."""
    parts = os.cpu_count() or 1
    each = -(-count // parts)
    with ProcessPoolExecutor(parts) as pool:
        piles = pool.map(_play, range(parts), [each] * parts)
        return [journal for pile in piles for journal in pile][:count]


def _play(seed, count):
    return demo.journals(count, seed, list(KEYS))


@cache
def stored(count):
    """(folder with the journals and `games.sqlite`, how long the import took in seconds)."""
    folder = Path(tempfile.mkdtemp(prefix="signalbox-bench-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for number, data in enumerate(journals(max(count, GAMES))[:count], 1):
        (folder / name_of(number, RUNNING)).write_bytes(data)
    with closing(open_store(folder / "games.sqlite")) as store:
        spent, done = timed(lambda: import_folder(store, folder))
    assert len(done.new) == count and not done.faulty
    return folder, spent


def copied(count, folder):
    """A store of `count` games, free to be changed."""
    return Path(shutil.copy(stored(count)[0] / "games.sqlite", folder))


def timed(what):
    start = time.perf_counter()
    result = what()
    return time.perf_counter() - start, result
