"""Off the Rails: the digest's test vectors, and turns as a table would play them."""

import firmware.games.off_the_rails.game as off_the_rails
from firmware.games.off_the_rails.game import Game
from tests.support import refusals

ALL_ON = {"cards": 1, "bag": 1, "speeds": 1, "holds": 1, "score": 1, "seats": "listed"}


def rolled(game, *got):
    """Answer what the game asks for."""
    game.apply({"e": "roll", "k": game.k, "of": game.asks(), "got": list(got)})


def reported(game):
    """The points of every player: jewels, carts, rubies, missions and the total."""
    return [[value for _, value in player["rows"]] for player in game.score()["players"]]


def ready(players=2, **options):
    """A game at its first turn, all draws 0."""
    for name, value in (("seats", "listed"), ("bag", 0), ("holds", 0), ("score", 0)):
        options.setdefault(name, value)
    game = Game(options, players)
    while game.asks():
        rolled(game, *[0] * len(game.asks()))
    return game


def turn(game, *outcomes):
    """The active player does nothing; the deposit phase gets these draws, then zeros."""
    while game.phase in ("act", "move"):
        game.apply({"e": "done", "p": game.active()})
    outcomes = list(outcomes)
    while game.asks():
        of = game.asks()
        rolled(game, *[outcomes.pop(0) if outcomes else 0 for _ in of])


def refused(game, event, key):
    refusals.refused(off_the_rails, game, event, key)


def case_deck_sizes():
    for players, intro, cards in ((4, 0, 21), (3, 0, 17), (2, 0, 17), (4, 1, 13), (2, 1, 13)):
        game = ready(players, intro=intro)
        assert game.deck.cards() == cards
        drawn = 0
        while game.deck.asks():
            if game.deck.draw(0) >= 0:
                drawn += 1
        assert drawn == cards


def case_a_card_is_a_mine_then_a_number():
    game = Game({"seats": "listed"}, 2)
    outcomes = (2, 7, 2, 0, 0, 3, 0, 0)
    for i, of in enumerate(([4], [8], [3], [8], [2], [8], [1], [8])):
        assert game.asks() == of
        rolled(game, outcomes[i])
        if i == 1:
            assert game.vein == [8 * 2 + 7, 3]
    assert game.turn == 1 and game.deck.cards() == 17
    # Of the green cards the eighth was seen: seven are left to be drawn.
    game.apply({"e": "done", "p": 0})
    rolled(game, 2)
    assert game.asks() == [7]
    rolled(game, 6)
    assert game.vein == [8 * 2 + 6, 3]
    assert game.active() == 1


def case_seats():
    game = Game({}, 2)
    game.apply({"e": "chooser", "p": 0, "clan": 1})
    assert game.clans == [1, 3] and game.order == [1, 0]
    game = Game({"sides": "RBGY"}, 4)
    refused(game, {"e": "chooser", "p": 4, "clan": 0}, "no_such_player")
    refused(game, {"e": "chooser", "p": 0, "clan": 4}, "clan")
    game.apply({"e": "chooser", "p": 1, "clan": 0})
    assert game.asks() == [3, 2, 1]
    # Sides clockwise from red: blue, green, yellow.
    rolled(game, 2, 0, 0)
    assert game.clans == [1, 0, 3, 2] and game.order == [2, 3, 0, 1]
    game = Game({}, 3)
    game.apply({"e": "chooser", "p": 2, "clan": 3})
    assert game.asks() == [3, 2]
    rolled(game, 1, 1)
    assert game.clans == [1, 2, 3] and game.order == [0, 1, 2]


def case_speed_dice():
    game = ready()
    game.apply({"e": "place", "p": 0, "cart": 0})
    assert game.carts.speeds[0] == 3 and game.actions == 3
    for _ in range(2):
        game.apply({"e": "speed", "p": 0, "cart": 0, "by": -1})
    refused(game, {"e": "speed", "p": 0, "cart": 0, "by": -1}, "speed_limit")
    assert game.actions == 1 and game.carts.speeds[0] == 1
    refused(game, {"e": "place", "p": 0, "cart": 0}, "cart_on_board")
    refused(game, {"e": "speed", "p": 0, "cart": 1, "by": 1}, "cart_in_supply")
    refused(game, {"e": "place", "p": 0, "cart": 2}, "not_your_cart")
    game.apply({"e": "track", "p": 0, "kind": "lay"})
    refused(game, {"e": "track", "p": 0, "kind": "upgrade"}, "no_actions")
    turn(game)
    turn(game)
    for _ in range(4):
        game.apply({"e": "speed", "p": 0, "cart": 0, "by": 1})
    turn(game)
    turn(game)
    game.apply({"e": "speed", "p": 0, "cart": 0, "by": 1})
    refused(game, {"e": "speed", "p": 0, "cart": 0, "by": 1}, "speed_limit")
    assert game.carts.speeds[0] == 6 and game.actions == 3


