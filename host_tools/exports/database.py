"""A plain SQLite file for people with their own tools, whatever database the store is in."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from firmware.games import KEYS
from firmware.version import VERSION
from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain, safe_json
from host_tools.exports.retelling import (
    Begun,
    Report,
    Retold,
    in_utc,
    retell,
    retold_games,
    whole_number,
)
from host_tools.exports.writing import place_for
from host_tools.games import about, box_of, title, variant_of
from host_tools.games.rivals import levels_of
from host_tools.journals.results import won
from host_tools.store import Entry, Store
from host_tools.store.noted import Kept
from host_tools.store.selecting import ALL, Wanted

VIEWS = 1  # another number when a column of a view goes or means something else
LARGEST = 2**63 - 1
SCRIPT = Path(__file__).with_name("database.sql")

Row = tuple[Any, ...]


def write_database(
    store: Store,
    file: Path,
    wanted: Wanted = ALL,
    progress: Progress | None = None,
    report: Report | None = None,
) -> None:
    """The file is there as a whole, or not at all."""
    with place_for(store, file) as unfinished:
        try:
            # Nobody else sees the file before it is whole, so it needs no journal of its own.
            with closing(sqlite3.connect(unfinished, isolation_level=None)) as database:
                database.executescript("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;")
                database.executescript(SCRIPT.read_text(encoding="utf-8"))
                database.execute("BEGIN")
                said = {"views": str(VIEWS), "made by": f"signalbox {VERSION}"}
                database.executemany("INSERT INTO about VALUES (?, ?)", said.items())
                for entry, rows in retold_games(store, wanted, rows_of, progress, report):
                    _insert(database, entry, rows)
                database.execute("COMMIT")
        except sqlite3.Error as error:
            raise BadInput(
                f"{plain(file)} cannot be written ({plain(error)}): make room there, or name"
                " another file"
            ) from error


@dataclass(frozen=True)
class Rows(Begun):
    """What a journal puts into the tables of these names; all but the ID, which comes first."""

    event: list[Row]
    face: list[Row]
    draw: list[Row]


def rows_of(kept: Kept) -> Rows:
    """Most of the work, which goes on beside the writing."""
    retold = retell(kept)
    tables = [
        [tuple(map(_fitting, row)) for row in rows]
        for rows in (_events(retold), _faces(retold), _draws(retold))
    ]
    return Rows(retold.starter, retold.beginning, retold.fresh, *tables)


def _insert(database: sqlite3.Connection, entry: Entry, rows: Rows) -> None:
    tables: dict[str, Iterable[Row]] = {
        "game": [tuple(map(_fitting, _game(entry, rows.starter)))],
        "seat": _seats(entry),
        "part": _parts(entry),
        "event": rows.event,
        "face": rows.face,
        "draw": rows.draw,
    }
    for table, own in tables.items():
        whole = [(entry.uid, *row) for row in own]
        if whole:
            marks = ", ".join("?" * len(whole[0]))
            database.executemany(f"INSERT INTO {table} VALUES ({marks})", whole)


def _fitting(value: Any) -> Any:
    """A journal may name any time: SQLite's whole numbers have 64 bits."""
    return max(-LARGEST, min(LARGEST, value)) if type(value) is int else value


def _game(entry: Entry, starter: int | None) -> Row:
    box = box_of(entry.game, entry.options)
    return (
        entry.day,
        entry.day_from,
        None if entry.start is None else in_utc(entry.start),
        entry.duration,
        entry.game,
        title(entry.game),
        box.name if box else "",
        (box.bgg_id or None) if box else None,
        variant_of(entry.game, entry.options),
        entry.board,
        entry.fw,
        entry.state,
        int(entry.sound),
        entry.dice,
        None if starter is None else starter + 1,
        entry.result["note"],
        safe_json(entry.options),
        safe_json(entry.faults),
    )


def _seats(entry: Entry) -> Iterator[Row]:
    levels = levels_of(entry.game, entry.options, len(entry.players))
    for seat, (name, level) in enumerate(zip(entry.players, levels, strict=True)):
        got = (whole_number(entry.result[key], seat) for key in ("totals", "places"))
        total, place = map(_fitting, got)
        yield seat + 1, name, level, total, place, won(entry.result, seat)


def _parts(entry: Entry) -> Iterator[Row]:
    names = about(entry.game).parts if entry.game in KEYS else ()
    for seat, counted in enumerate(entry.result["parts"]):
        for at, name in enumerate(names):
            points = whole_number(counted, at)
            if points is not None:
                yield seat + 1, at + 1, name, _fitting(points)


def _events(retold: Retold) -> Iterator[Row]:
    for event, chapter, told in _told(retold):
        seat = event.get("p")
        data = safe_json({key: event[key] for key in event if key not in ("n", "t", "e")})
        yield (
            event["n"],
            event["t"],
            chapter,
            event["e"],
            seat + 1 if type(seat) is int else None,
            told["text"],
            told["taken_back"],
            data,
        )


def _faces(retold: Retold) -> Iterator[Row]:
    for event, _, told in _told(retold):
        for at, face in enumerate(told["faces"]):
            yield event["n"], at + 1, face


def _draws(retold: Retold) -> Iterator[Row]:
    for event in retold.events:
        if event["e"] == "roll":
            for at, pair in enumerate(zip(event["of"], event["got"], strict=True)):
                yield event["n"], event["k"] + at, *pair


def _told(retold: Retold) -> Iterator[tuple[dict[str, Any], str, dict[str, Any]]]:
    """(event, its round, what is told of it)."""
    told = [(part["title"], one) for part in retold.told["rounds"] for one in part["events"]]
    for event, (chapter, one) in zip(retold.events, told, strict=True):
        yield event, chapter, one
