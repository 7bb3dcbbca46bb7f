"""The firmware against the naive scorer and checker, which share no code with it."""

import random

import pytest

from host_tools.common.errors import BadInput
from host_tools.railroad.json_check import check
from host_tools.railroad.json_score import score
from tests.naive import check as naive_check
from tests.naive.games import random_game
from tests.naive.longest import TooBig
from tests.naive.score import score as naive_score
from tests.naive.spoil import spoiled
from tests.rules.check_examples import BAD_CHECKS, CHECKS
from tests.rules.railroad_examples import EXAMPLES, MALFORMED
from tests.rules.random_railroad import random_sheet
from tests.support.sizes import size

GAMES = [
    ("blazing_red", None),
    ("blazing_red", "lava"),
    ("blazing_red", "meteor"),
    ("deep_blue", None),
    ("deep_blue", "river"),
    ("deep_blue", "lake"),
    ("deep_blue_de", None),
    ("deep_blue_de", "river"),
    ("deep_blue_de", "lake"),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=[e[0] for e in EXAMPLES])
def test_example_of_the_rulebooks(example):
    _, sheet, edition, expansion, longest, expected = example
    request = {"board": sheet, "edition": edition, "expansion": expansion, "longest": longest}
    assert score(request) == expected


@pytest.mark.parametrize("example", MALFORMED, ids=[e[0] for e in MALFORMED])
def test_malformed_sheet(example):
    _, sheet, edition, expansion, longest = example
    with pytest.raises(BadInput):
        score({"board": sheet, "edition": edition, "expansion": expansion, "longest": longest})


@pytest.mark.parametrize("example", CHECKS, ids=[e[0] for e in CHECKS])
def test_checked_example(example):
    answer = check(example[1])
    assert bool(answer.pop("why", None)) == (not answer["legal"])
    assert answer == example[2]


@pytest.mark.parametrize("example", BAD_CHECKS, ids=[e[0] for e in BAD_CHECKS])
def test_malformed_check(example):
    with pytest.raises(BadInput):
        check(example[1])


@pytest.mark.parametrize("edition,expansion", GAMES)
def test_random_games_score_as_the_naive_scorer_says(edition, expansion):
    too_big = 0
    games = size(25, 10_000)
    rng = random.Random(f"{edition} {expansion}")
    for _ in range(games):
        sheet = random_sheet(rng, edition, expansion)
        request = {"board": sheet, "edition": edition, "expansion": expansion}
        try:
            expected = naive_score(sheet, edition, expansion)
        except TooBig:
            too_big += 1
            continue
        assert score(request) == expected, sheet
    assert too_big <= games // 100


@pytest.mark.parametrize("edition,expansion", GAMES[:6])
def test_random_games_of_the_naive_rules_are_legal_and_spoiled_ones_are_found(edition, expansion):
    rng = random.Random(f"naive {expansion}")
    for _ in range(size(1, 100)):
        game = random_game(rng, expansion)
        request = {"edition": edition, "expansion": expansion}
        whole = {**request, "rounds": game["rounds"], "dice": game["dice"]}
        assert check(whole) == {"legal": True}
        for _ in range(3):
            rounds = spoiled(rng, game["rounds"], expansion)
            for dice in (game["dice"], None):
                asked = {**request, "rounds": rounds}
                if dice:
                    asked["dice"] = dice
                answer = check(asked)
                answer.pop("why", None)
                assert answer == naive_check.check(asked), asked
            tiles = [item for items in rounds for item in items]
            answer = check({**request, "tiles": tiles})
            answer.pop("why", None)
            assert answer == naive_check.check_tiles(tiles, edition, expansion), tiles
