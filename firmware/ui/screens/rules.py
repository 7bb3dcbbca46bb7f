"""All further options of a game: where the rulebook is silent, the table decides here."""

from firmware.games.parts import option_table
from firmware.ui.lists import List
from firmware.ui.modules import forget, load


class Screen(List):
    CHANGES = True

    def open(self, memo=None):
        plan = self.gadget.plan
        self.table = option_table(plan.game)
        self.module = (
            "firmware.games." + plan.game + ".words.options_" + self.gadget.words.language
        )
        self.texts = load(self.module)
        List.open(self, memo)

    def close(self):
        self.texts = None
        forget(self.module)
        return self.chosen

    def rows(self):
        self.title = self.gadget.t("more_rules")
        plan = self.gadget.plan
        found = []
        for name, default, _ in self.table:
            value = plan.options.get(name, default)
            shown = self.texts.VALUES.get(name, {}).get(value)
            if shown is None:
                shown = self.texts.VALUES[""].get(value, str(value))
            found.append((name, self.texts.NAMES[name], shown))
        return found

    def change(self, key, step):
        options = self.gadget.plan.options
        for name, default, allowed in self.table:
            if name == key:
                at = allowed.index(options.get(name, default))
                options[name] = allowed[(at + step) % len(allowed)]
        return True

    def pick(self, key):
        self.gadget.back()
