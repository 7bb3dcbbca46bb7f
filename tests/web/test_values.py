"""How pages write days, times, numbers and chances."""

import pytest

from host_tools.pieces import values
from host_tools.pieces.words import words
from host_tools.web.pages.settings import way_back
from host_tools.web.serve import is_local, shown

MINUTE = 60_000


@pytest.mark.parametrize(
    ("ms", "text"),
    [
        (-5, "0 min"),
        (MINUTE - 1, "0 min"),
        (MINUTE, "1 min"),
        (59 * MINUTE, "59 min"),
        (60 * MINUTE, "1 h 00"),
        (125 * MINUTE, "2 h 05"),
    ],
)
def test_a_length_of_time(ms, text):
    assert values.lasting(ms).replace(values.NARROW, " ") == text


def test_numbers_in_both_languages():
    assert values.number(1_234_567, "en") == "1,234,567"
    assert values.number(1_234_567, "de") == "1 234 567".replace(" ", values.NARROW)
    assert values.signed(-3) == "−3" and values.signed(0) == "0" and values.signed(None) == "–"
    assert values.decimal(-1.25, "en") == "−1.2" and values.decimal(0.55, "de") == "0,6"
    assert values.decimal(None, "de") == "–"


def test_every_month_has_its_name():
    names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    for number, name in enumerate(names, 1):
        assert values.day(f"2026-{number:02}-09", "en") == f"9 {name} 2026"
        assert values.day(f"2026-{number:02}-09", "de") == f"9.{number}.2026"


@pytest.mark.parametrize(
    ("totals", "bars"),
    [([], "–"), ([7], "▄"), ([7, 7], "▄▄"), ([0, 7], "▁█"), (range(10, 18), "▁▂▃▄▅▆▇█")],
)
def test_totals_as_bars(totals, bars):
    assert values.spark(list(totals)) == bars


@pytest.mark.parametrize(
    ("value", "english", "german"),
    [
        (0.05, "5 of 100", "5 von 100"),
        (1.0, "99 of 100", "99 von 100"),
        (0.01, "1 of 100", "1 von 100"),
        (0.004, "4 of 1,000", "4 von 1 000"),
        (0.0003, "3 of 10,000", "3 von 10 000"),
        (0.00002, "2 of 100,000", "2 von 100 000"),
        (0.0, "0 of 100,000", "0 von 100 000"),
        (None, "0 of 100,000", "0 von 100 000"),
    ],
)
def test_a_chance_in_whole_numbers(value, english, german):
    assert values.chance(value, "en") == english
    assert values.chance(value, "de").replace(values.NARROW, " ") == german


def test_an_option_that_has_no_words_is_named_as_it_is():
    assert values.option("edition", "railroad", "de") == "Edition"
    assert values.option("no_such_option", "railroad", "en") == "no_such_option"
    assert values.option_value("deep_blue", "edition", "railroad", "en") == "Deep Blue"
    assert values.option_value(7, "no_such_option", "railroad", "en") == "7"
    assert len(values.option("x" * 50, "railroad", "en")) == 40
    assert len(values.option_value("x" * 50, "no_such_option", "railroad", "en")) == 40


def test_one_and_many():
    assert words("en").count("taken_new", 1) == "1 new game"
    assert words("en").count("taken_new", 0) == "0 new games"
    assert words("de").count("taken_new", 2) == "2 neue Spiele"


@pytest.mark.parametrize(
    ("path", "back"),
    [
        ("/", "/"),
        ("/?game=emma", "/?game=emma"),
        ("/" + "x" * 499, "/" + "x" * 499),
        ("/" + "x" * 500, "/"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("/a//b", "/a//b"),
        ("/a\nb", "/"),
        ("evil.example", "/"),
        ("", "/"),
    ],
)
def test_the_way_back_is_a_page_of_ours(path, back):
    assert way_back(path) == back


def test_what_is_this_computer_and_where_its_pages_are(monkeypatch):
    monkeypatch.setattr("socket.gethostname", lambda: "club-pc")
    assert is_local("localhost") and is_local("127.9.9.9") and is_local("::1")
    assert not is_local("0.0.0.0") and not is_local("club.example")
    assert shown("192.168.0.9") == "192.168.0.9" and shown("club.example") == "club.example"
    assert shown("fe80::1") == "[fe80::1]" and shown("0.0.0.0") == shown("::") == "club-pc"
