"""What may be done in Off the Rails now. Mission points and jewels put back, which may come at any
time, are left out."""

from firmware.games.off_the_rails.carts import BOARD
from firmware.games.off_the_rails.legal_moving import to_drop


def _chooser(game):
    for p in range(game.players):
        for clan in range(4):
            yield {"e": "chooser", "p": p, "clan": clan}


def _act(game):
    p = game.active()
    for kind in ("lay", "upgrade"):
        yield {"e": "track", "p": p, "kind": kind}
    for cart in (2 * p, 2 * p + 1):
        yield {"e": "place", "p": p, "cart": cart}
        for by in (1, -1):
            yield {"e": "speed", "p": p, "cart": cart, "by": by}
    yield {"e": "done", "p": p}
    yield {"e": "chasm", "p": game.order[(game.turn - 2) % game.players]}
    yield {"e": "end"}


def _move(game):
    p = game.active()
    for cart in list(game.carts.to_move):
        yield from _picks(game, cart)
        yield {"e": "stop", "p": p, "cart": cart, "at": -1}
        yield {"e": "bank", "p": p, "cart": cart}
        yield {"e": "derail", "p": p, "cart": cart}
        for other in _on_board(game):
            for joined in (1, 0):
                drop = _half(game, other, joined)
                event = {"e": "collide", "p": p, "cart": cart, "with": other, "joined": joined}
                yield dict(event, drop=drop, at=-1)
    yield {"e": "done", "p": p}


def _picks(game, cart):
    """One jewel, from every square where some lie."""
    squares = [heap[0] for heap in game.jewels.heaps] if game.has("board") else [-1]
    for at in squares:
        for kind in range(5):
            v = [0] * 5
            v[kind] = 1
            event = {"e": "pick", "p": game.active(), "cart": cart, "at": at}
            for stop in (0, 1):
                yield dict(event, stop=stop, v=v)


def _half(game, cart, joined):
    """The first jewels of the hold that was hit, as many as it drops."""
    drop = [0] * 5
    if game.options["fists"] == "hands":
        for _ in range(to_drop(game, cart, joined)):
            hold = game.jewels.holds[cart]
            drop[next(kind for kind in range(5) if hold[kind] > drop[kind])] += 1
    return drop


def _on_board(game):
    return [cart for cart, where in enumerate(game.carts.where) if where == BOARD]


def _deposit(game):
    for at in range(32):
        yield {"e": "vein", "at": at, "jewels": 2}
    yield {"e": "chasm", "p": game.active()}
    yield {"e": "done", "p": game.active()}


def _collapse(game):
    wanted = game.has("board") and not game.has("cards")
    squares = [0, 8, 16, 24] if wanted else []
    yield {"e": "collapse", "squares": squares, "hits": []}
    for cart in _on_board(game):
        yield {"e": "collapse", "squares": squares, "hits": [cart]}


def _place(game):
    event = {"e": "token", "p": game.active()}
    yield dict(event, placed=1, hit=-1, at=-1)
    yield dict(event, placed=0, hit=-1, at=-1)
    for heap in game.jewels.heaps:
        yield dict(event, placed=1, hit=-1, at=heap[0])
    for cart in _on_board(game):
        yield dict(event, placed=1, hit=cart, at=-1)


def _count(game):
    for p, typed in enumerate(game.typed):
        if not typed:
            yield {"e": "scores", "p": p, "v": [0, 0, 0, 0, 0, 0]}


MOVES = {
    "chooser": _chooser,
    "act": _act,
    "move": _move,
    "start": _deposit,
    "deposit": _deposit,
    "collapse": _collapse,
    "place": _place,
    "count": _count,
}
