"""Refusals into short forms, and faces into words, in any language."""

from firmware.loading import load
from firmware.ui.texts.lines import filled


def texts_of(game, language):
    """The module with a game's words, or with the gadget's own."""
    home = "firmware.games." + game if game else "firmware.ui.texts"
    return load(home + "." + language)


def short_form(why, game, language):
    """The line of the display for (key, args); `game` is the key of the game, or None for what the
    game in progress or the settings report."""
    key, args = why
    for name in (game, None) if game else (None,):
        text = texts_of(name, language).WHY.get(key)
        if text:
            return with_arguments(text, args, game, language)
    return key


def with_arguments(text, args, game, language):
    """A refusal's text; arguments that begin with # are words of the game."""
    words = texts_of(game, language).WORDS if game else {}
    # A key may stand in two tables with fewer arguments: no place stays unfilled.
    return filled(text, [_word(words, arg) for arg in args] + ["?"] * 4)


def _word(words, arg):
    if isinstance(arg, str) and arg.startswith("#"):
        return words.get(arg, arg[1:])
    return str(arg)
