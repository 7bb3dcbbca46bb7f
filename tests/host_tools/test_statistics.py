"""What many games say together: small examples by hand, and nothing that is forgotten."""

import json
import random
from functools import lru_cache

import pytest
from sqlalchemy import text

from firmware.games import KEYS
from host_tools.journals import demo
from host_tools.statistics import as_dict, statistics
from host_tools.store import Damaged, open_store, record_of
from host_tools.store.backups import restore_from, write_backup
from host_tools.store.record import Day
from host_tools.store.selecting import Wanted
from tests.host_tools.evenings import evening, keep
from tests.host_tools.journals import cut, played
from tests.host_tools.stores import place, server, store
from tests.support.sizes import size

__all__ = ("place", "server", "store")  # pytest finds fixtures by their names here

EVENINGS = (
    (1, "2026-01-10", [("Ada", 40), ("Björn", 30)], {}),
    (2, "2026-02-10", [("Björn", 50), ("Ada", 44), ("Eve", 20)], {"expansion": "river"}),
    (3, "2026-03-10", [("Ada", 33), ("Eve", 33)], {"edition": "blazing_red"}),
    (4, "2026-04-10", [("Ada", 61)], {}),
    (5, "2026-05-10", [("Ada", 99), ("Eve", 98)], {"abandoned": True}),
)


@lru_cache
def demo_games(count, seed, *keys):
    return tuple(demo.journals(count, seed, list(keys)))


@lru_cache
def evenings():
    return [evening(number, day, scores, **more) for number, day, scores, more in EVENINGS]


def player(of_game, name):
    return next(p for p in of_game.players if p.name == name)


def test_players_by_hand(store):
    keep(store, *evenings())
    reported = statistics(store)
    assert (reported.finished, reported.abandoned, reported.open) == (4, 1, 0)
    assert (reported.first_day, reported.last_day) == ("2026-01-10", "2026-04-10")
    (game,) = reported.games
    assert (game.game, game.title, game.fewer_is_better) == ("railroad", "Railroad Ink", False)
    ada = player(game, "Ada")
    assert (ada.games, ada.wins, ada.shared_wins) == (4, 1, 1), "nobody wins who is alone"
    assert (ada.mean, ada.best) == (44.5, 61)
    assert ada.last_ten == [40, 44, 33, 61]
    assert [(p.name, p.wins, p.shared_wins) for p in game.players] == [
        ("Ada", 1, 1),
        ("Björn", 1, 0),
        ("Eve", 0, 1),
    ]
    assert [(p.name, p.games) for p in reported.players] == [("Ada", 4), ("Björn", 2), ("Eve", 2)]


def test_pairs_groups_categories_and_lengths_by_hand(store):
    keep(store, *evenings())
    (game,) = statistics(store).games
    pairs = {(p.player, p.other): (p.games, p.ahead, p.behind, p.level) for p in game.head_to_head}
    assert pairs == {
        ("Ada", "Björn"): (2, 1, 1, 0),
        ("Ada", "Eve"): (2, 1, 0, 1),
        ("Björn", "Eve"): (1, 1, 0, 0),
    }
    groups = {(g.option, g.value): (g.games, g.mean, g.best, g.best_by) for g in game.groups}
    assert groups == {
        ("edition", "deep_blue"): (3, 40.83, 61, "Ada"),
        ("edition", "blazing_red"): (1, 33.0, 33, "Ada"),
        ("expansion", ""): (3, 39.4, 61, "Ada"),
        ("expansion", "river"): (1, 38.0, 50, "Björn"),
    }
    exits, centre = game.categories[0], game.categories[3]
    assert (exits.category, exits.results, exits.mean, exits.most) == ("exits", 8, 36.88, 59)
    assert (centre.category, centre.mean, centre.most) == ("centre", 2.0, 2)
    assert dict(exits.players) == {"Ada": 42.5, "Björn": 38.0, "Eve": 24.5}
    lengths = game.lengths
    assert (lengths.games, lengths.median, lengths.shortest, lengths.longest) == (4, 420, 360, 420)
    assert (lengths.turns, lengths.rounds, lengths.round_median) == ("round", 27, 60)
    assert lengths.by_round == [60.0] * 7


def test_a_quick_total_is_in_no_category(store):
    keep(store, evening(1, "2026-01-10", [("Ada", 40), ("Eve", 30)], quick=(1,)))
    (game,) = statistics(store).games
    assert game.categories[0].results == 1 and dict(game.categories[0].players) == {"Ada": 38.0}
    assert player(game, "Eve").mean == 30.0


