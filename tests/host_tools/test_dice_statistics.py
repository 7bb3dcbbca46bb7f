"""Are these dice fair? Known chances, plain words, and no verdict from few rolls."""

import json
from itertools import product
from math import factorial, prod

import pytest
import scipy
from sqlalchemy import text

from firmware.games.die import DICE
from host_tools.journals import demo
from host_tools.journals.examine import examine
from host_tools.journals.figures import name_of, sides_of
from host_tools.statistics import chance, dice_statistics
from host_tools.statistics.chance import (
    CHI_SQUARE,
    EXACT,
    chi_square_tail,
    how_uneven,
    notices,
    own_tail,
    usual,
)
from host_tools.statistics.dice import die_of, title_of
from host_tools.store import Damaged, record_of
from host_tools.store.selecting import Wanted
from tests.host_tools.evenings import evening, keep
from tests.host_tools.journals import shared_code
from tests.host_tools.stores import place, server, store
from tests.support.sizes import size

__all__ = ("place", "server", "store")  # pytest finds fixtures by their names here
SIX = (1,) * 6


def by_trying(counts, weights):
    """Every way in which the dice can fall, one by one."""
    rolls, sides = sum(counts), sum(weights)

    def off(some):
        shares = [rolls * weight / sides for weight in weights]
        return sum((n - share) ** 2 / share for n, share in zip(some, shares, strict=True))

    found = 0.0
    for some in product(range(rolls + 1), repeat=len(weights)):
        if sum(some) == rolls and off(some) >= off(counts) - 1e-9:
            ways = factorial(rolls) // prod(map(factorial, some))
            chances = ((w / sides) ** n for n, w in zip(some, weights, strict=True))
            found += ways * prod(chances)
    return found


@pytest.mark.parametrize(
    ("counts", "weights"),
    [
        ((3, 0, 1, 0, 0, 1), SIX),
        ((0, 5, 2), (2, 2, 2)),
        ((4, 0), (4, 2)),
        ((1, 1, 5), (3, 2, 1)),
        ((2, 2, 1, 1, 0), (1, 1, 1, 1, 2)),
    ],
)
def test_few_rolls_are_counted_exactly(counts, weights):
    p, how = how_uneven(counts, weights)
    assert how == EXACT and p == pytest.approx(by_trying(counts, weights), abs=1e-12)


def test_known_chances():
    """Six rolls that are all alike: 6 ways of 6**6; two faces: a binomial test."""
    assert how_uneven((6, 0, 0, 0, 0, 0), SIX).p == pytest.approx(6 / 6**6)
    assert how_uneven((1, 1, 1, 1, 1, 1), SIX).p == 1.0
    assert how_uneven((9, 1), (1, 1)).p == pytest.approx(2 * (1 + 10) / 2**10)
    # 60 rolls, from a textbook of the chi-square test: 13.4 with 5 degrees of freedom
    p, how = how_uneven((5, 8, 9, 8, 10, 20), SIX)
    assert how == CHI_SQUARE and p == pytest.approx(0.0199, abs=5e-5)
    assert p == pytest.approx(scipy.stats.chisquare((5, 8, 9, 8, 10, 20)).pvalue)


def test_with_and_without_scipy_it_is_the_same(monkeypatch):
    for value in (0.0, 0.01, 0.7, 3.2, 11.07, 40.0, 300.0):
        for freedom in range(1, 9):
            expected = scipy.stats.chi2.sf(value, freedom)
            assert own_tail(value, freedom) == pytest.approx(expected, rel=1e-9, abs=1e-300)
            assert chi_square_tail(value, freedom) == pytest.approx(expected, rel=1e-9)
    counts = (50, 60, 70, 60, 55, 65)
    with_it = how_uneven(counts, SIX)
    monkeypatch.setattr(chance, "_scipy", lambda: None)
    assert how_uneven(counts, SIX) == (pytest.approx(with_it.p, rel=1e-9), CHI_SQUARE)


