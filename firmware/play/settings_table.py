"""Every setting with its default and its check; loaded only when something is set or read back."""

from firmware.games import KEYS, game_class
from firmware.play.roster import NAME_MAX, ROSTER_MAX, printable
from firmware.play.timers import DOWN, LONGEST_S, OFF, UP

PLAYERS_MAX = 12
VALUE_MAX = 32  # characters of an option's name or value


def _one_of(*values):
    return lambda value: type(value) in (int, str) and value in values


def _whole(low, high):
    return lambda value: type(value) is int and low <= value <= high


def _texts(count, longest, exact=False):
    def good(value):
        if type(value) is not list or len(value) > count or (exact and len(value) < count):
            return False
        return all(_text(v, longest) for v in value)

    return good


def _text(value, longest):
    return type(value) is str and len(value) <= longest and all(printable(c) for c in value)


def _pairs():
    return _good_pairs


def _good_pairs(value):
    """[[option, value], ...]; the game itself checks them once more when it begins."""
    if type(value) is not list or len(value) > VALUE_MAX:
        return False
    for pair in value:
        if type(pair) is not list or len(pair) != 2 or not _text(pair[0], VALUE_MAX):
            return False
        if type(pair[1]) is not int and not _text(pair[1], VALUE_MAX):
            return False
    return True


# key, default, kind of value and its limits, as in a game's own SETTINGS. The order is that of
# the file, where the games' own stand in between.
TABLE = (
    ("language", "en", "one_of", "en", "de"),
    ("animation", 1, "one_of", 0, 1),
    ("sound", 1, "one_of", 0, 1),
    ("brightness", 255, "whole", 1, 255),
    ("dim_min", 3, "whole", 0, 60),  # 0: never
    ("dark_min", 15, "whole", 0, 240),
    ("turned", 0, "one_of", 0, 1),
    ("twice", 0, "one_of", 0, 1),  # a button is pressed twice instead of held
    ("timer_mode", OFF, "one_of", OFF, DOWN, UP),
    ("timer_s", 60, "whole", 0, LONGEST_S),
    ("roster", [""] * ROSTER_MAX, "texts", ROSTER_MAX, NAME_MAX, True),
)
LAST = [("game", KEYS[0], "one_of") + KEYS]  # the one played last
for _game in KEYS:
    LAST.append(("options_" + _game, [], "pairs"))
    LAST.append(("names_" + _game, [], "texts", PLAYERS_MAX, NAME_MAX))
KINDS = {"one_of": _one_of, "whole": _whole, "texts": _texts, "pairs": _pairs}
IN_FILE = tuple(reversed(KEYS))  # the file has always had the games' own in this order


def own_rows(game):
    """What a game wants remembered besides."""
    return game_class(game).SETTINGS


def check_of(row):
    """The check of a row's values."""
    return KINDS[row[2]](*row[3:])


def whole_table():
    rows = list(TABLE)
    for key in IN_FILE:
        rows += own_rows(key)
    return rows + LAST
