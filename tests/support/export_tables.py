"""The tables of docs/computer.md about exports, from the columns themselves.

A table stands between `<!-- csv columns -->`, `<!-- json keys -->` or `<!-- sqlite views -->` and
`<!-- end -->`; `python -m tests.support.export_tables` writes them, and a test compares them.
"""

import re
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path

from host_tools.exports.columns import CSV, Column
from host_tools.exports.database import create
from host_tools.exports.json_games import MORE

DOCS = Path(__file__).resolve().parents[2] / "docs/computer.md"
PARTS = "the points that the total is the sum of, a column for each part; errors are negative"
PARTS += ". Parts of other games are empty, and so are those of a total that was typed in quickly"
# What a row of each view is.
ROWS = {
    "games": "game",
    "results": "player of a game",
    "players": "person, over the games that verify, except plain dice",
    "categories": "part of a player's score",
    "events": "event of a game",
    "rolls": "face of a roll",
    "draws": "random number that was drawn",
}
MARK = re.compile(r"(<!-- (csv columns|json keys|sqlite views) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines).replace("| --- ", "|---")


def _named(columns: Iterable[Column]) -> list[tuple[str, ...]]:
    return [(f"`{column.name}`", column.says) for column in columns]


def csv_columns() -> str:
    return table(("column", "what it says"), [*_named(CSV), ("`part_...`", PARTS)])


def json_keys() -> str:
    return table(("key", "what it says"), _named(MORE))


def sqlite_views() -> str:
    with closing(sqlite3.connect(":memory:")) as database:
        create(database)
        query = "SELECT name FROM sqlite_master WHERE type = 'view'"
        found = [name for (name,) in database.execute(query)]
        views = {
            view: [row[1] for row in database.execute(f"PRAGMA table_info({view})")]
            for view in found
        }
    rows = [(f"`{view}`", ROWS[view], f"`{' '.join(own)}`") for view, own in views.items()]
    return table(("view", "a row for each", "columns"), rows)


TABLES: dict[str, Callable[[], str]] = {
    "csv columns": csv_columns,
    "json keys": json_keys,
    "sqlite views": sqlite_views,
}


def refreshed(text: str) -> str:
    return MARK.sub(lambda part: part[1] + TABLES[part[2]]() + part[3], text)


if __name__ == "__main__":
    DOCS.write_text(refreshed(DOCS.read_text(encoding="utf-8")), encoding="utf-8")
