"""The wanted games one after the other, each with what its journal tells."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from host_tools.common.progress import Progress
from host_tools.journals.notes import Notes, take_notes
from host_tools.journals.telling import Told
from host_tools.store import Damaged, Entry, Store
from host_tools.store.importing import workers
from host_tools.store.noted import Kept, keep_notes, kept_with_notes
from host_tools.store.record import notes_row
from host_tools.store.selecting import Selection, Wanted
from host_tools.store.store import MISSING

Notebook = dict[str, Any]  # a row of the store's table `notes`


@dataclass(frozen=True)
class Begun:
    """How a game began; it comes from another process, so it is plain data."""

    starter: int | None  # whose turn was the first
    # The first two lines. They never change, whatever follows, and no other game has them: even
    # with the same shared code it began at another time.
    beginning: str
    fresh: Notebook | None  # notes that the store has not yet


@dataclass(frozen=True)
class Retold(Begun):
    """All that is taken from a journal."""

    told: dict[str, Any]  # rounds and boards, as `show --json` has them
    events: list[dict[str, Any]]  # in the same order as those of the rounds
    data: bytes


Made = TypeVar("Made", bound=Begun)


def begin(kept: Kept) -> Begun:
    return _began(kept)[1]


def retell(kept: Kept) -> Retold:
    notes, begun = _began(kept)
    rest = Told(notes).as_dict(), notes.found.events, kept.data
    return Retold(begun.starter, begun.beginning, begun.fresh, *rest)


def _began(kept: Kept) -> tuple[Notes, Begun]:
    """With notes that are taken now where there are none."""
    known = kept.notes()
    notes = known or take_notes(kept.data)
    beginning = b"\n".join(kept.data.split(b"\n", 2)[:2]).decode(errors="replace")
    return notes, Begun(notes.starter, beginning, None if known else notes_row(notes))


@dataclass
class Report:
    """What became of the wanted games; complete when the last piece has come."""

    games: int = 0  # that are in the export
    left_out: Counter[str] = field(default_factory=Counter)  # why -> how many
    damaged: list[Damaged] = field(default_factory=list)  # rows of the store


def entries(
    store: Store, wanted: Wanted, progress: Progress | None = None, report: Report | None = None
) -> Iterator[Entry]:
    """The games without their journals."""
    told = report or Report()
    selection = Selection(store, wanted)
    for done, some in selection.batches(told.damaged):
        told.games += len(some)
        yield from some
        if progress:
            progress(done, len(selection))


def retold_games(
    store: Store,
    wanted: Wanted,
    work: Callable[[Kept], Made],
    progress: Progress | None = None,
    report: Report | None = None,
    why_not: Callable[[Entry], str] = lambda entry: "",
) -> Iterator[tuple[Entry, Made]]:
    """The games and what `begin` or `retell` takes from their journals, but for those that have a
    reason why not; one whose journal is missing is damaged."""
    told = report or Report()
    selection = Selection(store, wanted)
    with workers(len(selection), work) as retell_all:
        for done, some in selection.batches(told.damaged):
            told.left_out.update(why for why in map(why_not, some) if why)
            fit = [entry for entry in some if not why_not(entry)]
            kept = kept_with_notes(store, [entry.uid for entry in fit])
            there = [entry for entry in fit if entry.uid in kept]
            told.damaged += [Damaged(e.uid, MISSING) for e in fit if e.uid not in kept]
            told.games += len(there)
            fresh: dict[str, Notebook] = {}
            for entry, one in zip(there, retell_all([kept[e.uid] for e in there]), strict=True):
                if one.fresh:
                    fresh[entry.uid] = one.fresh
                yield entry, one
            if fresh:
                keep_notes(store, fresh)
            if progress:
                progress(done, len(selection))


def in_utc(moment: int) -> str:
    """Seconds as `2026-11-16T19:03:00Z`."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment))


def whole_number(values: Any, at: int) -> int | None:
    """A number of a list that comes out of the database; None for anything else."""
    there = isinstance(values, list) and at < len(values) and type(values[at]) is int
    return values[at] if there else None
