"""Random but legal players of Off the Rails, with any set of helpers."""

from typing import Any

from host_tools.games import Event

BOARD = 1


def next_event(game: Any, rng: Any) -> Event | None:
    """The next legal event of the players; None when something is to be drawn."""
    if game.asks():
        return None
    if game.phase == "chooser":
        return {"e": "chooser", "p": rng.randrange(game.players), "clan": rng.randrange(4)}
    if game.has("missions") and rng.random() < 0.05 and game.phase in ("act", "move"):
        by = rng.choice((-1, 1))
        return {"e": "mission", "p": rng.randrange(game.players), "by": by}
    return PHASES[game.phase](game, rng)


def _act(game: Any, rng: Any) -> Event:
    p = game.active()
    if not game.has("cards") and game.drawer < 0 and game.turn > 12:
        return {"e": "chasm", "p": game.order[(game.turn - 2) % game.players]}
    mine = (2 * p, 2 * p + 1)
    choices = []
    if game.has("speeds") and game.actions:
        choices.append({"e": "track", "p": p, "kind": rng.choice(("lay", "upgrade"))})
        for cart in game.carts.on_board(p):
            by = rng.choice((-1, 1))
            if 1 <= game.carts.speeds[cart] + by <= 6:
                choices.append({"e": "speed", "p": p, "cart": cart, "by": by})
    if game.has("carts") and (game.actions or not game.has("speeds")):
        for cart in mine:
            if game.carts.where[cart] == 0:
                choices.append({"e": "place", "p": p, "cart": cart})
    if not choices or rng.random() < 0.3:
        return {"e": "done", "p": p}
    return rng.choice(choices)


def _move(game: Any, rng: Any) -> Event:
    p = game.active()
    carts = game.carts
    if not carts.to_move or (carts.moving < 0 and rng.random() < 0.2):
        return {"e": "done", "p": p}
    cart = carts.moving if carts.moving >= 0 else rng.choice(carts.to_move)
    if game.has("holds"):
        if not carts.halted and rng.random() < 0.7:
            picked = _pick(game, rng, cart)
            if picked:
                return picked
        others = [c for c, where in enumerate(carts.where) if where == BOARD and c != cart]
        if others and rng.random() < 0.25:
            return _collide(game, rng, cart, rng.choice(others))
    luck = rng.random()
    if carts.halted or luck < 0.5:
        return {"e": "stop", "p": p, "cart": cart, "at": -1}
    return {"e": "bank" if luck < 0.8 else "derail", "p": p, "cart": cart}


def _pick(game: Any, rng: Any, cart: int) -> Event | None:
    stop = rng.randrange(2)
    space = 5 - sum(game.jewels.holds[cart])
    at, source = -1, list(game.jewels.loose)
    if game.has("board"):
        heaps = [heap for heap in game.jewels.heaps if heap[0] != game.carts.at[cart]]
        if not heaps:
            return None
        heap = rng.choice(heaps)
        at, source = heap[0], heap[1:]
    wanted = min(space, sum(source), rng.randint(1, 1 + stop))
    if wanted == 0:
        return None
    v = [0] * 5
    for _ in range(wanted):
        kinds = [kind for kind, count in enumerate(source) if count > v[kind]]
        kind = 0 if 0 in kinds and at >= 0 else rng.choice(kinds)
        v[kind] += 1
    event = {"e": "pick", "p": game.active(), "cart": cart, "at": at, "stop": stop, "v": v}
    return None if game.why_not(event) else event


def _collide(game: Any, rng: Any, cart: int, other: int) -> Event:
    joined = 1 if rng.random() < 0.8 else 0
    hold = game.jewels.holds[other]
    drop = [0] * 5
    if joined and not game.has("bumper") and game.options["fists"] == "hands":
        jewels = [kind for kind, count in enumerate(hold) for _ in range(count)]
        for kind in rng.sample(jewels, (len(jewels) + 1) // 2):
            drop[kind] += 1
    event = {"e": "collide", "p": game.active(), "cart": cart, "with": other}
    return {**event, "joined": joined, "drop": drop, "at": -1}


def _deposit(game: Any, rng: Any) -> Event:
    """A card of the table's own deck: any that was not seen yet."""
    free = [square for square in range(32) if not game.deck.seen(square)]
    if game.phase == "deposit" and game.drawer < 0 and game.turn > 8 and rng.random() < 0.3:
        return {"e": "chasm", "p": game.active()}
    if game.phase == "deposit" and (not free or rng.random() < 0.1):
        return {"e": "done", "p": game.active()}
    return {"e": "vein", "at": rng.choice(free), "jewels": rng.randint(2, 3)}


def _collapse(game: Any, rng: Any) -> Event:
    squares = []
    if game.has("board") and not game.has("cards"):
        squares = [8 * mine + rng.randrange(8) for mine in range(4)]
    on_board = [cart for cart, where in enumerate(game.carts.where) if where == BOARD]
    hits = rng.sample(on_board, 1) if on_board and rng.random() < 0.4 else []
    return {"e": "collapse", "squares": squares, "hits": hits}


def _place(game: Any, rng: Any) -> Event:
    on_board = [cart for cart, where in enumerate(game.carts.where) if where == BOARD]
    hit = rng.choice(on_board) if on_board and rng.random() < 0.1 else -1
    at = -1
    if game.jewels.heaps and game.die < 0 and rng.random() < 0.5:
        at = rng.choice(game.jewels.heaps)[0]
    placed = 1 if hit >= 0 or at >= 0 or rng.random() < 0.9 else 0
    return {"e": "token", "p": game.active(), "placed": placed, "hit": hit, "at": at}


def _count(game: Any, rng: Any) -> Event:
    waiting = [p for p, typed in enumerate(game.typed) if not typed]
    v = [rng.randint(0, most) for most in (6, 3, 2, 1, 2)]
    v.append(rng.randint(-2, 9) if game.has("missions") else 0)
    return {"e": "scores", "p": waiting[0], "v": v}


PHASES = {
    "act": _act,
    "move": _move,
    "start": _deposit,
    "deposit": _deposit,
    "collapse": _collapse,
    "place": _place,
    "count": _count,
}
