"""Totals and places: all that typed scores need."""


def total(values):
    """The sum of six categories: errors are taken away."""
    return sum(values) - 2 * values[4]


def ranking(results, first_start=None):
    """Places from 1 for [(total, errors)] in seat order; equal players share a place.

    In the draft nobody shares: of tied players, the one who comes first counter-clockwise from
    the right of the very first start player is ahead.
    """
    players = len(results)
    keys = []
    for seat, (points, errors) in enumerate(results):
        turn = 0 if first_start is None else (first_start - 1 - seat) % players
        keys.append((-points, errors, turn))
    return [1 + sum([1 for other in keys if other < key]) for key in keys]
