"""The games. A game is a folder here, and its key is the name of the folder.

May import: games, loading.
"""

from firmware.loading import load

# The only list of games.
KEYS = ("railroad", "emma", "off_the_rails", "dice")
FIRST_LESSON = ("dice", "keys")  # offered until a game was started


def game_class(key):
    """The class of a game; KeyError if there is none."""
    if key not in KEYS:
        raise KeyError(key)
    return load("firmware.games." + key + ".game").Game
