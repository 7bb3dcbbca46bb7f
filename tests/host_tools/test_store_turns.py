"""Journals into the store: what is new, what is known, what comes longer, and what is reported."""

from contextlib import closing

import pytest
from sqlalchemy import text

from host_tools.common.errors import BadInput
from host_tools.store import KNOWN, LONGER, NEW, open_store, record_of
from host_tools.store.headers import headers
from host_tools.store.record import CLOCK, HAND, SYNC, Day, better_day, day_of
from host_tools.store.store import computed_in
from tests.host_tools.evenings import SEEN, evening, keep
from tests.host_tools.journals import cut, shared_code
from tests.host_tools.test_played import change
from tests.play.forge import lines_of

ADA, BEN = ("Ada", 30), ("Ben", 20)
ONE, TWO, THREE = (evening(at, f"2026-0{at}-01", (ADA, BEN)) for at in (1, 2, 3))


@pytest.fixture
def store(tmp_path):
    with closing(open_store(tmp_path / "games.sqlite")) as opened:
        yield opened


def add(store, data, seen=SEEN, day=None):
    with store.turn() as connection:
        return store.add(connection, record_of(data), seen, day)


def rename(store, uid, other):
    """As somebody does who opens the database."""
    with store.turn() as connection:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        for table in ("games", "journals", "notes", "figures"):
            query = text(f"UPDATE {table} SET uid = :other WHERE uid = :uid")
            connection.execute(query, {"other": other, "uid": uid})


# One after the other.


def test_a_game_grows_and_never_shrinks(store):
    begun, _ = add(store, cut(ONE, 4))
    outcomes = [add(store, data)[0] for data in (cut(ONE, 4), cut(ONE, 9), cut(ONE, 4), ONE, ONE)]
    assert (begun, outcomes) == (NEW, [KNOWN, LONGER, KNOWN, LONGER, KNOWN])
    (entry,) = store.games()
    assert store.journal(entry.uid) == ONE and entry.state == "finished"
    assert entry.digest == record_of(ONE).row["digest"] and store.digests() == {entry.digest}
    with store.engine.connect() as connection:
        assert computed_in(connection, entry.uid) == computed(ONE)
        assert computed_in(connection, "none") == ({}, {})


def test_a_shorter_journal_of_a_game_is_known_and_changes_nothing(store):
    _, uid = add(store, ONE)
    before = store.find(uid)
    assert add(store, cut(ONE, 5), SEEN + 9) == (KNOWN, uid)
    assert store.find(uid) == before and store.journal(uid) == ONE


@pytest.mark.parametrize("table", ["figures", "notes"])
def test_what_is_gone_comes_back_with_the_journal(store, table):
    _, uid = add(store, ONE)
    with store.turn() as connection:
        connection.execute(text(f"DELETE FROM {table}"))
    assert add(store, ONE) == (KNOWN, uid)
    with store.engine.connect() as connection:
        assert computed_in(connection, uid) == computed(ONE)


def computed(data: bytes) -> tuple:
    record = record_of(data)
    return record.figures, record.notes


def test_a_row_that_nobody_can_ask_for_makes_way_also_among_many(store):
    ((_, uid),) = keep(store, ONE)
    rename(store, uid, "<b>")
    assert keep(store, TWO, ONE) == [(NEW, record_of(TWO).row["id"]), (NEW, uid)]
    assert {entry.uid for entry in store.games()} == {uid, record_of(TWO).row["id"]}


def test_what_does_not_verify_is_stored_once_under_its_digest(store):
    spoiled = ONE.replace(b'"e":"roll"', b'"e":"rill"', 1)
    first, again = keep(store, spoiled, spoiled)
    digest = record_of(spoiled).row["digest"]
    assert (first, again) == ((NEW, f"x{digest[:15]}"), (KNOWN, f"x{digest[:15]}"))
    assert keep(store, ONE) == [(NEW, record_of(ONE).row["id"])], "the good one is another game"
    assert store.journal(first[1]) == spoiled and store.still_open([first[1]]) == []


def test_other_players_with_the_same_code_get_a_number(store):
    uids = [add(store, shared_code(seed, name))[1] for seed, name in enumerate("ABC")]
    assert uids == [uids[0], f"{uids[0]}-2", f"{uids[0]}-3"]


# Days.


