"""One journal as a row of the store: all that can be computed from its bytes."""

import json
import time
from dataclasses import dataclass
from typing import Any

from host_tools.common.safe_text import plain
from host_tools.journals.examine import Examined, examine
from host_tools.journals.figures import Watch, figures_of
from host_tools.journals.results import result_of

CLOCK, SYNC, HAND = "clock", "sync", "hand"  # where a day comes from; the later, the better
LONGEST_MS = 1 << 53
FIRST_START, LAST_START = 1_700_000_000, 4_102_444_800  # 2023 to 2100: else the clock was wrong
UNKNOWN = "?"


@dataclass(frozen=True)
class Record:
    """`row` has every computed column of the table `games` but uid, `figures` those of its own."""

    row: dict[str, Any]
    figures: dict[str, str]
    data: bytes

    @property
    def sound(self) -> bool:
        return bool(self.row["sound"])


def record_of(data: bytes) -> Record:
    """Examine a journal; never raises."""
    watch = Watch(data)
    return record(examine(data, watch), watch)


def record(found: Examined, watch: Watch) -> Record:
    header = found.header or {}
    start = header.get("start")
    if type(start) is not int or not FIRST_START <= start <= LAST_START:
        start = None
    row = {
        "id": plain(header.get("id", UNKNOWN), 16),
        "game": plain(header.get("game", UNKNOWN), 16),
        "board": plain(header.get("board", UNKNOWN), 40),
        "fw": plain(header.get("fw", UNKNOWN), 40),
        "players": to_json([plain(name, 40) for name in header.get("players", ())]),
        "options": to_json(found.game.options if found.header else {}),
        "start": start,
        "state": found.state,
        "sound": int(found.sound),
        "dice": found.dice,
        "events": len(found.events),
        "duration": min(found.duration, LONGEST_MS),
        "result": to_json(result_of(found)),
        "faults": to_json([plain(fault, 300) for fault in found.faults[:20]]),
        "digest": found.digest,
    }
    figures = {name: to_json(value) for name, value in figures_of(found, watch).items()}
    return Record(row, figures, found.data)


def day_of(start: int | None, seen: int) -> tuple[str, str]:
    """The day of a game in this computer's time zone, and where it comes from."""
    day = time.strftime("%Y-%m-%d", time.localtime(seen if start is None else start))
    return day, SYNC if start is None else CLOCK


def to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
