"""Free space, and deleting games that were copied to a computer."""

from firmware.play.finished_games import FinishedGames
from firmware.ui.keys import PRESS, A
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract


class Screen(Contract):
    def open(self, memo=None):
        self.finished_games = FinishedGames(self.gadget.storage)
        self.refresh()

    def refresh(self):
        games = self.finished_games.newest_first()
        self.games = len(games)
        self.copied = sum([1 for _, copied in games if copied])
        self.free, self.total = self.finished_games.space()
        self.gadget.changed()

    def key(self, kind, button):
        if kind != PRESS or button != A:
            return False
        if self.copied:
            gone = self.finished_games.forget_copied(self.total + 1)
            self.gadget.notify(self.gadget.t("forgotten", len(gone)))
            self.refresh()
        return True

    def draw(self, canvas):
        t = self.gadget.t
        heading(canvas, t("storage"))
        canvas.text(t("blocks_free", self.free, self.total), 2, 14)
        canvas.bar(2, 24, 124, 8, self.total - self.free, max(self.total, 1))
        canvas.text(t("games_stored", self.games, self.copied), 2, 36)
        canvas.text(t("forget" if self.copied else "forget_none"), 2, 54)
