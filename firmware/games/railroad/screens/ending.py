"""The end of a game with sheets: who won, with a tune, the place, how it compares with your
best and mean, and what the rival's levels reach with these very dice: they play while you look on,
and each one that you equal is a star. A goes on to the count.
"""

from firmware.games.game import winners
from firmware.games.railroad import puzzles
from firmware.games.railroad.career import points_of, stars_of
from firmware.games.railroad.rival.same_dice import reached
from firmware.games.railroad.screens._portrait import portrait
from firmware.games.railroad.screens._sheet_view import blink
from firmware.games.rivals import STARS
from firmware.play.best import best_of, mark_of
from firmware.ui.canvas import CENTRE
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import BIG, MEDIUM, SMALL
from firmware.ui.keys import PRESS, A
from firmware.ui.lists import clipped
from firmware.ui.screen import Screen as Contract
from firmware.ui.solo_records import after, streak
from firmware.ui.texts.lines import plus, signed

BLINK_MS = 500
BANNER = 14
TUNE_MS = 1000  # then the levels begin to play
# Notes (hertz, ms): for a win or a record, and for everything else.
WON = (523, 120, (659, 120), (784, 120), (1047, 350))
PLAYED = (392, 180, (330, 300))


class Screen(Contract):
    def open(self, memo=None):
        gadget = self.gadget
        game = gadget.session.game
        self.since = gadget.now
        self.lit = True
        self.levels = memo or []  # (stars, points)
        self.puzzle = game.options["puzzle"]
        if self.puzzle:
            limits = puzzles.limits_of(self.puzzle)
            self.levels = [("★" * (i + 1), limit) for i, limit in enumerate(limits)]
        self.thinking = None if self.levels else reached(game)
        self.portrait = portrait(gadget.canvas)
        score = game.score()
        self.players = score["players"]
        self.first = winners(score) or [0]
        # The one whom the numbers are about; nobody where a rival beat several people.
        mine = [seat for seat in self.first if seat < game.people]
        self.seat = mine[0] if mine else 0 if game.people == 1 else self.first[0]
        self.lost = not mine
        self.rival = self.best_rival(game)
        self.compare(game)
        self.note = self.remarkable(game)
        if memo is None:
            won = self.record or (not self.lost and len(self.players) > 1)
            won = won or (self.puzzle and stars_of(game))
            gadget.beep(*(WON if won else PLAYED))

    def best_rival(self, game):
        """The points of the best rival, shown beside the player's; None without one."""
        totals = [player["total"] for player in self.players[game.people :]]
        return max(totals) if totals and self.seat < game.people else None

    def compare(self, game):
        """The line about the player's earlier games, and whether this is a record."""
        gadget = self.gadget
        session = gadget.session
        self.earlier = ""
        self.record = False
        if self.seat >= game.people:
            return
        if self.puzzle:
            self.earlier = self.about_puzzle(game)
            return
        total = self.players[self.seat]["total"]
        best = best_of(gadget.storage, session.key, game.options)
        mark = mark_of(session.header, self.seat)
        games, points, most = best.earlier(gadget.player_name(self.seat), mark)
        if not games:
            return
        self.record = total > most
        mean = (2 * points + games) // (2 * games)
        self.earlier = gadget.w("own_games", plus(total - most), plus(total - mean))
        if self.record:
            self.earlier = gadget.w("own_record", plus(total - most), plus(total - mean))

    def about_puzzle(self, game):
        w = self.gadget.w
        points = points_of(game)
        if points != self.players[0]["total"]:
            return w("puzzle_errors", self.puzzle, signed(points))
        return w("puzzle_line", self.puzzle, puzzles.code_of(self.puzzle))

    def remarkable(self, game):
        """What the last line says besides its key: a rung of the ladder, days in a row."""
        gadget = self.gadget
        rung = game.options["ladder"]
        if rung:
            return gadget.w("rung_lost" if self.lost else "rung_won", rung) + "  "
        if game.people > 1 or not gadget.session.day:
            return ""
        days = streak(after(gadget), gadget.session.day)
        return gadget.t("in_a_row", days) + "  " if days > 1 else ""

    def close(self):
        return self.levels if self.thinking is None else []

    def key(self, kind, button):
        if kind == PRESS and button == A:
            self.gadget.swap(".final")
            return True
        return False

    def step(self, now):
        passed = now - self.since
        wait = blink(self, passed, BLINK_MS) if self.record else None
        if self.thinking is None:
            return wait
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

    def draw(self, canvas):
        gadget = self.gadget
        w = gadget.w
        total = self.players[self.seat]["total"]
        self.draw_banner(canvas)
        wide = canvas.text(signed(total), 2, 15, BIG)
        count = points_of(gadget.session.game) if self.puzzle else total
        stars = sum([points <= count for _, points in self.levels])
        canvas.text("★" * stars, wide + 10, 15, MEDIUM)
        if len(self.players) > 1:
            place = self.players[self.seat]["place"]
            canvas.text(w("place_of", place, len(self.players)), wide + 10, 27)
        if self.rival is not None:
            canvas.blit(self.portrait, 110, 17)
            canvas.text(signed(self.rival), 107, 19, MEDIUM, 1, AT_RIGHT)
        if self.record and self.lit:
            canvas.fill(0, 36, 128, 10)
        canvas.text(self.earlier, 64, 37, SMALL, 0 if self.record and self.lit else 1, CENTRE)
        x = 2
        if self.levels:
            x += canvas.text(w("goals" if self.puzzle else "ingo"), x, 47) + 3
        for stars, points in self.levels:
            x += canvas.text(stars + signed(points), x, 47) + 6
        if self.thinking is not None:
            canvas.text("…", x, 47)
        canvas.text(self.note + w("hint_ending"), 64, 56, SMALL, 1, CENTRE)

    def draw_banner(self, canvas):
        """The winner, large."""
        gadget = self.gadget
        names = " & ".join([gadget.player_name(seat) for seat in self.first])
        text = names
        if len(self.players) > 1:
            text = gadget.w("wins" if len(self.first) == 1 else "win", names)
        canvas.fill(0, 0, 128, BANNER)
        font = MEDIUM if canvas.width(text, MEDIUM) < 124 else SMALL
        if font is SMALL:
            text = clipped(canvas, text, 122)
        canvas.text(text, 64, 1 if font is MEDIUM else 3, font, 0, CENTRE)
