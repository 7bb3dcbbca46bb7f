"""The tables of the SQLite export; the views over them are in views.sql."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from firmware.games import KEYS
from firmware.games.game import COMMON
from host_tools.common.safe_text import safe_json
from host_tools.exports.columns import Column
from host_tools.exports.rows import JournalContent, whole_number
from host_tools.games import game_info, title
from host_tools.journals.results import won
from host_tools.store import Entry

TEXT, NUMBER = "TEXT NOT NULL", "INTEGER NOT NULL"
NUMBER_OR_NULL, TEXT_OR_NULL = "INTEGER", "TEXT"


class PartRow(NamedTuple):
    seat: int
    at: int
    name: str
    points: int


class EventRow(NamedTuple):
    event: dict[str, Any]
    chapter: str
    described: dict[str, Any]

    @property
    def seat(self) -> int | None:
        seat = self.event.get("p")
        return seat + 1 if type(seat) is int else None

    @property
    def data(self) -> str:
        own = {key: self.event[key] for key in self.event if key not in ("n", "t", "e")}
        return safe_json(own)


class FaceRow(NamedTuple):
    event: int
    at: int
    face: str


class DrawRow(NamedTuple):
    event: int
    k: int
    among: int
    outcome: int


def _column(name: str, get: Any, type_: str) -> Column:
    return Column(name, get, type=type_)


# The first column of every table is `id`.
TABLES = {
    "game": (
        _column("day", lambda g: g.entry.day, TEXT),
        _column("day_from", lambda g: g.entry.day_from, TEXT),
        _column("start_utc", lambda g: g.start_utc, TEXT_OR_NULL),
        _column("milliseconds", lambda g: g.entry.duration, NUMBER),
        _column("game", lambda g: g.entry.game, TEXT),
        _column("title", lambda g: title(g.entry.game), TEXT),
        _column("box", lambda g: g.box.name if g.box else "", TEXT),
        _column("bgg_id", lambda g: (g.box.bgg_id or None) if g.box else None, NUMBER_OR_NULL),
        _column("variant", lambda g: g.variant, TEXT),
        _column("gadget", lambda g: g.entry.board, TEXT),
        _column("firmware", lambda g: g.entry.fw, TEXT),
        _column("state", lambda g: g.entry.state, TEXT),
        _column("verified", lambda g: int(g.entry.valid), NUMBER),
        _column("dice", lambda g: g.entry.dice, TEXT),
        _column("starter", lambda g: None if g.starter is None else g.starter + 1, NUMBER_OR_NULL),
        _column("note", lambda g: g.entry.result["note"], TEXT),
        _column("options", lambda g: safe_json(g.entry.options), TEXT),
        _column("faults", lambda g: safe_json(g.entry.faults), TEXT),
    ),
    "seat": (
        _column("seat", lambda p: p.seat + 1, NUMBER),
        _column("player", lambda p: p.name, TEXT),
        _column("rival", lambda p: p.level, TEXT),
        _column("total", lambda p: p.result("totals"), NUMBER_OR_NULL),
        _column("place", lambda p: p.result("places"), NUMBER_OR_NULL),
        _column("won", lambda p: won(p.entry.result, p.seat), NUMBER_OR_NULL),
    ),
    "part": (
        _column("seat", lambda part: part.seat + 1, NUMBER),
        _column("position", lambda part: part.at + 1, NUMBER),
        _column("category", lambda part: part.name, TEXT),
        _column("points", lambda part: part.points, NUMBER),
    ),
    "event": (
        _column("event", lambda e: e.event["n"], NUMBER),
        _column("milliseconds", lambda e: e.event["t"], NUMBER),
        _column("round", lambda e: e.chapter, TEXT),
        _column("kind", lambda e: e.event["e"], TEXT),
        _column("seat", lambda e: e.seat, NUMBER_OR_NULL),
        _column("text", lambda e: e.described["text"], TEXT),
        _column("taken_back", lambda e: e.described["taken_back"], NUMBER),
        _column("data", lambda e: e.data, TEXT),
    ),
    "face": (
        _column("event", lambda f: f.event, NUMBER),
        _column("position", lambda f: f.at + 1, NUMBER),
        _column("face", lambda f: f.face, TEXT),
    ),
    "draw": (
        _column("event", lambda d: d.event, NUMBER),
        _column("k", lambda d: d.k, NUMBER),
        _column("among", lambda d: d.among, NUMBER),
        _column("outcome", lambda d: d.outcome, NUMBER),
    ),
}
KEYS_OF = {
    "game": "id",
    "seat": "id, seat",
    "part": "id, seat, position",
    "event": "id, event",
    "face": "id, event, position",
    "draw": "id, event, k",
}


def script() -> str:
    """The statements that create the tables."""
    found = ["CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL);"]
    for name, columns in TABLES.items():
        own = ", ".join(f"{column.name} {column.type}" for column in columns)
        key = f"PRIMARY KEY ({KEYS_OF[name]})"
        found.append(f"CREATE TABLE {name} (id TEXT NOT NULL, {own}, {key}) WITHOUT ROWID;")
    return "\n".join(found)


def parts(entry: Entry) -> Iterator[PartRow]:
    names = game_info(entry.game).parts if entry.game in KEYS else ()
    for seat, counted in enumerate(entry.result["parts"]):
        for at, name in enumerate(names):
            points = whole_number(counted, at)
            if points is not None:
                yield PartRow(seat, at, name, points)


def events(content: JournalContent) -> Iterator[EventRow]:
    rounds = content.described["rounds"]
    described = [(part["title"], one) for part in rounds for one in part["events"]]
    for event, (chapter, one) in zip(content.events, described, strict=True):
        yield EventRow(event, chapter, one)


def faces(content: JournalContent) -> Iterator[FaceRow]:
    for row in events(content):
        for at, face in enumerate(row.described["faces"]):
            yield FaceRow(row.event["n"], at, face)


def draws(content: JournalContent) -> Iterator[DrawRow]:
    for event in content.events:
        if event["e"] in ("roll", *COMMON):
            for at, (among, outcome) in enumerate(zip(event["of"], event["got"], strict=True)):
                yield DrawRow(event["n"], event["k"] + at, among, outcome)
