"""The gadget's language: its texts, the sentences for refusals, and the names of faces."""

from firmware.games import game_class
from firmware.games.die import face_name
from firmware.loading import load
from firmware.ui.texts.lines import Lines, filled
from firmware.ui.texts.say import short_form, texts_of


class Words:
    def __init__(self):
        self.language = None
        self._texts = None
        self._swaps: tuple | list = ()  # replacements for "hold" in the texts
        self.game = None  # in progress
        self._own = None  # its words

    def t(self, key, *args):
        """The text `key` in the language of the gadget."""
        texts = self._texts
        text = texts.known.get(key) or texts[key]
        return filled(text, args) if args else text

    def w(self, key, *args):
        """The word `key` of the current game."""
        own = self._own
        text = own.known.get(key) or own[key]
        return filled(text, args) if args else text

    def play(self, game):
        """Set the current game, or None."""
        if game != self.game:
            self._own = None
            self._own = self.of_game(game) if game else None
            self.game = game

    def of_game(self, game):
        """The table of a game's words."""
        if game == self.game:
            return self._own
        return self.lines(game)

    def player_name(self, header, seat):
        """A person's name as the journal has it; translated for bots, and for players who gave
        none."""
        bots = game_class(header["game"]).bots(header["options"])
        number = seat - len(header["players"]) + len(bots)
        if number < 0:
            name = header["players"][seat]
            return self.t("player", seat + 1) if is_default(name, seat) else name
        _, word, args = bots[number]
        return filled(self.of_game(header["game"])[word], args)

    def speak(self, language, double_press=0):
        """Use this language from now on; with `double_press` the texts ask for two presses."""
        changed = language != self.language or bool(double_press) != bool(self._swaps)
        if changed or not self.loaded():
            game = self.game
            self.play(None)
            self._swaps = ()
            self._texts = None
            self.language = language
            self._texts = self.lines(None)
            if double_press:
                new = self._texts["twice_as"]
                olds = self._texts["held_as"].split("/")
                self._swaps = [(old.format(b), new.format(b)) for old in olds for b in "AB"]
                self._texts = self.lines(None)
            self.play(game)

    def loaded(self):
        """Is a language loaded? There may have been too little memory for the one requested."""
        return self._texts is not None

    def lines(self, game):
        """The table of texts of a game, or of the gadget itself."""
        return Lines(texts_of(game, self.language).TEXTS, self._swaps)

    def lessons(self, game):
        """The table of a game's lessons."""
        module = load("firmware.games." + game + ".lessons_" + self.language)
        return Lines(module.TEXTS, self._swaps)

    def help(self, key, game):
        """The sentence about a line of the set-up; `game` is None for lines of every game."""
        return Lines(texts_of(game, self.language).HELP, self._swaps)[key]

    def sentence(self, why, game):
        """The short sentence for a refusal or a report."""
        return short_form(why, game, self.language)

    def face_name(self, face, die=None):
        return face_name(face, self.language, die)


def is_default(name, seat):
    """Is it the name of a player who gave none, in any language?"""
    return name in ("Player " + str(seat + 1), "Spieler " + str(seat + 1))