def test_scores_that_are_corrected_later_make_no_game_longer(store):
    keep(store, evening(1, "2026-01-10", [("Ada", 40), ("Eve", 30)]))
    before = statistics(store)
    keep(store, evening(1, "2026-01-10", [("Ada", 40), ("Eve", 30)], corrected=[("Ada", 20)]))
    (game,) = statistics(store).games
    assert game.lengths == before.games[0].lengths
    assert (player(game, "Ada").best, player(game, "Eve").wins) == (20, 1)


def test_rivals_are_counted_by_how_well_they_play_and_apart_from_people(store):
    """Wherever they sit, and though somebody has the name of a rival, or of a level."""
    results = [("Ada", 40), ("Hard", 30), ("Rival, hard", 50)]
    first, second = evening(1, "2026-01-10", results), evening(2, "2026-01-11", results[:2])
    keep(store, first, second)
    for data, rivals in ((first, {2: "hard"}), (second, {1: "hard"})):
        uid = record_of(data).row["id"]
        with store.turn() as connection:
            (seats,) = connection.scalars(text(f"SELECT seats FROM figures WHERE uid = '{uid}'"))
            changed = json.loads(seats)
            for seat, level in rivals.items():
                changed[seat][0], changed[seat][-1] = level, 0
            query = text(f"UPDATE figures SET seats = :seats WHERE uid = '{uid}'")
            connection.execute(query, {"seats": json.dumps(changed)})
    reported = statistics(store)
    (game,) = reported.games
    assert [(p.name, p.level, p.games, p.wins) for p in game.rivals] == [
        ("Rival, hard", "hard", 2, 1)
    ]
    assert [(p.name, p.level, p.games, p.wins) for p in game.players] == [
        ("Ada", "", 2, 1),
        ("Hard", "", 1, 0),
    ]
    assert [p.name for p in reported.players] == ["Ada", "Hard"]
    assert [(p.player, p.other) for p in game.head_to_head] == [("Ada", "Hard")]
    assert {name for c in game.categories for name, _ in c.players} == {"Ada", "Hard"}
    assert {group.best_by for group in game.groups} == {"Ada"}
    assert {r.name for r in game.ratings} == {"Ada", "Hard"}


def test_choices(store):
    keep(store, *evenings(), *played(8))

    def chosen(**words):
        return statistics(store, Wanted(**words))

    mine = chosen(game="railroad", since="2026-02-01", until="2026-03-31")
    assert (mine.finished, mine.first_day, mine.last_day) == (2, "2026-02-10", "2026-03-10")
    assert chosen(player="björn", game="railroad", since="2026-02-01").finished == 1, "in any case"
    assert chosen(player="nobody").games == []
    for key in KEYS:
        listed = store.games(key, state="finished")
        assert chosen(game=key).finished == len(listed)


def test_the_numbers_of_every_game_are_those_of_its_results(store):
    """Against the list of games, which knows nothing of figures."""
    keep(store, *demo_games(24, 11, *KEYS))
    for game in statistics(store).games:
        entries = store.games(game.game, state="finished")
        totals = {}
        for entry in reversed(entries):
            for name, total in zip(entry.players, entry.result["totals"], strict=False):
                if total is not None:
                    totals.setdefault(name, []).append(total)
        for one in game.players:
            mine = totals.get(one.name, [])
            assert sorted(one.last_ten) == sorted(mine) or len(mine) > 10
            assert one.mean == (round(sum(mine) / len(mine), 2) if mine else None)
            pick = min if game.fewer_is_better else max
            assert one.best == (pick(mine) if mine else None)


def test_what_only_one_game_counts(store):
    keep(store, *demo_games(24, 11, *KEYS))
    games = {game.game: game for game in statistics(store).games}
    assert {f.figure for f in games["emma"].figures} == {"derailments"}
    assert {f.figure for f in games["off_the_rails"].figures} == {"jewels", "rubies"}
    assert games["emma"].fewer_is_better and games["emma"].lengths.turns == "turn"
    assert not games["dice"].ratings and games["dice"].lengths.turns == "throw"
    for game in games.values():
        for one in game.figures:
            assert one.games and one.most <= one.sum and one.mean == round(one.sum / one.games, 2)


def test_solo_records_by_mode(store):
    journals = demo_games(size(40, 200), 4, "emma")
    keep(store, *journals)
    (game,) = statistics(store).games
    best = {}
    for data in journals:
        record = json.loads(record_of(data).figures["record"])
        if record:
            mode, result = record
            best[mode] = min(result, best.get(mode, result))
    assert best and {r.mode: r.result for r in game.records} == best
    for record in game.records:
        entry = store.find(record.uid)
        assert (entry.players, entry.day) == ([record.player], record.day)


# Nothing is forgotten: what is computed step by step is what is computed at once.