def test_exact_and_chi_square_agree_where_they_meet():
    for counts in ((5, 9, 2, 5, 7, 8), (14, 3, 4, 4, 4, 7)):
        by_chi_square = chi_square_tail(chance.uneven(counts, SIX), 5)
        assert how_uneven(counts, SIX) == (pytest.approx(by_chi_square, abs=0.03), EXACT)


def test_how_much_would_be_noticed():
    for rolls in (30, 200, 1500):
        limit = scipy.stats.chi2.isf(0.05, 5)
        off = rolls * ((1 / 12) ** 2 / (1 / 6) + 5 * (1 / 60) ** 2 / (1 / 6))
        expected = scipy.stats.ncx2.sf(limit, 5, off)
        assert notices(rolls, SIX) == pytest.approx(expected, abs=1e-6)
    assert notices(10**7, SIX) == 1.0 and notices(0, SIX) == notices(500, (6,)) == 0.0


def test_where_a_face_usually_stays():
    for rolls in (1, 7, 60, 999):
        for weight in range(1, 6):
            expected = scipy.stats.binom.interval(0.95, rolls, weight / 6)
            assert usual(rolls, weight, 6) == expected
    low, high = usual(6000, 1, 6)
    assert (low, high) == (943, 1057)
    assert usual(20, 6, 6) == (20, 20)


# In words.


def test_no_verdict_from_few_rolls():
    """Not even from twenty sixes in a row."""
    for counts in ([0, 0, 0, 0, 0, 20], [4, 3, 3, 2, 6, 3], [1, 0, 0, 0, 0, 0]):
        die = die_of("speed", counts)
        assert die.verdict == "too few rolls"
        assert die.words.startswith("Too few rolls for a verdict") and "140 rolls" in die.words
    assert die_of("speed", [24, 24, 23, 23, 23, 23]).verdict == "nothing unusual"


@pytest.mark.parametrize(
    ("counts", "verdict"),
    [
        ([100, 100, 100, 100, 100, 100], "nothing unusual"),
        ([125, 78, 95, 100, 101, 101], "a little uneven"),
        ([150, 90, 90, 90, 90, 90], "very uneven"),
    ],
)
def test_verdicts_of_many_rolls(counts, verdict):
    die = die_of("speed", counts, 9)
    assert die.verdict == verdict and die.words.startswith(verdict.capitalize())
    assert die.p == pytest.approx(scipy.stats.chisquare(counts).pvalue)
    assert [face.expected for face in die.faces] == [100.0] * 6
    if verdict == "nothing unusual":
        assert "does not prove it fair" in die.words


def test_one_of_many_dice_is_unusual_by_chance():
    counts = [135, 88, 95, 95, 95, 92]
    assert 0.01 / 9 < scipy.stats.chisquare(counts).pvalue < 0.05
    assert die_of("speed", counts, 9).verdict == "a little uneven"
    extreme = [140, 92, 92, 92, 92, 92]
    assert die_of("speed", extreme, 1).verdict == "very uneven"


def test_a_die_with_one_face_cannot_be_uneven():
    die = die_of("wheel 2 2 2 2 2 2", [50])
    assert (die.p, die.test, die.verdict) == (None, "none", "none")
    assert die.words == "All its sides are alike: it cannot be uneven."
    assert title_of(die) == "wheel 2 2 2 2 2 2" and title_of(die_of("wheel", [4, 2])) == "wheel"


def test_expected_counts_follow_the_sides():
    die = die_of("distance", [30, 20, 10])
    assert [(f.face, f.times, f.expected) for f in die.faces] == [
        ("1", 30, 30.0),
        ("2", 20, 20.0),
        ("3", 10, 10.0),
    ]
    assert die.p == 1.0 and sides_of("wheel 2 1 0 0 0 0") == ("2", "1", "0", "0", "0", "0")
    assert name_of("wheel", DICE["wheel"].faces) == "wheel" and name_of("x", ("1", "2")) == "x 1 2"


# Of stored games.


def outcomes(data):
    """Every draw of a journal once, by number of sides: counted another way."""
    found = {}
    for event in examine(data).events:
        if event["e"] == "roll":
            for at, pair in enumerate(zip(event["of"], event["got"], strict=True)):
                found[event["k"] + at] = pair
    return found


