"""The games as the statistics read them: in their order, filtered, odd numbers distinguished."""

import json
from contextlib import closing

import pytest
from sqlalchemy import text

from host_tools.journals.figures import NOT_WON, SHARED, WON, Seat
from host_tools.store import open_store
from host_tools.store.played import FIGURES, LARGEST, played, rolled
from tests.host_tools.evenings import evening, keep, noon
from tests.host_tools.journals import cut, shared_code

ADA, BEN = ("Ada", 30), ("Ben", 20)
DAYS = ("2026-03-01", "2026-01-01", "2026-02-01")
JOURNALS = tuple(evening(at, day, (ADA, BEN)) for at, day in enumerate(DAYS))


@pytest.fixture
def store(tmp_path):
    with closing(open_store(tmp_path / "games.sqlite")) as opened:
        yield opened


def change(store, table, uid, **values):
    """As somebody does who opens the database."""
    with store.turn() as connection:
        for column, value in values.items():
            query = text(f"UPDATE {table} SET {column} = :value WHERE uid = :uid")
            connection.execute(query, {"value": value, "uid": uid})


# Which games, and in which order.


def test_the_oldest_come_first_then_the_earlier_start_then_the_id(store):
    uids = [uid for _, uid in keep(store, *JOURNALS)]
    third, first, second = uids
    assert [game.uid for game in played(store)] == [first, second, third]
    for uid in uids:
        change(store, "games", uid, day="2026-01-01")
    assert [game.uid for game in played(store)] == [first, second, third], "by their starts"
    for uid in uids:
        change(store, "games", uid, start=noon("2026-01-01"))
    assert [game.uid for game in played(store)] == sorted(uids)
    change(store, "games", max(uids), start=None)
    change(store, "games", min(uids), start=1)
    assert [game.uid for game in played(store)][:2] == [max(uids), min(uids)]
    assert [game.uid for game in rolled(store)] == [game.uid for game in played(store)]


def test_games_of_a_kind_and_up_to_a_day(store):
    (_, third), (_, first), (_, second), (_, other) = keep(store, *JOURNALS, shared_code(1, "Eve"))
    for listed in (played, rolled):
        assert [game.uid for game in listed(store, "dice")] == [other]
        assert [game.uid for game in listed(store, "railroad")] == [first, second, third]
        assert [game.uid for game in listed(store, until="2026-02-01")] == [first, second]
        assert listed(store, "dice", "2026-02-01") == [] == listed(store, "emma")


def test_what_does_not_verify_counts_nowhere_and_is_no_damage(store):
    uids = [uid for _, uid in keep(store, *JOURNALS)]
    change(store, "games", uids[0], sound=0)
    damaged = []
    assert {game.uid for game in played(store, damaged=damaged)} == set(uids[1:])
    assert {game.uid for game in rolled(store, damaged=damaged)} == set(uids[1:])
    assert damaged == []


def test_a_game_without_a_roll_has_no_dice(store):
    ((_, whole), (_, begun)) = keep(store, JOURNALS[0], cut(JOURNALS[1], 1))
    assert [game.uid for game in rolled(store)] == [whole]
    assert {game.uid for game in played(store)} == {whole, begun}


def test_all_that_is_known_of_a_game(store):
    ((_, uid),) = keep(store, JOURNALS[0])
    (game,) = played(store)
    assert (game.uid, game.game, game.day, game.state) == (uid, "railroad", DAYS[0], "finished")
    assert (game.start, game.players) == (noon(DAYS[0]), ["Ada", "Ben"])
    assert game.duration == store.find(uid).duration > 0
    assert [(s.name, s.total, s.place, s.won) for s in game.seats] == [
        ("Ada", 30, 1, WON),
        ("Ben", 20, 2, NOT_WON),
    ]
    assert set(game.rounds) == {60} and game.record is None
    (dice,) = rolled(store)
    assert (dice.uid, dice.id, dice.game, dice.day) == (uid, uid, "railroad", DAYS[0])
    assert (dice.start, dice.players) == (game.start, game.players)
    assert sum(map(sum, dice.rolls.values())) == 4 * len(game.rounds)


