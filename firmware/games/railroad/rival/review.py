"""What a round cost: the rival draws it again from the same sheet with the same dice, and both
sheets are judged as the rival judges them, by their points and what may become of them."""

from firmware.games.railroad.rival.beam import price_of_special
from firmware.games.railroad.rival.expansion_dice import worth_of
from firmware.games.railroad.rival.heuristic import UNIT
from firmware.games.railroad.rival.rival import Rival

LEVEL = "hard"


def review(before, after):
    """In slices: yields None, and at last (points, the rival's sheet). `before` is the seat with
    the round's dice, `after` the same when the round was over; below 0 it was better than the
    rival."""
    rival = Rival(before, LEVEL)
    while not rival.step():
        yield
    theirs = rival.seat
    price = 0
    if not rival.level.heuristic.LEARNED:
        price = price_of_special(3 - len(before.specials.used), rival.rounds_left)
    worths = []
    for seat in (theirs, after):
        rival.seat = seat
        worth = yield from worth_of(rival, seat.sheet, True)
        drawn = len(seat.specials.used) - len(before.specials.used)
        worths.append(worth - price * drawn)
    points = worths[0] - worths[1]
    yield (points + UNIT // 2) // UNIT, theirs.sheet
