"""Copies of games with known sheets: packed, the same game, and independent of the first one."""

from random import Random

import pytest

from firmware.games.railroad.game import Game
from host_tools.games.railroad_demo import next_event


@pytest.mark.parametrize("expansion", ["", "river", "lake", "lava", "meteor"])
def test_a_copy_is_the_same_game_and_goes_its_own_way(expansion):
    rng = Random(f"packed {expansion}")
    game = Game({"boards": 1, "expansion": expansion}, 3)
    copies = []
    while not game.over():
        asked = game.asks()
        event = next_event(game, rng)
        if asked:
            got = [rng.randrange(n) for n in asked]
            event = {"e": "roll", "k": game.k, "of": asked, "got": got}
        copies.append((game.copy(), game.state(), event))
        game.apply(event)
    last = game.state()
    for number, (copy, state, event) in enumerate(copies):
        again = copy.copy()
        assert copy.state() == state and again.state() == state
        again.apply(event)
        later = copies[number + 1][1] if number + 1 < len(copies) else last
        assert again.state() == later
        assert copy.state() == state
    assert game.state() == last
