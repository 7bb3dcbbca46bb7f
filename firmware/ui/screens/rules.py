"""All further options of a game: where the rulebook is silent, the table decides here."""

from firmware.games import game_class
from firmware.ui.choice_list import ChoiceList
from firmware.ui.option_words import OptionWords


class Screen(ChoiceList):
    def open(self, memo=None):
        game = self.gadget.plan.game
        self.table = game_class(game).OPTIONS
        self.texts = OptionWords(game, self.gadget.words.language)
        ChoiceList.open(self, memo)

    def rows(self):
        self.title = self.gadget.t("more_rules")
        self.mark = self.help_mark()
        plan = self.gadget.plan
        in_the_setup = plan.kind.SETUP_OPTIONS + plan.kind.BOT_OPTIONS
        found = []
        for name, default, _ in self.table:
            if name in in_the_setup or not plan.applies(name):
                continue
            value = plan.options.get(name, default)
            text = self.texts.value(name, value) or str(value)
            found.append((name, self.texts.name(name), text))
        return found

    def change(self, key, step):
        for row in self.table:
            if row[0] == key:
                self.gadget.plan.change(row, step)
        return True