# Numbers that nobody ever wrote.

GOOD_SEAT = ["Ada", 5, 1, WON, [3, 2], {"jewels": 2}, 1]


def seat(**other):
    return json.dumps([list(Seat._make(GOOD_SEAT)._replace(**other))])


def test_numbers_as_large_as_they_may_be_are_read():
    seats = FIGURES["seats"](
        [
            seat(total=LARGEST, place=None, won=SHARED, parts=None, own={}, person=0),
            seat(total=-LARGEST, parts=[-LARGEST, LARGEST], own={"jewels": LARGEST}),
            "[]",
            seat(won=NOT_WON, own={"jewels": 0}, parts=[]),
        ]
    )
    assert [len(of_game) for of_game in seats] == [1, 1, 0, 1]
    assert seats[0][0] == Seat("Ada", LARGEST, None, SHARED, None, {}, 0)
    assert seats[1][0].parts == [-LARGEST, LARGEST]
    assert FIGURES["seats"](["[]", "[]"]) == [[], []]
    assert FIGURES["rounds"](["[]", f"[0,{LARGEST}]"]) == [[], [0, LARGEST]]
    assert FIGURES["record"](["null", '["solo",-3]']) == [None, ("solo", -3)]
    assert FIGURES["kind"](['{"a":"b","c":2}', "{}"]) == [{"a": "b", "c": 2}, {}]
    assert FIGURES["rolls"](["{}", '{"d x y x":[0,4]}']) == [{}, {"d x y x": [0, 4]}]


ODD = {
    "seats": (
        "{}",
        "[5]",
        '["Adalina"]',
        '[["Ada",5]]',
        f"[{json.dumps(GOOD_SEAT)},{json.dumps(GOOD_SEAT[:-1])}]",
        *(seat(name=name) for name in (7, None)),
        *(seat(total=total) for total in ("5", 1.5, LARGEST + 1, -LARGEST - 1)),
        *(seat(place=place) for place in ("1", LARGEST + 1)),
        *(seat(won=won) for won in (SHARED + 1, -1, None, True)),
        *(seat(parts=parts) for parts in ({}, "32", ["3"], [LARGEST + 1])),
        *(seat(own=own) for own in ([], None, {"jewels": -1}, {"jewels": "2"})),
        *(seat(person=person) for person in (-1, "1", LARGEST + 1)),
    ),
    "kind": ("[]", '{"a":[]}', '{"a":null}', '{"a":1.5}'),
    "rounds": ("{}", '["x"]', "[5]]", "[-1]", f"[{LARGEST + 1}]"),
    "rolls": (
        "[]",
        '{"no_such_die":[0]}',
        '{"d x y":[0]}',
        '{"d x y":[0,1,2]}',
        '{"d x y x":[0,1,2]}',
        '{"d x y":[0,-1]}',
        '{"d x y":"ab"}',
        '{"d x y":{"x":1,"y":2}}',
    ),
    "record": (
        "{}",
        "5",
        '["solo"]',
        "[1,2]",
        '["solo","2"]',
        '["solo",null]',
        f'["solo",{LARGEST + 1}]',
    ),
}


@pytest.mark.parametrize("column", ODD)
def test_odd_figures_are_named_and_hide_no_other_game(store, column):
    (_, third), (_, first), (_, second) = keep(store, *JOURNALS)
    listed = rolled if column == "rolls" else played
    for value in ODD[column]:
        change(store, "figures", second, **{column: value})
        damaged = []
        assert [game.uid for game in listed(store, damaged=damaged)] == [first, third], value
        assert [str(row) for row in damaged] == [
            f"{second}: its {column} in the store cannot be read"
        ]
    assert [game.uid for game in listed(store)] == [first, third], "also if nobody asks"
