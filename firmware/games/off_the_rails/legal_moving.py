"""The checks of the movement phase: picking up, stopping, banking, derailing, colliding."""

from firmware.games.game import is_int, is_int_list
from firmware.games.off_the_rails.bag import HOLD, within
from firmware.games.off_the_rails.carts import BOARD, FASTEST


def _mover(game, event):
    """The player's own cart that still has to move, and no other one half-way."""
    cart = event["cart"]
    if not is_int(cart, 2 * game.active(), 2 * game.active() + 1):
        return ("not_your_cart", ())
    if cart not in game.carts.to_move:
        return ("moved_already", ())
    if game.carts.moving not in (-1, cart):
        return ("other_cart_first", ())
    return None


def _square(game, at):
    """-1, a square of a mine, or another square where jewels lie."""
    if not game.has("board"):
        return None if is_int(at, -1, -1) else ("square", ())
    if is_int(at, -1, 31) or (is_int(at, 32, 9999) and game.jewels.heap(at) is not None):
        return None
    return ("square", ())


def pick(game, event):
    why = _mover(game, event) or _square(game, event["at"])
    if why:
        return why
    if game.carts.halted:
        return ("halted", ())
    stop, v = event["stop"], event["v"]
    if not is_int(stop, 0, 1) or not is_int_list(v, 0, 2, 5, 5) or not any(v):
        return ("jewels", ())
    count = sum(v)
    if count > 1 + stop:
        return ("stop_two" if stop else "pass_one", ())
    if sum(game.jewels.holds[event["cart"]]) + count > HOLD:
        return ("hold_full", (HOLD,))
    why = _passing(game, event)
    if why:
        return why
    if not game.has("board"):
        return None if within(v, game.jewels.loose) else ("not_there", ())
    heap = game.jewels.heap(event["at"])
    if heap is None or not within(v, heap):
        return ("not_there", ())
    if v[0] < min(heap[0], count):
        return ("rocks_first", (heap[0],))
    if game.carts.at[event["cart"]] == event["at"] and not game.options["loop_pick"]:
        return ("start_square", ())
    return None


def _passing(game, event):
    """One from each square that is passed: the last step is the one that stops."""
    if not game.options["passing"]:
        return None
    carts = game.carts
    again = event["at"] >= 0 and event["at"] in carts.passed
    if again and not game.options["loop_pick"]:
        return ("passed_once", ())
    most = (carts.speeds[event["cart"]] if game.has("speeds") else FASTEST) - 1
    if not event["stop"] and len(carts.passed) >= most:
        return ("pass_limit", (most,))
    return None


def stop(game, event):
    why = _mover(game, event) or _square(game, event["at"])
    if why:
        return why
    if game.carts.halted and event["at"] not in (-1, game.carts.at[event["cart"]]):
        return ("halted", ())
    return None


def bank(game, event):
    return _mover(game, event) or (("halted", ()) if game.carts.halted else None)


def derail(game, event):
    """Own carts; without the holds also a cart that was hit while it was empty."""
    cart = event["cart"]
    if game.has("holds") or not is_int(cart, 0, 2 * game.players - 1):
        return bank(game, event)
    return None if game.carts.where[cart] == BOARD else ("moved_already", ())


def collide(game, event):
    why = _mover(game, event)
    if why:
        return why
    other, joined, drop = event["with"], event["joined"], event["drop"]
    if not is_int(other, 0, 2 * game.players - 1) or other == event["cart"]:
        return ("same_cart", ())
    if game.carts.where[other] != BOARD:
        return ("hits", ())
    if not is_int(joined, 0, 1):
        return ("joined", ())
    hold = game.jewels.holds[other]
    half = to_drop(game, other, joined)
    typed = half if game.options["fists"] == "hands" else 0
    if not is_int_list(drop, 0, HOLD, 5, 5) or sum(drop) != typed or not within(drop, hold):
        return ("drop", (typed,))
    return _square(game, event["at"])


def to_drop(game, cart, joined):
    """Half of the hold that was hit, rounded up: a single jewel is dropped."""
    if not joined or game.options["bumper"]:
        return 0
    return (sum(game.jewels.holds[cart]) + 1) // 2
