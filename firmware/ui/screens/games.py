"""Chooses a game; its set-up follows, with shared dice after their code."""

from firmware.games import KEYS, game_class
from firmware.ui.lists import List
from firmware.ui.setup_draft import NewGame


class Screen(List):
    def __init__(self, gadget, shared=False):
        List.__init__(self, gadget)
        self.shared = shared

    def rows(self):
        self.title = self.gadget.t("code" if self.shared else "games")
        return [(key, self.gadget.title(key)) for key in KEYS]

    def open(self, memo=None):
        List.open(self, memo)
        if memo is None:
            self.choose(self.gadget.settings.get("game"))

    def pick(self, key):
        if self.shared:
            self.gadget.go("code", key)
        elif game_class(key).has_setup():
            self.gadget.go("setup", key)
        else:
            NewGame(self.gadget.settings, key).start(self.gadget)
