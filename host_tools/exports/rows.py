"""The selected games one by one, each with the content of its journal."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from host_tools.common.progress import Progress
from host_tools.journals.notes import Notes, take_notes
from host_tools.journals.story import Story
from host_tools.store import Damaged, Entry, Store
from host_tools.store.errors import MISSING
from host_tools.store.importing import workers
from host_tools.store.record import notes_row
from host_tools.store.selecting import Selection, Wanted
from host_tools.store.stored_journals import StoredJournal, save_notes, stored_with_notes

NotesRow = dict[str, Any]  # a row of the store's table `notes`


@dataclass(frozen=True)
class JournalStart:
    """How a game began. Plain data: it comes from another process."""

    starter: int | None  # seat of the first turn
    # The first two lines. They never change, whatever follows, and no other game has them: even
    # with the same shared code it began at another time.
    beginning: str
    fresh: NotesRow | None  # notes to be stored


@dataclass(frozen=True)
class JournalContent(JournalStart):
    """Everything that exports read from a journal."""

    described: dict[str, Any]  # rounds and boards, as `show --json` has them
    events: list[dict[str, Any]]  # in the same order as those of the rounds
    data: bytes


Made = TypeVar("Made", bound=JournalStart)


def read_start(stored: StoredJournal) -> JournalStart:
    return _start_of(stored)[1]


def read_content(stored: StoredJournal) -> JournalContent:
    notes, start = _start_of(stored)
    rest = Story(notes).as_dict(), notes.found.events, stored.data
    return JournalContent(start.starter, start.beginning, start.fresh, *rest)


def _start_of(stored: StoredJournal) -> tuple[Notes, JournalStart]:
    """The stored notes, or new ones."""
    known = stored.notes()
    notes = known or take_notes(stored.data)
    beginning = b"\n".join(stored.data.split(b"\n", 2)[:2]).decode(errors="replace")
    return notes, JournalStart(notes.starter, beginning, None if known else notes_row(notes))


@dataclass
class Report:
    """What happened to the selected games; complete after the last piece."""

    games: int = 0  # exported
    left_out: Counter[str] = field(default_factory=Counter)  # why -> how many
    damaged: list[Damaged] = field(default_factory=list)  # rows of the store


def entries(
    store: Store, wanted: Wanted, progress: Progress | None = None, report: Report | None = None
) -> Iterator[Entry]:
    """The games without their journals."""
    described = report or Report()
    selection = Selection(store, wanted)
    for done, some in selection.batches(described.damaged):
        described.games += len(some)
        yield from some
        if progress:
            progress(done, len(selection))


def game_rows(
    store: Store,
    wanted: Wanted,
    work: Callable[[StoredJournal], Made],
    progress: Progress | None = None,
    report: Report | None = None,
    why_not: Callable[[Entry], str] = lambda entry: "",
) -> Iterator[tuple[Entry, Made]]:
    """The games and what `work` (`read_start` or `read_content`) reads from their journals, except
    those that `why_not` rejects. A game whose journal is missing is reported as damaged."""
    described = report or Report()
    selection = Selection(store, wanted)
    with workers(len(selection), work) as read_all:
        for done, some in selection.batches(described.damaged):
            described.left_out.update(why for why in map(why_not, some) if why)
            fit = [entry for entry in some if not why_not(entry)]
            stored = stored_with_notes(store, [entry.uid for entry in fit])
            there = [entry for entry in fit if entry.uid in stored]
            described.damaged += [Damaged(e.uid, MISSING) for e in fit if e.uid not in stored]
            described.games += len(there)
            fresh: dict[str, NotesRow] = {}
            for entry, one in zip(there, read_all([stored[e.uid] for e in there]), strict=True):
                if one.fresh:
                    fresh[entry.uid] = one.fresh
                yield entry, one
            if fresh:
                save_notes(store, fresh)
            if progress:
                progress(done, len(selection))


def in_utc(moment: int) -> str:
    """Seconds as `2026-11-16T19:03:00Z`."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment))


def whole_number(values: Any, at: int) -> int | None:
    """An integer from a stored list; None for anything else."""
    there = isinstance(values, list) and at < len(values) and type(values[at]) is int
    return values[at] if there else None
