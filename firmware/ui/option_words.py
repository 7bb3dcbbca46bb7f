"""The names of a game's options and their values."""

from firmware.ui.texts.lines import Lines
from firmware.ui.texts.say import texts_of


class OptionWords:
    def __init__(self, game, language):
        words = texts_of(game, language)
        self._names = words.NAMES
        self._values = Lines(words.VALUES)

    def name(self, option):
        """None for an option that the gadget does not ask for."""
        return self._names.get(option)

    def value(self, option, value):
        """None for a value that needs no name, such as a number."""
        for name in (option, "*"):
            for pair in self._values.get(name, "").split(" | "):
                key, _, words = pair.partition("=")
                if words and key == str(value):
                    return words
        return None
