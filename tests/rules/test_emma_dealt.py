"""Emma with cards on the gadget: random games against the naive model, and the deck."""

import pytest

from firmware.games.emma.deck import KINDS, counts
from firmware.games.emma.game import Game
from firmware.games.emma.options import OPTIONS
from firmware.games.game import winners
from firmware.games.rivals import SEATS
from host_tools.games import random_move
from tests.naive.emma import NaiveEmma, full_deck
from tests.rules.random_play import events_of, random_options, roll_of, seeds
from tests.support.sizes import size

ALLOWED = {name: allowed for name, _, allowed in OPTIONS}


def dealt(rng, players, **fixed):
    nobody = dict.fromkeys(SEATS, "none")
    options = random_options("emma", rng, level="full", cards="gadget", **nobody, **fixed)
    return Game(options, players)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_are_scored_as_by_the_naive_model(players):
    for rng in seeds(size(12, 400)):
        game = dealt(rng, players)
        naive = NaiveEmma(game.options, players)
        for event in events_of(game, random_move, rng):
            assert not naive.over()
            naive.see(event)
        assert naive.over() and bool(game.lost) == naive.lost
        if game.lost:
            continue
        assert [player["total"] for player in game.score()["players"]] == naive.points()
        assert [abs(card) for card in game.railway.cards] == [card for card, _ in naive.line]
        if players > 1:
            assert winners(game.score()) == naive.winners()
        elif game.betsy:
            assert game.score()["players"][0]["line"][1][-1] == len(naive.piles["Betsy"])


def test_every_deck_has_the_books_55_cards():
    for deck in ALLOWED["deck"]:
        for broken in ALLOWED["deck_broken"]:
            for rubble in ALLOWED["deck_rubble"]:
                options = {"deck": deck, "deck_broken": broken, "deck_rubble": rubble}
                found = counts(options)
                assert len(found) == KINDS and min(found) >= 0
                assert [sum(found[i : i + 4]) for i in (0, 4, 8)] == [46, 4, 5]
                assert len(full_deck(options)) == 55


def test_ours_are_the_counts_of_the_digest():
    assert counts(Game({}, 2).options) == [12, 12, 11, 11, 1, 1, 1, 1, 1, 2, 1, 1]


def test_no_card_is_drawn_twice_and_those_taken_out_are_never_drawn():
    for rng in seeds(size(8, 200)):
        players = rng.randint(1, 4)
        game = dealt(rng, players, derail_limit=0, solo_hand=2)
        draws = 0
        for event in events_of(game, random_move, rng):
            if event["e"] == "roll" and event["of"][0] > 6:
                draws += len(event["of"])
                left = sum(game.deck.left)
                assert event["of"] == list(range(left, left - len(event["of"]), -1))
                assert len(game.deck.aside) + left + len(game.railway.cards) == 55 or game.turn
        assert sum(game.deck.left) == {1: 11, 2: 11, 3: 9, 4: 7}[players]
        assert draws >= 4 + 2 * players + (38 if players == 1 else 36)


def test_a_hand_is_what_was_drawn_and_nothing_else_may_be_laid():
    for rng in seeds(size(10, 100)):
        game = dealt(rng, 2)
        for event in events_of(game, random_move, rng):
            if game.phase != "turn" or event["e"] == "roll":
                continue
            hand = game.deck.hands[game.seat]
            assert len(hand) == game.hands[game.seat] and hand == sorted(hand)
            for number in (1, 2, 3, 4):
                most = hand.count(number - 1)
                build = {"e": "build", "p": game.seat, "number": number, "broken": []}
                assert game.why_not(dict(build, count=most + 1)) is not None
                whole = list(range(1, most + 2))
                refused = game.why_not(dict(build, count=most + 1, broken=whole))
                assert refused or hand.count(4 + number - 1) > most
            for name, value in (("pile", {"left": 3}), ("hand", {"p": 0, "cards": 3})):
                assert game.why_not({"e": name, **value}) == ("gadget_deals", ())


def test_undone_draws_come_back_and_copies_share_nothing():
    rng = seeds(1)[0]
    game = dealt(rng, 3)
    while game.phase != "turn":
        if game.asks():
            game.apply(roll_of(game, rng))
        else:
            game.apply(next(iter(game.moves())))
    before = game.copy()
    state = game.state()
    while not game.over():
        game.apply(roll_of(game, rng) if game.asks() else random_move(game, rng))
    assert before.state() == state and before.deck.hands != game.deck.hands
