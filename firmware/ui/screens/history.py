"""The finished games on the flash, the newest first."""

from firmware.play.shelf import Shelf
from firmware.ui.lists import List, heading


class Screen(List):
    def rows(self):
        t = self.gadget.t
        self.title = t("history")
        found = []
        for number, copied in Shelf(self.gadget.storage).finished():
            found.append((number, t("game_number", number), t("copied") if copied else ""))
        return found

    def pick(self, key):
        self.gadget.go("past_game", key)

    def draw(self, canvas):
        if self.lines:
            List.draw(self, canvas)
        else:
            heading(canvas, self.title)
            canvas.text(self.gadget.t("history_none"), 2, 16)
