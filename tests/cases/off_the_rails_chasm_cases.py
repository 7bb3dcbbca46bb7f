"""Off the Rails: the chasm, the end, and the count."""

from firmware.games.off_the_rails.game import Game
from firmware.games.off_the_rails.scoring import ranking, rows
from tests.cases.off_the_rails_cases import ALL_ON, ready, refused, reported, rolled, turn


def to_chasm(game, drawer):
    """Turns until `drawer` turns up the chasm card."""
    while game.drawer < 0:
        chasm_now = 4 in game.deck.left and game.active() == drawer
        turn(game, len(game.deck.left) - 1 if chasm_now else 0)


def case_final_turns_end_with_the_drawer():
    game = ready(4)
    while game.deck.stack < 4:
        turn(game)
    to_chasm(game, 1)
    assert game.drawer == 1
    seen = []
    while not game.collapsed:
        seen.append(game.active())
        assert game.final_turns() == 5 - len(seen)
        if game.active() == 2 and game.carts.where[4] == 0:
            game.apply({"e": "place", "p": 2, "cart": 4})
        turn(game)
        if game.phase == "collapse":
            assert len(game.squares) == 4
            assert sorted([square // 8 for square in game.squares]) == [0, 1, 2, 3]
            game.apply({"e": "collapse", "squares": [], "hits": []})
    assert seen == [2, 3, 0, 1]
    assert game.active() == 2 and game.phase == "act"
    game.apply({"e": "done", "p": 2})
    game.apply({"e": "done", "p": 2})
    assert game.phase == "token" and game.asks() == [16]
    rolled(game, 4)
    assert game.token == 1 and game.tokens == [4, 3, 4, 4]
    game.apply({"e": "token", "p": 2, "placed": 1, "hit": -1, "at": -1})
    assert game.active() == 3


def collapsed(**options):
    """Two players in the chasm phase; both black carts stand on the board."""
    game = ready(2, **options)
    game.apply({"e": "place", "p": 0, "cart": 0})
    turn(game)
    game.apply({"e": "place", "p": 1, "cart": 2})
    turn(game)
    while game.deck.stack < 4:
        turn(game)
    to_chasm(game, 1)
    while game.phase != "collapse":
        turn(game)
    game.apply({"e": "collapse", "squares": [], "hits": []})
    return game


def case_derailing_before_and_after_the_chasm():
    game = ready(2)
    game.apply({"e": "place", "p": 0, "cart": 0})
    game.apply({"e": "done", "p": 0})
    game.apply({"e": "derail", "p": 0, "cart": 0})
    assert game.carts.where[0] == 0
    for out_from, where in (("card", 2), ("collapse", 0)):
        game = ready(2, out_from=out_from)
        while game.deck.stack < 4:
            turn(game)
        to_chasm(game, 1)
        game.apply({"e": "place", "p": 0, "cart": 0})
        game.apply({"e": "done", "p": 0})
        game.apply({"e": "derail", "p": 0, "cart": 0})
        assert game.carts.where[0] == where
    game = collapsed()
    game.apply({"e": "done", "p": 0})
    game.apply({"e": "derail", "p": 0, "cart": 0})
    assert game.carts.where[0] == 2 and not game.over()
    refused(game, {"e": "derail", "p": 0, "cart": 0}, "moved_already")


def case_the_game_ends_without_carts_or_tokens():
    game = collapsed()
    game.apply({"e": "done", "p": 0})
    game.apply({"e": "bank", "p": 0, "cart": 0})
    game.apply({"e": "done", "p": 0})
    rolled(game, 0)
    game.apply({"e": "token", "p": 0, "placed": 1, "hit": 2, "at": -1})
    assert game.over() and game.carts.where == [0, 0, 2, 0]
    assert game.carts.saved(0, 1) == 2 and game.carts.saved(0, 0) == 1
    assert game.carts.saved(1, 1) == 1
    game = collapsed()
    tokens = 0
    while not game.over():
        turn(game)
        game.apply({"e": "token", "p": game.active(), "placed": 1, "hit": -1, "at": -1})
        tokens += 1
    assert tokens == 16 and game.carts.where == [2, 0, 2, 0]
    refused(game, {"e": "done", "p": 0}, "over")


def case_scores():
    options = {"ruby_tie": "all", "ruby_zero": 0, "winner_tie": "shared"}
    best = [6, 2, 1, 0, 2, 0]
    assert rows([best, [5, 0, 0, 0, 0, 0]], options)[0] == [13, 6, 5, 0]
    tied = [[3, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0]]
    assert [row[2] for row in rows(tied, options)] == [5, 5]
    assert ranking(tied, options) == [(1, "shared"), (1, "shared")]
    options["ruby_tie"] = "nobody"
    assert [row[2] for row in rows(tied, options)] == [0, 0]
    none = [[0] * 6, [0] * 6]
    options["ruby_tie"] = "all"
    assert [row[2] for row in rows(none, options)] == [0, 0]
    options["ruby_zero"] = 1
    assert [row[2] for row in rows(none, options)] == [5, 5]
    options["winner_tie"] = "jewels"
    diamonds = [[1, 0, 0, 1, 0, 0], [1, 2, 0, 0, 0, 0]]
    assert ranking(diamonds, options) == [(1, "diamonds"), (2, "diamonds")]
    assert ranking([best, [0, 0, 0, 1, 0, -1]], options) == [(1, ""), (2, "")]


def case_typed_scores():
    game = ready(2, cards=0, speeds=0, score=1, missions=1)
    assert game.phase == "act"
    game.apply({"e": "mission", "p": 1, "by": 1})
    game.apply({"e": "end"})
    assert not game.over()
    refused(game, {"e": "scores", "p": 0, "v": [25, 0, 0, 0, 0, 0]}, "too_many")
    refused(game, {"e": "scores", "p": 0, "v": [1, 0, 0, 0, 3, 0]}, "counts")
    game.apply({"e": "scores", "p": 0, "v": [20, 0, 0, 0, 1, 0]})
    refused(game, {"e": "scores", "p": 1, "v": [5, 0, 0, 0, 1, 0]}, "too_many")
    game.apply({"e": "scores", "p": 1, "v": [4, 5, 5, 3, 0, -3]})
    assert game.over()
    assert reported(game) == [[20, 3, 5, 0], [41, 0, 0, -3]]
    assert [p["total"] for p in game.score()["players"]] == [28, 38]
    game.apply({"e": "scores", "p": 1, "v": [4, 0, 0, 0, 0, 0]})
    assert [(p["place"], p["tie"]) for p in game.score()["players"]] == [(1, ""), (2, "")]


def case_a_helper_that_is_off_asks_for_nothing():
    game = ready(3, cards=0, speeds=0)
    refused(game, {"e": "track", "p": 0, "kind": "lay"}, "helper_off")
    refused(game, {"e": "place", "p": 0, "cart": 0}, "helper_off")
    refused(game, {"e": "vein", "at": 0, "jewels": 2}, "helper_off")
    for p in (0, 1, 2):
        game.apply({"e": "done", "p": p})
    refused(game, {"e": "chasm", "p": 0}, "chasm_drawer")
    game.apply({"e": "chasm", "p": 2})
    assert game.final_turns() == 3
    for p in (0, 1, 2):
        game.apply({"e": "done", "p": p})
    assert game.collapsed and game.k == 0
    for _ in range(16):
        assert not game.over()
        game.apply({"e": "done", "p": game.active()})
    assert game.over()
    refused(ready(2), {"e": "chasm", "p": 0}, "helper_on")
    refused(ready(2), {"e": "end"}, "cannot_end")


def case_the_chasm_takes_jewels():
    game = Game(dict(ALL_ON, swallowed="removed"), 2)
    while game.asks():
        rolled(game, *[0] * len(game.asks()))
    turn(game)
    while game.deck.stack < 4:
        turn(game)
    to_chasm(game, 0)
    game.apply({"e": "place", "p": 1, "cart": 2})
    while game.phase != "collapse":
        turn(game)
    game.jewels.put(game.squares[0], [0, 1, 0, 0, 0])
    game.jewels.bag[1] -= 1
    game.jewels.holds[2] = [0, 0, 1, 0, 0]
    game.jewels.bag[2] -= 1
    game.apply({"e": "collapse", "squares": [], "hits": [2]})
    assert game.jewels.removed[1] >= 1 and game.jewels.removed[2] >= 1
    assert game.jewels.heap(game.squares[0]) is None and game.jewels.total() == 66
    assert game.over() and len(game.score()["players"]) == game.options["score"] * game.players


def case_the_chasm_die():
    game = collapsed(chasm_die=1)
    turn(game, 15, 7)
    assert game.token == 3 and game.die == 31 and game.phase == "place"
    refused(game, {"e": "token", "p": 0, "placed": 0, "hit": 0, "at": -1}, "token")
    game.apply({"e": "token", "p": 0, "placed": 1, "hit": -1, "at": -1})


def case_no_square_for_a_token():
    game = collapsed(no_square="redraw")
    turn(game)
    game.apply({"e": "token", "p": 0, "placed": 0, "hit": -1, "at": -1})
    assert game.active() == 0 and game.asks() == [15]
    game = collapsed()
    turn(game)
    game.apply({"e": "token", "p": 0, "placed": 0, "hit": -1, "at": -1})
    assert game.active() == 1 and game.tokens_used == 1


def case_another_card_for_the_chasm():
    game = ready(2, chasm_again=1)
    while game.deck.stack < 4:
        turn(game)
    drawer = game.active()
    game.apply({"e": "done", "p": drawer})
    rolled(game, 4)
    assert game.drawer == drawer and game.asks() == [4] and game.active() == drawer


def case_an_empty_board_may_go_on():
    game = collapsed(empty_board="goes_on")
    for cart in (0, 2):
        game.apply({"e": "done", "p": cart // 2})
        game.apply({"e": "bank", "p": cart // 2, "cart": cart})
        assert not game.over()
        turn(game)
        game.apply({"e": "token", "p": cart // 2, "placed": 1, "hit": -1, "at": -1})
    game.apply({"e": "place", "p": 0, "cart": 1})
    assert game.carts.where == [0, 1, 0, 0] and not game.over()


def case_the_drop_can_end_nothing_but_the_derailment_can():
    game = collapsed()
    game.apply({"e": "done", "p": 0})
    game.apply({"e": "derail", "p": 0, "cart": 2})
    game.apply({"e": "derail", "p": 0, "cart": 0})
    assert game.over() and game.carts.where == [2, 0, 2, 0]


def last_turns(**options):
    """Both players have a cart on the board; player 0 has just turned up the chasm card."""
    game = ready(2, **options)
    for p in (0, 1):
        game.apply({"e": "place", "p": p, "cart": 2 * p})
        turn(game)
    while game.deck.stack < 4:
        turn(game)
    to_chasm(game, 0)
    return game


def bring_home(game):
    p = game.active()
    game.apply({"e": "done", "p": p})
    game.apply({"e": "bank", "p": p, "cart": 2 * p})


def case_carts_out_from_the_card_on_and_an_empty_board_begin_together():
    game = last_turns()
    bring_home(game)
    assert not game.over(), "the other cart is still below"
    game.apply({"e": "done", "p": 1})
    rolled(game, 0)
    rolled(game, 0)
    bring_home(game)
    assert game.over() and not game.collapsed
    for options in ({"out_from": "collapse"}, {"early_end": 0}):
        game = last_turns(**options)
        bring_home(game)
        game.apply({"e": "done", "p": 1})
        rolled(game, 0)
        rolled(game, 0)
        bring_home(game)
        assert not game.over(), "only after the collapse"


def case_what_was_drawn_is_known_until_the_next_draw():
    game = Game({"seats": "ask", "bag": 1}, 3)
    game.apply({"e": "chooser", "p": 2, "clan": 1})
    assert game.drawn == () and not game.fresh
    rolled(game, 2, 1)
    assert [what[0] for what in game.drawn] == ["clan"] * 3 and game.drawn[2] == ("clan", 2, 1)
    while game.asks():
        rolled(game, *[0] * len(game.asks()))
    kinds = [what[0] for what in game.drawn]
    assert kinds == ["clan"] * 3 + ["vein", "jewels"] * 4 and game.fresh
    game.apply({"e": "done", "p": game.active()})
    assert len(game.drawn) == 11 and not game.fresh
    rolled(game, 0)
    rolled(game, 0)
    assert [what[0] for what in game.drawn] == ["vein"]
