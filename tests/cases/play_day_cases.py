"""Days: from seconds to a date and back, leap years, and what a game's header says."""

from firmware.play.days import (
    DAY_S,
    LATEST,
    date_of,
    day_number,
    day_of,
    day_text,
    is_day,
    month_days,
    start_day,
    today,
)
from firmware.play.fair import code_of_day, hex_of, secret_of_code

KNOWN = (
    (0, "1970-01-01"),
    (58, "1970-02-28"),
    (59, "1970-03-01"),
    (364, "1970-12-31"),
    (365, "1971-01-01"),
    (789, "1972-02-29"),
    (790, "1972-03-01"),
    (11016, "2000-02-29"),
    (18262, "2020-01-01"),
    (20773, "2026-11-16"),
    (47540, "2100-02-28"),
    (47541, "2100-03-01"),
)


def case_dates_that_everybody_can_look_up():
    for number, text in KNOWN:
        assert day_number(text) == number
        assert day_text(number * DAY_S) == day_text(number * DAY_S + DAY_S - 1) == text
        assert date_of(number * DAY_S) == tuple(int(part) for part in text.split("-"))


def case_every_month_has_its_days():
    usual = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    assert [month_days(2026, month) for month in range(1, 13)] == usual
    leap = [
        year for year in (1900, 1996, 2000, 2025, 2028, 2100, 2400) if month_days(year, 2) > 28
    ]
    assert leap == [1996, 2000, 2028, 2400]


class Clock:
    """A storage with one file, or without."""

    def __init__(self, data=None):
        self.data = data

    def read(self, name):
        if self.data is None or name != "clock":
            raise OSError(2)
        return self.data


def began(start, data=None):
    return start_day({"start": start}, Clock(data))


def case_a_game_without_a_clock_has_no_day():
    assert began(None) is None and began(0) is None
    assert began(1) == "1970-01-01"
    assert began(LATEST - 1) == "2099-12-31"
    assert began(LATEST) is None and began(1 << 62) is None


def case_a_day_is_one_of_the_zone_in_which_the_clock_was_set():
    evening = 20773 * DAY_S - 1800  # half past eleven in the evening, in UTC
    data = b"%d 60\n%d -480\n" % (evening, evening + 3600)
    assert began(evening - 1, data) == "2026-11-15"
    assert began(evening, data) == "2026-11-16"
    assert began(evening + 3600, data) == "2026-11-15"
    for odd in (
        b"",
        b"\n",
        b"60",
        b"x 60\n",
        b"1 x\n",
        b"1 9999\n",
        b"\xff\xfe 60\n",
        b"1 60 1\n",
    ):
        assert began(evening, odd) == "2026-11-15"


def case_where_nobody_set_the_clock_there_is_a_date_to_begin_from():
    assert today(None) == (2026, 1, 1)
    assert today(20773 * DAY_S) == (2026, 11, 16)


def case_a_game_of_the_day_is_known_by_its_dice_two_days_around():
    secret = hex_of(secret_of_code(code_of_day("1970-01-02")))
    days = [day_of(secret, day * DAY_S) for day in range(5)]
    assert days == ["1970-01-02"] * 4 + [None]
    assert day_of(secret, None) is None and day_of(None, DAY_S) is None
    assert day_of(secret, LATEST) is None


def case_only_a_day_of_the_calendar_is_one():
    for text in ("1970-01-01", "2026-11-17", "2028-02-29", "2099-12-31"):
        assert is_day(text), text
    odd = ("", "absurd", "2026-11-1", "2026-11-017", "2026-13-01", "2026-00-10", "2026-11-00")
    for text in odd + ("2027-02-29", "1969-12-31", "99999-01-01", "2026/11/17", "2026-11-17 "):
        assert not is_day(text), text
    for text in ("-026-11-17", "20²6-11-17", "2026-11--7", "+202-11-17", "2026-1117"):
        assert not is_day(text), text
