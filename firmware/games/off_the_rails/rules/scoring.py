"""The final count of Off the Rails: jewels, saved carts, most rubies, missions, places."""

from firmware.games.off_the_rails.rules.bag import VALUES

CART_POINTS = 3
RUBY_BONUS = 5


def rows(counts, options):
    """A row per player from [rubies, emeralds, gold, diamonds, carts, missions] each.

    A row is [jewel points, cart points, ruby bonus, mission points, total].
    """
    rubies = [v[0] for v in counts]
    most = max(rubies)
    leaders = rubies.count(most)
    bonus = RUBY_BONUS if leaders == 1 or options["ruby_tie"] == "all" else 0
    if most == 0 and not options["ruby_zero"]:
        bonus = 0
    found = []
    for v in counts:
        jewels = sum([v[kind - 1] * VALUES[kind] for kind in (1, 2, 3, 4)])
        row = [jewels, CART_POINTS * v[4], bonus if v[0] == most else 0, v[5]]
        found.append(row + [sum(row)])
    return found


def ranking(counts, options):
    """Places from 1, and what decided the win: total, diamonds, gold, emeralds, rubies, shared."""
    keys = [[row[4]] for row in rows(counts, options)]
    if options["winner_tie"] == "jewels":
        keys = [key + [counts[p][3 - i] for i in range(4)] for p, key in enumerate(keys)]
    best = max(keys)
    places = [1 + len([k for k in keys if k > key]) for key in keys]
    if places.count(1) > 1:
        return places, "shared"
    second = max([key for key in keys if key != best])
    step = 0
    while best[step] == second[step]:
        step += 1
    return places, ("total", "diamonds", "gold", "emeralds", "rubies")[step]


def result(game):
    """Before the end only `hidden`: 1, since the stockpiles lie behind screens.

    After it `counts` ([rubies, emeralds, gold, diamonds, carts, missions] per player), `rows`
    ([jewel points, cart points, ruby bonus, missions, total]), `places` and `decided`; these are
    empty without the score helper, or until all counts are typed in.
    """
    if game.phase not in ("count", "over"):
        return {"hidden": 1, "counts": [], "rows": [], "places": [], "decided": ""}
    found = {"hidden": 0, "counts": [], "rows": [], "places": [], "decided": ""}
    if game.options["score"] and game.over():
        counts = [game.typed[p] or computed(game, p) for p in range(game.players)]
        found["counts"] = [list(v) for v in counts]
        found["rows"] = rows(counts, game.options)
        found["places"], found["decided"] = ranking(counts, game.options)
    return found


def computed(game, p):
    """What the gadget itself would type in: zeros where its helpers were off."""
    saved = game.carts.saved(p, game.options["unplaced"]) if game.carts_known else 0
    return game.jewels.stocks[p][1:] + [saved, game.mission_points[p]]
