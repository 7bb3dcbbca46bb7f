"""How long the statistics of many games take, in SQLite and in PostgreSQL."""

import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from host_tools.statistics import dice_statistics, keep_ratings, statistics
from host_tools.store import open_store, record_of
from host_tools.store.importing import BATCH, workers
from tests.bench_host import COUNTS, make, timed
from tests.host_tools.stores import postgresql

SEEN = 1_790_000_000
LIMIT = "less than 1"


def measure(counts=COUNTS):
    """[(what, figure, unit, budget)]"""
    journals = make(max(counts))
    rows = []
    with workers(len(journals), record_of) as examine_all:
        records = list(examine_all(journals))
    with tempfile.TemporaryDirectory() as name:
        for count in counts:
            place = str(Path(name) / f"{count}.sqlite")
            rows += one_size(place, records[:count], "SQLite")
        rows.append(command(place, max(counts)))
    with postgresql() as url:
        rows += one_size(url, records, "PostgreSQL")
    return rows


def one_size(place, records, kind):
    """The first answer rates all games; whoever comes later finds them rated."""
    what = f"{len(records)} games in {kind}"
    with closing(open_store(place)) as store:
        for first in range(0, len(records), BATCH):
            with store.turn() as connection:
                store.add_all(connection, records[first : first + BATCH], SEEN)
        rated, _ = timed(lambda: keep_ratings(store))
        answered, told = min(timed(lambda: statistics(store)) for _ in range(3))
        assert told.finished > len(records) / 2
        one = told.games[0].players[0].name
        uid = store.games(state="finished", limit=1)[0].uid
        store.set_day(uid, "2100-01-01")
        after, _ = timed(lambda: statistics(store))
        dice, counted = min(timed(lambda: dice_statistics(store)) for _ in range(3))
        assert counted.rolls > len(records) and one
    return [
        (f"ratings of {what}, all at once", round(rated, 2), "s", ""),
        (f"statistics of {what}, best of 3", round(answered, 3), "s", LIMIT),
        (f"statistics of {what} after one more result", round(after, 3), "s", LIMIT),
        (f"dice of {what}, best of 3", round(dice, 3), "s", LIMIT),
    ]


def command(place, count):
    words = [sys.executable, "-m", "host_tools.cli", "stats", "--db", place]
    start = [sys.executable, "-c", "from host_tools.cli import main; main()", *words[3:]]
    spent, _ = min(timed(lambda: subprocess.check_output(start)) for _ in range(3))
    return (f"`signalbox stats` of {count} games as a command", round(spent, 2), "s", "")


if __name__ == "__main__":
    for row in measure(tuple(map(int, sys.argv[1:])) or COUNTS):
        print(*row)
