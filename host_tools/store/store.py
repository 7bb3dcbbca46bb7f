"""The store itself. Writers take turns: what one reads in a turn, no other changes meanwhile."""

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from sqlalchemy import (
    Connection,
    Engine,
    LargeBinary,
    RowMapping,
    Select,
    Table,
    cast,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import OperationalError

from host_tools.common.garbage import no_collection
from host_tools.common.zones import Zones
from host_tools.store import errors
from host_tools.store.reading import UID, Damaged, Entry, day_and_seen, entries_of
from host_tools.store.record import HAND, Day, Record, better_day, day_of
from host_tools.store.schema import figures, games, journals, meta, notes
from host_tools.store.selecting import NEWEST, matching
from host_tools.store.wanted import age, with_player

NEW, LONGER, KNOWN = "new", "longer", "known"
REVISION = "revision"
NO_ZONES: Zones = []
TURN = 7214001  # names the lock of our writers in PostgreSQL
# As bytes, whatever is stored there: SQLite does not insist on its columns' types.
JOURNAL = cast(journals.c.data, LargeBinary).label("journal")


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def close(self) -> None:
        self.engine.dispose()

    def is_file(self, path: Path) -> bool:
        """Is this the file that the store is in?"""
        if self.engine.dialect.name != "sqlite" or not path.exists():
            return False
        own = self.engine.url.database
        return own is not None and os.path.exists(own) and path.samefile(own)

    @contextmanager
    def turn(self) -> Iterator[Connection]:
        """A writer's transaction: all of it is stored, or nothing."""
        with writing(self.engine) as connection:
            yield connection
            connection.execute(delete(meta).where(meta.c.key == REVISION))
            connection.execute(insert(meta).values(key=REVISION, value=uuid4().hex))

    def revision(self) -> str:
        """Changes with every write: what was computed before may be outdated."""
        found = self.rows(select(meta.c.value).where(meta.c.key == REVISION))
        return str(found[0][0]) if found else ""

    def add_all(
        self, connection: Connection, records: list[Record], seen: int, zones: Zones = NO_ZONES
    ) -> list[tuple[str, str]]:
        """`add` for many: new games are inserted together. `zones` are those in
        which the gadget's clock was set."""
        wanted = {record.row["id"] for record in records}
        query = select(games.c.id, games.c.uid).where(
            or_(games.c.id.in_(wanted), games.c.uid.in_(wanted))
        )
        taken = {name for row in connection.execute(query) for name in row}
        fresh: list[tuple[str, Record]] = []
        found = []
        for record in records:
            uid = record.row["id"]
            if record.valid and uid not in taken:
                taken.add(uid)
                fresh.append((uid, record))
                found.append((NEW, uid))
            else:
                self._insert(connection, fresh, seen, zones)
                fresh = []
                day = day_of(record.row["start"], seen, zones)
                found.append(self.add(connection, record, seen, day))
        self._insert(connection, fresh, seen, zones)
        return found

    def _insert(
        self, connection: Connection, fresh: list[tuple[str, Record]], seen: int, zones: Zones
    ) -> None:
        if not fresh:
            return
        rows = []
        for uid, record in fresh:
            day = day_of(record.row["start"], seen, zones)
            rows.append(record.row | day._asdict() | {"uid": uid, "first_seen": seen})
        connection.execute(insert(games), rows)
        _save_journals(connection, {uid: record.data for uid, record in fresh})
        save_computed(connection, dict(fresh))

    def add(
        self,
        connection: Connection,
        record: Record,
        seen: int,
        day: Day | None = None,
    ) -> tuple[str, str]:
        """Store a journal; (NEW, LONGER or KNOWN, uid)."""
        day = better_day(day, day_of(record.row["start"], seen, NO_ZONES))
        known = self._same_bytes(connection, record)
        if known is None and record.valid:
            known = self._same_game(connection, record)
        if known is not None and not re.fullmatch(UID, str(known["uid"])):
            self._remove(connection, known["uid"])  # such an ID could not be typed
            known = None
        if known is not None:
            return self._bring_together(connection, known, record, seen, day), known["uid"]
        uid = self._free_uid(connection, record)
        own = {"uid": uid, "first_seen": seen}
        connection.execute(insert(games).values(record.row | day._asdict() | own))
        _save_journals(connection, {uid: record.data})
        save_computed(connection, {uid: record})
        return NEW, uid

    def _bring_together(
        self,
        connection: Connection,
        known: RowMapping,
        record: Record,
        seen: int,
        day: Day,
    ) -> str:
        """Merge an incoming journal into the stored row of the same game: LONGER or KNOWN."""
        old_day, old_seen = day_and_seen(known)
        day = better_day(old_day, day)
        first_seen = seen if old_seen is None else min(old_seen, seen)
        values = {**day._asdict(), "first_seen": first_seen}
        journal = bytes(known["journal"] or b"")
        same = known["digest"] == record.row["digest"]
        if same or record.data.startswith(journal):
            values |= record.row  # repairs damaged or outdated columns
            if journal != record.data:
                _save_journals(connection, {known["uid"]: record.data})
            if computed_in(connection, known["uid"]) != (record.figures, record.notes):
                save_computed(connection, {known["uid"]: record})
        if any(known[name] != value for name, value in values.items()):
            connection.execute(update(games).where(games.c.uid == known["uid"]).values(values))
        return LONGER if not same and len(record.data) > len(journal) else KNOWN

    def _same_bytes(self, connection: Connection, record: Record) -> RowMapping | None:
        query = select(games, JOURNAL).outerjoin(journals)
        same = query.where(games.c.digest == record.row["digest"])
        return connection.execute(same).mappings().first()

    def _same_game(self, connection: Connection, record: Record) -> RowMapping | None:
        """The stored game that this journal begins or continues."""
        query = (
            select(games, JOURNAL)
            .join(journals)
            .where(games.c.id == record.row["id"], games.c.sound == 1)
        )
        for row in connection.execute(query).mappings():
            journal = bytes(row["journal"] or b"?")
            if record.data.startswith(journal) or journal.startswith(record.data):
                return row
        return None

    def _free_uid(self, connection: Connection, record: Record) -> str:
        stem = record.row["id"] if record.valid else "x" + record.row["digest"][:15]
        query = select(games.c.uid).where(games.c.uid.startswith(stem, autoescape=True))
        taken = set(connection.scalars(query))
        number = 1
        while (uid := stem if number == 1 else f"{stem}-{number}") in taken:
            number += 1
        return uid

    def _remove(self, connection: Connection, uid: Any) -> None:
        connection.execute(delete(journals).where(journals.c.uid == uid))
        connection.execute(delete(games).where(games.c.uid == uid))

    # Reading.

    def digests(self) -> set[str]:
        """Of every journal that is stored."""
        return {digest for (digest,) in self.rows(select(games.c.digest).join(journals))}

    def still_open(self, uids: Iterable[str]) -> list[str]:
        """Those of these games whose end is not yet here, each once."""
        query = select(games.c.uid).where(games.c.state == "open", games.c.sound == 1)
        found = {uid for (uid,) in self.rows(query)}
        return [uid for uid in dict.fromkeys(uids) if uid in found]

    def games(
        self,
        game: str | None = None,
        player: str | None = None,
        state: str | None = None,
        since: str | None = None,
        until: str | None = None,
        board: str | None = None,
        limit: int | None = None,
        damaged: list[Damaged] | None = None,
    ) -> list[Entry]:
        """The newest first. `state` may also be `damaged`: what does not verify. Rows that cannot
        be read are left out, and appended to the list `damaged`."""
        query = matching(select(games), game, state, since, until)
        if board:
            query = query.where(games.c.board == board)
        if limit and not player:
            query = query.order_by(*NEWEST).limit(limit)
        with no_collection():
            found, unreadable = entries_of(self.rows(query))
        if damaged is not None:
            damaged += unreadable
        # Here again: whole rows of all games in the database's own sorting take twice as long.
        found.sort(key=age, reverse=True)
        if player:
            found = with_player(found, player)
        return found[:limit] if limit else found

    def find(self, start: str) -> Entry:
        """The game whose ID begins like this; BadInput when there is none or more than one."""
        whole = select(games).where(games.c.uid == start)
        rows = self.rows(whole) if re.fullmatch(UID, start) else ()
        if not rows:
            rows = self.rows(select(games).where(games.c.uid == self.uid_of(start)))
        found, damaged = entries_of(rows)
        if damaged:
            raise errors.damaged_row(damaged[0])
        return found[0]

    def uid_of(self, start: str) -> str:
        """The whole ID that begins like this."""
        if not re.fullmatch(UID, start):
            raise errors.not_an_id(start)
        if self.rows(select(games.c.uid).where(games.c.uid == start)):
            return start  # whole; SQLite would look at every game for one that begins like it
        query = select(games.c.uid).where(games.c.uid.startswith(start, autoescape=True)).limit(3)
        found = [uid for (uid,) in self.rows(query)]
        if not found:
            raise errors.no_game(start)
        if len(found) > 1:
            raise errors.several_games(start)
        return str(found[0])

    def journal(self, uid: str) -> bytes:
        data = self.journals([uid]).get(uid)
        if data is None:
            raise errors.no_journal(uid)
        return data

    def journals(self, uids: Sequence[Any]) -> dict[Any, bytes]:
        """Those that are there."""
        query = select(journals.c.uid, JOURNAL).where(journals.c.uid.in_(uids))
        return {uid: bytes(data) for uid, data in self.rows(query) if data is not None}

    def rows(self, query: Select[Any]) -> Sequence[Any]:
        """The result of a query, whatever is in the database."""
        try:
            with self.engine.connect() as connection:
                return connection.execute(query).all()
        except OperationalError as error:
            if "decode" not in str(error.orig):
                raise
        # A text that is no UTF-8 is in one of the rows, which SQLite does not mind.
        with self.engine.execution_options(signalbox_any_text=True).connect() as connection:
            return connection.execute(query).all()

    def set_day(self, uid: str, day: str) -> None:
        """Set the day by hand."""
        with self.turn() as connection:
            values = {"day": day, "day_from": HAND}
            connection.execute(update(games).where(games.c.uid == uid).values(values))


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that excludes all other writers of ours."""
    sqlite = engine.dialect.name == "sqlite"
    writer = engine.execution_options(signalbox_writes=True)
    with writer.begin() as connection:
        if not sqlite:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({TURN})"))
        yield connection


def _save_journals(connection: Connection, data: dict[str, bytes]) -> None:
    save_rows(connection, journals, {uid: {"data": content} for uid, content in data.items()})


def computed_in(connection: Connection, uid: str) -> tuple[dict[str, Any], ...]:
    """What `save_computed` has stored."""
    found = []
    for table in (figures, notes):
        row = connection.execute(select(table).where(table.c.uid == uid)).mappings().first()
        found.append({name: value for name, value in (row or {}).items() if name != "uid"})
    return tuple(found)


def save_computed(connection: Connection, records: dict[str, Record]) -> None:
    """Replace what statistics and pages read of these games."""
    save_rows(connection, figures, {uid: record.figures for uid, record in records.items()})
    save_rows(connection, notes, {uid: record.notes for uid, record in records.items()})


def save_rows(connection: Connection, table: Table, rows: dict[str, dict[str, Any]]) -> None:
    connection.execute(delete(table).where(table.c.uid.in_(rows)))
    connection.execute(insert(table), [{"uid": uid, **row} for uid, row in rows.items()])
