"""Emma's rivals: how strong they are, and that they know no more than they may."""

import random

import pytest

from firmware.games.emma.rival.planner import Planner
from firmware.games.emma.rival.rival import LEVELS
from tests.rules.emma_rivals import played, thought, won
from tests.support.sizes import SOAK, size

GAMES = size(10, 100)


def test_hard_beats_easy_in_70_of_100_games_for_two():
    assert won("hard", "easy", GAMES) >= 7 * GAMES // 10


@pytest.mark.skipif(not SOAK, reason="too few games say nothing")
def test_every_level_beats_the_one_below():
    for stronger, weaker in (("medium", "easy"), ("hard", "medium")):
        assert won(stronger, weaker, GAMES, 500) > GAMES // 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_rival_does_not_know_what_others_hold(level):
    """Cards change places between other hands and the deck: it does the same."""
    rng = random.Random(4)
    tried = 0

    def look(game, event, slices):
        nonlocal tried
        if rng.random() < 0.7:
            return
        other = game.copy()
        unseen = [kind for kind, count in enumerate(game.deck.left) for _ in range(count)]
        for seat, hand in enumerate(game.deck.hands):
            if seat != game.seat:
                unseen += hand
        rng.shuffle(unseen)
        for seat, hand in enumerate(game.deck.hands):
            if seat != game.seat:
                other.deck.hands[seat] = sorted(unseen.pop() for _ in hand)
        other.deck.left = [unseen.count(kind) for kind in range(12)]
        assert thought(other, level) == (event, slices)
        tried += 1

    for number in range(size(2, 20)):
        played((level,) * 3, number, look)
    assert tried > 5


def test_every_move_is_legal_with_every_rule():
    for number in range(size(6, 60)):
        options = {
            "solo": "betsy" if number % 2 else "score",
            "faces": ("111100", "222100")[number % 3 == 0],
        }
        levels = ("easy", "medium", "hard", "easy")[number % 2 : number % 2 + 1 + number % 3]
        game = played(
            levels, number, pass_broken=number % 2, start_broken=1 - number % 2, **options
        )
        assert game.over()


def test_the_planner_thinks_again_after_another_move_with_the_same_draws():
    planner = Planner()
    first = []

    def look(game, event, slices):
        if game.seat != 1:
            return
        game = game.copy()
        game.levels, game.people = ["hard"], 1
        while planner.step(game):
            pass
        assert planner.moves(game) == [event]
        if not first:
            first.append(game)

    played(("easy", "hard"), 3, look)
    game = first[0].copy()
    game.railway.cards.append(game.railway.front())
    while planner.step(game):
        pass
    assert planner.moves(game) == [thought(game, "hard")[0]]