@pytest.mark.parametrize(
    ("one", "other", "better"),
    [
        (None, ("2026-01-02", SYNC), ("2026-01-02", SYNC)),
        (
            ("2026-01-03", SYNC),
            ("2026-01-02", SYNC),
            ("2026-01-02", SYNC),
        ),
        (
            ("2026-01-01", SYNC),
            ("2026-01-02", SYNC),
            ("2026-01-01", SYNC),
        ),
        (
            ("2026-01-01", SYNC),
            ("2026-01-02", CLOCK),
            ("2026-01-02", CLOCK),
        ),
        (
            ("2026-01-03", CLOCK),
            ("2026-01-02", SYNC),
            ("2026-01-03", CLOCK),
        ),
        (
            ("2026-01-03", CLOCK),
            ("2026-01-02", CLOCK),
            ("2026-01-03", CLOCK),
        ),
        (
            ("2026-01-03", HAND),
            ("2026-01-02", CLOCK),
            ("2026-01-03", HAND),
        ),
        (
            ("2026-01-03", CLOCK),
            ("2026-01-04", HAND),
            ("2026-01-04", HAND),
        ),
        (
            ("2026-01-03", CLOCK),
            ("2026-01-02", CLOCK, 60),
            ("2026-01-02", CLOCK, 60),
        ),
        (
            ("2026-01-03", CLOCK, 60),
            ("2026-01-02", CLOCK),
            ("2026-01-03", CLOCK, 60),
        ),
        (
            ("2026-01-03", HAND),
            ("2026-01-02", HAND, 60),
            ("2026-01-03", HAND),
        ),
    ],
)
def test_of_two_days_the_better_known_one_stays(one, other, better):
    assert better_day(one and Day(*one), Day(*other)) == Day(*better)


def test_a_game_without_a_clock_gets_the_day_of_its_import(store):
    ((_, one),) = keep(store, shared_code(1, "Ada"))
    _, other = add(store, shared_code(2, "Ben"), SEEN - 900_000)
    for uid, seen in ((one, SEEN), (other, SEEN - 900_000)):
        entry = store.find(uid)
        assert (entry.day, entry.day_from) == day_of(None, seen, [])[:2] and entry.estimated


def test_a_day_that_somebody_remembers_stays_whatever_comes(store):
    _, uid = add(store, cut(ONE, 4))
    assert (store.find(uid).day, store.find(uid).day_from) == ("2026-01-01", CLOCK)
    before = store.revision()
    store.set_day(uid, "2025-12-31")
    assert store.revision() != before
    add(store, ONE, SEEN - 5, Day("2026-05-05", SYNC))
    entry = store.find(uid)
    assert (entry.day, entry.day_from, entry.first_seen) == ("2025-12-31", HAND, SEEN - 5)
    assert not entry.estimated


# Lists.


def test_the_newest_come_first_and_a_limit_takes_those(store):
    uids = [uid for _, uid in keep(store, TWO, THREE, ONE)]
    newest = [uids[1], uids[0], uids[2]]
    assert [entry.uid for entry in store.games()] == newest
    for limit in (1, 2, 3, 9):
        assert [entry.uid for entry in store.games(limit=limit)] == newest[:limit]
        assert [entry.uid for entry in store.games(limit=limit, player="ben")] == newest[:limit]
    keep(store, shared_code(1, "Eve"))
    assert [entry.uid for entry in store.games(limit=1, player="ben")] == newest[:1]
    change(store, "games", uids[0], board="esp32")
    assert [entry.uid for entry in store.games(board="esp32")] == [uids[0]]


def test_games_are_found_by_the_beginning_of_their_id(store):
    ((_, uid),) = keep(store, ONE)
    assert store.find(uid[:3]) == store.find(uid) == store.games()[0]
    other = "e" if uid[0] == "f" else "f"
    for start, sentence in (
        (other, f"no game has the ID {other}: `signalbox games` lists them"),
        ("zz", "'zz' is not the ID of a game: `signalbox games` lists them"),
        ("%", "'%' is not the ID of a game: `signalbox games` lists them"),
    ):
        with pytest.raises(BadInput) as refused:
            store.find(start)
        assert str(refused.value) == sentence
    change(store, "games", uid, state="lost")
    with pytest.raises(BadInput) as refused:
        store.find(uid)
    assert str(refused.value) == (
        f"{uid}: its state in the store cannot be read; `signalbox backup FILE` and"
        " `signalbox restore FILE` recompute it from its journal"
    )


def test_a_journal_that_is_missing_is_named(store):
    keep(store, ONE, TWO)
    uid = record_of(ONE).row["id"]
    with store.turn() as connection:
        connection.execute(text("DELETE FROM journals WHERE uid = :uid"), {"uid": uid})
    assert set(store.journals([uid, record_of(TWO).row["id"]])) == {record_of(TWO).row["id"]}
    with pytest.raises(BadInput) as refused:
        store.journal(uid)
    assert str(refused.value) == (
        f"{uid}: its journal is missing in the store; `signalbox sync`, or `signalbox restore`"
        " from a backup, restores it"
    )


def test_headers_are_the_first_lines_of_the_journals(store):
    uids = [uid for _, uid in keep(store, ONE, TWO, THREE)]
    expected = [lines_of(data)[0] for data in (ONE, TWO, THREE)]
    by_id = {header["id"]: header for header in headers(store)}
    assert [by_id[uid]["players"] for uid in uids] == [head["players"] for head in expected]
    assert [by_id[uid]["start"] for uid in uids] == [head["start"] for head in expected]
    change(store, "journals", uids[0], data=b"no header\n" + ONE)
    change(store, "journals", uids[1], data=5)
    change(store, "games", uids[2], sound=0)
    assert headers(store) == []


def test_a_writer_waits_a_minute_for_its_turn(store):
    """SQLite's own answer would be "database is locked" after five seconds."""
    with store.turn() as connection:
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 60_000
