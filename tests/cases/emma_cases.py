"""Emma: the digest's test vectors, and turns as a table would play them."""

import firmware.games.emma.game as emma
from firmware.games.emma.box import LAYS, REMOVED, pile_at_start
from firmware.games.emma.game import Game
from firmware.games.emma.odds import chance_to_derail, ways
from firmware.games.emma.piles import STEPS, best_order, final_count, lay
from firmware.games.emma.railway import Railway, cards_of, fits
from firmware.games.game import ranked
from tests.support import refusals

WHEEL, BLANK = 0, 5


def table(players=2, cards=(1, 1, 1, 1), broken=(), **options):
    """A game at its first turn; player 0 begins."""
    options["first"] = "choose"
    game = Game(options, players)
    if players > 1:
        game.apply({"e": "first", "p": 0})
    game.apply({"e": "railway", "cards": list(cards), "broken": list(broken)})
    return game


def build(game, number, count, wheels, broken=()):
    """Build and roll so that `wheels` wheels show."""
    event = {"e": "build", "p": game.seat, "number": number, "count": count}
    event["broken"] = list(broken)
    game.apply(event)
    while game.asks():
        of = game.asks()
        got = []
        for _ in of:
            got.append(WHEEL if wheels else BLANK)
            wheels = max(0, wheels - 1)
        game.apply({"e": "roll", "k": game.k, "of": of, "got": got})


def refused(game, event, key):
    refusals.refused(emma, game, event, key)


def case_draw_pile_counts():
    found = [pile_at_start({"solo_hand": 2}, players) for players in (1, 2, 3, 4)]
    assert found == [38, 36, 36, 36]
    assert REMOVED[1:] == (11, 11, 9, 7)
    assert [sum(lays) for lays in LAYS[1:]] == [4, 4, 4, 4]
    assert LAYS[3] == (2, 1, 1)


def case_number_rule():
    allowed = {1: [1, 2, 4], 2: [1, 2, 3], 3: [2, 3, 4], 4: [1, 3, 4]}
    for front, numbers in allowed.items():
        assert [v for v in (1, 2, 3, 4) if fits(front, v)] == numbers
    game = table(cards=(1, 1, 1, 3))
    assert game.allowed() == [2, 3, 4]
    event = {"e": "build", "p": 0, "number": 1, "count": 1, "broken": []}
    refused(game, event, "number_rule")


def case_dice_come_in_batches_of_four():
    game = table(cards=(1, 1, 1, 3))
    game.apply({"e": "hand", "p": 0, "cards": 9})
    game.apply({"e": "build", "p": 0, "number": 3, "count": 2, "broken": []})
    assert game.asks() == [6, 6, 6, 6]
    game.apply({"e": "roll", "k": 0, "of": [6] * 4, "got": [0, 1, 2, 3]})
    assert game.asks() == [6, 6]
    refused(game, {"e": "pass", "p": 0}, "roll_first")
    refused(game, {"e": "roll", "k": 0, "of": [6, 6], "got": [0, 0]}, "roll_k")
    refused(game, {"e": "roll", "k": 4, "of": [6], "got": [0]}, "roll_of")
    refused(game, {"e": "roll", "k": 4, "of": [6, 6], "got": [0, 6]}, "roll_got")
    game.apply({"e": "roll", "k": 4, "of": [6, 6], "got": [4, 5]})
    assert game.rolled == [1, 1, 1, 1, 0, 0]
    for number, count, batches in (
        (4, 1, [4]),
        (2, 2, [4]),
        (1, 1, [1]),
        (3, 1, [3]),
        (1, 2, [2]),
    ):
        game = table(cards=(1, 1, 1, 3 if number == 3 else 1))
        game.apply({"e": "build", "p": 0, "number": number, "count": count, "broken": []})
        seen = []
        while game.asks():
            of = game.asks()
            seen.append(len(of))
            game.apply({"e": "roll", "k": game.k, "of": of, "got": [BLANK] * len(of)})
        assert seen == batches


