"""Journals with the notes that were taken of them; where those of this Signalbox are missing, they
are taken now and kept for the next who asks."""

import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import LargeBinary, cast, select
from sqlalchemy.exc import DatabaseError

from host_tools.common.errors import BadInput
from host_tools.journals.notes import Notes, key_of, read_notes, take_notes
from host_tools.store.record import notes_row
from host_tools.store.schema import journals, notes
from host_tools.store.store import JOURNAL, MISSING, Store, keep_rows, writing

MANY = 100  # notes that are written together
PACKED = cast(notes.c.data, LargeBinary).label("packed")


class Kept(NamedTuple):
    """A journal, and what is kept of its notes: perhaps of another journal, perhaps damaged."""

    data: bytes
    key: str = ""
    packed: bytes = b""

    def notes(self) -> Notes | None:
        """None where they must be taken anew."""
        if self.key != key_of(self.data):
            return None
        try:
            return read_notes(self.data, self.packed)
        except ValueError:
            return None


def kept_with_notes(store: Store, uids: Sequence[Any]) -> dict[Any, Kept]:
    """Of those games whose journals are there."""
    query = (
        select(journals.c.uid, JOURNAL, notes.c.key, PACKED)
        .select_from(journals)
        .outerjoin(notes, notes.c.uid == journals.c.uid)
        .where(journals.c.uid.in_(uids))
    )
    return {
        uid: Kept(bytes(data), str(key), bytes(packed or b""))
        for uid, data, key, packed in store.rows(query)
        if data is not None
    }


def kept_journal(store: Store, uid: str) -> Kept:
    """BadInput if it is missing."""
    kept = kept_with_notes(store, [uid]).get(uid)
    if kept is None:
        raise BadInput(f"{uid}: {MISSING}")
    return kept


class Notebook:
    """The notes of a store's games, for many readers at once. Those that are taken now wait until
    they are many: to write each for itself would hold up everybody who reads."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: dict[str, Kept] = {}
        self._turn = threading.Lock()

    def of(self, uid: str) -> Notes:
        """The notes of a game; BadInput if its journal is missing."""
        kept = kept_journal(self.store, uid)
        found = kept.notes()
        waiting = None if found else self._waiting.get(uid)
        if waiting is not None and waiting.data == kept.data:
            found = waiting.notes()
        if found is None:
            found = take_notes(kept.data)
            row = notes_row(found)
            with self._turn:
                self._waiting[uid] = Kept(kept.data, row["key"], row["data"])
                many = len(self._waiting) >= MANY
            if many:
                self.write()
        return found

    def write(self) -> None:
        """Keep what waits; after the last reader, too."""
        with self._turn:
            some = self._waiting
            self._waiting = {}
        if some:
            rows = {uid: {"key": one.key, "data": one.packed} for uid, one in some.items()}
            keep_notes(self.store, rows)


def keep_notes(store: Store, rows: dict[str, dict[str, Any]]) -> None:
    """They are worth having, but no more: a store that takes nothing now gets them later. No game
    is other than before, so that what others keep of the store stays good."""
    with suppress(DatabaseError), writing(store.engine) as connection:
        keep_rows(connection, notes, rows)
