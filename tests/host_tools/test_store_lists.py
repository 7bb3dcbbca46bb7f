"""Lists of the stored games: orders, filters, a search, pages, and a few games at a time."""

from contextlib import closing

import pytest
from sqlalchemy import text

from firmware.play.file_names import FINISHED, name_of
from firmware.play.session import Session
from host_tools.common.errors import BadInput
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from host_tools.store import open_store, paging, selecting
from host_tools.store.paging import Page, page_of, uids_of
from host_tools.store.played import played
from host_tools.store.reading import DAYS_FROM, READERS, STATES
from host_tools.store.record import LAST_START
from host_tools.store.selecting import Selection, Wanted
from host_tools.store.wanted import Asked, check
from tests.host_tools.evenings import SEEN, evening, keep
from tests.host_tools.journals import cut, shared_code
from tests.host_tools.test_played import change

ADA, BEN, AEGID = ("Ada", 30), ("Ben", 20), ("Ägid", 10)
JOURNALS = (
    evening(1, "2026-01-05", (ADA, BEN)),
    evening(2, "2026-02-05", (AEGID, ADA), abandoned=True),
    cut(evening(3, "2026-02-06", (BEN,)), 3),
)


@pytest.fixture
def store(tmp_path):
    with closing(open_store(tmp_path / "games.sqlite")) as opened:
        yield opened


@pytest.fixture
def three(store):
    """A store, and the IDs of its games: of January, and two of February."""
    return store, [uid for _, uid in keep(store, *JOURNALS)]


def found(store, words="", **asked):
    return set(uids_of(store, Asked(text=words, **asked)))


# Orders.


def test_every_order_and_what_comes_first_of_equals(three):
    store, uids = three
    low, middle, high = sorted(uids)
    for uid, day, duration, seen, game in (
        (low, "2026-05-01", 20, 7, "b"),
        (middle, "2026-05-02", 10, 8, "a"),
        (high, "2026-05-01", 20, 9, "b"),
    ):
        values = {"duration": duration, "first_seen": seen, "game": game}
        change(store, "games", uid, day=day, start=None, number=None, **values)
    expected = {
        "newest": [middle, high, low],
        "oldest": [low, high, middle],
        "longest": [high, low, middle],
        "shortest": [middle, high, low],
        "game": [middle, high, low],
    }
    assert {order: uids_of(store, Asked(order=order)) for order in paging.ORDERS} == expected
    assert uids_of(store, Asked()) == expected["newest"] == [e.uid for e in store.games()]
    change(store, "games", low, first_seen=9)
    assert uids_of(store, Asked()) == [middle, high, low] == [e.uid for e in store.games()]
    assert uids_of(store, Asked(order="oldest")) == [low, high, middle]
    assert [e.uid for e in store.games(limit=2)] == [middle, high]


# Filters.


def test_filters_take_what_fits_all_of_them(three):
    store, (january, given_up, running) = three
    ((_, dice),) = keep(store, shared_code(1, "Eve"))
    for asked, expected in (
        ({}, {january, given_up, running, dice}),
        ({"game": "dice"}, {dice}),
        ({"game": "railroad", "state": "open"}, {running}),
        ({"state": "finished"}, {january}),
        ({"state": "abandoned"}, {given_up, dice}),
        ({"since": "2026-02-05", "until": "2026-02-05"}, {given_up}),
        ({"until": "2026-02-05"}, {january, given_up}),
        ({"since": "2026-02-06"}, {running, dice}),
        ({"player": "ada"}, {january, given_up}),
        ({"player": "ADA", "state": "finished"}, {january}),
    ):
        assert found(store, **asked) == expected, asked
        assert {entry.uid for entry in store.games(**asked)} == expected, asked
        if "player" not in asked:
            assert set(Selection(store, Wanted(**asked)).uids) == expected, asked


def test_what_does_not_verify_is_damaged_and_nothing_else(three):
    store, (january, given_up, running) = three
    change(store, "games", january, sound=0)
    assert found(store, state="damaged") == {january}
    assert found(store, state="finished") == set()
    assert found(store) == {january, given_up, running}


