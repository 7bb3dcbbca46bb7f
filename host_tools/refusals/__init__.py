"""Why something is not possible, in whole sentences. A board has only the short forms, which stand
in en.py and de.py of each game and serve where there is no sentence here.

May import: nothing.

Runs on MicroPython, too: in the sheet editor.
"""

from firmware.loading import load
from firmware.ui.texts.say import short_form, with_arguments

PLAY = "play"  # what every game refuses alike


def sentence(why: tuple, game: str | None, language: str) -> str:
    """The whole sentence for (key, args); `game` is the key of the game, or None."""
    key, args = why
    for name in (game, PLAY):
        table = _table(name, language) if name else {}
        if key in table:
            return with_arguments(table[key], args, game, language)
    return short_form(why, game, language)


def _table(name: str, language: str) -> dict[str, str]:
    try:
        module = load("host_tools.refusals." + name)
    except ImportError:
        return {}
    return getattr(module, language.upper())
