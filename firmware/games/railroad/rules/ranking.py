"""Totals and places: all that typed scores need."""

from firmware.games.contract import ranked, score_of, standing

CATEGORIES = ("exits", "highway", "railway", "centre", "errors", "expansion")


def total(values):
    """The sum of six categories: errors are taken away."""
    return sum(values) - 2 * values[4]


def ranking(results, first_start=None):
    """[(place, tie)] for [(total, errors)] in seat order; equal players share a place.

    In the draft nobody shares: of tied players, the one who comes first counter-clockwise from
    the right of the very first start player is ahead.
    """
    players = len(results)
    keys = []
    for seat, (points, errors) in enumerate(results):
        keys.append([-points, errors])
        if first_start is not None:
            keys[seat].append((first_start - 1 - seat) % players)
    return ranked(keys, ("total", "errors", "seat"))


def result(game):
    values = [game.values(seat) for seat in range(game.players)]
    known = [seat for seat in range(game.players) if values[seat]]
    start = None
    # Who is missing cannot break a draft's ties: the seats would not be the table's.
    if game.options["draft"] and len(known) == game.players:
        start = game.first_start
    places = ranking([(total(values[s]), values[s][4]) for s in known], start)
    players = [standing() for _ in values]
    for i, seat in enumerate(known):
        place, tie = places[i]
        points, errors = total(values[seat]), values[seat][4]
        line = ("with_errors", (errors, points)) if errors else ("total", (points,))
        players[seat] = standing(place, points, list(zip(CATEGORIES, values[seat])), tie, line)
    return score_of(players)