def test_a_player_is_a_whole_name_with_or_without_blanks_around_it(three):
    store, (january, given_up, running) = three
    assert found(store, player="  Ben ") == {january, running}
    assert found(store, player="ägid") == found(store, player="ÄGID") == {given_up}
    assert found(store, player="Be") == found(store, player="Äg") == set()
    assert found(store, player="   ") == {january, given_up, running}


# A search.


def test_each_word_is_somewhere_in_a_game(three):
    store, (january, given_up, running) = three
    for words, expected in (
        ("da", {january, given_up}),
        ("DA", {january, given_up}),
        ("ägi", {given_up}),
        ("ÄGI", {given_up}),
        ("ada ben", {january}),
        ("ägid ben", set()),
        ("2026-02", {given_up, running}),
        ("02-05", set()),
        ("2026 ben", {january, running}),
        (running[:9], {running}),
        (running[:9].upper(), {running}),
        (running[1:9], set()),
        ("RAILROAD", {january, given_up, running}),
        ("ink ada", {january, given_up}),
        ("emma", set()),
        ('"', set()),
        ("_", set()),
        ("ä%d", set()),
    ):
        assert found(store, words) == expected, words


def test_a_search_steps_over_what_is_no_text(three):
    store, (january, given_up, _) = three
    change(store, "games", january, players=5)
    assert found(store, "ägi") == {given_up}


def test_the_ninth_word_of_a_search_is_not_read(three):
    store, (january, _, _) = three
    assert found(store, "ada ben " * 4 + "nobody") == {january}
    assert found(store, "ada ben " * 3 + "ada nobody") == set()


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"game": "chess"}, "'chess' is unknown. Choose one of railroad, "),
        ({"state": "lost"}, "'lost' is unknown. Choose one of open, finished, abandoned, damaged"),
        ({"order": "x"}, "'x' is unknown. Choose one of newest, oldest, longest, shortest, game"),
        ({"since": "soon"}, "'soon' is not a day: write it like 2026-11-14"),
        ({"until": "2026-02-30"}, "'2026-02-30' is not a day: write it like 2026-11-14"),
    ],
)
def test_what_cannot_be_asked_for_is_said(asked, sentence):
    with pytest.raises(BadInput) as refused:
        check(Asked(**asked))
    assert sentence in str(refused.value)


def test_what_can_be_asked_for_is_not_refused():
    check(Asked())
    check(Asked("emma", "Ada", "damaged", "2026-01-01", "2026-12-31", "any words", "game"))


# Pages.


def test_a_page_has_its_games_in_the_order_of_the_list(three, monkeypatch):
    store, uids = three
    monkeypatch.setattr(paging, "SIZE", 2)
    for order in (uids, uids[::-1]):
        first = page_of(store, order)
        assert [entry.uid for entry in first.entries] == order[:2]
        assert (first.total, first.number, first.pages, first.damaged) == (3, 1, 2, [])
        for number in (2, 3, 99):
            last = page_of(store, order, number)
            assert [entry.uid for entry in last.entries] == order[2:]
            assert (last.total, last.number, last.pages) == (3, 2, 2)
        for number in (1, 0, -7):
            assert page_of(store, order, number) == first
    monkeypatch.setattr(paging, "SIZE", 3)
    assert page_of(store, uids, 2).number == 1 and len(page_of(store, uids, 2).entries) == 3
    empty = page_of(store, [])
    assert (empty.entries, empty.total, empty.number, empty.pages) == ([], 0, 1, 1)


@pytest.mark.parametrize(
    ("total", "pages"), [(0, 1), (1, 1), (49, 1), (50, 1), (51, 2), (100, 2), (101, 3)]
)
def test_fifty_games_are_a_page(total, pages):
    assert Page([], total, 1).pages == pages


def test_damaged_rows_are_named_on_their_page(three):
    store, (january, given_up, running) = three
    change(store, "games", january, day="never")
    with store.turn() as connection:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        for table in ("games", "journals", "notes", "figures"):
            query = text(f"UPDATE {table} SET uid = '<b>' WHERE uid = '{given_up}'")
            connection.execute(query)
    page = page_of(store, uids_of(store, Asked()))
    assert [entry.uid for entry in page.entries] == [running] and page.total == 3
    assert list(map(str, page.damaged)) == [
        f"{january}: its day in the store cannot be read",
        "<b>: its ID is invalid",
    ]


# A few at a time.


