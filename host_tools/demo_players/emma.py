"""A player of Emma who plays at random, but plausibly."""

from typing import Any


def next_event(game: Any, rng: Any) -> dict[str, Any] | None:
    """The next legal event of the players; None when dice are to be rolled."""
    if game.asks():
        return None
    if game.phase == "free":
        if game.turn >= 8:
            return {"e": "end"}
        return {"e": "wheels", "number": rng.randint(1, 4), "count": rng.randint(1, 3)}
    if game.phase == "first":
        return {"e": "first", "p": rng.randrange(game.players)}
    if game.phase == "railway":
        return _railway(game, rng)
    if game.phase == "lay":
        order = game.offer()
        if rng.random() < 0.3:
            rng.shuffle(order)
        return {"e": "lay", "p": game.seat, "order": order}
    if game.phase == "count":
        p = game.typed.index([])
        counts = [0, 0, 0, 0]
        for _ in range(game.hands[p]):
            counts[rng.randrange(4)] += 1
        return {"e": "scores", "p": p, "v": counts}
    return _turn(game, rng)


def _railway(game, rng):
    cards = [rng.randint(1, 4)]
    while len(cards) < 4:
        cards.append(rng.choice([v for v in (1, 2, 3, 4) if abs(v - cards[-1]) != 2]))
    broken = [rng.randint(1, 4)] if game.options["start_broken"] and rng.random() < 0.3 else []
    return {"e": "railway", "cards": cards, "broken": broken}


def _turn(game, rng):
    broken = 1 if game.broken_left and rng.random() < 0.1 else 0
    rubble = game.rubble_left and rng.random() < 0.1
    number = rng.choice(game.allowed())
    if game.seat == game.players:
        if rubble:
            return _betsy("rubble", rng.randint(1, 4), 0, 0)
        number = rng.randint(1, 4)
        fits = 1 if number in game.allowed() and rng.random() < 0.9 else 0
        return _betsy("railway", number, broken, fits)
    hand = game.hands[game.seat]
    if rubble and hand:
        cards = [rng.randint(1, 4) for _ in range(min(hand, game.rubble_left, rng.randint(1, 2)))]
        return {"e": "rubble", "p": game.seat, "cards": cards}
    if hand == 0 or rng.random() < 0.2:
        return {"e": "pass", "p": game.seat}
    count = min(hand, rng.choice((1, 1, 1, 2, 2, 3)))
    places = [rng.randint(1, count)] if broken else []
    event = {"e": "build", "p": game.seat, "number": number}
    return {**event, "count": count, "broken": places}


def _betsy(kind, number, broken, fits):
    return {"e": "betsy", "kind": kind, "number": number, "broken": broken, "fits": fits}
