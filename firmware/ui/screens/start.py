"""The first screen: go on, the same game again, a new one, and everything else."""

from firmware.ui.last import start_last, summary
from firmware.ui.lists import List


class Screen(List):
    title = "Signalbox"

    def rows(self):
        gadget = self.gadget
        found = []
        if gadget.playing():
            found.append(("table", gadget.t("continue")))
        else:
            found.append(("again",) + tuple(summary(gadget)))
        for key in ("games", "code", "history", "settings", "storage", "about"):
            found.append((key, gadget.t(key)))
        return found

    def pick(self, key):
        if key == "table":
            self.gadget.home()
        elif key == "again":
            start_last(self.gadget)
        else:
            self.gadget.go(key)
