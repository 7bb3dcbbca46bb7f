"""How long the statistics of many games take, in SQLite and in PostgreSQL."""

import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import insert, select

from host_tools.statistics import dice_statistics, save_ratings, statistics
from host_tools.store import open_store
from host_tools.store.schema import meta, metadata
from tests.bench.games import COUNTS, copied, timed
from tests.host_tools.stores import postgresql

LIMIT = "under 1"


def measure(counts=COUNTS):
    """[(what, figure, unit, budget)]"""
    rows = []
    with tempfile.TemporaryDirectory() as name:
        for count in counts:
            place = str(copied(count, Path(name) / f"{count}.sqlite"))
            rows += one_size(place, count, "SQLite")
        rows.append(command(place, count))
        with postgresql() as url:
            carry_over(copied(count, Path(name) / "whole.sqlite"), url)
            rows += one_size(url, count, "PostgreSQL")
    return rows


def carry_over(place, url):
    """The rows of a store into another one as they are: the import is measured elsewhere."""
    with (
        closing(open_store(place)) as source,
        closing(open_store(url)) as target,
        target.turn() as connection,
    ):
        for table in metadata.sorted_tables:
            found = [row._asdict() for row in source.rows(select(table))]
            if found and table is not meta:
                connection.execute(insert(table), found)


def one_size(place, count, kind):
    """The first answer rates all games; later ones find them rated."""
    what = f"{count} games in {kind}"
    with closing(open_store(place)) as store:
        rated, _ = timed(lambda: save_ratings(store))
        answered, reported = min(timed(lambda: statistics(store)) for _ in range(3))
        assert reported.finished > count / 2
        one = reported.games[0].players[0].name
        uid = store.games(state="finished", limit=1)[0].uid
        store.set_day(uid, "2100-01-01")
        after, _ = timed(lambda: statistics(store))
        dice, counted = min(timed(lambda: dice_statistics(store)) for _ in range(3))
        assert counted.rolls > count and one
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
