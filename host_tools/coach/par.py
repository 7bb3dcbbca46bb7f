"""What dice are worth: what the coach reaches with them, and bounds with all of them known."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from firmware.games.railroad.game import Game
from firmware.games.railroad.scoring.networks import EXIT_POINTS
from firmware.games.railroad.sheet.spaces import CENTRE
from host_tools.coach.beam import beam, rooms
from host_tools.coach.games import play, warm_up
from host_tools.coach.player import Player
from host_tools.coach.playing import begin_round, number_of
from host_tools.coach.tables import SPACES
from host_tools.coach.value import UNIT
from host_tools.common.progress import Progress
from host_tools.railroad.puzzle import Par

GAMES, STEPS = 20, 2_000_000  # of par, and of each of its games
SHEETS = 400  # that go on from round to round, with all dice known
WIDTH, LOOKS, RESULTS = 8, 48, 8
SPECIALS = 3


def par_of(
    code: str,
    options: dict[str, Any],
    progress: Progress,
    count: int = GAMES,
    steps: int = STEPS,
) -> Par:
    """The same on every computer, for the same count and steps."""
    warm_up()
    totals: list[int] = []
    for total in games(code, options, count, steps):
        totals.append(total)
        progress(len(totals), count)
    return Par(totals)


def games(code: str, options: dict[str, Any], count: int, steps: int) -> Iterator[int]:
    """The totals of games with these dice, not known ahead; each plays on with other dice."""
    for seed in range(1, count + 1):
        yield play(code, options, steps=steps, seed=seed).score.total


def reached(rolls: list[list[str]], options: dict[str, Any]) -> int:
    """A total that can be reached with these rolls: the best of a wide search that knows them."""
    game = Game({**options, "boards": 1}, 1)
    player = Player(game.options)
    sheets = np.stack([player.position(game.seats[0])])
    room = rooms(WIDTH, LOOKS, RESULTS)
    best = 0
    for number, roll in enumerate(rolls, 1):
        dice = np.full(6, -1, np.int64)
        dice[: len(roll)] = [number_of(face) for face in roll]
        left = len(rolls) - number
        ends: dict[bytes, tuple[int, np.ndarray]] = {}
        for sheet in sheets:
            begin_round(sheet, player.rules)
            count = beam(sheet, dice, left, player.weights, player.rules, room)
            for one in range(count):
                end = room[6][one].copy()
                ends[end[:SPACES].tobytes()] = int(room[8][one]), end
        ranked = sorted(ends.values(), key=lambda end: (-end[0], end[1].tobytes()))[:SHEETS]
        sheets = np.stack([end for _, end in ranked])
        best = ranked[0][0] // UNIT
    return best


# The most that an expansion can add: rivers of all dice with both ends at the edge; a lake on the
# whole sheet; seven closed lava lakes, the largest of all lava; four ends at each of six craters.
MOST_EXTRA = {"": 0, "river": 15, "lake": 49, "lava": 54, "meteor": 48}


def bound(rolls: list[list[str]], options: dict[str, Any]) -> int:
    """No drawing of these rolls scores more: all exits in one network, the whole centre, every
    highway in one line and every railway in one, no error."""
    faces = [face for roll in rolls for face in roll if len(face) > 3]
    lines = [sum(letter in face for face in faces) + SPECIALS for letter in "HR"]
    routes = EXIT_POINTS[-1] + len(CENTRE) + sum(min(line, SPACES) for line in lines)
    return routes + MOST_EXTRA[options["expansion"]]
