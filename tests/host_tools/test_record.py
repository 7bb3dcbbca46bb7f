"""What the store computes from a journal's bytes: every column, for honest games and others."""

import hashlib
import json
import time
from datetime import UTC, datetime

import pytest

from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from host_tools.store.record import (
    FIRST_START,
    LAST_START,
    LONGEST_MS,
    day_of,
    record_of,
    to_json,
)
from tests.host_tools.journals import cut, played
from tests.play.forge import journal_of, lines_of
from tests.support.local_zone import AUCKLAND, LOS_ANGELES, local_zone

EVENT_COLUMNS = ("state", "sound", "dice", "events", "duration", "faults", "digest")


def forged(change, data=None):
    """A journal that says something else, with checksums that fit."""
    lines = lines_of(data or played()[0])
    change(lines)
    return journal_of(lines)


def columns(data, *names):
    row = record_of(data).row
    return row[names[0]] if len(names) == 1 else [row[name] for name in names]


@pytest.mark.parametrize("data", played(8), ids=lambda data: lines_of(data)[0]["game"])
def test_a_game_is_listed_as_its_journal_has_it(data):
    header, *events = lines_of(data)
    record = record_of(data)
    row = record.row
    assert record.data == data and record.valid
    for name in ("id", "game", "board", "fw", "start"):
        assert row[name] == header[name]
    people = [name for name in header["players"] if "★" not in name]
    assert json.loads(row["players"])[: len(people)] == people
    assert json.loads(row["options"]) == header["options"]
    given_up = any(event["e"] == "abandon" for event in events)
    assert [row[name] for name in EVENT_COLUMNS] == [
        "abandoned" if given_up else "finished",
        1,
        "match",
        len(events),
        events[-1]["t"],
        "[]",
        hashlib.sha256(data).hexdigest(),
    ]


def typed_in(data: bytes) -> dict[int, list[int]]:
    """The six categories of each player of Railroad Ink."""
    header, *events = lines_of(data)
    found = {e["p"]: e["v"] for e in events if e["e"] == "scores"}
    return found if header["game"] == "railroad" else {}


def test_the_result_is_the_one_that_the_players_typed():
    games = [(data, typed_in(data)) for data in demo.journals(12, 8, ["railroad"])]
    data, typed = next((data, typed) for data, typed in games if len(typed) > 1)
    parts = json.loads(columns(data, "result"))["parts"]  # of a rival after those of the people
    for p, (*four, errors, expansion) in typed.items():
        assert parts[p] == [*four, -errors, expansion]


def test_the_bytes_of_a_file_that_is_no_journal_are_stored_and_nothing_is_made_up():
    for data in (b"", b"Dear Ada,\n", cut(played()[0], 1).replace(b'"fw"', b'"wf"')):
        record = record_of(data)
        row = record.row
        assert record.data == data and not record.valid and row["sound"] == 0
        assert [row[name] for name in ("id", "game", "board", "fw")] == ["?"] * 4
        assert (row["players"], row["options"], row["start"]) == ("[]", "{}", None)
        assert (row["state"], row["dice"], row["events"]) == ("unreadable", "none", 0)
        assert row["duration"] == 0 and row["digest"] == hashlib.sha256(data).hexdigest()
        assert len(json.loads(row["faults"])) == 1


def test_long_and_hostile_texts_are_cut_to_their_columns():
    def change(lines):
        lines[0]["board"] = "b" * 41
        lines[0]["fw"] = "\x1b[31m" + "f" * 60
        lines[0]["players"][0] = "\u202e" * 12

    board, fw, players = columns(forged(change), "board", "fw", "players")
    assert board == "b" * 39 + "…"
    assert fw == "\N{REPLACEMENT CHARACTER}[31m" + "f" * 34 + "…"
    assert json.loads(players)[0] == "\N{REPLACEMENT CHARACTER}" * 12

    def fits(lines):
        lines[0]["board"] = lines[0]["fw"] = "x" * 40

    board, fw = columns(forged(fits), "board", "fw")
    assert board == fw == "x" * 40

    def too_long(lines):
        lines[0]["players"][0] = "n" * 13

    assert columns(forged(too_long), "players") == "[]", "no gadget writes such a name"


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        (FIRST_START, FIRST_START),
        (LAST_START, LAST_START),
        (FIRST_START - 1, None),
        (LAST_START + 1, None),
        (0, None),
        (-1, None),
    ],
)
def test_a_clock_that_was_not_set_gives_no_day(said, kept):
    assert columns(forged(lambda lines: lines[0].update(start=said)), "start") == kept


def test_a_game_that_claims_to_have_lasted_for_ever_fits_into_its_column():
    def change(lines):
        lines[-1]["t"] = 10**18

    assert columns(forged(change), "duration") == LONGEST_MS
    assert columns(forged(lambda lines: lines[-1].update(t=LONGEST_MS - 1)), "duration") == (
        LONGEST_MS - 1
    )


def test_the_first_twenty_of_many_faults_are_stored_in_short():
    session = Session(MemoryFiles(), bytes, "test")
    session.new("dice", {}, [], 0)
    for _ in range(21):
        session.do({"e": "throw", "dice": ["speed"], "counts": [60]}, 1)
        session.roll(1)
    session.abandon(2)

    def change(lines):
        for line in lines:
            if line.get("e") == "roll":
                line["got"] = [(got + 1) % 6 for got in line["got"]]

    faults = json.loads(columns(forged(change, session.storage.read("g00001.fin")), "faults"))
    assert len(faults) == 20 and faults[0].startswith("Event 2: the dice show")
    assert all(len(fault) == 300 and fault.endswith("…") for fault in faults)


def test_a_day_is_that_of_the_clock_or_else_of_the_first_sync():
    noon = int(time.mktime((2026, 11, 16, 12, 0, 0, 0, 0, -1)))
    assert day_of(noon, noon + 5 * 86400, []) == ("2026-11-16", "clock", None)
    assert day_of(None, noon, [(0, 60)]) == ("2026-11-16", "sync", None)


@pytest.mark.parametrize(("zone", "here"), [(AUCKLAND, "17"), (LOS_ANGELES, "16"), ("UTC", "16")])
def test_a_day_is_one_of_the_zone_in_which_the_clock_was_set(zone, here):
    """Wherever the computer is that takes the game; nobody knows the zone before the first."""
    start = int(datetime(2026, 11, 16, 23, 30, tzinfo=UTC).timestamp())
    zones = [(start, 60), (start + 1, -480)]
    with local_zone(zone):
        assert day_of(start, start + 999, zones) == ("2026-11-17", "clock", 60)
        assert day_of(start + 1, start + 999, zones) == ("2026-11-16", "clock", -480)
        assert day_of(start - 1, start + 999, zones) == (f"2026-11-{here}", "clock", None)


def test_texts_stay_readable_and_short():
    assert to_json(["Jörg", {"a": 1, "b": None}]) == '["Jörg",{"a":1,"b":null}]'
