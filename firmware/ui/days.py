"""Dates without a library: what day it is, and how many days a month has."""

LATEST = 4102444800  # the year 2100: what is later is no date of ours


def month_days(year, month):
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def date_of(seconds):
    """(year, month, day) in UTC, from seconds since 1970."""
    days = seconds // 86400
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


def today(now):
    """The date of these seconds; None, as nobody has set the clock: a date to begin from."""
    return (2026, 1, 1) if now is None else date_of(now)
