"""Emma with cards on the gadget: the deck, the deal, hands, and Betsy, who draws for herself."""

from firmware.games.emma.deck import counts
from firmware.games.emma.game import Game
from tests.cases.emma_cases import refused


def roll(game, *got):
    of = game.asks()
    assert len(of) == len(got), of
    game.apply({"e": "roll", "k": game.k, "of": of, "got": list(got)})


def dealt(players=1, start=(0, 12, 0, 24), **options):
    """After the start railway; by default 1 2 1 3 in a fresh deck."""
    game = Game(dict(options, cards="gadget"), players)
    if players > 1:
        roll(game, 0)
    roll(game, *start)
    return game


def case_the_deck_is_the_digests():
    assert counts(Game({}, 2).options) == [12, 12, 11, 11, 1, 1, 1, 1, 1, 2, 1, 1]


def case_cards_are_indexes_into_those_left():
    game = Game({"cards": "gadget"}, 1)
    assert game.asks() == [55, 54, 53, 52]
    # The first 1, then the first 2 (eleven ones are left), the first broken card, the last 4.
    roll(game, 0, 11, 44, 43)
    assert game.railway.cards == [1, 2, -1, 4] and game.broken_left == 3
    assert game.asks() == [51, 50]


def case_rubble_goes_aside_and_comes_back():
    game = Game({"cards": "gadget"}, 1)
    roll(game, 54, 53, 0, 0)  # a 4 and a 3 of rubble
    assert game.railway.cards == [1, 1] and game.deck.aside == [11, 10]
    assert game.asks() == [51, 50]
    roll(game, 0, 0)
    assert game.deck.aside == [] and game.deck.left[10] == game.deck.left[11] == 1
    assert game.asks() == [51, 50]


def case_the_start_may_keep_its_rules():
    game = Game({"cards": "gadget", "start_broken": 0, "start_numbers": 1}, 1)
    roll(game, 46, 0, 23, 0)  # broken; 1; 3 beside it; 1
    assert game.railway.cards == [1, 1] and len(game.deck.aside) == 2


def case_hands_are_dealt_in_turn():
    game = Game({"cards": "gadget"}, 3)
    roll(game, 1)
    roll(game, 0, 0, 0, 0)
    assert game.seat == 1 and game.asks() == [51, 50, 49, 48, 47, 46]
    roll(game, 0, 8, 20, 0, 8, 20)
    # From the start player on: seat 1 got the first and the fourth card.
    assert game.deck.hands == [[2, 2], [0, 0], [1, 1]]
    assert game.hands == [2, 2, 2] and game.phase == "draw" and game.pile == 35
    assert game.asks() == [45]


def case_only_what_is_in_the_hand_may_be_played():
    game = dealt()
    roll(game, 0, 0)
    roll(game, 0)
    assert game.deck.hands == [[0, 0, 0]] and game.hands == [3]
    build = {"e": "build", "p": 0, "number": 2, "count": 1, "broken": []}
    refused(game, build, "not_in_hand")
    refused(game, dict(build, number=4), "not_in_hand")
    refused(game, {"e": "rubble", "p": 0, "cards": [1]}, "not_in_hand")
    refused(game, {"e": "pile", "left": 3}, "gadget_deals")
    refused(game, {"e": "hand", "p": 0, "cards": 3}, "gadget_deals")


def case_a_turn():
    game = dealt()
    assert game.railway.cards == [1, 2, 1, 3]
    roll(game, 10, 19)
    roll(game, 0)
    assert game.deck.hands == [[0, 1, 1]]
    game.apply({"e": "build", "p": 0, "number": 2, "count": 2, "broken": []})
    assert game.deck.hands == [[0]] and game.railway.cards == [1, 2, 1, 3, 2, 2]
    assert game.asks() == [6] * 4
    roll(game, 0, 0, 5, 0)
    assert game.log == [(0, "build", 2, 2, 3, 0, 0, 0, 0)] and game.railway.ahead() == 0
    assert game.phase == "draw" and game.asks() == [48]


def case_betsy_draws_for_herself():
    game = dealt(solo="betsy")
    roll(game, 0, 0)
    roll(game, 0)
    game.apply({"e": "pass", "p": 0})
    assert game.seat == 1 and game.asks() == [48]
    refused(
        game, {"e": "betsy", "kind": "rubble", "number": 1, "broken": 0, "fits": 0}, "roll_first"
    )
    cards = len(game.railway.cards)
    roll(game, 0)  # a 1 beside the 3: she passes, and her card goes into the box
    assert game.log[-1][:3] == (1, "pass", 1) and len(game.railway.cards) < cards
    assert game.seat == 0 and game.phase == "draw"


def case_the_end_counts_the_hand():
    game = dealt(solo_hand=0)
    assert game.phase == "draw" and game.pile == 39
    while not game.over():
        if game.asks():
            roll(game, *[0] * len(game.asks()))
        else:
            game.apply({"e": "pass", "p": 0})
            if game.phase == "lay":
                game.apply({"e": "lay", "p": 0, "order": game.offer()})
    assert sum(game.deck.left) == 11 and sum(game.typed[0]) == 40
    assert game.score()["players"][0]["total"] == game.score()["record"]
    assert game.mode() == "score_gadget" and game.record_setting() == "emma_best_score_gadget"