def from_scratch(store, tmp_path, number):
    """The same games in a store that never had others, in another order."""
    fresh = open_store(tmp_path / f"fresh{number}.sqlite")
    entries = store.games()
    with fresh.turn() as connection:
        for entry in sorted(entries, key=lambda e: e.digest):
            record = record_of(store.journal(entry.uid))
            day = Day(entry.day, entry.day_from, entry.utc_offset)
            fresh.add(connection, record, entry.first_seen, day)
    reported = statistics(fresh)
    fresh.close()
    return reported


def test_step_by_step_is_as_from_scratch(store, tmp_path):
    """Games that come in any order, continued ones, corrected scores, days set by hand."""
    rng = random.Random(5)
    whole = [*evenings(), *demo_games(16, 21, *KEYS)]
    corrected = evening(1, "2026-01-10", EVENINGS[0][2], corrected=[("Ada", 22)])
    assert corrected.startswith(whole[0])
    steps = [("add", data) for data in whole] + [
        ("add", cut(data, rng.randint(2, 12))) for data in whole[5:12]
    ]
    rng.shuffle(steps)
    steps += [("add", corrected), ("day", "2025-12-24"), ("day", "2027-01-01")]
    for number, (what, value) in enumerate(steps):
        if what == "add":
            keep(store, value)
        else:
            store.set_day(rng.choice(store.games(state="finished")).uid, value)
        if number % size(10, 1) == 0 or number >= len(steps) - 3:
            assert statistics(store) == from_scratch(store, tmp_path, number)
    (ada,) = [p for p in statistics(store, Wanted("railroad")).players if p.name == "Ada"]
    assert ada.games >= 4


def test_the_revision_shows_when_something_changed(store):
    before = store.revision()
    keep(store, *evenings()[:1])
    after = store.revision()
    assert before != after
    statistics(store)
    assert store.revision() == after, "looking changes nothing"
    store.set_day(store.games()[0].uid, "2026-01-11")
    assert store.revision() != after


# Damage.

DAMAGE = {
    "seats": (
        '[["Ada"]]',
        "[1]",
        '{"a":1}',
        '[["A",1,1,7,null,{},1]]',
        '[["A",1e9,1,0,null,{},1]]',
    ),
    "rounds": ("[-1]", '["a"]', "no", "[" + "9" * 30 + "]"),
    "kind": ("[]", '{"edition":[]}', '{"edition":'),
    "record": ("[1,2]", '["score"]', '"score"'),
}


@pytest.mark.parametrize("column", DAMAGE)
def test_damaged_figures_are_named_and_come_back(store, tmp_path, column):
    keep(store, *evenings())
    whole = statistics(store)
    uid = store.games("railroad", since="2026-02-10", until="2026-02-10")[0].uid
    for number, value in enumerate(DAMAGE[column]):
        with store.turn() as connection:
            query = text(f"UPDATE figures SET {column} = :value WHERE uid = :uid")
            connection.execute(query, {"value": value, "uid": uid})
        damaged: list[Damaged] = []
        assert statistics(store, damaged=damaged).finished == 3
        assert [row.uid for row in damaged] == [uid]
        assert f"its {column} in the store cannot be read" in str(damaged[0])
        write_backup(store, tmp_path / f"{number}.sqlite")
        restore_from(str(tmp_path / f"{number}.sqlite"), store)
        assert statistics(store) == whole


def test_figures_and_ratings_that_are_gone_come_back(store, tmp_path):
    keep(store, *evenings())
    whole = statistics(store)
    for change in (
        "DELETE FROM ratings",
        "UPDATE ratings SET after = '[[]]'",
        "UPDATE ratings SET after = 'no'",
        "UPDATE ratings SET chain = 'x'",
    ):
        with store.turn() as connection:
            connection.execute(text(change))
        assert statistics(store) == whole, change
    with store.turn() as connection:
        connection.execute(text("DELETE FROM figures"))
    damaged: list[Damaged] = []
    assert statistics(store, damaged=damaged).finished == 0 and len(damaged) == 5
    write_backup(store, tmp_path / "backup.sqlite")
    restore_from(str(tmp_path / "backup.sqlite"), store)
    assert statistics(store) == whole


def test_json_takes_all_of_it(store):
    keep(store, *evenings())
    reported = as_dict(statistics(store))
    assert json.loads(json.dumps(reported)) == reported
    assert reported["games"][0]["players"][0]["name"] == "Ada"


def test_a_game_that_is_removed_takes_its_figures_with_it(store):
    keep(store, *evenings())
    statistics(store)
    uid = store.games()[1].uid
    with store.turn() as connection:
        connection.execute(text("DELETE FROM journals WHERE uid = :uid"), {"uid": uid})
        connection.execute(text("DELETE FROM games WHERE uid = :uid"), {"uid": uid})
        for table in ("figures", "ratings"):
            query = text(f"SELECT count(*) FROM {table} WHERE uid = :uid")
            assert connection.scalar(query, {"uid": uid}) == 0
    assert statistics(store).finished == 3