def batches(store, **wanted):
    return [
        (count, [entry.uid for entry in some])
        for count, some in Selection(store, Wanted(**wanted)).batches()
    ]


def test_the_oldest_come_first_a_few_at_a_time(three, monkeypatch):
    store, uids = three
    monkeypatch.setattr(selecting, "AT_ONCE", 2)
    assert batches(store) == [(2, uids[:2]), (3, uids[2:])]
    assert batches(store, player="BEN") == [(2, uids[:1]), (3, uids[2:])]
    assert len(Selection(store)) == 3 and len(Selection(store, Wanted(until="2026-01-31"))) == 1
    monkeypatch.setattr(selecting, "AT_ONCE", 3)
    assert batches(store) == [(3, uids)]
    assert batches(store, player="nobody") == [(3, [])]
    assert batches(store, since="2027-01-01") == []


def orders(store) -> list[list[str]]:
    """The games as everything lists them, each time the oldest first."""
    found = [[entry.uid for entry in store.games()][::-1]]
    found.append([entry.uid for entry in store.games(limit=3)][::-1])
    found.append(uids_of(store, Asked(order="newest"))[::-1])
    found.append(uids_of(store, Asked(order="oldest")))
    found.append([one.uid for one in played(store)])
    found.append([uid for _, some in batches(store) for uid in some])
    return found


def test_of_one_day_the_earlier_start_comes_first_and_before_it_what_has_none(three):
    """They were played before the sync that set the clock."""
    store, uids = three
    low, middle, high = sorted(uids)
    for uid, start in ((low, 9), (middle, 5), (high, None)):
        change(store, "games", uid, day="2026-01-01", start=start)
    assert orders(store) == [[high, middle, low]] * 6
    change(store, "games", middle, start=9)
    assert orders(store) == [[high, low, middle]] * 6
    change(store, "games", high, day="2026-01-02")
    assert orders(store) == [[low, middle, high]] * 6


def test_games_of_one_estimated_day_have_the_order_of_the_gadget(three):
    """Whichever of them came to this computer first."""
    store, uids = three
    for number, uid in enumerate(uids):
        values = {"day": "2026-01-01", "day_from": "sync", "start": None}
        change(store, "games", uid, **values, number=3 - number, first_seen=SEEN + number)
    assert orders(store) == [uids[::-1]] * 6
    for number, uid in enumerate(uids):
        change(store, "games", uid, number=None, first_seen=SEEN - number)
    assert orders(store) == [uids[::-1]] * 6, "0.1.0 did not number them"


def test_the_gadgets_own_number_is_read_from_the_journal(tmp_path):
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(3), "pico")
    for _ in range(5):
        session.new("dice", {}, ["Ada"], 0)
        session.abandon(1000)
        session.close()
    data = [storage.read(name_of(number, FINISHED)) for number in range(1, 6)]
    with closing(open_store(tmp_path / "games.sqlite")) as store:
        keep(store, *data[::-1])
        assert [entry.number for entry in store.games()] == [5, 4, 3, 2, 1]
        assert len({entry.day for entry in store.games()}) == 1


def test_unreadable_rows_are_reported_batch_by_batch(three, monkeypatch):
    store, (january, given_up, running) = three
    monkeypatch.setattr(selecting, "AT_ONCE", 1)
    for uid in (january, running):
        change(store, "games", uid, players="Ada")
    damaged = []
    counted = list(Selection(store).batches(damaged))
    assert [(count, len(some)) for count, some in counted] == [(1, 0), (2, 1), (3, 0)]
    assert [row.uid for row in damaged] == [january, running]
    assert [some for _, some in batches(store)] == [[], [given_up], []]


def test_values_as_far_as_they_go_are_good():
    for column, values in (
        ("state", sorted(STATES)),
        ("day_from", sorted(DAYS_FROM)),
        ("first_seen", [0, LAST_START]),
        ("day", ["0001-01-01", "9999-12-31"]),
        ("start", [None, -1, 0]),
        ("number", [None, 1]),
        ("utc_offset", [None, -720, 0, 840]),
        ("digest", ["0" * 64, "f" * 64]),
    ):
        assert list(READERS[column](values)) == values
    for column, value in (("first_seen", LAST_START + 1), ("events", -1), ("utc_offset", 27 * 60)):
        with pytest.raises(ValueError):
            READERS[column]([value])
