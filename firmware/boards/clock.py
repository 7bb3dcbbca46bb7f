"""Time from the chip: `now()` in ms that never wraps, and the date if the clock was set."""

import time

SINCE_2000 = 946684800  # seconds from 1970 to 2000: some boards count from there
FIRST_YEAR = 2025  # a clock that was not set starts years earlier


class Clock:
    def __init__(self):
        self._last = time.ticks_ms()
        self._ms = 0

    def now(self) -> int:
        """ms since power-on. Must be asked at least once in six days, which `rest` does."""
        ticks = time.ticks_ms()
        self._ms += time.ticks_diff(ticks, self._last)
        self._last = ticks
        return self._ms


def utc() -> int | None:
    """Seconds since 1970, or None if the clock was not set since power-on."""
    if time.gmtime()[0] < FIRST_YEAR:
        return None
    seconds = int(time.time())
    return seconds + SINCE_2000 if time.gmtime(0)[0] == 2000 else seconds
