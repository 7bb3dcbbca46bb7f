"""What a game says may be done: it is legal, and enough to come to the end."""

import pytest

from firmware.games import KEYS
from host_tools.games import game_info, random_move
from tests.rules.random_play import events_of, random_game, seeds
from tests.support.sizes import size

MOST_EVENTS = 3000


@pytest.mark.parametrize("key", KEYS)
def test_every_move_is_legal_and_leads_to_the_end(key):
    for rng in seeds(size(3, 60)):
        game = random_game(key, rng)
        for events, _ in enumerate(events_of(game, random_move, rng)):
            assert game.over() or game.asks() or any(True for _ in game.moves()), game.phase
            if events % 5 == 0:
                assert all(game.why_not(event) is None for event in game.moves())
            assert events < MOST_EVENTS
        assert game.over()


@pytest.mark.parametrize("key", KEYS)
def test_nothing_may_be_done_while_something_is_to_be_rolled(key):
    for rng in seeds(size(4, 40)):
        game = random_game(key, rng)
        for _ in events_of(game, game_info(key).next_event, rng):
            if game.asks():
                assert list(game.moves()) == []
