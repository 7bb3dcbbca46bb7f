"""One finished game: what was played and when, the result, and the digits that prove its dice."""

from firmware.play.days import LATEST, date_of
from firmware.play.shelf import Shelf
from firmware.ui.digits import draw_digits
from firmware.ui.keys import DOWN, PRESS, UP
from firmware.ui.lists import heading
from firmware.ui.results import result_lines
from firmware.ui.screen import Screen as Contract


class Screen(Contract):
    def __init__(self, gadget, number):
        self.gadget = gadget
        self.number = number
        self.page = 0
        self.pages = ()

    def open(self, memo=None):
        gadget = self.gadget
        t = gadget.t
        story = Shelf(gadget.storage).story(self.number)
        if story is None:
            self.lines = ((t("unreadable"), ""),)
            return
        story.undo_points = None  # nothing is taken back here: its copies make room for the score
        header = story.header
        start = header["start"] or 0
        day = "%04d-%02d-%02d" % date_of(start) if 0 < start < LATEST else t("no_date")
        title = gadget.title(header["game"])
        self.lines = [(title, t("abandoned") if story.abandoned else day)]
        for _, name, text in result_lines(gadget, header, story.game)[:4]:
            self.lines.append((name, text))
        self.pages = [header["commit"]]
        if story.secret:
            self.pages.append(story.secret)

    def key(self, kind, button):
        if kind != PRESS or button not in (UP, DOWN):
            return False
        self.page = (self.page + (1 if button == DOWN else -1)) % (len(self.pages) + 1)
        self.gadget.changed()
        return True

    def draw(self, canvas):
        t = self.gadget.t
        if self.page:
            title = t("digits_commit" if self.page == 1 else "digits_secret")
            draw_digits(canvas, title, self.pages[self.page - 1])
            return
        heading(canvas, t("game_number", self.number), t("past_more") if self.pages else None)
        y = 14
        for left, right in self.lines:
            canvas.text(left, 2, y)
            canvas.text(right, 126, y, align=2)
            y += 10
