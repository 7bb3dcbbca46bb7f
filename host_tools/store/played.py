"""The games as the statistics need them: counted when they were stored.

Games that do not verify are left out. Unreadable rows are reported, as in a list of games.
"""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from host_tools.common.garbage import no_collection
from host_tools.journals.figures import SHARED, Seat, sides_of
from host_tools.store import Store
from host_tools.store.counted_rows import counted_rows
from host_tools.store.reading import (
    READERS,
    Damaged,
    Reader,
    few,
    json_of,
    objects,
    only,
    read_rows,
)
from host_tools.store.wanted import age

LARGEST = 1 << 53  # as far as a number with a fraction is exact
Rolls = dict[str, list[int]]  # of each die: how often each of its faces came


class Played(NamedTuple):
    """A game and its players' results."""

    uid: str
    game: str
    day: str
    start: int | None
    number: int | None
    first_seen: int
    state: str
    duration: int  # ms
    players: list[str]
    options: dict[str, Any]
    seats: list[Seat]
    kind: dict[str, str | int]
    rounds: list[int]  # seconds
    record: tuple[str, int] | None  # mode and result


class Rolled(NamedTuple):
    """The dice of a game."""

    uid: str
    id: str
    game: str
    day: str
    start: int | None
    number: int | None
    first_seen: int
    players: list[str]
    options: dict[str, Any]
    rolls: Rolls


def played(
    store: Store,
    game: str | None = None,
    until: str | None = None,
    damaged: list[Damaged] | None = None,
) -> list[Played]:
    """All of them, the oldest first."""
    return _sorted(store, Played, game, until, damaged)


def rolled(
    store: Store,
    game: str | None = None,
    until: str | None = None,
    damaged: list[Damaged] | None = None,
) -> list[Rolled]:
    """The same for those in which dice were rolled."""
    return [one for one in _sorted(store, Rolled, game, until, damaged) if one.rolls]


def _sorted(
    store: Store, kind: Any, game: str | None, until: str | None, damaged: list[Damaged] | None
) -> list[Any]:
    with no_collection():
        rows = counted_rows(store, kind._fields, game, until)
        found, unreadable = read_rows(rows, kind, FIGURES)
    if damaged is not None:
        damaged += unreadable
    return sorted(found, key=age)


def _whole(numbers: Sequence[Any], least: int = -LARGEST) -> Sequence[int]:
    if numbers and not least <= min(only(numbers, int)) <= max(numbers) <= LARGEST:
        raise ValueError
    return numbers


def _seats(texts: Sequence[Any]) -> list[list[Seat]]:
    found = only(json_of(texts), list)
    seats = only(list(chain.from_iterable(found)), list)
    if seats:
        names, totals, places, won, parts, own, people = zip(*seats, strict=True)
        only(names, str)
        for numbers in (totals, places):
            _whole([number for number in numbers if number is not None])
        if not set(_whole(won, 0)) <= set(range(SHARED + 1)):
            raise ValueError
        _whole(people, 0)
        for part in only(parts, list, type(None)):
            _whole(part or ())
        for numbers in only(own, dict):
            _whole(list(numbers.values()), 0)
    return [list(map(Seat._make, of_game)) for of_game in found]


def _kinds(texts: Sequence[Any]) -> Sequence[dict[str, Any]]:
    found = objects(texts)
    only([value for kind in found for value in kind.values()], str, int)
    return found


def _rounds(texts: Sequence[Any]) -> Sequence[list[int]]:
    found = only(json_of(texts), list)
    _whole(list(chain.from_iterable(found)), 0)
    return found


def _rolls(texts: Sequence[Any]) -> Sequence[Rolls]:
    found = objects(texts)
    faces = {name: len(set(sides_of(name))) for name in set(chain.from_iterable(found))}
    for rolls in found:
        for name, counts in rolls.items():
            if len(_whole(only([counts], list)[0], 0)) != faces[name]:
                raise ValueError
    return found


def _records(texts: Sequence[Any]) -> list[tuple[str, int] | None]:
    found = only(json_of(texts), list, type(None))
    for mode, result in filter(None, found):
        only([mode], str)
        _whole([result])
    return [record and tuple(record) for record in found]


FIGURES: dict[str, Reader] = READERS | {
    "seats": _seats,
    "kind": partial(few, _kinds),
    "rounds": _rounds,
    "rolls": _rolls,
    "record": partial(few, _records),
}
