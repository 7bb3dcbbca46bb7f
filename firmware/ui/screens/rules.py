"""All further options of a game: where the rulebook is silent, the table decides here."""

from firmware.games import game_class
from firmware.ui.choice_list import ChoiceList
from firmware.ui.option_words import OptionWords


class Screen(ChoiceList):
    def open(self, memo=None):
        game = self.gadget.new_game.game
        self.table = game_class(game).OPTIONS
        self.texts = OptionWords(game, self.gadget.words.language)
        ChoiceList.open(self, memo)

    def rows(self):
        self.title = self.gadget.t("more_rules")
        self.mark = self.help_mark()
        new_game = self.gadget.new_game
        in_the_setup = new_game.kind.SETUP_OPTIONS + new_game.kind.BOT_OPTIONS
        found = []
        for name, default, _ in self.table:
            if name in in_the_setup or not new_game.applies(name):
                continue
            value = new_game.options.get(name, default)
            text = self.texts.value(name, value) or str(value)
            found.append((name, self.texts.name(name), text))
        return found

    def change(self, key, step):
        for row in self.table:
            if row[0] == key:
                self.gadget.new_game.change(row, step)
        return True
