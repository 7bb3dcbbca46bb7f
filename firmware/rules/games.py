"""The games by their keys. A game's module is imported when it is opened, to save the RAM."""

MODULES = {
    "railroad": "firmware.rules.railroad.game",
    "emma": "firmware.rules.emma.game",
    "off_the_rails": "firmware.rules.off_the_rails.game",
    "dice": "firmware.rules.dice.game",
}


def game_module(key):
    """The module of a game: `Game` and `EVENTS` are in it. KeyError if unknown."""
    return __import__(MODULES[key], None, None, ("Game",))


def game_class(key):
    return game_module(key).Game
