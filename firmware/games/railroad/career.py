"""A solo player's progress: stars of puzzles, rungs of the ladder.

It is saved in the settings, among the pairs remembered for the page Solo.
"""

from firmware.games.game import winners
from firmware.games.railroad import puzzles
from firmware.games.railroad.options import RUNGS


def points_of(game):
    """What counts for the stars of a puzzle."""
    six = game.values(0)
    total = game.score()["players"][0]["total"]
    return puzzles.points_of(game.options["puzzle"], total, six[4])


def stars_of(game):
    return puzzles.stars_of(game.options["puzzle"], points_of(game))


def remember(game, memory):
    puzzle, rung = game.options["puzzle"], game.options["ladder"]
    if puzzle:
        puzzles.keep_stars(memory, puzzle, stars_of(game))
        memory["puzzle"] = next_puzzle(memory, puzzle)
    if rung and winners(game.score()) == [0]:
        memory["ladder"] = min(rung + 1, len(RUNGS))
        known = memory.get("climbed")
        memory["climbed"] = max(memory["ladder"], known if type(known) is int else 1)


def next_puzzle(memory, number):
    """The next one without three stars, maybe this one again; the same if all have them."""
    for step in range(puzzles.COUNT):
        other = (number + step) % puzzles.COUNT + 1
        if puzzles.known_stars(memory, other) < puzzles.STARS:
            return other
    return number
