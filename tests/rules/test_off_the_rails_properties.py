"""Off the Rails over random games: 66 jewels, the deck's make-up, the order of the end."""

import random

import pytest

from firmware.games.off_the_rails.game import Game
from host_tools.games.off_the_rails_demo import next_event
from tests.rules.random_play import events_of, random_options, roll_of, seeds, spoiled
from tests.support.sizes import size

DECKS = [(4, 0, 21, 13), (3, 0, 17, 9), (2, 0, 17, 9), (4, 1, 13, 5), (3, 1, 13, 5), (2, 1, 13, 5)]


def test_66_jewels_at_all_times():
    for rng in seeds(size(20, 1500)):
        game = Game(
            random_options("off_the_rails", rng, bag=rng.randrange(2), holds=1), rng.randint(2, 4)
        )
        for event in events_of(game, next_event, rng):
            trial = game.copy()
            bad = spoiled(event, {}, rng)
            if trial.why_not(bad) is None:
                trial.apply(bad)
            for each in (game, trial):
                assert each.jewels.total() == 66
                assert all(sum(hold) <= 5 for hold in each.jewels.holds)
                counts = [each.jewels.bag, each.jewels.loose, each.jewels.removed]
                counts += each.jewels.holds + each.jewels.stocks + each.jewels.heaps
                assert min(map(min, counts)) >= 0


@pytest.mark.parametrize("players, intro, cards, first", DECKS)
def test_the_deck_is_made_as_the_book_says(players, intro, cards, first):
    positions = set()
    for rng in seeds(size(40, 3000)):
        start, deck, chasm = deal(players, intro, rng)
        assert len(start) == len(chasm) == 4 and len(deck) == cards
        at = deck.index(32)
        positions.add(at + 1)
        assert first <= at + 1 <= first + 4
        assert 4 <= len(deck) - at - 1 <= 8
        numbered = [square for square in deck if square != 32]
        used = start + numbered + chasm
        assert len(set(used)) == len(used) == {21: 28, 17: 24, 13: 20}[cards]
        blocks = [numbered[i : i + 4] for i in range(0, len(numbered), 4)]
        for block in [start, chasm, *blocks]:
            assert sorted(square // 8 for square in block) == [0, 1, 2, 3]
    assert positions == set(range(first, first + 5))


def deal(players, intro, rng):
    """Start cards, the whole vein deck in its order (32 is the chasm card), and the chasm deck."""
    game = Game({"seats": "listed", "intro": intro, "speeds": 0}, players)
    start, deck = [], []
    while game.turn == 0:
        if game.deck.colour >= 0:
            start.append(next_square(game, rng))
        else:
            game.apply(roll_of(game, rng))
    shown = game.copy()
    while shown.deck.asks():
        square = shown.deck.draw(rng.randrange(shown.deck.asks()[0]))
        if square >= 0:
            deck.append(square)
    chasm = []
    shown.deck.open(7)
    while shown.deck.asks():
        square = shown.deck.draw(rng.randrange(shown.deck.asks()[0]))
        if square >= 0:
            chasm.append(square)
    return start, deck, chasm


def next_square(game, rng):
    game.apply(roll_of(game, rng))
    return game.vein[0]


def test_cards_of_every_number_are_equally_likely():
    """Drawing without shuffling ahead deals as a shuffled deck would: chi-square, fixed seed."""
    rng = random.Random(3)
    found = [0] * 32
    games = 2000
    for _ in range(games):
        for square in deal(2, 0, rng)[1][:4]:
            found[square] += 1
    expected = sum(found) / 32
    assert sum((count - expected) ** 2 / expected for count in found) < 61.1  # 0.1 % at 31


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_one_final_turn_and_the_drawer_the_last(players):
    for rng in seeds(size(15, 1000)):
        options = random_options("off_the_rails", rng, cards=1, chasm_again=0, early_end=0)
        game = Game(options, players)
        turns, final, drawer = [], [], -1
        for event in events_of(game, next_event, rng):
            if game.turn and (not turns or turns[-1][0] != game.turn) and game.phase == "act":
                turns.append((game.turn, game.active()))
                if game.drawer >= 0 and not game.collapsed:
                    final.append(game.active())
            drawer = game.drawer
            assert event is not None
        assert len(final) == players == len(set(final)) and final[-1] == drawer
        order = game.order
        assert [p for _, p in turns] == [order[i % players] for i in range(len(turns))]
        if options["seats"] == "ask":
            assert order[-1] == game.chooser and len(set(game.clans)) == players


def test_two_players_sit_opposite():
    for clan in range(4):
        game = Game({"sides": "RBGY"}, 2)
        game.apply({"e": "chooser", "p": 1, "clan": clan})
        sides = ["RBGY".index("RYGB"[c]) for c in game.clans]
        assert abs(sides[0] - sides[1]) == 2 and game.order == [0, 1]


def test_stockpiles_stay_behind_their_screens():
    for rng in seeds(10):
        game = Game(random_options("off_the_rails", rng, bag=1, holds=1, score=1), 3)
        for _ in events_of(game, next_event, rng):
            if not game.over():
                assert game.score()["players"] == []
        assert len(game.score()["players"]) == 3
        for p, found in enumerate(game.score()["players"]):
            stock = game.jewels.stocks[p]
            assert dict(found["rows"])["jewels"] == sum(
                kind * count for kind, count in enumerate(stock)
            )
