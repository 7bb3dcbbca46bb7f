"""Games of the day that began without a clock: their day is found by their dice."""

from datetime import date, timedelta
from functools import cache

from firmware.play.fair import code_of_day, hex_of, secret_of_code

FIRST, LAST = date(2020, 1, 1), date(2099, 12, 31)  # as result codes have them


@cache
def days_by_secret() -> dict[str, str]:
    """The day of every daily game's secret; made once, in about a second."""
    days = [str(FIRST + timedelta(n)) for n in range((LAST - FIRST).days + 1)]
    return {hex_of(secret_of_code(code_of_day(day))): day for day in days}
