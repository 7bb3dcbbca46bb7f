"""The games. A game is a folder here, and its key is the name of the folder.

May import: games, loading.
"""

from firmware.loading import load

# The only list of games.
KEYS = ("railroad", "emma", "off_the_rails", "dice")
FIRST_LESSON = ("dice", "keys")  # offered until a game was started


def package(key):
    """What is known of a game before it is loaded: its TITLE in each language, and its SETTINGS,
    which the gadget remembers: (name, default, kind of check, its limits). KeyError if there is
    no such game."""
    if key not in KEYS:
        raise KeyError(key)
    return load("firmware.games." + key)


def game_class(key):
    """The class of a game; KeyError if there is none."""
    return load(package(key).__name__ + ".game").Game