def holding(hold, other=(0, 0, 0, 0, 0), players=2, **options):
    """All helpers on; carts 0 (moving) and 2 (of the next player) stand on the board."""
    full = dict(ALL_ON)
    full.update(options)
    game = Game(full, players)
    while game.asks():
        rolled(game, *[0] * len(game.asks()))
    turn(game)
    game.apply({"e": "place", "p": 1, "cart": 2})
    turn(game)
    for extra in range(players - 2):
        assert game.active() == 2 + extra
        turn(game)
    game.apply({"e": "place", "p": 0, "cart": 0})
    game.apply({"e": "done", "p": 0})
    for cart, jewels in ((0, hold), (2, other)):
        game.jewels.holds[cart] = list(jewels)
        for kind, count in enumerate(jewels):
            game.jewels.bag[kind] -= count
    assert game.jewels.total() == 66
    return game


def crash(game, drop, joined=1, at=-1):
    event = {"e": "collide", "p": 0, "cart": 0, "with": 2, "joined": joined}
    event["drop"], event["at"] = drop, at
    return event


def case_collisions_drop_half_rounded_up():
    for hold, drop in (
        ([0, 5, 0, 0, 0], [0, 3, 0, 0, 0]),
        ([0, 2, 2, 0, 0], [0, 0, 2, 0, 0]),
        ([0, 0, 0, 0, 1], [0, 0, 0, 0, 1]),
    ):
        game = holding([0, 1, 0, 0, 0], hold)
        refused(game, crash(game, [0, 0, 0, 0, 0]), "drop")
        game.apply(crash(game, drop))
        assert game.jewels.heaps[-1] == [32] + drop
        assert sum(game.jewels.holds[2]) == sum(hold) - sum(drop)
        assert game.carts.where[0] == game.carts.where[2] == 1
        assert game.carts.to_move == [] and game.jewels.total() == 66


def case_empty_carts_derail():
    nothing = [0] * 5
    game = holding(nothing)
    game.apply(crash(game, nothing))
    assert game.carts.where[0] == game.carts.where[2] == 0
    game = holding(nothing, [1, 0, 0, 0, 0])
    bag = list(game.jewels.bag)
    game.apply(crash(game, [1, 0, 0, 0, 0], at=5))
    assert game.carts.where[0] == 0 and game.carts.where[2] == 1
    assert game.jewels.heap(5)[0] >= 1 and game.jewels.bag == bag
    game = holding(nothing)
    game.apply(crash(game, nothing, joined=0))
    assert game.carts.where[0] == game.carts.where[2] == 1
    game = holding([1, 0, 0, 0, 0], [0, 2, 0, 0, 0], bumper=1)
    game.apply(crash(game, nothing))
    assert sum(game.jewels.holds[2]) == 2


def case_the_gadget_draws_the_drop():
    game = holding([1, 0, 0, 0, 0], [0, 2, 1, 0, 0], fists="draw")
    game.apply(crash(game, [0] * 5))
    assert game.asks() == [3, 2]
    rolled(game, 2, 0)
    assert game.jewels.holds[2] == [0, 1, 0, 0, 0]
    assert game.jewels.heaps[-1][1:] == [0, 1, 1, 0, 0] and game.phase == "move"


