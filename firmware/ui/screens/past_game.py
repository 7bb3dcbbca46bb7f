"""One finished game: what was played, who won, and whether the dice were as promised."""

from firmware.play.shelf import Shelf
from firmware.ui.days import date_of
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract


class Screen(Contract):
    def __init__(self, gadget, number):
        self.gadget = gadget
        self.number = number
        self.texts = ()

    def open(self, memo=None):
        t = self.gadget.t
        header = Shelf(self.gadget.storage).header(self.number)
        if header is None:
            self.texts = (t("unreadable"),)
            return
        start = header["start"]
        day = "%04d-%02d-%02d" % date_of(start) if start else t("no_date")
        players = header["players"]
        self.texts = (
            t("game_" + header["game"]),
            day,
            ", ".join(players[:3]),
            ", ".join(players[3:]),
            header["id"],
        )

    def draw(self, canvas):
        heading(canvas, self.gadget.t("game_number", self.number))
        y = 14
        for text in self.texts:
            if text:
                canvas.text(text[: canvas.fit(text, 124)], 2, y)
                y += 10
