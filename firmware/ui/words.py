"""The gadget's language: its texts, the sentences for refusals, and the names of faces."""

from firmware.ui.modules import forget, load
from firmware.ui.texts.lines import Lines


class Words:
    def __init__(self):
        self.language = None
        self._texts = None
        self._game = None  # whose words are in memory besides
        self._own = None

    def t(self, key, *args):
        """The text `key` in the language of the gadget."""
        texts = self._texts
        text = texts.known.get(key) or texts[key]
        return text.format(*args) if args else text

    def w(self, game, key, *args):
        """The word `key` of a game."""
        own = self.of_game(game)
        text = own.known.get(key) or own[key]
        return text.format(*args) if args else text

    def of_game(self, game):
        """The table of a game's words."""
        if game != self._game:
            self._own = None
            self._own = self.lines("firmware.games." + game + ".words." + self.language)
            self._game = game
        return self._own

    def keep_game(self, game):
        """Let the words of any other game go."""
        if game != self._game:
            self._own = self._game = None

    def speak(self, language):
        """Use this language from now on."""
        if language != self.language:
            self.keep_game(None)
            self._texts = None  # first, so that two languages are never in memory together
            self._texts = self.lines("firmware.ui.texts." + language)
            self.language = language

    def lines(self, name):
        """The table of texts of a module, of which nothing else stays."""
        lines = Lines(load(name).TEXTS)
        forget(name)
        return lines

    def forget(self):
        """Another screen opens: the texts that the last one asked for may go."""
        self._texts.known.clear()
        if self._own:
            self._own.known.clear()

    def sentence(self, why, game):
        """The short sentence for a refusal or a report."""
        from firmware.ui.texts.say import say

        return say(why, game, self.language, short=True)

    def face_name(self, face, die=None):
        from firmware.ui.texts.say import face_name

        return face_name(face, self.language, die)
