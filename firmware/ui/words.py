"""The gadget's language: its texts, the sentences for refusals, and the names of faces."""

from firmware.ui.modules import forget, load
from firmware.ui.texts.lines import Lines, filled


class Words:
    def __init__(self):
        self.language = None
        self._texts = None
        self._swaps = ()  # how a press is told
        self._game = None  # in progress
        self._own = None  # its words

    def t(self, key, *args):
        """The text `key` in the language of the gadget."""
        texts = self._texts
        text = texts.known.get(key) or texts[key]
        return filled(text, args) if args else text

    def w(self, key, *args):
        """The word `key` of the game in progress."""
        own = self._own
        text = own.known.get(key) or own[key]
        return filled(text, args) if args else text

    def play(self, game):
        """A game is in progress: its words stay in memory; None if there is none."""
        if game != self._game:
            self._own = None
            self._own = self.of_game(game) if game else None
            self._game = game

    def of_game(self, game):
        """The table of a game's words."""
        if game == self._game:
            return self._own
        return self.lines("firmware.games." + game + ".words." + self.language)

    def speak(self, language, twice=0):
        """Use this language from now on; `twice`: a button is pressed twice instead of held."""
        if language != self.language or bool(twice) != bool(self._swaps):
            game = self._game
            self.play(None)
            self._swaps = ()
            self._texts = None  # first, so that two languages are never in memory together
            self._texts = self.lines("firmware.ui.texts." + language)
            if twice:
                new = self._texts["twice_as"]
                olds = self._texts["held_as"].split("/")
                self._swaps = [(old.format(b), new.format(b)) for old in olds for b in "AB"]
                self._texts = self.lines("firmware.ui.texts." + language)
            self.language = language
            self.play(game)

    def lines(self, name):
        """The table of texts of a module, of which nothing else stays."""
        lines = Lines(load(name).TEXTS, self._swaps)
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
