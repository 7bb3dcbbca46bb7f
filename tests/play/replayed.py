"""A finished game, read again from its file; in the cases' plain dialect."""

from firmware.play.replay import Replay


def replayed(games, number):
    """The replay of a finished game, or None if it cannot be read."""
    name = games.name(number)
    if name is None:
        return None
    replay = Replay()
    for _ in games.reading(replay, name):
        pass
    return None if replay.wrong else replay
