"""Off the Rails: which jewels a cart may take, from squares where it stops and that it passes."""

from firmware.games.off_the_rails.game import Game
from tests.cases.off_the_rails_cases import ALL_ON, holding, refused, rolled, turn


def pick(game, stop, *v):
    return {"e": "pick", "p": 0, "cart": 0, "at": 3, "stop": stop, "v": list(v)}


def at_square(jewels, hold):
    game = holding(hold)
    game.jewels.swallow(3)
    game.jewels.put(3, jewels)
    for kind, count in enumerate(jewels):
        game.jewels.bag[kind] -= count
    return game


def case_picking_up():
    heap = [2, 0, 0, 1, 0]
    game = at_square(heap, [0, 4, 0, 0, 0])
    refused(game, pick(game, 1, 0, 0, 0, 1, 0), "rocks_first")
    refused(game, pick(game, 1, 2, 0, 0, 0, 0), "hold_full")
    game.apply(pick(game, 1, 1, 0, 0, 0, 0))
    refused(game, pick(game, 1, 1, 0, 0, 0, 0), "halted")
    refused(game, {"e": "bank", "p": 0, "cart": 0}, "halted")
    game.apply({"e": "stop", "p": 0, "cart": 0, "at": -1})
    assert game.carts.at[0] == 3 and game.jewels.heap(3) == [1, 0, 0, 1, 0]
    game = at_square(heap, [0] * 5)
    refused(game, pick(game, 1, 1, 0, 0, 1, 0), "rocks_first")
    refused(game, pick(game, 1, 2, 0, 0, 1, 0), "stop_two")
    refused(game, pick(game, 0, 2, 0, 0, 0, 0), "pass_one")
    refused(game, pick(game, 1, 0, 0, 0, 0, 1), "not_there")
    game.apply(pick(game, 1, 2, 0, 0, 0, 0))
    assert game.jewels.holds[0] == [2, 0, 0, 0, 0]
    game = at_square(heap, [0] * 5)
    refused(game, pick(game, 0, 0, 0, 0, 1, 0), "rocks_first")
    game.apply(pick(game, 0, 1, 0, 0, 0, 0))
    game.apply({"e": "bank", "p": 0, "cart": 0})
    assert game.jewels.stocks[0] == [1, 0, 0, 0, 0] and game.carts.where[0] == 0
    assert game.score()["players"] == []


def case_nothing_from_the_starting_square():
    game = at_square([0, 2, 0, 0, 0], [0] * 5)
    game.carts.at[0] = 3
    refused(game, pick(game, 0, 0, 1, 0, 0, 0), "start_square")
    game.options["loop_pick"] = 1
    game.apply(pick(game, 0, 0, 1, 0, 0, 0))


def full_board(**options):
    """Everything known, player 0 about to move a cart over the four first veins."""
    game = Game(dict(ALL_ON, **options), 2)
    while game.asks():
        rolled(game, *[0] * len(game.asks()))
    game.apply({"e": "place", "p": 0, "cart": 0})
    return game


def passes(game, square):
    heap = game.jewels.heap(square)
    v = [0] * 5
    v[0 if heap[0] else heap.index(max(heap))] = 1
    return {"e": "pick", "p": 0, "cart": 0, "at": square, "stop": 0, "v": v}


def case_a_cart_takes_one_from_each_square_that_its_speed_lets_it_pass():
    game = full_board()
    game.apply({"e": "done", "p": 0})
    squares = [heap[0] for heap in game.jewels.heaps]
    game.apply(passes(game, squares[0]))
    refused(game, passes(game, squares[0]), "passed_once")
    game.apply(passes(game, squares[1]))
    refused(game, passes(game, squares[2]), "pass_limit")  # speed 3: two passed, then it stops
    game.apply(dict(passes(game, squares[2]), stop=1))
    assert sum(game.jewels.holds[0]) == 3
    slow = full_board()
    for _ in (1, 2):
        slow.apply({"e": "speed", "p": 0, "cart": 0, "by": -1})
    slow.apply({"e": "done", "p": 0})
    refused(slow, passes(slow, squares[0]), "pass_limit")
    old = full_board(passing=0)
    old.apply({"e": "done", "p": 0})
    for _ in (1, 2):
        old.apply(passes(old, squares[0]))


def case_nothing_is_taken_where_the_movement_begins():
    game = full_board()
    game.apply({"e": "done", "p": 0})
    square = game.jewels.heaps[0][0]
    game.apply({"e": "stop", "p": 0, "cart": 0, "at": square})
    turn(game)
    turn(game)
    game.apply({"e": "done", "p": 0})
    refused(game, passes(game, square), "start_square")


def case_one_cart_after_the_other():
    game = at_square([0, 3, 0, 0, 0], [0] * 5)
    game.carts.place(1)
    game.carts.to_move = [0, 1]
    game.apply(pick(game, 0, 0, 1, 0, 0, 0))
    refused(game, {"e": "bank", "p": 0, "cart": 1}, "other_cart_first")
    game.apply({"e": "stop", "p": 0, "cart": 0, "at": 3})
    assert game.carts.at[0] == 3
    game.apply({"e": "bank", "p": 0, "cart": 1})
