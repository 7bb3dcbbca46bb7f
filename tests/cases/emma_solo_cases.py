"""Emma alone: the limit of derailments, the record, and Betsy."""

from firmware.games.emma.game import Game
from tests.cases.emma_cases import build, refused, table


def turned_up(game, kind, number, fits=0, broken=0):
    event = {"e": "betsy", "kind": kind, "number": number}
    event["broken"], event["fits"] = broken, fits
    game.apply(event)


def case_betsy_wins_ties():
    def over(points, cards):
        game = table(1, solo="betsy")
        game.phase = "count"
        game.piles = [[], [1, 2] * 4 + [1]]
        assert len(game.piles[1]) == cards
        game.apply({"e": "scores", "p": 0, "v": [points, 0, 0, 0]})
        assert game.mode() == "betsy"
        return game.score()

    assert over(9, 9)["note"] == ("lost", ())
    found = over(8, 9)
    assert found["note"] == ("won", ()) and found["record"] == 8
    assert found["players"][0]["line"] == ("against_betsy", (8, 9))


def case_betsy_plays():
    game = table(1, cards=(2, 3, 4, 4), solo="betsy")
    assert game.pile == 37
    game.apply({"e": "pass", "p": 0})
    refused(game, {"e": "pass", "p": 0}, "betsy_turn")
    card = {"e": "betsy", "kind": "railway", "number": 2, "broken": 0, "fits": 1}
    refused(game, card, "betsy_fits")
    card["fits"] = 0
    game.apply(card)
    assert game.piles == [[2], [3]] and game.railway.cards == [4, 4]
    game.apply({"e": "rubble", "p": 0, "cards": [2]})
    assert game.piles[0] == []
    card["number"], card["fits"] = 3, 1
    game.apply(card)
    # Three steps, one card ahead: she derails and pays exactly one card.
    assert game.derails == [0, 1] and game.last == [1, 3, 2, 0, 1]
    assert game.piles[1] == [3, 4] and game.railway.cards == [4, 3]
    game.apply({"e": "pass", "p": 0})
    game.apply({"e": "betsy", "kind": "rubble", "number": 4, "broken": 0, "fits": 0})
    assert game.piles[1] == [3] and game.pile == 38 - 7


def case_the_fourth_derailment_loses():
    game = table(1, derail_limit=3)
    for derails in (1, 2, 3, 4):
        game.railway.cards, game.railway.at = [1, 1], 1
        build(game, 4, 1, 2)
        assert game.derails == [derails]
    assert game.lost and game.over() and game.score()["note"] == ("lost", ())
    assert game.mode() == "score_limit" and game.score()["record"] is None
    assert game.score()["players"][0]["place"] is None
    assert game.score()["players"][0]["total"] is None  # points of a game that ended early
    refused(game, {"e": "pass", "p": 0}, "over")


def case_the_record_compares_points_of_one_mode():
    game = table(1)
    assert game.score()["record"] is None and game.mode() == "score"
    while game.phase == "turn":
        game.apply({"e": "pass", "p": 0})
    game.apply({"e": "scores", "p": 0, "v": [1, 0, 0, 2]})
    found = game.score()
    assert found["record"] == found["players"][0]["total"] >= 9 and found["note"] is None


def case_betsy_may_begin():
    game = table(1, cards=(1, 2, 3, 4), solo="betsy", betsy_first=1)
    assert game.seat == 1 and game.pile == 37 and game.hands == [2]
    turned_up(game, "railway", 4, fits=1)
    # Four steps with two cards ahead: she derails, pays one card, and rolls no dice.
    assert game.asks() is None and game.k == 0
    assert game.piles[1] == [1] and game.railway.ahead() == 0
    assert game.seat == 0 and game.hands == [3]


def case_broken_track_and_betsy():
    for costs, pile in ((1, [1, 2]), (0, [1])):
        game = table(1, cards=(1, 2, 3, 4), solo="betsy", betsy_first=1, betsy_broken=costs)
        turned_up(game, "railway", 4, fits=1, broken=1)
        # She crosses her own broken card, then derails.
        assert game.piles[1] == pile and game.broken_left == 3
    game = table(1, cards=(1, 2, 3, 4), solo="betsy", betsy_first=1)
    turned_up(game, "railway", 2, fits=0, broken=1)
    assert game.piles[1] == [1] and game.broken_left == 3 and len(game.railway.cards) == 3


def case_whose_derailments_count():
    for counts, lost in (("own", 0), ("all", 1)):
        options = {"solo": "betsy", "derail_limit": 3, "limit_counts": counts, "betsy_first": 1}
        game = table(1, **options)
        for _ in range(4):
            game.railway.cards, game.railway.at = [1, 1], 1
            turned_up(game, "railway", 4, fits=1)
            if not game.over():
                game.apply({"e": "pass", "p": 0})
        assert game.derails[1] == 4 and game.lost == lost == int(game.over())


def case_a_lost_game_names_the_derailments_that_count():
    """Betsy derails as often, but the limit is on one's own alone."""
    for counts, of_both in (("own", 7), ("all", 4)):
        game = table(1, solo="betsy", derail_limit=3, limit_counts=counts)
        while not game.over():
            game.railway.cards, game.railway.at = [1, 1], 1
            if game.seat:
                turned_up(game, "railway", 4, fits=1)
            else:
                build(game, 4, 1, 2)
        assert game.score()["players"][0]["line"] == ("derails", (4,))
        assert sum(game.derails) == of_both


def case_broken_track_is_no_derailment():
    game = table(1, cards=(1, 1, 1, 1), broken=(4,), derail_limit=3)
    build(game, 1, 2, 2, broken=(1,))
    # Over two broken cards: a card for each, taken at once from the rear.
    assert game.last == [0, 2, 0, 2, 2] and game.derails == [0]
    assert game.railway.cards == [1, -1, -1, 1] and game.railway.at == 2
    assert game.piles[0] == []


def case_penalties_stop_behind_emma():
    game = table(1, cards=(1, 2, 3, 4), broken=(4,))
    game.railway.cards, game.railway.at = [-3, -4], 0
    build(game, 4, 1, 3, broken=(1,))
    # Both cards entered are broken and one step is missing; only two cards lie behind her.
    assert game.last == [0, 3, 1, 2, 2] and len(game.railway.cards) == 1
    assert game.taken == [3, 4] and game.phase == "lay"


def case_only_four_cards_are_broken():
    game = table(1, broken=(1, 2, 3, 4), cards=(1, 1, 1, 1))
    event = {"e": "build", "p": 0, "number": 1, "count": 1, "broken": [1]}
    refused(game, event, "broken_left")
    assert Game({"solo": "betsy"}, 2).betsy is False
