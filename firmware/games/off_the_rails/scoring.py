"""The final count of Off the Rails: jewels, saved carts, most rubies, missions, places."""

from firmware.games.game import player_result, ranked, score_of
from firmware.games.off_the_rails.bag import VALUES

COUNTED = ("rubies", "emeralds", "gold", "diamonds", "carts", "missions")
PARTS = ("jewels", "carts", "rubies", "missions")
CART_POINTS = 3
RUBY_BONUS = 5


def rows(counts, options):
    """The points of every player, as PARTS names them, from the numbers of COUNTED."""
    rubies = [v[0] for v in counts]
    most = max(rubies)
    leaders = rubies.count(most)
    bonus = RUBY_BONUS if leaders == 1 or options["ruby_tie"] == "all" else 0
    if most == 0 and not options["ruby_zero"]:
        bonus = 0
    found = []
    for v in counts:
        jewels = sum([v[kind - 1] * VALUES[kind] for kind in (1, 2, 3, 4)])
        found.append([jewels, CART_POINTS * v[4], bonus if v[0] == most else 0, v[5]])
    return found


def ranking(counts, options):
    """[(place, tie)] by the total, and where the table wants it by the diamonds and downwards."""
    keys = [[-sum(row)] for row in rows(counts, options)]
    if options["winner_tie"] == "jewels":
        keys = [key + [-counts[p][3 - i] for i in range(4)] for p, key in enumerate(keys)]
    return ranked(keys, ("total", "diamonds", "gold", "emeralds", "rubies"))


def result(game):
    """Nothing before the end, since the stockpiles lie behind screens, or without the score
    helper; then the totals, as soon as all counts are known."""
    if not game.options["score"] or game.phase not in ("count", "over"):
        return score_of([])
    if not game.over():
        return score_of([player_result(line=("typed", ()) if v else None) for v in game.typed])
    counts = [game.typed[p] or computed(game, p) for p in range(game.players)]
    places = ranking(counts, game.options)
    players = []
    for p, row in enumerate(rows(counts, game.options)):
        place, tie = places[p]
        total = sum(row)
        players.append(
            player_result(place, total, list(zip(PARTS, row)), tie, ("total", (total,)))
        )
    return score_of(players)


def form(game, seat):
    """What lies in front of a player at the end: jewels, saved carts, points of missions."""
    if game.phase != "count":
        return None
    known = game.typed[seat] or computed(game, seat)
    missions = range(min(known[5], 0), 21) if game.options["missions"] else (0,)
    values = [range(25), range(16), range(11), range(6), range(3), missions]
    return [(COUNTED[i], (), values[i], known[i]) for i in range(6)]


def computed(game, p):
    """What the gadget itself would type in: zeros where its helpers were off."""
    saved = game.carts.saved(p, game.options["unplaced"]) if game.carts_known else 0
    return game.jewels.stocks[p][1:] + [saved, game.mission_points[p]]
