"""Scores of a player who drew on paper: six categories, or quick: the total and the errors.

Up and down change by 1, left and right by 5; exits step through 0, 4, 8 ... 40, 45. A goes on.
"""

from firmware.games.railroad.scoring.ranking import categories, total
from firmware.ui.canvas import CENTRE
from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import BIG, SMALL
from firmware.ui.keys import ARROWS, DOWN, LEFT, PRESS, RIGHT, UP, A, B
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract
from firmware.ui.texts.lines import signed

EXITS = (0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)
MOST = 250
CENTRE_SPACES = 9
SECOND = 61  # where the second column begins: its words are longer
LEAST = -99  # of a total: an empty sheet with errors
# Where typing begins: the middle of what people score, so that few presses reach any score.
QUICK_START = (40, 4)


class Screen(Contract):
    HOLDS = B
    REPEATS = ARROWS

    def __init__(self, gadget, seat):
        self.gadget = gadget
        self.seat = seat
        self.quick = gadget.shared.get("quick", True)

    def open(self, memo=None):
        game = self.gadget.session.game
        known = game.values(self.seat)
        self.at = 0
        if known and not self.quick and not known[1] + known[2] + known[3]:
            known = [0, 0, 0, 0, known[4], 0]  # typed in quickly: the categories are not known
        elif known and known[1] + known[2] + known[3]:
            self.quick = False
        if self.quick:
            self.values = list(QUICK_START) if not known else [total(known), known[4]]
            self.fields = ("total", "errors")
        else:
            self.values = [0] * 6 if not known else list(known)
            self.fields = categories(game.options)
        if memo is not None:
            self.values, self.at = memo

    def close(self):
        return self.values, self.at

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (UP, DOWN):
            self.add(1 if button == UP else -1)
        elif button in (LEFT, RIGHT):
            self.add(5 if button == RIGHT else -5)
        elif button == A:
            self.at += 1
            if self.at == len(self.fields):
                self.at -= 1
                self.ready()
        elif button == B:
            if self.at == 0:
                return False
            self.at -= 1
        self.gadget.changed()
        return True

    def add(self, step):
        value = self.values[self.at]
        if self.fields[self.at] == "exits":
            if value in EXITS:
                at = min(max(EXITS.index(value) + step, 0), len(EXITS) - 1)
                value = EXITS[at]
            else:
                value = 0
        else:
            least = LEAST if self.fields[self.at] == "total" else 0
            most = CENTRE_SPACES if self.fields[self.at] == "centre" else MOST
            value = min(max(value + step, least), most)
        self.values[self.at] = value

    def ready(self):
        gadget = self.gadget
        event = {"e": "scores", "p": self.seat, "v": self.values}
        if self.quick:
            points, errors = self.values
            if points + errors < 0:  # nothing but errors takes points away
                gadget.notify(gadget.w("errors_few", self.shown(1)))
                return
            event["v"] = [min(points + errors, MOST), 0, 0, 0, errors, 0]
            event["quick"] = 1
        if not gadget.do(event):
            return
        game = gadget.session.game
        following = [i for i in range(self.seat + 1, game.players) if not game.values(i)]
        if following:
            gadget.swap(".scores", following[0])
        else:
            gadget.back()

    def shown(self, i):
        """Errors are counted upwards and subtracted: the numbers on the screen add up."""
        value = self.values[i]
        return signed(-value if self.fields[i] == "errors" else value)

    def draw(self, canvas):
        w = self.gadget.w
        name = self.gadget.player_name(self.seat)
        if self.quick:
            heading(canvas, name, self.gadget.t("quick"))
            for i in (0, 1):
                x = 32 + 64 * i
                canvas.text(w("f_" + self.fields[i]), x, 14, SMALL, 1, CENTRE)
                canvas.text(self.shown(i), x, 25, BIG, 1, CENTRE)
                if i == self.at:
                    canvas.fill(x - 24, 46, 48, 2)
        else:
            heading(canvas, name, w("total_is", total(self.values)))
            for i in range(len(self.fields)):
                self.draw_field(canvas, i)
        exits = self.fields[self.at] == "exits"
        self.gadget.draw_hint(canvas, w("hint_exits" if exits else "hint_scores"))

    def draw_field(self, canvas, i):
        x, end = (0, SECOND - 2) if i < 3 else (SECOND, 127)
        y = 15 + 13 * (i % 3)
        chosen = i == self.at
        if chosen:
            canvas.fill(x, y - 2, end - x + 1, 12)
        color = 0 if chosen else 1
        canvas.text(self.gadget.w("f_" + self.fields[i]), x + 2, y, SMALL, color)
        canvas.text(self.shown(i), end, y, SMALL, color, AT_RIGHT)