def case_derailment_takes_what_is_missing():
    road = Railway()
    road.cards, road.at = [1, 1, 1, 1], 2
    taken, broken, missing = road.drive(3, 1)
    assert (taken, broken, missing) == ([], 0, 2)
    assert len(road.take(missing)) == 2
    assert len(road.cards) == 2 and road.behind() == 1 and road.ahead() == 0
    road.cards, road.at = [1, 1], 0
    assert road.drive(3, 1)[2] == 2
    assert len(road.take(2)) == 1
    assert len(road.cards) == 1 and road.at == 0


def case_a_build_that_derails():
    game = table(cards=(2, 2, 2, 2))
    build(game, 1, 2, 2)
    assert game.derails == [0, 0] and game.railway.ahead() == 1
    build(game, 2, 2, 4)
    assert game.last == [1, 4, 1, 0, 1]
    assert game.derails == [0, 1] and game.piles == [[], [2]]
    assert game.seat == 0 and game.pile == 36 - 3


def case_pass_moves_then_costs_one():
    game = table()
    game.apply({"e": "pass", "p": 0})
    assert game.railway.ahead() == 0 and game.railway.behind() == 2
    assert game.piles == [[1], []] and game.derails == [0, 0]
    game.railway.cards, game.railway.at = [1], 0
    game.apply({"e": "pass", "p": 1})
    assert game.piles == [[1], []] and len(game.railway.cards) == 1
    game.railway.cards, game.railway.at = [3, 4], 0
    game.apply({"e": "pass", "p": 0})
    assert game.piles == [[1, 3], []] and game.railway.cards == [4]


def case_broken_track_costs_a_card_at_once():
    game = table(cards=(1, 2, 3, 4), broken=(4,))
    build(game, 4, 1, 1)
    assert game.last == [0, 1, 0, 1, 1]
    assert game.piles[0] == [1] and game.derails == [0, 0]
    assert game.broken_left == 3
    game = table(cards=(1, 2, 3, 4), broken=(4,))
    game.apply({"e": "pass", "p": 0})
    assert game.phase == "lay" and game.taken == [1, 2]
    game.apply({"e": "lay", "p": 0, "order": [2, 1]})
    assert game.piles[0] == [2, 1]
    game = table(cards=(1, 2, 3, 4), broken=(4,), pass_broken=0)
    game.apply({"e": "pass", "p": 0})
    assert game.piles[0] == [1]
    assert cards_of([2, 2], [2]) == [2, -2]


def case_best_order():
    for pile, cards, rest in (
        ([3, 1], [1, 3, 2], [2]),
        ([], [4, 4], []),
        ([4, 2], [4, 2], []),
        ([2, 3], [2], [2, 3, 2]),
        ([4, 3, 2], [2, 3, 4], []),
        ([1, 4], [1, 4, 4], [4]),
        ([2], [2, 2], [2]),
    ):
        lay(pile, best_order(pile, cards))
        assert pile == rest
    assert final_count([2, 3, 2], [0] * 4)[0] == 7


def case_rubble_costs_no_move():
    game = table()
    game.apply({"e": "rubble", "p": 0, "cards": [3, 2, 3]})
    assert game.offer() == [2, 3, 3]
    refused(game, {"e": "lay", "p": 0, "order": [3, 3, 3]}, "order")
    game.apply({"e": "lay", "p": 0, "order": game.offer()})
    assert game.piles[0] == [2] and game.rubble_left == 2 and game.railway.at == 2
    refused(game, {"e": "rubble", "p": 1, "cards": [1, 1, 1]}, "rubble_left")
    refused(game, {"e": "rubble", "p": 1, "cards": []}, "rubble_cards")
    refused(game, {"e": "rubble", "p": 0, "cards": [1]}, "not_your_turn")


def case_ties():
    def key(*cards):
        return final_count(list(cards), [0] * 4)

    def found(counts, *wanted):
        return ranked(counts, STEPS) == list(wanted)

    assert found([key(4, 1, 1), key(2, 2, 2)], (2, "fours"), (1, "fours"))
    assert found([key(3, 3), key(4, 2)], (1, "fours"), (2, "fours"))
    assert found([key(4, 2), key(2, 2, 2)], (1, "cards"), (2, "cards"))
    assert found([key(1, 2), key(2, 1), key(4)], (1, "shared"), (1, "shared"), (3, ""))
    assert found([key(1), key(2)], (1, ""), (2, ""))  # the points decide
    nine = [9, 3, 1, 1, 1, 0]
    assert found([nine, [9, 3, 1, 0, 3, 0]], (2, "threes"), (1, "threes"))
    assert found([nine, [9, 3, 1, 1, 0, 2]], (2, "twos"), (1, "twos"))
    assert found([nine, [9, 3, 1, 1, 1, 2]], (1, "ones"), (2, "ones"))
    assert found([nine], (1, ""))