def case_the_bag_alone():
    game = Game({"cards": 0, "speeds": 0, "bag": 1, "seats": "listed"}, 2)
    for at in (0, 8, 16, 24):
        game.apply({"e": "vein", "at": at, "jewels": 2})
        assert len(game.asks()) == 2
        rolled(game, 0, 12)
    assert game.turn == 1 and game.jewels.bag == [8, 20, 15, 10, 5]
    refused(game, {"e": "return", "v": [0, 0, 0, 0, 1]}, "not_there")
    game.apply({"e": "return", "v": [1, 0, 0, 0, 0]})
    assert game.jewels.bag[0] == 9 and game.jewels.total() == 66
    game.apply({"e": "done", "p": 0})
    refused(game, {"e": "vein", "at": 8, "jewels": 2}, "card_seen")
    game.apply({"e": "chasm", "p": 0})
    assert game.final_turns() == 2


def case_a_short_bag_gives_fewer():
    for policy, asked in (("fewer", [2, 1]), ("none", None)):
        game = Game({"cards": 0, "bag": 1, "seats": "listed", "bag_empty": policy}, 2)
        game.jewels.removed = [12, 24, 15, 10, 3]
        game.jewels.bag = [0, 0, 0, 0, 2]
        game.apply({"e": "vein", "at": 7, "jewels": 3})
        assert game.asks() == asked


def case_a_copy_lives_alone():
    game = holding([0, 1, 0, 0, 0], [0, 2, 0, 0, 0])
    other = game.copy()
    before = game.state()
    assert other.state() == before
    other.apply(crash(other, [0, 1, 0, 0, 0]))
    other.deck.unseen[0].pop()
    assert game.state() == before != other.state()


def case_bad_options():
    refusals.not_taken(
        off_the_rails, (({"cards": 2}, 2), ({"solo": 1}, 2), ({}, 1), ({}, 5), ({}, "2"))
    )


def case_holds_without_the_bag():
    game = ready(2, cards=0, speeds=0, holds=1, score=1)
    game.apply({"e": "place", "p": 0, "cart": 0})
    game.apply({"e": "done", "p": 0})
    event = {"e": "pick", "p": 0, "cart": 0, "at": -1, "stop": 0, "v": [0, 0, 0, 0, 1]}
    for _ in range(5):
        game.apply(event)
    refused(game, event, "hold_full")
    game.apply({"e": "bank", "p": 0, "cart": 0})
    assert game.jewels.stocks[0] == [0, 0, 0, 0, 5] and game.jewels.total() == 66
    game.apply({"e": "done", "p": 0})
    game.apply({"e": "place", "p": 1, "cart": 3})
    game.apply({"e": "done", "p": 1})
    event["p"], event["cart"] = 1, 3
    refused(game, event, "not_there")
    game.apply({"e": "done", "p": 1})
    game.apply({"e": "end"})
    assert game.over() and game.carts.where == [0, 0, 0, 2]
    assert reported(game) == [[20, 6, 0, 0], [0, 3, 0, 0]]


def case_hit_carts_without_the_holds():
    game = ready(2)
    game.apply({"e": "place", "p": 0, "cart": 1})
    turn(game)
    game.apply({"e": "place", "p": 1, "cart": 2})
    game.apply({"e": "place", "p": 1, "cart": 3})
    game.apply({"e": "done", "p": 1})
    game.apply({"e": "derail", "p": 1, "cart": 1})
    game.apply({"e": "derail", "p": 1, "cart": 3})
    assert game.carts.where == [0, 0, 1, 0] and game.carts.to_move == [2]
    refused(game, {"e": "derail", "p": 1, "cart": 0}, "moved_already")
    game.apply({"e": "stop", "p": 1, "cart": 2, "at": -1})
    refused(game, {"e": "stop", "p": 1, "cart": 2, "at": -1}, "moved_already")
    refused(game, {"e": "pick", "p": 1, "cart": 2, "at": 0, "stop": 0, "v": [1] * 5}, "helper_off")


def case_own_carts_collide_too():
    game = holding([0, 1, 0, 0, 0])
    game.carts.place(1)
    game.carts.to_move = [0, 1]
    game.jewels.holds[1] = [0, 0, 0, 0, 2]
    game.jewels.bag[4] -= 2
    event = {"e": "collide", "p": 0, "cart": 0, "with": 1, "joined": 1, "at": 9}
    event["drop"] = [0, 0, 0, 0, 1]
    game.apply(event)
    assert game.carts.to_move == [1] and game.jewels.heap(9)[4] >= 1
    game.apply({"e": "bank", "p": 0, "cart": 1})
    assert game.jewels.stocks[0] == [0, 0, 0, 0, 1] and game.jewels.total() == 66
