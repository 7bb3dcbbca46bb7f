"""How far the clocks of a place are from UTC: since when, and by how many minutes.

zones = zones_from([], now)     those of this computer, from now on
offset_at(zones, start)         minutes east of UTC at that moment; None if nobody knows
"""

import re
import time
from collections.abc import Iterable

from firmware.play.days import FARTHEST
from firmware.play.file_names import CLOCK

FILE = CLOCK  # where a gadget stores them, beside its games
Zones = list[tuple[int, int]]  # (from these UTC seconds on, minutes east of UTC), in this order
DAY_S = 86_400
AHEAD_DAYS = 400  # daylight saving time is known this far ahead
MOST = 24  # changes in one file
LINE = re.compile(r"([0-9]{1,12}) (-?[0-9]{1,4})")


def local_offset(moment: int) -> int:
    """Minutes east of UTC in this computer's zone."""
    return time.localtime(moment).tm_gmtoff // 60


def day_at(moment: int, offset: int) -> str:
    """The local day at this moment, `offset` minutes east of UTC."""
    return time.strftime("%Y-%m-%d", time.gmtime(moment + 60 * offset))


def offset_at(zones: Iterable[tuple[int, int]], moment: int) -> int | None:
    known = [offset for since, offset in zones if since <= moment]
    return known[-1] if known else None


def zones_from(before: Zones, now: int) -> Zones:
    """What was known before, and from now on this computer's zone: how far it is from UTC, and the
    changes to and from daylight saving time that are coming."""
    found = [(since, offset) for since, offset in before if since < now]
    for since in (now, *_changes(now)):
        if not found or found[-1][1] != local_offset(since):
            found.append((since, local_offset(since)))
    return found[-MOST:]


def _changes(now: int) -> list[int]:
    """The moments at which this computer's clocks are put forward or back."""
    found = []
    for day in range(AHEAD_DAYS):
        low, high = now + day * DAY_S, now + (day + 1) * DAY_S
        if local_offset(low) == local_offset(high):
            continue
        while high - low > 1:
            middle = (low + high) // 2
            same = local_offset(middle) == local_offset(low)
            low, high = (middle, high) if same else (low, middle)
        found.append(high)
    return found


def written(zones: Zones) -> str:
    return "".join(f"{since} {offset}\n" for since, offset in zones)


def read_zones(text: str) -> Zones:
    """What `written` wrote; lines that it did not write are left out."""
    lines = [LINE.fullmatch(line) for line in text[: 100 * MOST].splitlines()]
    found = [(int(line[1]), int(line[2])) for line in lines if line]
    return sorted(zone for zone in found if abs(zone[1]) < FARTHEST)[-MOST:]