def test_every_roll_is_counted_once_whatever_became_of_the_game(store):
    """On paper without an expansion each roll is four dice; some are taken back."""
    options = {"expansion": "", "draft": 0, "boards": 0}
    journals = []
    for seed in range(8):
        storage = demo.MemoryFiles()
        session = demo.Session(storage, demo.seeded(500 + seed), "test")
        demo.play(session, "railroad", demo.random.Random(seed), **options)
        journals.append(storage.read("g00001.fin"))
    keep(store, *journals)
    reported = dice_statistics(store)
    expected = {die: dict.fromkeys(DICE[die].faces, 0) for die in ("route", "station")}
    for data in journals:
        for k, (_, got) in outcomes(data).items():
            die = "station" if k % 4 == 3 else "route"
            expected[die][DICE[die].faces[got]] += 1
    assert {d.die: {f.face: f.times for f in d.faces} for d in reported.dice} == expected
    assert reported.games == 8 and reported.rolls == sum(
        sum(f.values()) for f in expected.values()
    )
    states = {entry.state for entry in store.games()}
    assert "finished" in states


def test_dice_of_abandoned_games_count(store):
    keep(store, evening(1, "2026-01-10", [("Ada", 1)], abandoned=True))
    assert dice_statistics(store).rolls == 28


def test_the_same_code_has_the_same_dice_and_counts_once(store):
    keep(store, shared_code(1, "Ada"), shared_code(2, "Ben"))
    reported = dice_statistics(store)
    assert (reported.games, reported.same_dice) == (1, 1)


def test_choices_of_dice(store):
    keep(store, evening(1, "2026-01-10", [("Ada", 9)]), evening(2, "2026-02-10", [("Eve", 9)]))
    assert dice_statistics(store, Wanted(player="eve")).games == 1
    assert dice_statistics(store, Wanted(since="2026-02-01")).luck[0].players == ["Eve"]
    assert dice_statistics(store, Wanted(game="emma")).dice == []
    assert dice_statistics(store, Wanted(game="emma")).words == []


def test_luck_is_shown_for_the_latest_games(store):
    keep(store, *(evening(n, f"2026-01-{n + 10}", [("Ada", 9)]) for n in range(12)))
    reported = dice_statistics(store)
    assert [one.day for one in reported.luck] == [f"2026-01-{n}" for n in range(21, 11, -1)]
    for one in reported.luck:
        assert one.rolls == 28 and 0 < one.p <= 1
        assert one.words.startswith("More uneven" if one.p < 0.1 else "Usual")
    assert any("shares its rolls" in sentence for sentence in reported.words)


def test_luck_of_many_games_is_as_it_should_be():
    """Of fair games about a tenth are among the most uneven tenth, and never many more."""
    rng = demo.random.Random(7)
    uneven, games = 0, size(300, 3000)
    for _ in range(games):
        counts = [0] * 6
        for _ in range(21):
            counts[rng.randrange(6)] += 1
        uneven += how_uneven(counts, SIX).p < 0.1
    assert 0.05 * games < uneven < 0.13 * games


def test_damaged_rolls_are_named(store):
    keep(store, *(evening(n, "2026-01-10", [("Ada", 9)]) for n in range(3)))
    uid = store.games()[0].uid
    for value in ('{"route":[1]}', '{"nothing":[1,2]}', '{"route":"many"}', '{"wheel 1 1":[-1]}'):
        with store.turn() as connection:
            query = text("UPDATE figures SET rolls = :value WHERE uid = :uid")
            connection.execute(query, {"value": value, "uid": uid})
        damaged: list[Damaged] = []
        assert dice_statistics(store, damaged=damaged).games == 2
        assert [row.uid for row in damaged] == [uid]


def test_the_chasm_die_counts():
    named = set()
    for seed in range(12):
        session = demo.Session(demo.MemoryFiles(), demo.seeded(seed), "test")
        demo.play(session, "off_the_rails", demo.random.Random(seed), chasm_die=1, cards=1)
        named |= set(json.loads(record_of(session.storage.read("g00001.fin")).figures["rolls"]))
    assert named == {"chasm 1 2 3 4 5 6 7 8"}
