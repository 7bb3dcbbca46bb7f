"""Rows of the store as entries. Damaged rows are found and reported; the good ones come through.

Columns are read in a few large steps. Where one has something odd in it, the rows are halved until
the odd ones are alone.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from itertools import chain
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar

from firmware.play.days import FARTHEST
from host_tools.common.safe_text import harmless, plain
from host_tools.journals.examine import ABANDONED, FINISHED, OPEN, UNREADABLE
from host_tools.store.record import CLOCK, HAND, LAST_START, SYNC, Day

DAYS_FROM = {SYNC, CLOCK, HAND}
STATES = {OPEN, FINISHED, ABANDONED, UNREADABLE}
UID = "[0-9a-fx][0-9a-f-]{0,23}"

Row = TypeVar("Row")
Reader = Callable[[Sequence[Any]], Sequence[Any]]  # of one column; raises for invalid values


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
    number: int | None
    utc_offset: int | None

    @property
    def valid(self) -> bool:
        """Does its journal verify? `sound` is what the column and the JSON field are called."""
        return self.sound

    @property
    def estimated(self) -> bool:
        """The real day is unknown: it is that of the first sync."""
        return self.day_from == SYNC


class Damaged(NamedTuple):
    """A row that cannot be read: `uid` as it is in the database, and what is still good of it."""

    uid: Any
    what: str
    day: Day | None = None
    first_seen: int | None = None

    def __str__(self) -> str:
        return f"{plain(self.uid, 24)}: {self.what}"


class Odd(Exception):
    """A column has a value that we never write."""


def entries_of(rows: Sequence[Any]) -> tuple[list[Entry], list[Damaged]]:
    """The good rows, and the others."""
    return read_rows(rows, Entry, READERS)


def read_rows(
    rows: Sequence[Any], kind: type[Row], readers: Mapping[str, Reader]
) -> tuple[list[Row], list[Damaged]]:
    """The good rows as named tuples, and the others; `uid` is the first column."""
    try:
        return _read(rows, kind, readers), []
    except Odd as odd:
        if len(rows) == 1:
            return [], [_damaged(dict(zip(_fields(kind), rows[0], strict=True)), str(odd))]
    middle = len(rows) // 2
    good, bad = read_rows(rows[:middle], kind, readers)
    more, worse = read_rows(rows[middle:], kind, readers)
    return good + more, bad + worse


def _read(rows: Sequence[Any], kind: type[Row], readers: Mapping[str, Reader]) -> list[Row]:
    if not rows:
        return []
    columns: list[Any] = list(zip(*rows, strict=True))
    for at, name in enumerate(_fields(kind)):
        columns[at] = _column(readers[name], name, columns[at])
    named_tuple: Any = kind
    return list(map(named_tuple._make, zip(*columns, strict=True)))


def _fields(kind: Any) -> tuple[str, ...]:
    return kind._fields


def _column(read: Reader, name: str, values: Sequence[Any]) -> Sequence[Any]:
    try:
        return read(values)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise Odd(name) from error


def _damaged(values: dict[str, Any], column: str) -> Damaged:
    what = f"its {column.replace('_', ' ')} in the store cannot be read"
    return Damaged(values["uid"], what, *day_and_seen(values))


def day_and_seen(row: Mapping[Any, Any]) -> tuple[Day | None, int | None]:
    """What is not in the journal: the day, and when the game was first seen; None for what cannot
    be read."""

    def good(name: str) -> Any:
        try:
            return READERS[name]([row[name]])[0]
        except (ValueError, TypeError, KeyError):
            return None

    day, day_from = good("day"), good("day_from")
    known = Day(day, day_from, good("utc_offset")) if day and day_from else None
    return known, good("first_seen")


def only(values: Any, *kinds: type) -> Any:
    if not set(map(type, values)) <= set(kinds):
        raise TypeError
    return values


def _texts(values: Sequence[Any]) -> Sequence[str]:
    """Texts of any kind, made harmless."""
    return values if "".join(values).isprintable() else harmless(list(values))


def _among(known: set[str], values: Sequence[Any]) -> Sequence[str]:
    if not set(values) <= known:
        raise ValueError
    return values


def _formed(form: str, values: Sequence[Any]) -> Sequence[str]:
    """Texts of one form."""
    if not all(map(re.compile(form).fullmatch, values)):
        raise ValueError
    return values


def _days(values: Sequence[Any]) -> Sequence[str]:
    for day in set(_formed("[0-9]{4}-[0-9]{2}-[0-9]{2}", values)):
        date.fromisoformat(day)
    return values


def _counts(values: Sequence[Any]) -> Sequence[int]:
    if min(only(values, int)) < 0:
        raise ValueError
    return values


def _moments(values: Sequence[Any]) -> Sequence[int]:
    if max(_counts(values)) > LAST_START:
        raise ValueError
    return values


def _whole_or_none(values: Sequence[Any]) -> Sequence[int | None]:
    return only(values, int, type(None))


def _offsets(values: Sequence[Any]) -> Sequence[int | None]:
    if any(abs(value or 0) >= FARTHEST for value in _whole_or_none(values)):
        raise ValueError
    return values


def _bools(values: Sequence[Any]) -> Sequence[bool]:
    return list(map(bool, only(values, int)))


def json_of(texts: Sequence[Any]) -> list[Any]:
    """JSON texts, read as one."""
    joined = ",".join(texts)
    found = json.loads(f"[{joined}]")
    if len(found) != len(texts):
        raise ValueError
    # JSON takes no control character of ASCII but the last one: this is quicker to find out.
    printable = (joined.isascii() and "\x7f" not in joined) or joined.isprintable()
    return found if printable and "\\" not in joined else harmless(found)


def lists_of(texts: Sequence[Any]) -> Sequence[list[str]]:
    found = only(json_of(texts), list)
    only(chain.from_iterable(found), str)
    return found


def objects(texts: Sequence[Any]) -> Sequence[dict[str, Any]]:
    return only(json_of(texts), dict)


def _results(texts: Sequence[Any]) -> Sequence[dict[str, Any]]:
    """Their numbers are not checked: nothing computes with them."""
    found = objects(texts)
    *lists, notes = zip(*map(itemgetter(*LISTS, "note"), found), strict=True)
    only(notes, str)
    for lists_of_all in lists:
        only(lists_of_all, list)
    return found


def _digests(values: Sequence[Any]) -> Sequence[str]:
    bytes.fromhex("".join(values))
    if set(map(len, values)) != {64}:
        raise ValueError
    return values


def few(read: Reader, values: Sequence[Any]) -> Sequence[Any]:
    """The same for columns with many equal values: each value is read once."""
    different = list(set(values))
    known = dict(zip(different, read(different), strict=True))
    return [known[value] for value in values]


LISTS = ("totals", "places", "parts", "winners")  # of a result
READERS: dict[str, Reader] = {
    "uid": partial(_formed, UID),
    "id": _texts,
    "game": _texts,
    "board": _texts,
    "fw": _texts,
    "players": partial(few, lists_of),
    "options": partial(few, objects),
    "start": _whole_or_none,
    "day": _days,
    "day_from": partial(_among, DAYS_FROM),
    "state": partial(_among, STATES),
    "sound": _bools,
    "dice": _texts,
    "events": _counts,
    "duration": _counts,
    "result": partial(few, _results),
    "faults": partial(few, lists_of),
    "digest": _digests,
    "first_seen": _moments,
    "number": _whole_or_none,
    "utc_offset": _offsets,
}
