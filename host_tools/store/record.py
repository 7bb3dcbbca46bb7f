"""One journal as a row of the store: all that can be computed from its bytes."""

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

from host_tools.common.safe_text import plain
from host_tools.common.zones import Zones, day_at, local_offset, offset_at
from host_tools.journals.examine import Examined, examine
from host_tools.journals.faults import Fault
from host_tools.journals.figures import Watch, figures_of
from host_tools.journals.notes import Notes, NoteTaker, key_of
from host_tools.journals.results import result_of

CLOCK, SYNC, HAND = "clock", "sync", "hand"  # where a day comes from; the later, the better
LONGEST_MS = 1 << 53
FIRST_START, LAST_START = 1_700_000_000, 4_102_444_800  # 2023 to 2100: else the clock was wrong
LARGEST_NUMBER = (1 << 31) - 1
UNKNOWN = "?"


@dataclass(frozen=True)
class Record:
    """`row` has every computed column of the table `games` but uid, `figures` and `notes` those of
    their own."""

    row: dict[str, Any]
    figures: dict[str, str]
    notes: dict[str, Any]
    faults: list[Fault]
    data: bytes

    @property
    def valid(self) -> bool:
        return bool(self.row["sound"])


def record_of(data: bytes) -> Record:
    """Examine a journal; never raises."""
    watch, taker = Watch(data), NoteTaker(data)

    def see(event: dict[str, Any], game: Any) -> None:
        watch(event, game)
        taker(event, game)

    return _record(examine(data, see), watch, taker)


def _record(found: Examined, watch: Watch, taker: NoteTaker) -> Record:
    header = found.header or {}
    start = header.get("start")
    if type(start) is not int or not FIRST_START <= start <= LAST_START:
        start = None
    result = result_of(found)
    row = {
        "id": plain(header.get("id", UNKNOWN), 16),
        "game": plain(header.get("game", UNKNOWN), 16),
        "board": plain(header.get("board", UNKNOWN), 40),
        "fw": plain(header.get("fw", UNKNOWN), 40),
        "players": to_json(found.names()),
        "options": to_json(found.game.options if found.header else {}),
        "start": start,
        "number": min(header.get("number", 0), LARGEST_NUMBER) or None,
        "state": found.state,
        "sound": int(found.valid),
        "dice": found.dice,
        "events": len(found.events),
        "duration": min(found.duration, LONGEST_MS),
        "result": to_json(result),
        "faults": to_json([fault.said() for fault in found.faults[:20]]),
        "digest": found.digest,
    }
    counted = figures_of(found, watch, result)
    figures = {name: to_json(value) for name, value in counted.items()}
    notes = notes_row(taker.notes(found))
    return Record(row, figures, notes, found.faults, found.data)


def notes_row(notes: Notes) -> dict[str, Any]:
    """The columns of the table `notes` but uid."""
    return {"key": key_of(notes.found.data), "data": notes.packed()}


class Day(NamedTuple):
    """The day of a game, which is not in its journal; named like the columns."""

    day: str
    day_from: str
    utc_offset: int | None = None  # minutes east of UTC where the gadget's clock was set, if known


def day_of(start: int | None, seen: int, zones: Zones) -> Day:
    """The day of a game in the zone where the gadget's clock was set, if `zones` has it; else in
    this computer's zone."""
    moment = seen if start is None else start
    offset = None if start is None else offset_at(zones, start)
    day = day_at(moment, local_offset(moment) if offset is None else offset)
    return Day(day, SYNC if start is None else CLOCK, offset)


def better_day(one: Day | None, other: Day) -> Day:
    """By hand beats the clock, the clock beats an estimate, and a clock whose zone is known one
    whose zone is not; of two estimates the earlier."""
    if one is None or _trust(other) > _trust(one):
        return other
    if one.day_from == other.day_from == SYNC:
        return min(one, other, key=lambda day: day.day)
    return one


def _trust(day: Day) -> int:
    return {SYNC: 0, CLOCK: 1 + (day.utc_offset is not None), HAND: 3}[day.day_from]


def to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
