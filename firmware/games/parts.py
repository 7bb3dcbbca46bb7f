"""The parts of a game by its key. Each is imported when it is needed, to save the RAM."""

from firmware.games import KEYS


def game_module(key):
    """The module of a game: `Game` and `EVENTS` are in it. KeyError if unknown."""
    if key not in KEYS:
        raise KeyError(key)
    return __import__("firmware.games." + key + ".rules.game", None, None, ("Game",))


def game_class(key):
    return game_module(key).Game


def option_table(key):
    """(name, default, allowed values) of every option of a game, in the journal's order."""
    return __import__("firmware.games." + key + ".rules.options", None, None, ("OPTIONS",)).OPTIONS
