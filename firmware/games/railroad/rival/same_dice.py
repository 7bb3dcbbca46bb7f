"""What the rival's levels reach with the dice of a game that is over."""

from firmware.games.railroad.rival.rival import Rival
from firmware.games.railroad.scoring.ranking import total
from firmware.games.railroad.scoring.score import count_up
from firmware.games.railroad.seat import Seat
from firmware.games.rivals import BY_STRENGTH


def reached(game):
    """In slices: yields None while it thinks, and (level, points) for each level in turn. A level
    that sat at the table has its points from there. In a draft everybody has other dice."""
    if game.options["draft"]:
        return
    for level in BY_STRENGTH:
        if level in game.levels:
            yield level, total(game.values(game.people + game.levels.index(level)))
            continue
        seat = Seat(game.options)
        for number, faces in enumerate(game.rolls):
            seat.begin(number + 1, faces)
            rival = Rival(seat, level)
            while not rival.step():
                yield
            seat = rival.seat
        points = 0
        for _, more, _ in count_up(seat.sheet, game.options):
            points += more
            yield
        yield level, points
