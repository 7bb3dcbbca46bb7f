"""How much fits on the flash, and forgetting games that the computer already has."""

from firmware.play.shelf import Shelf
from firmware.ui.keys import PRESS, A
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract


class Screen(Contract):
    def open(self, memo=None):
        self.shelf = Shelf(self.gadget.storage)
        self.look()

    def look(self):
        games = self.shelf.finished()
        self.games = len(games)
        self.copied = sum([1 for _, copied in games if copied])
        self.free, self.total = self.shelf.space()
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS or button != A:
            return False
        if self.copied:
            gone = self.shelf.forget_copied(self.total + 1)
            self.gadget.tell(self.gadget.t("forgotten", len(gone)))
            self.look()
        return True

    def draw(self, canvas):
        t = self.gadget.t
        heading(canvas, t("storage"))
        canvas.text(t("blocks_free", self.free, self.total), 2, 14)
        canvas.bar(2, 24, 124, 8, self.total - self.free, max(self.total, 1))
        canvas.text(t("games_kept", self.games, self.copied), 2, 36)
        canvas.text(t("forget" if self.copied else "forget_none"), 2, 54)
