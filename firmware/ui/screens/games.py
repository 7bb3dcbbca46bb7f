"""Which game: the set-up of the chosen one follows."""

from firmware.ui.lists import List
from firmware.ui.plan import Plan


class Screen(List):
    def rows(self):
        self.title = self.gadget.t("games")
        keys = ("railroad", "emma", "off_the_rails", "dice")
        return [(key, self.gadget.t("game_" + key)) for key in keys]

    def open(self, memo=None):
        List.open(self, memo)
        if memo is None:
            self.choose(self.gadget.settings.get("game"))

    def pick(self, key):
        if key == "dice":
            Plan(self.gadget.settings, key).start(self.gadget)
        else:
            self.gadget.go("setup", key)
