"""What may be done in Emma now. Corrections of the gadget's counts are left out."""

NUMBERS = (1, 2, 3, 4)
MOST = 4  # cards of one build
BUILD = {"e": "build"}


def _free(game):
    for number in NUMBERS:
        yield {"e": "wheels", "number": number, "count": 1}
    yield {"e": "end"}


def _first(game):
    for p in range(game.players):
        yield {"e": "first", "p": p}


def _railway(game):
    for cards in ([1, 2, 3, 4], [4, 3, 2, 1], [1, 1, 2, 2], [3, 3, 4, 4]):
        yield {"e": "railway", "cards": cards, "broken": []}


def _turn(game):
    p = game.seat
    if p == game.players:
        yield from _betsy(game)
        return
    if game.dealt:
        for number in NUMBERS:
            for count, broken in game.deck.builds(p, number):
                yield dict(BUILD, p=p, number=number, count=count, broken=broken)
        yield {"e": "pass", "p": p}
        for cards in game.deck.throws(p):
            yield {"e": "rubble", "p": p, "cards": cards}
        return
    for number in NUMBERS:
        for count in range(1, min(game.hands[p], MOST) + 1):
            yield {"e": "build", "p": p, "number": number, "count": count, "broken": []}
    yield {"e": "pass", "p": p}
    for number in NUMBERS:
        yield {"e": "rubble", "p": p, "cards": [number]}


def _betsy(game):
    for number in NUMBERS:
        for fits in (0, 1):
            card = {"e": "betsy", "kind": "railway", "number": number}
            yield dict(card, broken=0, fits=fits)
        yield {"e": "betsy", "kind": "rubble", "number": number, "broken": 0, "fits": 0}


def _lay(game):
    best = game.offer()
    yield {"e": "lay", "p": game.seat, "order": best}
    yield {"e": "lay", "p": game.seat, "order": best[::-1]}


def _count(game):
    for p, typed in enumerate(game.typed):
        if not typed:
            yield {"e": "scores", "p": p, "v": [game.hands[p], 0, 0, 0]}


MOVES = {
    "free": _free,
    "first": _first,
    "railway": _railway,
    "turn": _turn,
    "lay": _lay,
    "count": _count,
}
