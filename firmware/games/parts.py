"""The parts of a game by its key.

`about(key)` tells what a game is:
    TITLE     its name in each language
    PLAYERS   fewest and most
    SETUP     1 if its set-up is shown before it starts, else 0
    TIMER     1 if its rounds can be timed
    LINES     options with a line in the set-up; without any, all options are on a screen of
              their own
    SEATS     options that seat players whom the gadget plays itself: lines at the end of the
              set-up, so that Up from Start leads there
    CHOICES   1 if the game has a module `rules.choices`, see `choices` below
    SUMMARY   options, with their defaults, whose values stand for the title on the first screen
    SOLO      options with which one player plays it on the gadget alone, without anything on the
              table; None where that is not possible
    SCREENS   the screen for every phase, "" for all others; `.name` is one of the game's own;
              where an option decides: (screen, (option, value), the screen for other values)
    FACES     those of them that show the faces of dice
    MENU      lines of the menu: (screen, phase, None), or (screen, phase, (option, value, ...));
              a value may be a tuple of several
    END       the word of the menu's line that ends the game, where only the players can
    SCORES    how scores are typed in: on a screen of its own, "form" for Game.form, or not at all;
              where an option decides as in SCREENS
    SHEETS    where the gadget can keep what the players draw: (option, value, the screen that
              counts a player's sheet, the screen of a finished game's sheets); else empty. Such
              a game has Game.has_sheet(seat): the gadget's own players always have one
    RECORD    how the settings begin that keep the best result of one player alone, one for each
              Game.mode(); fewer are better
    KIND      options that tell games apart whose results cannot be compared: (name, room for so
              many values); see firmware/play/result_code.py
    ROOM      blocks of the flash that a long journal of it takes: (blocks, None), or (blocks,
              (option, value)) for games with that option, or with one of a tuple of values; the
              first that fits counts. Without any it may become as long as it likes
    SETTINGS  what the gadget remembers of it: (name, default, kind of check, its limits)
"""

from firmware.games import KEYS
from firmware.loading import load


def about(key):
    return _part(key, "about")


def screen_of(screens, game):
    """The screen on which a game goes on, of those in its SCREENS."""
    return chosen(screens.get(game.phase) or screens[""], game.options)


def chosen(screen, options):
    """A screen's name, where an option may decide between two."""
    if type(screen) is tuple:
        one, (option, value), other = screen
        return one if options[option] == value else other
    return screen


def has_value(options, option, wanted):
    """Has an option this value, or one of a tuple of them?"""
    return options.get(option) in (wanted if type(wanted) is tuple else (wanted,))


def keeps_sheets(key, options):
    """Does the gadget have the sheets of such a game?"""
    sheets = about(key).SHEETS
    return bool(sheets) and options.get(sheets[0]) == sheets[1]


def game_module(key):
    """The module of a game: `Game` and `EVENTS` are in it. KeyError if unknown."""
    if key not in KEYS:
        raise KeyError(key)
    return _part(key, "rules.game")


def game_class(key):
    return game_module(key).Game


def option_module(key):
    """The module of a game's options: `OPTIONS`, and where one is younger than some journals
    BEFORE with what those played."""
    return _part(key, "rules.options")


def option_table(key):
    """(name, default, allowed values) of every option of a game, in the journal's order."""
    return option_module(key).OPTIONS


def choices(key):
    """What a game says to its set-up while the table chooses; None where it has nothing to say.

    applies(name, options, players)  can this option make a difference? Else it is not shown
    offered(name, allowed, options)  its values in the order in which they are offered
    is_house_rule(options)           would no rulebook play like this?
    company(options)                 the seats that the gadget plays itself, after the people's:
                                     (word, its arguments) for the name of each
    """
    return _part(key, "rules.choices") if about(key).CHOICES else None


def _part(key, name):
    return load("firmware.games." + key + "." + name)
