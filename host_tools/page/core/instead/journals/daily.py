"""Games of the day that began without a clock: their day is found by their dice. A page looks back
two years; a computer, which is quicker, knows all days."""

from functools import cache
import time

from firmware.play.days import DAY_S, day_text
from firmware.play.fair import code_of_day, hex_of, secret_of_code

BACK, AHEAD = 730, 2


@cache
def days_by_secret():
    today = int(time.time()) // DAY_S
    days = [day_text(day * DAY_S) for day in range(today - BACK, today + AHEAD)]
    return {hex_of(secret_of_code(code_of_day(day))): day for day in days}
