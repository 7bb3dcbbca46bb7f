"""The end of a game: who won, with a tune, the place, and how the points compare with your best
and mean. A goes on to the count or the result. The screen `.ending` of a game inherits from it,
and adds what only that game has.
"""

from firmware.games.game import LOST, winners
from firmware.ui.canvas import CENTRE
from firmware.ui.font import BIG, MEDIUM, SMALL
from firmware.ui.keys import PRESS, A
from firmware.ui.lists import blink, row
from firmware.ui.results import result_lines
from firmware.ui.screen import Screen as Contract
from firmware.ui.solo_records import earlier_games
from firmware.ui.texts.lines import plus, signed

BLINK_MS = 500
BANNER = 14
# Notes (hertz, ms): for a win or a record, and for everything else.
WON = (523, 120, (659, 120), (784, 120), (1047, 350))
PLAYED = (392, 180, (330, 300))


class Screen(Contract):
    HINT = "hint_ending"
    NEXT: str | None = None  # the screen after it: the result
    glad = False  # is there another reason for the tune of a win?
    said = ""  # before the key in the last line

    def open(self, memo=None):
        gadget = self.gadget
        game = gadget.session.game
        self.since = gadget.now
        self.lit = True
        score = game.score()
        self.players = score["players"]
        self.first = winners(score) or [0]
        # The one whom the numbers are about; nobody where a rival beat several people.
        mine = [seat for seat in self.first if seat < game.people]
        self.seat = mine[0] if mine else 0 if game.people == 1 else self.first[0]
        self.total = self.players[self.seat]["total"]
        self.note = score["note"]
        self.lost = not mine or self.note == LOST
        self.contest = len(self.players) > 1 or self.note
        self.lines = result_lines(gadget, gadget.session.header, score)
        self.earlier = ""
        self.record = False
        games, points, best = self.earlier_games(game)
        if games:
            ahead = self.total - best
            mean = (2 * points + games) // (2 * games)
            self.record = ahead < 0 if game.FEWEST_WIN else ahead > 0
            key = "own_record" if self.record else "own_games"
            self.earlier = gadget.t(key, plus(ahead), plus(self.total - mean))
        if memo is None:
            won = self.glad or self.record or (self.contest and not self.lost)
            gadget.beep(*(WON if won else PLAYED))

    def earlier_games(self, game):
        """(games, their points, the best) of the player's earlier games of this kind."""
        return earlier_games(self.gadget)

    def key(self, kind, button):
        if kind == PRESS and button == A:
            self.gadget.home(self.NEXT)
            return True
        return False

    def step(self, now):
        return blink(self, now - self.since, BLINK_MS) if self.record else None

    def draw(self, canvas):
        gadget = self.gadget
        text = names = " & ".join([gadget.player_name(seat) for seat in self.first])
        if self.note == LOST:
            text = gadget.w(self.note[0])
        elif self.contest:
            text = gadget.t("wins" if len(self.first) == 1 else "win", names)
        canvas.fill(0, 0, 128, BANNER)
        font = MEDIUM if canvas.width(text, MEDIUM) < 124 else SMALL
        if font is SMALL and canvas.width(text) > 122:
            text = names
            if canvas.width(text) > 122:
                text = gadget.t("share", len(self.first))
        canvas.text(text, 64, 1 if font is MEDIUM else 3, font, 0, CENTRE)
        x = 2
        if self.total is not None:
            x += canvas.text(signed(self.total), 2, 15, BIG) + 8
        if len(self.players) > 1:
            place = gadget.t("place_of", self.players[self.seat]["place"], len(self.players))
            canvas.text(place, x, 27)
        self.draw_beside(canvas, x)
        lit = self.record and self.lit
        if lit:
            canvas.fill(0, 36, 128, 10)
        if self.earlier:
            canvas.text(self.earlier, 64, 37, SMALL, 0 if lit else 1, CENTRE)
        canvas.text(self.said + gadget.t(self.HINT), 64, 56, SMALL, 1, CENTRE)

    def draw_beside(self, canvas, x):
        """Draw beside the points and below them."""
        y = 37
        for seat, name, text in self.lines:
            if seat == self.seat:
                canvas.text(text, x, 17)
            elif y < 56:
                row(canvas, y, name, text, False)
                y += 10
