"""The board's clock, and the zone of the computer that set it.

The clock runs in UTC, as the times of journals do. The day of a game depends
on the zone, which a board does not know: a file beside the games has it, see
host_tools/common/zones.py.
"""

import contextlib
import time

from host_tools.board.link import Board, BoardSays
from host_tools.common.zones import FILE, Zones, read_zones, written, zones_from

PATH = f"/data/{FILE}"


def set_clock(board: Board, now: int | None = None) -> Zones:
    """Set the board's clock; returns the zones in which it was set, this computer's last."""
    now = int(time.time()) if now is None else now
    known = read_zones(board.read(PATH).decode("ascii", "replace")) if _is_there(board) else []
    moment = time.gmtime(now)
    fields = (*moment[:3], moment.tm_wday, *moment[3:6], 0)
    board.run(f"machine.RTC().datetime({fields!r})")
    zones = zones_from(known, now)
    if zones != known:
        with contextlib.suppress(BoardSays):  # a full flash: then the computer's day counts
            board.run("if 'data' not in sb_names('/'): os.mkdir('/data')")
            board.replace(PATH, written(zones).encode())
    return zones


def _is_there(board: Board) -> bool:
    return bool(board.value(f"sb_is({PATH!r})"))
