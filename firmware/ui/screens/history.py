"""The finished games on the flash, the newest first: day, game, winner and points.

Each of these games must be read first, so only the visible ones are, one after another.
"""

from firmware.play.days import start_day
from firmware.play.finished_games import FinishedGames
from firmware.ui.keys import LEFT, PRESS, RIGHT
from firmware.ui.lists import SHOWN, List, clipped, heading
from firmware.ui.reading import Reading, file_of
from firmware.ui.results import outcome

WINNER = 62  # pixels of a line for names and points
MOST = 40  # lines in memory


class Screen(List):
    def rows(self):
        self.title = self.gadget.t("history")
        self.mark = None
        games = FinishedGames(self.gadget.storage)
        if games.has_best():
            self.mark = self.gadget.t("best_mark")
        self.known = {}
        self.number = None  # of the game that is being read
        return games.newest_first()

    def line(self, i):
        number = self.lines[i][0]
        return self.known.get(number) or (number, self.gadget.t("game_number", number), "…")

    def step(self, now):
        """Read on, a little; a game that went out of sight is read to its end."""
        if self.number is None:
            first = self.first()
            for number, copied in self.lines[first : first + SHOWN]:
                if number not in self.known:
                    self.number = number
                    self.copied = copied
                    self.reading = Reading(self.gadget, file_of(number, copied))
                    return 0
            return None
        if self.reading.step():
            if len(self.known) >= MOST:
                self.known.clear()
            self.known[self.number] = self.summary(self.reading.replay)
            self.number = self.reading = None
            self.gadget.changed()
        return 0

    def summary(self, replay):
        """The line of a game: its number, day and title, who won."""
        gadget = self.gadget
        if replay.wrong:
            return self.number, gadget.t("game_number", self.number), "?"
        day = start_day(replay.header, gadget.storage)
        title = gadget.title(replay.header["game"])
        who, points = outcome(gadget, replay)
        right = ": " + points if points else ""
        if self.copied:
            right += " ✓"
        canvas = gadget.canvas
        who = clipped(canvas, who, WINNER - canvas.width(right))
        return self.number, (day[5:] + " " if day else "") + title, who + right

    def key(self, kind, button):
        if kind == PRESS and button in (LEFT, RIGHT) and self.mark:
            self.gadget.go("best")
            return True
        return List.key(self, kind, button)

    def pick(self, key):
        self.gadget.go("past_game", key)

    def draw(self, canvas):
        if self.lines:
            List.draw(self, canvas)
        else:
            heading(canvas, self.title, self.mark)
            canvas.text(self.gadget.t("history_none"), 2, 16)
