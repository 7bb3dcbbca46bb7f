"""The store itself. Writers take turns: what one reads in a turn, no other changes meanwhile."""

import gc
import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from operator import attrgetter
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, RowMapping, delete, insert, select, text, update

from host_tools.common.errors import BadInput
from host_tools.store.record import CLOCK, HAND, SYNC, Record, day_of
from host_tools.store.schema import games, journals

NEW, LONGER, KNOWN = "new", "longer", "known"
TURN = 7214001  # names the lock of our writers in PostgreSQL
RANK = {SYNC: 0, CLOCK: 1, HAND: 2}


class Entry(NamedTuple):
    """One game of the list; its fields are the columns of the table, in their order."""

    uid: str
    id: str
    game: str
    board: str
    fw: str
    players: list[str]
    options: dict[str, Any]
    start: int | None
    day: str
    day_from: str
    state: str
    sound: bool
    dice: str
    events: int
    duration: int
    result: dict[str, Any]
    faults: list[str]
    digest: str
    first_seen: int

    @property
    def estimated(self) -> bool:
        """Nobody knows the day: it is that of the first sync."""
        return self.day_from == SYNC


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def turn(self) -> Iterator[Connection]:
        """A writer's turn: all of it is kept, or nothing."""
        with writing(self.engine) as connection:
            yield connection

    def add_all(
        self, connection: Connection, records: list[Record], seen: int
    ) -> list[tuple[str, str]]:
        """`add` for many: games that nobody has seen before go in together."""
        wanted = {record.row["id"] for record in records}
        query = select(games.c.id).where(games.c.id.in_(wanted)).distinct()
        taken = set(connection.scalars(query))
        fresh: list[tuple[str, Record]] = []
        found = []
        for record in records:
            uid = record.row["id"]
            if record.sound and uid not in taken:
                taken.add(uid)
                fresh.append((uid, record))
                found.append((NEW, uid))
            else:
                self._insert(connection, fresh, seen)
                fresh = []
                found.append(self.add(connection, record, seen))
        self._insert(connection, fresh, seen)
        return found

    def _insert(self, connection: Connection, fresh: list[tuple[str, Record]], seen: int) -> None:
        if not fresh:
            return
        rows = []
        for uid, record in fresh:
            day, day_from = day_of(record.row["start"], seen)
            whole = {"uid": uid, "day": day, "day_from": day_from, "first_seen": seen}
            rows.append(record.row | whole)
        connection.execute(insert(games), rows)
        connection.execute(
            insert(journals), [{"uid": uid, "data": record.data} for uid, record in fresh]
        )

    def add(
        self,
        connection: Connection,
        record: Record,
        seen: int,
        day: tuple[str, str] | None = None,
    ) -> tuple[str, str]:
        """Keep a journal; (NEW, LONGER or KNOWN, uid). `day` is (day, where it comes from)."""
        row = record.row
        start = row["start"]
        day = better_day(day, day_of(start, seen))
        same = select(games).where(games.c.digest == row["digest"])
        known = connection.execute(same).mappings().first()
        if known is None and record.sound:
            known, longer = self._same_game(connection, record)
            if known is not None and longer:
                self._replace(connection, known, record, day)
                return LONGER, known["uid"]
        if known is not None:
            self._keep_day(connection, known, day, seen)
            return KNOWN, known["uid"]
        uid = self._free_uid(connection, record)
        whole = row | {"uid": uid, "day": day[0], "day_from": day[1], "first_seen": seen}
        connection.execute(insert(games).values(whole))
        connection.execute(insert(journals).values(uid=uid, data=record.data))
        return NEW, uid

    def _same_game(self, connection: Connection, record: Record) -> tuple[RowMapping | None, bool]:
        """The stored game that this journal begins or continues; True if it continues it."""
        query = (
            select(games, journals.c.data)
            .join(journals)
            .where(games.c.id == record.row["id"], games.c.sound == 1)
        )
        for row in connection.execute(query).mappings():
            if record.data.startswith(row["data"]):
                return row, True
            if row["data"].startswith(record.data):
                return row, False
        return None, False

    def _replace(
        self, connection: Connection, old: RowMapping, record: Record, day: tuple[str, str]
    ) -> None:
        uid = old["uid"]
        day = better_day((old["day"], old["day_from"]), day)
        values = record.row | {"day": day[0], "day_from": day[1]}
        connection.execute(update(games).where(games.c.uid == uid).values(values))
        connection.execute(update(journals).where(journals.c.uid == uid).values(data=record.data))

    def _keep_day(
        self, connection: Connection, old: RowMapping, day: tuple[str, str], seen: int
    ) -> None:
        best = better_day((old["day"], old["day_from"]), day)
        first = min(old["first_seen"], seen)
        if (*best, first) != (old["day"], old["day_from"], old["first_seen"]):
            values = {"day": best[0], "day_from": best[1], "first_seen": first}
            connection.execute(update(games).where(games.c.uid == old["uid"]).values(values))

    def _free_uid(self, connection: Connection, record: Record) -> str:
        if not record.sound:
            return "x" + record.row["digest"][:15]
        stem = record.row["id"]
        query = select(games.c.uid).where(games.c.id == stem)
        taken = set(connection.scalars(query))
        number = 1
        while (uid := stem if number == 1 else f"{stem}-{number}") in taken:
            number += 1
        return uid

    # Reading.

    def digests(self) -> set[str]:
        """Of every journal that is stored."""
        with self.engine.connect() as connection:
            return set(connection.scalars(select(games.c.digest)))

    def games(
        self,
        game: str | None = None,
        player: str | None = None,
        state: str | None = None,
        since: str | None = None,
        until: str | None = None,
        board: str | None = None,
        limit: int | None = None,
    ) -> list[Entry]:
        """The newest first. `state` may also be `damaged`: what does not verify."""
        query = select(games)
        if game:
            query = query.where(games.c.game == game)
        if board:
            query = query.where(games.c.board == board)
        if state == "damaged":
            query = query.where(games.c.sound == 0)
        elif state:
            query = query.where(games.c.state == state, games.c.sound == 1)
        if since:
            query = query.where(games.c.day >= since)
        if until:
            query = query.where(games.c.day <= until)
        if limit and not player:
            age = games.c.day.desc(), games.c.first_seen.desc(), games.c.uid
            query = query.order_by(*age).limit(limit)
        with self.engine.connect() as connection, _no_collection():
            found = _entries(connection.execute(query).all())
        # Here again: whole rows of all games in the database's own sorting take twice as long.
        found.sort(key=attrgetter("uid"))
        found.sort(key=attrgetter("day", "first_seen"), reverse=True)
        if player:
            wanted = player.casefold()
            found = [e for e in found if wanted in (name.casefold() for name in e.players)]
        return found[:limit] if limit else found

    def find(self, start: str) -> Entry:
        """The game whose ID begins like this; BadInput when there is none or more than one."""
        if not re.fullmatch(r"[0-9a-fx][0-9a-f-]*", start):
            raise BadInput(f"{start!r} is no ID of a game: `signalbox games` lists them")
        query = select(games).where(games.c.uid.startswith(start, autoescape=True)).limit(3)
        with self.engine.connect() as connection:
            found = _entries(connection.execute(query).all())
        exact = [entry for entry in found if entry.uid == start]
        if len(exact or found) == 1:
            return (exact or found)[0]
        if not found:
            raise BadInput(f"no game has the ID {start}: `signalbox games` lists them")
        raise BadInput(f"several games begin with {start}: give more digits of the ID")

    def journal(self, uid: str) -> bytes:
        with self.engine.connect() as connection:
            return bytes(connection.scalars(select(journals.c.data).filter_by(uid=uid)).one())

    def set_day(self, uid: str, day: str) -> None:
        """Somebody remembers when it was."""
        with self.turn() as connection:
            values = {"day": day, "day_from": HAND}
            connection.execute(update(games).where(games.c.uid == uid).values(values))

    def forget(self, uid: str) -> None:
        """Take a game out of the store for good."""
        with self.turn() as connection:
            connection.execute(delete(journals).where(journals.c.uid == uid))
            connection.execute(delete(games).where(games.c.uid == uid))


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that no other writer of ours runs beside."""
    sqlite = engine.dialect.name == "sqlite"
    writer = engine.execution_options(signalbox_writes=True)
    with writer.begin() as connection:
        if not sqlite:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({TURN})"))
        yield connection


@contextmanager
def _no_collection() -> Iterator[None]:
    """A long list makes many objects and no rubbish: looking for some costs a third of it."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def better_day(one: tuple[str, str] | None, other: tuple[str, str]) -> tuple[str, str]:
    """By hand beats the clock, the clock beats an estimate; of two estimates the earlier."""
    if one is None or RANK[other[1]] > RANK[one[1]]:
        return other
    if one[1] == other[1] == SYNC:
        return min(one, other)
    return one


def _entries(rows: Sequence[Any]) -> list[Entry]:
    """Column by column: ten thousand games are read in a few large steps."""
    columns: list[Any] = list(zip(*rows, strict=True))
    for at, read in READERS if rows else ():
        columns[at] = read(columns[at])
    return list(map(Entry._make, zip(*columns, strict=True)))


def _own(texts: Sequence[str]) -> list[Any]:
    """JSON texts that differ from game to game, read as one."""
    return json.loads("[" + ",".join(texts) + "]")


def _alike(texts: Sequence[str]) -> list[Any]:
    """JSON texts that are mostly the same."""
    different = list(set(texts))
    known = dict(zip(different, _own(different), strict=True))
    return [known[text] for text in texts]


def _bools(values: Sequence[int]) -> list[bool]:
    return list(map(bool, values))


READERS: tuple[tuple[int, Callable[[Sequence[Any]], list[Any]]], ...] = tuple(
    (Entry._fields.index(name), read)
    for name, read in (
        ("players", _own),
        ("options", _alike),
        ("sound", _bools),
        ("result", _own),
        ("faults", _alike),
    )
)
