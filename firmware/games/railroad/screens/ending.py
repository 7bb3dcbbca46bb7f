"""The end of a game with sheets, and what the rival's levels reach with these very dice: they play
while you look on, and each one that you equal is a star. A puzzle has goals instead.
"""

from firmware.games.railroad import puzzles
from firmware.games.railroad.career import points_of, stars_of
from firmware.games.railroad.rival.same_dice import reached
from firmware.games.railroad.screens._portrait import portrait
from firmware.games.rivals import STARS
from firmware.play.best import best_of, mark_of
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import MEDIUM
from firmware.ui.screens.ending import Screen as Ending
from firmware.ui.solo_records import after, streak
from firmware.ui.texts.lines import plus, signed

TUNE_MS = 1000  # then the levels begin to play


class Screen(Ending):
    HINT = "hint_ending_count"
    NEXT = ".final"

    def open(self, memo=None):
        game = self.gadget.session.game
        self.levels = memo or []  # (stars, points)
        self.puzzle = game.options["puzzle"]
        if self.puzzle:
            limits = puzzles.limits_of(self.puzzle)
            self.levels = [("★" * (i + 1), limit) for i, limit in enumerate(limits)]
            self.glad = stars_of(game)
        self.thinking = None if self.levels else reached(game)
        self.portrait = portrait(self.gadget.canvas)
        Ending.open(self, memo)
        if self.puzzle:
            points = points_of(game)
            if points != self.total:
                self.earlier = self.gadget.w("puzzle_errors", self.puzzle, signed(points))
            else:
                code = puzzles.code_of(self.puzzle)
                self.earlier = self.gadget.w("puzzle_line", self.puzzle, code)
        if game.ahead:
            counted = (self.total, plus(game.ahead), signed(self.total + game.ahead))
            self.earlier = "%d %s = %s" % counted
        # The points of the best rival, shown beside the player's.
        totals = [player["total"] for player in self.players[game.people :]]
        self.rival = max(totals) if totals and self.seat < game.people else None
        self.said = self.remarkable(game)

    def earlier_games(self, game):
        """This name's, with others too; none if a rival won, in a puzzle, or with points ahead."""
        gadget = self.gadget
        session = gadget.session
        if self.puzzle or game.ahead or self.seat >= game.people:
            return 0, 0, 0
        best = best_of(gadget.storage, session.key, game.options)
        return best.earlier(gadget.player_name(self.seat), mark_of(session.header, self.seat))

    def remarkable(self, game):
        """What goes before the last line: the rung of the ladder, or how many days in a row."""
        gadget = self.gadget
        rung = game.options["ladder"]
        if rung:
            return gadget.w("rung_won" if self.first == [0] else "rung_lost", rung) + "  "
        if game.people > 1 or not gadget.session.day:
            return ""
        days = streak(after(gadget), gadget.session.day)
        return gadget.t("in_a_row", days) + "  " if days > 1 else ""

    def close(self):
        return self.levels if self.thinking is None else []

    def step(self, now):
        wait = Ending.step(self, now)
        if self.thinking is None:
            return wait
        passed = now - self.since
        if passed < TUNE_MS:
            return TUNE_MS - passed if wait is None else min(wait, TUNE_MS - passed)
        if not self.gadget.redraw_pending():
            self.think()
        return 0

    def think(self):
        """A slice of what the levels do."""
        for found in self.thinking:
            if found:
                self.levels.append((STARS[found[0]], found[1]))
                self.gadget.changed()
            return
        self.thinking = None
        self.gadget.changed()

    def draw_beside(self, canvas, x):
        w = self.gadget.w
        count = points_of(self.gadget.session.game) if self.puzzle else self.total
        stars = sum([points <= count for _, points in self.levels])
        canvas.text("★" * stars, x, 15, MEDIUM)
        if self.rival is not None:
            canvas.blit(self.portrait, 110, 17)
            canvas.text(signed(self.rival), 107, 19, MEDIUM, 1, AT_RIGHT)
        x = 2
        if self.levels:
            x += canvas.text(w("goals" if self.puzzle else "ingo"), x, 47) + 3
        for stars, points in self.levels:
            x += canvas.text(stars + signed(points), x, 47) + 6
        if self.thinking is not None:
            canvas.text("…", x, 47)
