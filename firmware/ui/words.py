"""The gadget's language: its texts, the sentences for refusals, and the names of faces."""

from firmware.games.die import face_name
from firmware.ui.texts.lines import Lines, filled
from firmware.ui.texts.say import short_form, texts_of


class Words:
    def __init__(self):
        self.language = None
        self._texts = None
        self._swaps = ()  # how a press is told
        self.game = None  # in progress
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
        """A game is in progress; None if there is none."""
        if game != self.game:
            self._own = None
            self._own = self.of_game(game) if game else None
            self.game = game

    def of_game(self, game):
        """The table of a game's words."""
        if game == self.game:
            return self._own
        return self.lines(game)

    def speak(self, language, twice=0):
        """Use this language from now on; `twice`: a button is pressed twice instead of held."""
        if language != self.language or bool(twice) != bool(self._swaps):
            game = self.game
            self.play(None)
            self._swaps = ()
            self.language = language
            self._texts = self.lines(None)
            if twice:
                new = self._texts["twice_as"]
                olds = self._texts["held_as"].split("/")
                self._swaps = [(old.format(b), new.format(b)) for old in olds for b in "AB"]
                self._texts = self.lines(None)
            self.play(game)

    def lines(self, game):
        """The table of texts of a game, or of the gadget itself."""
        return Lines(texts_of(game, self.language).TEXTS, self._swaps)

    def help(self, key, game):
        """The sentence about a line of the set-up; `game` is None for lines of every game."""
        return Lines(texts_of(game, self.language).HELP, self._swaps)[key]

    def sentence(self, why, game):
        """The short sentence for a refusal or a report."""
        return short_form(why, game, self.language)

    def face_name(self, face, die=None):
        return face_name(face, self.language, die)
