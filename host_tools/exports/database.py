"""A plain SQLite file for people with their own tools, whatever database the store is in."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from firmware.version import VERSION
from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.exports.columns import GameRow, cells, players
from host_tools.exports.rows import JournalStart, Report, game_rows, read_content
from host_tools.exports.tables import TABLES, draws, events, faces, parts, script
from host_tools.exports.writing import place_for
from host_tools.store import Entry, Store
from host_tools.store.selecting import ALL, Wanted
from host_tools.store.stored_journals import StoredJournal

VIEWS = 1  # a new number when a column of a view goes or changes its meaning
LARGEST = 2**63 - 1
SCRIPT = Path(__file__).with_name("views.sql")


Row = tuple[Any, ...]


def write_database(
    store: Store,
    file: Path,
    wanted: Wanted = ALL,
    progress: Progress | None = None,
    report: Report | None = None,
) -> None:
    """Write the file completely or not at all."""
    with place_for(store, file) as unfinished:
        try:
            # Nobody sees the unfinished file, so SQLite needs no journal.
            with closing(sqlite3.connect(unfinished, isolation_level=None)) as database:
                database.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
                create(database)
                database.execute("BEGIN")
                said = {"views": str(VIEWS), "made by": f"signalbox {VERSION}"}
                database.executemany("INSERT INTO about VALUES (?, ?)", said.items())
                for entry, rows in game_rows(store, wanted, rows_of, progress, report):
                    _insert(database, entry, rows)
                database.execute("COMMIT")
        except sqlite3.Error as error:
            raise BadInput(
                f"{plain(file)} cannot be written ({plain(error)}): free space there, or name"
                " another file"
            ) from error


def create(database: sqlite3.Connection) -> None:
    """The tables and views, still empty."""
    database.executescript(script())
    database.executescript(SCRIPT.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Rows(JournalStart):
    """The rows of one journal, by table; without the ID, which comes first."""

    event: list[Row]
    face: list[Row]
    draw: list[Row]


def rows_of(stored: StoredJournal) -> Rows:
    """Most of the work; runs in parallel with the writing."""
    content = read_content(stored)
    found = {"event": events(content), "face": faces(content), "draw": draws(content)}
    tables = [_cells(table, rows) for table, rows in found.items()]
    return Rows(content.starter, content.beginning, content.fresh, *tables)


def _insert(database: sqlite3.Connection, entry: Entry, rows: Rows) -> None:
    game = GameRow(entry, rows.starter)
    tables = {
        "game": _cells("game", [game]),
        "seat": _cells("seat", players(game)),
        "part": _cells("part", parts(entry)),
        "event": rows.event,
        "face": rows.face,
        "draw": rows.draw,
    }
    for table, own in tables.items():
        whole = [(entry.uid, *row) for row in own]
        if whole:
            marks = ", ".join("?" * len(whole[0]))
            database.executemany(f"INSERT INTO {table} VALUES ({marks})", whole)


def _cells(table: str, rows: Iterable[Any]) -> list[Row]:
    return [tuple(map(_fitting, cells(TABLES[table], row))) for row in rows]


def _fitting(value: Any) -> Any:
    """A journal may name any time: SQLite's whole numbers have 64 bits."""
    return max(-LARGEST, min(LARGEST, value)) if type(value) is int else value
