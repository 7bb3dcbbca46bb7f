"""Chooses a game for its statistics."""

from firmware.games import KEYS
from firmware.ui.lists import List


class Screen(List):
    def rows(self):
        self.title = self.gadget.t("statistics")
        return [(key, self.gadget.title(key)) for key in KEYS]

    def open(self, memo=None):
        List.open(self, memo)
        if memo is None:
            self.choose(self.gadget.settings.get("game"))

    def pick(self, key):
        self.gadget.go("tallies", key)
