"""A table of Railroad Ink for the cases: begin, roll, draw, count."""

from firmware.games.railroad import game as railroad


def rolled(game, got):
    game.apply({"e": "roll", "k": game.k, "of": game.asks(), "got": got})
    return game


def new(got=None, players=1, **options):
    game = railroad.Game(options, players)
    return rolled(game, got) if got else game


def draw(tile, die, p=0):
    return {"e": "draw", "p": p, "tile": tile, "die": die}


def reported(game, seat):
    """Six categories, total and place; Nones where nothing was typed in."""
    found = game.score()["players"][seat]
    rows = found["rows"]
    return rows and [value for _, value in rows], found["total"], found["place"]
