"""Totals and places: all that typed scores need."""

from firmware.games.game import player_result, ranked, score_of

# In the order of the journal's `scores` event. `errors` are subtracted.
CATEGORIES = ("exits", "highway", "railway", "centre", "errors", "expansion")


def categories(options):
    """Those that count in a game with these options."""
    return CATEGORIES if options["expansion"] else CATEGORIES[:-1]


def total(values):
    """The points of six categories together."""
    return sum(points(values))


def points(values):
    """What six categories count: errors are subtracted."""
    return values[:4] + [-values[4], values[5]]


def ranking(results, first_start=None):
    """[(place, tie)] for [(total, errors)] in seat order; equal players share a place.

    In the draft nobody shares: of tied players, the one who comes first counter-clockwise from
    the right of the very first start player is ahead.
    """
    players = len(results)
    keys = []
    for seat, (scored, errors) in enumerate(results):
        keys.append([-scored, errors])
        if first_start is not None:
            keys[seat].append((first_start - 1 - seat) % players)
    return ranked(keys, ("total", "errors", "seat"))


def result(game):
    """The places when all is drawn and everybody's score is known."""
    values = [game.values(seat) for seat in range(game.players)]
    players = [player_result() for _ in values]
    for seat, six in enumerate(values):
        if six:
            scored, errors = total(six), six[4]
            line = ("with_errors", (errors, scored)) if errors else ("total", (scored,))
            if game.ahead and seat == 0:
                line = "with_ahead", (game.ahead, scored)
            players[seat] = player_result(
                None, scored, list(zip(CATEGORIES, points(six))), "", line
            )
    if game.over() and [] not in values:
        start = game.first_starter if game.options["draft"] else None
        found = [[total(six), six[4]] for six in values]
        found[0][0] += game.ahead  # on a rung of the ladder
        places = ranking(found, start)
        for seat, (place, tie) in enumerate(places):
            players[seat]["place"] = place
            players[seat]["tie"] = tie
    return score_of(players)
