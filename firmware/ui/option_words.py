"""The names of a game's options and their values."""

from firmware.ui.texts.say import texts_of


class OptionWords:
    def __init__(self, game, language):
        words = texts_of(game, language)
        self._names = words.NAMES
        self._values = words.VALUES

    def name(self, option):
        """None for an option that the gadget does not ask for."""
        return self._names.get(option)

    def value(self, option, value):
        """None for a value that needs no name, such as a number."""
        found = self._values.get(option, {}).get(value)
        return self._values[""].get(value) if found is None else found
