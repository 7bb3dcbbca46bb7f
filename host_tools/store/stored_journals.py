"""Stored journals with their notes; missing or outdated notes are derived on demand and stored."""

import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import LargeBinary, cast, select
from sqlalchemy.exc import DatabaseError

from host_tools.journals.notes import Notes, key_of, read_notes, take_notes
from host_tools.store.errors import no_journal
from host_tools.store.record import notes_row
from host_tools.store.schema import journals, notes
from host_tools.store.store import JOURNAL, Store, save_rows, writing

MANY = 100  # notes that are written together
PACKED = cast(notes.c.data, LargeBinary).label("packed")


class StoredJournal(NamedTuple):
    """A journal and its stored notes, which may be outdated or damaged."""

    data: bytes
    key: str = ""
    packed: bytes = b""

    def notes(self) -> Notes | None:
        """None if they must be derived again."""
        if self.key != key_of(self.data):
            return None
        try:
            return read_notes(self.data, self.packed)
        except ValueError:
            return None


def stored_with_notes(store: Store, uids: Sequence[Any]) -> dict[Any, StoredJournal]:
    """The stored journals of these games, where there are any."""
    query = (
        select(journals.c.uid, JOURNAL, notes.c.key, PACKED)
        .select_from(journals)
        .outerjoin(notes, notes.c.uid == journals.c.uid)
        .where(journals.c.uid.in_(uids))
    )
    return {
        uid: StoredJournal(bytes(data), str(key), bytes(packed or b""))
        for uid, data, key, packed in store.rows(query)
        if data is not None
    }


def stored_journal(store: Store, uid: str) -> StoredJournal:
    """BadInput if it is missing."""
    stored = stored_with_notes(store, [uid]).get(uid)
    if stored is None:
        raise no_journal(uid)
    return stored


class NotesCache:
    """The notes of a store's games, for many readers at once. New notes are written in batches:
    writing each one separately would hold up all readers."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: dict[str, StoredJournal] = {}
        self._turn = threading.Lock()

    def of(self, uid: str) -> Notes:
        """The notes of a game; BadInput if its journal is missing."""
        stored = stored_journal(self.store, uid)
        found = stored.notes()
        waiting = None if found else self._waiting.get(uid)
        if waiting is not None and waiting.data == stored.data:
            found = waiting.notes()
        if found is None:
            found = take_notes(stored.data)
            row = notes_row(found)
            with self._turn:
                self._waiting[uid] = StoredJournal(stored.data, row["key"], row["data"])
                many = len(self._waiting) >= MANY
            if many:
                self.write()
        return found

    def write(self) -> None:
        """Store the waiting notes; also called after the last reader."""
        with self._turn:
            some = self._waiting
            self._waiting = {}
        if some:
            rows = {uid: {"key": one.key, "data": one.packed} for uid, one in some.items()}
            save_notes(self.store, rows)


def save_notes(store: Store, rows: dict[str, dict[str, Any]]) -> None:
    """Best effort: a store that cannot be written now gets them later. No game changes, so caches
    of the store stay valid."""
    with suppress(DatabaseError), writing(store.engine) as connection:
        save_rows(connection, notes, rows)
