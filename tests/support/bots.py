"""Our strongest player of Railroad Ink: greedy, one face at a time, by the score it leads to.

.venv/bin/python -m tests.support.bots 100 > tests/fixtures/bot_sheets.txt
"""

import random
import sys

from firmware.games.die import DICE
from firmware.games.game import complete
from firmware.games.railroad.editions import rounds
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.seat import Seat
from firmware.games.railroad.sheet.tiles import SPECIALS
from tests.rules.all_ways import fits


def heuristic(seat: Seat) -> float:
    """What a sheet is worth on the way: loose ends cost more and more towards the end."""
    score = Score(seat.sheet, seat.options)
    late = seat.round / rounds(seat.options)
    ends = sum(exits for exits, _ in score.networks)
    return (
        score.exits
        + score.highway
        + score.railway
        + score.centre
        - (0.15 + 0.85 * late * late) * score.errors
        + (1 - late) * 0.8 * ends
    )


def best_way(seat: Seat, face: str, source, rng: random.Random):
    """The best (heuristic, space, face as drawn) for one face, or None."""
    best = None
    for space, drawn in fits(seat.sheet, face, seat.options):
        seat.sheet.draw(space, drawn, seat.round)
        worth = heuristic(seat) + rng.random() * 0.01
        seat.sheet.draw(space, "")
        if best is None or worth > best[0]:
            best = (worth, space, drawn, source)
    return best


def play(rng: random.Random, edition: str = "deep_blue") -> Seat:
    """One plain game: every round the face that helps most comes first."""
    seat = Seat(complete(OPTIONS, {"edition": edition}))
    for number in range(1, rounds(seat.options) + 1):
        dice = ("route", "route", "route", "station")
        seat.begin(number, [rng.choice(DICE[die].faces) for die in dice])
        while True:
            left = [die for die in range(4) if die not in seat.drawn]
            ways = [best_way(seat, seat.faces[die], die, rng) for die in left]
            found = [way for way in ways if way]
            if not found:
                break
            _, space, drawn, die = max(found)
            seat.draw(space, drawn, die)
        _special(seat, rng)
    return seat


def _special(seat: Seat, rng: random.Random) -> None:
    """Use a special route where it brings a network together."""
    names = [name for name in SPECIALS if seat.specials.why_not(name) is None]
    ways = [best_way(seat, SPECIALS[name], name, rng) for name in names]
    found = [way for way in ways if way]
    if found:
        worth, space, drawn, name = max(found, key=lambda way: way[0])
        if worth > heuristic(seat) + 3:
            seat.draw(space, drawn, name)


if __name__ == "__main__":
    for seed in range(int(sys.argv[1])):
        print(play(random.Random(seed)).sheet)
