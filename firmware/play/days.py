"""Dates without a library: what day it is, how many days a month has, days as numbers."""

from firmware.play import fair
from firmware.play.file_names import CLOCK

DAY_S = 86400
# A daily game may be played a day or two off: clocks and time zones differ.
NEAR = (0, -1, 1, -2, 2)
FARTHEST = 27 * 60  # minutes: no place is that far from UTC
LATEST = 4102444800  # the year 2100: reject later dates
EARLIEST = 200  # days to look back for the day of a game; a board tries them in about a second
LATEST_DAYS = 10


def month_days(year, month):
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def date_of(seconds):
    """(year, month, day) in UTC, from seconds since 1970."""
    days = seconds // DAY_S
    year = 1970
    while True:
        length = 337 + month_days(year, 2)
        if days < length:
            break
        days -= length
        year += 1
    month = 1
    while days >= month_days(year, month):
        days -= month_days(year, month)
        month += 1
    return year, month, days + 1


def day_text(seconds):
    """The same as text, YYYY-MM-DD."""
    return "%04d-%02d-%02d" % date_of(seconds)


def day_number(text):
    """Days since 1970 of such a text."""
    year, month, day = [int(part) for part in text.split("-")]
    days = day - 1
    for before in range(1970, year):
        days += 337 + month_days(before, 2)
    for before in range(1, month):
        days += month_days(year, before)
    return days


def is_day(text):
    """Is it a day as `day_text` writes it? `text` may be any text."""
    parts = text.encode().split(b"-")
    if [len(part) for part in parts if part.isdigit()] != [4, 2, 2] or len(text) != 10:
        return False
    return text == day_text(day_number(text) * DAY_S)


def start_day(header, storage):
    """The local date on which a game began; None if the clock was not set."""
    start = header["start"] or 0
    return day_text(start + utc_offset(storage, start)) if 0 < start < LATEST else None


def utc_offset(storage, moment):
    """Seconds east of UTC. A computer that sets the clock writes lines of two numbers to a file:
    UTC seconds, and the offset in minutes from then on."""
    found = 0
    try:
        for line in storage.read(CLOCK).decode().split("\n"):
            since, _, minutes = line.partition(" ")
            if minutes and int(since) <= moment and abs(int(minutes)) < FARTHEST:
                found = 60 * int(minutes)
    except (OSError, ValueError):
        pass  # not set, or not such a file
    return found


def today(now, last=None):
    """The date of these seconds; for None (clock not set) the last one used, a text, or one to
    start from."""
    if now is not None:
        return date_of(now)
    return (2026, 1, 1) if last is None else date_of(day_number(last) * DAY_S)


def day_of(secret, start):
    """The date of the daily game with this secret (hex digits), if `start` is near it; `start` may
    be None."""
    if not secret or start is None or start >= LATEST:
        return None
    for days in NEAR:
        if start + days * DAY_S >= 0:
            day = day_text(start + days * DAY_S)
            if is_secret_of(day, secret):
                return day
    return None


def is_secret_of(day, secret):
    """Is this the secret (hex digits) of the game of that day?"""
    return fair.hex_of(fair.secret_of_code(fair.code_of_day(day))) == secret


def days_before(last):
    """Days that a game without a date may be of, the likeliest first: the last one used, then
    those before it, and a few after it."""
    number = day_number(last)
    for step in range(EARLIEST):
        yield day_text(max(number - step, 0) * DAY_S)
        if 0 < step <= LATEST_DAYS:
            yield day_text((number + step) * DAY_S)
