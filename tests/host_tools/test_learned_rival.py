"""What the hard rival has learned: its sum on the chip is the coach's with the same weights."""

import numpy as np
import pytest

from firmware.games.railroad.game import Game
from firmware.games.railroad.rival import learned
from firmware.games.railroad.rival.heuristic import UNIT as CHIP_UNIT
from firmware.games.railroad.rival.learned_heuristic import LearnedHeuristic
from firmware.games.railroad.rival.position import position_of
from firmware.games.railroad.rival.rival import LEVELS, Rival
from firmware.games.railroad.sheet.spaces import CENTRE
from firmware.play.fair import Dice, secret_of_code
from host_tools.coach.player import Player
from host_tools.coach.tables import ERRORS, LONGEST
from host_tools.coach.train import MOST_ROUNDS
from host_tools.coach.train_rival import kinds
from host_tools.coach.value import MOST_SEEN, UNIT, WORK, points_now, value
from tests.rules.rivals import code
from tests.support.sizes import size


def coach_weights() -> np.ndarray:
    """The chip's weights for the coach's features: nothing for those that the chip ignores."""
    rows = np.frombuffer(learned.WEIGHTS, np.uint8).reshape(-1, learned.ROW).astype(np.int64)
    weights = np.zeros((MOST_ROUNDS, learned.ROW), np.int64)
    weights[1:] = rows - learned.ZERO
    known, _ = kinds()
    return np.where(known >= 0, weights[:, known] * (UNIT // CHIP_UNIT), 0)


def result(work):
    """What a generator returns at its end."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize("number", range(size(2, 40)))
def test_the_chip_counts_what_the_coach_counts(number):
    weights = coach_weights()
    game = Game({"boards": 1}, 1)
    dice = Dice(secret_of_code(code(number)))
    while not game.over():
        of = game.asks()
        got = [dice.draw(game.k + i, n) for i, n in enumerate(of)]
        game.apply({"e": "roll", "k": game.k, "of": of, "got": got})
        rival = Rival(game.seats[0], "hard")
        while not rival.step():
            pass
        for event in rival.events:
            game.apply({**event, "p": 0})
        seat = game.seats[0]
        left = game.rounds - seat.round
        player, work = Player(game.options), np.zeros(WORK, np.int64)
        there = player.position(seat)
        here = result(position_of(seat.sheet))
        # The two give up the search for a longest route at other points, and a single space is no
        # route to the coach.
        there[LONGEST : LONGEST + 3] = list(here.longest)
        points = points_now(there, player.rules, work)
        heuristic = LearnedHeuristic(left, 3 - len(seat.specials.used))
        # The beam counts the centre and errors itself.
        sure = sum(here.taken[space] for space in CENTRE) - there[ERRORS]
        assert heuristic.points(here) + CHIP_UNIT * sure == CHIP_UNIT * points
        if left:
            seen = np.zeros(MOST_SEEN, np.int64)
            worth = value(there, left, weights, player.rules, seen, work) - UNIT * points
            chip = result(heuristic.of(here, LEVELS["hard"]))
            assert chip * (UNIT // CHIP_UNIT) == worth
        game.apply({"e": "end"})
