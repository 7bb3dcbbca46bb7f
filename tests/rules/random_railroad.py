"""Random games of Railroad Ink by events, for the tests."""

import random

from firmware.games.railroad.game import Game
from host_tools.games.railroad_demo import next_event


def play(rng: random.Random, options: dict, players: int = 1):
    """Play a whole game at random: the game, and all its events."""
    game = Game(options, players)
    events = []
    while True:
        event = next_event(game, rng, whim=1)
        if event is None:
            asks = game.asks()
            if asks is None:
                return game, events
            got = [rng.randrange(n) for n in asks]
            event = {"e": "roll", "k": game.k, "of": asks, "got": got}
        game.apply(event)
        events.append(event)


def random_sheet(rng: random.Random, edition: str, expansion: str | None) -> str:
    """The notation of one player's finished sheet."""
    options = {"edition": edition, "expansion": expansion or "", "boards": 1}
    game, _ = play(rng, options)
    return str(game.seats[0].sheet)
