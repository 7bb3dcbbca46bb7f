"""The first screen: go on, the same game again, a new one, and everything else."""

from firmware.games import KEYS
from firmware.play.shelf import Shelf
from firmware.ui.last_game import start_last, start_solo, summary
from firmware.ui.lists import List

PLACES = ("games", "code", "history", "statistics", "settings", "storage", "about", "solo")


class Screen(List):
    title = "Signalbox"
    game = None  # of the first line; None: the last one that was played

    def rows(self):
        gadget = self.gadget
        found = []
        self.mark = None
        if gadget.playing():
            found.append(("table", gadget.t("continue")))
        else:
            self.mark = gadget.t("other_game")
            found.append(("again",) + tuple(summary(gadget, self.game)))
        # The last one is next to the first: Up goes there.
        found += [(key, gadget.t(key)) for key in PLACES]
        if Shelf(gadget.storage).wants_space():
            found.insert(1, ("storage", gadget.t("nearly_full")))
        return found

    def returned(self, result):
        if result:  # the game in progress is to be abandoned
            self.gadget.session.abandon(self.gadget.now)
            self.gadget.leave_game()
            self.refresh()
            self.pick(self.lines[self.chosen][0])

    def change(self, key, step):
        """On the first line: another game, as it was played last."""
        if key != "again":
            return False
        at = KEYS.index(self.game or self.gadget.settings.get("game"))
        self.game = KEYS[(at + step) % len(KEYS)]
        return True

    def pick(self, key):
        gadget = self.gadget
        if key in {"games", "code", "solo"} and gadget.playing():
            gadget.go("confirm", gadget.t("abandon_first"), gadget.t("abandon_yes"))
        elif key == "code":
            gadget.go("games", True)
        elif key == "table":
            self.gadget.home()
        elif key == "again":
            start_last(gadget, self.game)
        elif key == "solo":
            start_solo(gadget)
        else:
            self.gadget.go(key)
