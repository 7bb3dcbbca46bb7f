"""The movement phase: what carts pick up, bank, lose and drop."""

from firmware.games.off_the_rails.bag import drawn, move, take_out
from firmware.games.off_the_rails.carts import OUT, SUPPLY
from firmware.games.off_the_rails.chasm import end_if_empty
from firmware.games.off_the_rails.legal_moving import to_drop


def pick(game, event):
    cart, v = event["cart"], event["v"]
    if game.has("board"):
        game.jewels.lift(event["at"], v)
    else:
        take_out(game.jewels.loose, v)
    move(v, game.jewels.holds[cart])
    game.carts.pick(cart, event["at"], event["stop"])


def stop(game, event):
    game.carts.stop(event["cart"], event["at"])


def bank(game, event):
    """Any surface square: the hold is safe and the cart is back in the supply."""
    game.jewels.bank(event["cart"])
    game.carts.leave(event["cart"], SUPPLY)
    end_if_empty(game)


def derail(game, event):
    derailed(game, event["cart"])
    end_if_empty(game)


def derailed(game, cart):
    """The hold goes back into the bag; in the end game the cart is out for good."""
    game.jewels.home_again(cart)
    from_card = game.options["out_from"] == "card" and game.drawer >= 0
    game.carts.leave(cart, OUT if from_card or game.collapsed else SUPPLY)


def collide(game, event):
    cart, other = event["cart"], event["with"]
    game.carts.stop(cart, -1)
    if not event["joined"]:
        return
    half = to_drop(game, other, 1)
    empty = [c for c in (cart, other) if not any(game.jewels.holds[c])]
    square = event["at"] if event["at"] >= 0 else game.carts.at[other]
    for c in empty:
        derailed(game, c)
    if half and game.options["fists"] == "draw":
        game.drop = [other, square, half]
        game.phase = "drop"
        return
    if half:
        take_out(game.jewels.holds[other], event["drop"])
        dropped(game, square, event["drop"])
    end_if_empty(game)


def drop_drawn(game, got):
    cart, square, _ = game.drop
    game.drop = []
    game.phase = "move"
    found = drawn(game.jewels.holds[cart], got)
    game.note("fall", *found)
    dropped(game, square, found)
    end_if_empty(game)


def dropped(game, square, jewels):
    if game.has("board"):
        game.jewels.put(square, jewels)
    else:
        move(jewels, game.jewels.loose)


def give_back(game, event):
    take_out(game.jewels.loose, event["v"])
    move(event["v"], game.jewels.bag)
