"""A shared code or the game of the day: the same dice everywhere, so they are not secret."""

from firmware.games import game_class
from firmware.play.days import is_day, today
from firmware.play.fair import code_of_day
from firmware.ui.lists import List, heading, row
from firmware.ui.setup_draft import NewGame, last_day
from firmware.ui.wrap import wrapped


class Screen(List):
    def __init__(self, gadget, game):
        List.__init__(self, gadget)
        self.game = game

    def rows(self):
        t = self.gadget.t
        self.title = self.gadget.title(self.game)
        self.mark = t("entry_code")
        return (("entry", t("type_code")), ("day", t("day_game")))

    def returned(self, result):
        """The code that was entered, or the day that was chosen."""
        day = result if is_day(result) else None
        code = code_of_day(day) if day else result
        if game_class(self.game).has_setup():
            self.gadget.go("setup", self.game, code, day)
        else:
            new_game = NewGame(self.gadget.settings, self.game)
            new_game.code = code
            new_game.day = day
            new_game.start(self.gadget)

    def pick(self, key):
        if key == "entry":
            self.gadget.go("entry", "code")
        else:
            self.gadget.go("day", *today(self.gadget.board.utc(), last_day(self.gadget.settings)))

    def draw(self, canvas):
        heading(canvas, self.title, self.mark)
        for i in (0, 1):
            row(canvas, 14 + 10 * i, self.lines[i][1], None, i == self.chosen)
        y = 37
        for line in wrapped(canvas, self.gadget.t("code_why"), 122):
            canvas.text(line, 3, y)
            y += 9