def case_chances():
    assert ways(4, "111100") == [16, 128, 384, 512, 256]
    for dice, ahead, thousandths in (
        (1, 0, 667),
        (4, 1, 889),
        (4, 3, 198),
        (6, 5, 88),
        (8, 7, 39),
    ):
        assert chance_to_derail(dice, ahead, "111100") == thousandths
    assert chance_to_derail(3, 3, "111100") == 0
    assert sum(ways(5, "210000")) == 6**5


def case_every_player_has_as_many_turns():
    for players, each in ((2, 18), (3, 12), (4, 9), (1, 38)):
        game = table(players)
        turns = [0] * players
        while game.phase == "turn":
            turns[game.seat] += 1
            assert game.last_turn() == (sum(turns) == each * players)
            game.apply({"e": "pass", "p": game.seat})
        assert turns == [each] * players and game.pile == 0
        for p in range(players):
            assert not game.over() and game.score()["players"][p]["total"] is None
            game.apply({"e": "scores", "p": p, "v": [p, 0, 0, 0]})
        assert game.over()
        game.apply({"e": "scores", "p": 0, "v": [0, 0, 0, 9]})
        assert game.score()["players"][0]["total"] >= 36
        assert dict(game.score()["players"][0]["rows"])["fours"] >= 36


def case_corrections_of_the_draw_pile():
    game = table()
    assert game.pile == 35
    game.apply({"e": "pile", "left": 0})
    assert game.last_turn()
    game.apply({"e": "pass", "p": 0})
    assert game.phase == "count"
    refused(game, {"e": "scores", "p": 2, "v": [0] * 4}, "no_such_player")
    refused(game, {"e": "scores", "p": 0, "v": [0] * 3}, "counts")


def case_the_start_railway():
    game = Game({}, 3)
    assert game.asks() == [3]
    game.apply({"e": "roll", "k": 0, "of": [3], "got": [2]})
    assert game.seat == 2 and game.lays() == (2, 1, 1)
    event = {"e": "railway", "cards": [1, 3, 1, 3], "broken": [1]}
    refused(game, {"e": "railway", "cards": [1, 3, 1], "broken": []}, "start_cards")
    refused(game, {"e": "railway", "cards": [1, 3, 1, 3], "broken": [2, 1]}, "broken_places")
    assert game.why_not(event) is None
    strict = Game({"start_numbers": 1, "start_broken": 0}, 1)
    refused(strict, event, "start_broken")
    refused(strict, {"e": "railway", "cards": [1, 3, 1, 3], "broken": []}, "start_numbers")


def case_dice_only():
    game = Game({"level": "dice"}, 0)
    refused(game, {"e": "pass", "p": 0}, "dice_level")
    game.apply({"e": "wheels", "number": 2, "count": 3})
    game.apply({"e": "roll", "k": 0, "of": [6] * 4, "got": [0] * 4})
    game.apply({"e": "roll", "k": 4, "of": [6] * 2, "got": [5] * 2})
    assert game.rolled == [1, 1, 1, 1, 0, 0] and game.asks() is None
    game.apply({"e": "end"})
    assert game.over() and game.mode() == "dice"
    refused(table(), {"e": "wheels", "number": 2, "count": 3}, "full_level")


def case_a_copy_lives_alone():
    game = table(cards=(1, 2, 3, 4))
    other = game.copy()
    before = game.state()
    assert other.state() == before
    other.apply({"e": "pass", "p": 0})
    other.railway.cards.append(1)
    other.piles[1].append(2)
    assert game.state() == before != other.state()


def case_bad_options():
    refusals.not_taken(
        emma,
        (
            ({"level": "easy"}, 2),
            ({"pass_broken": True}, 2),
            ({"pass_broken": 1.0}, 2),
            ({"colour": 1}, 2),
            ({}, 5),
            ({}, 0),
        ),
    )
