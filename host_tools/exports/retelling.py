"""The wanted games one after the other, each with what its journal tells."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from host_tools.common.progress import Progress
from host_tools.games import about
from host_tools.journals.results import LOST, won
from host_tools.journals.telling import Told, tell
from host_tools.store import Damaged, Entry, Store
from host_tools.store.importing import workers
from host_tools.store.selecting import Selection, Wanted
from host_tools.store.store import MISSING


@dataclass(frozen=True)
class Retold:
    """What is taken from a journal; it comes from another process, so it is plain data."""

    told: dict[str, Any]  # rounds and boards, as `show --json` has them
    events: list[dict[str, Any]]  # in the same order as those of the rounds
    starter: int | None  # whose turn was the first
    data: bytes

    @property
    def beginning(self) -> str:
        """The first two lines. They never change, whatever follows, and no other game has them:
        even with the same shared code it began at another time."""
        return b"\n".join(self.data.split(b"\n", 2)[:2]).decode(errors="replace")


def retell(data: bytes) -> Retold:
    told = tell(data)
    items = [item for chapter in told.chapters for item in chapter.items]
    return Retold(told.as_dict(), [item.event for item in items], _starter(told), data)


def _starter(told: Told) -> int | None:
    if told.found.header is None:
        return None
    items = (item for chapter in told.chapters for item in chapter.items)
    events = [item.event for item in items if not item.taken_back]
    return about(told.found.header["game"]).starter(told.found.game, events)


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
    progress: Progress | None = None,
    report: Report | None = None,
    why_not: Callable[[Entry], str] = lambda entry: "",
) -> Iterator[tuple[Entry, Retold]]:
    """The games and what their journals tell, but for those that have a reason why not; one whose
    journal is missing is damaged."""
    told = report or Report()
    selection = Selection(store, wanted)
    with workers(len(selection), retell) as retell_all:
        for done, some in selection.batches(told.damaged):
            told.left_out.update(why for why in map(why_not, some) if why)
            fit = [entry for entry in some if not why_not(entry)]
            data = store.journals([entry.uid for entry in fit])
            there = [entry for entry in fit if entry.uid in data]
            told.damaged += [Damaged(e.uid, MISSING) for e in fit if e.uid not in data]
            told.games += len(there)
            yield from zip(there, retell_all([data[e.uid] for e in there]), strict=True)
            if progress:
                progress(done, len(selection))


def in_utc(moment: int) -> str:
    """Seconds as `2026-11-16T19:03:00Z`."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment))


def whole_number(values: Any, at: int) -> int | None:
    """A number of a list that comes out of the database; None for anything else."""
    there = isinstance(values, list) and at < len(values) and type(values[at]) is int
    return values[at] if there else None


def victory(entry: Entry, seat: int) -> int | None:
    """1 or 0; None where nobody knows, and for one who played alone for points."""
    if len(entry.players) == 1:
        return {"won": 1, LOST: 0}.get(entry.result["note"])
    known = whole_number(entry.result["places"], seat) is not None
    return int(won(entry.result, seat)) if known else None
