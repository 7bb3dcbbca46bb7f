"""The meteor on paper sheets: where each player's marker stands and where it will hit."""

from firmware.games.railroad.expansions.meteor import ARROWS, directions, target
from firmware.games.railroad.sheet.spaces import name_of
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.screen import Screen as Contract

CELL = 8
ASK_MS = 10000
NONE = -1  # nothing is chosen: a second A by habit enters nothing


class Screen(Contract):
    REPEATS = DOWN

    def __init__(self, gadget, asked=None):
        self.gadget = gadget
        self.asked = asked  # from this player on, all are asked before the round ends

    def open(self, memo=None):
        self.seat = min(self.gadget.shared.get("seat", 0), self.gadget.session.game.people - 1)
        if self.asked is not None:
            self.seat = self.asked - 1
            self.ask_next()
        self.at = 0 if self.asked is None else NONE
        self.refresh()

    def ask_next(self):
        """The next player without a direction; if there is none, the round can end."""
        gadget = self.gadget
        game = gadget.session.game
        for step in range(1, game.people + 1):  # also those whom Left or Right passed over
            seat = (self.seat + step) % game.people
            if game.seats[seat].meteor_due:
                self.seat = seat
                gadget.notify(gadget.w("meteor_ask", gadget.player_name(seat)), ASK_MS)
                return
        gadget.back()

    def refresh(self):
        """What this player can do now: hit, ignore, or report that a crater was built over."""
        gadget = self.gadget
        game = gadget.session.game
        self.player = player = game.seats[self.seat]
        gadget.shared["seat"] = self.seat
        self.choices = []
        if player.meteor_due:
            for direction in directions(player):
                space = target(player, direction)
                where = "–" if space is None else name_of(space)
                text = ARROWS[direction] + " " + gadget.w("hits", where)
                self.choices.append(("dir", direction, text, space))
            self.choices.append(("ignore", None, gadget.w("ignore"), None))
        if game.phase == "draw":
            for space in player.craters:
                text = gadget.w("built_over", name_of(space))
                self.choices.append(("at", name_of(space), text, space))
        self.at = min(self.at, len(self.choices) - 1)
        gadget.changed()

    def key(self, kind, button):
        if kind != PRESS:
            return False
        if button in (LEFT, RIGHT):
            self.seat = (self.seat + (1 if button == RIGHT else -1)) % (
                self.gadget.session.game.people
            )
            self.at = 0
            self.refresh()
        elif button in (UP, DOWN):
            at = max(self.at, 0) - 1 if button == UP else self.at + 1
            self.at = at % max(len(self.choices), 1)
            self.gadget.changed()
        elif button == A:
            self.pick()
        else:
            return False
        return True

    def pick(self):
        if not self.choices:
            self.gadget.back()
            return
        if self.at == NONE:
            self.gadget.notify(self.gadget.w("meteor_choose"))
            return
        kind, value, _, _ = self.choices[self.at]
        if kind == "ignore":
            self.gadget.go(".specials", True)
            return
        name = "crater" if kind == "at" else "meteor"
        if self.gadget.do({"e": name, "p": self.seat, kind: value}):
            self.at = NONE
            if self.asked is not None:
                self.ask_next()
        self.refresh()

    def draw(self, canvas):
        player = self.player
        for i in range(8):
            canvas.hline(1, 3 + CELL * i, 57)
            canvas.vline(1 + CELL * i, 3, 57)
        for space in player.craters:
            x, y = corner(space)
            canvas.fill(x + 1, y + 1, 7, 7)
            canvas.fill(x + 3, y + 3, 3, 3, 0)
        if player.marker >= 0:
            x, y = corner(player.marker)
            canvas.fill(x + 3, y + 3, 3, 3, 1)
            canvas.frame(x + 2, y + 2, 5, 5)
        if self.choices and self.at != NONE and self.choices[self.at][3] is not None:
            space = self.choices[self.at][3]
            x, y = corner(space)
            color = 0 if space in player.craters else 1
            canvas.line(x + 1, y + 1, x + 7, y + 7, color)
            canvas.line(x + 1, y + 7, x + 7, y + 1, color)
        name = self.gadget.player_name(self.seat)
        canvas.text(name[: canvas.fit(name, 64)], 63, 2)
        canvas.hline(63, 11, 65)
        if not self.choices:
            canvas.text(self.gadget.w("no_meteor"), 63, 15)
        first = max(min(self.at - 2, len(self.choices) - 5), 0)
        for i in range(first, min(first + 5, len(self.choices))):
            y = 14 + 10 * (i - first)
            chosen = i == self.at
            if chosen:
                canvas.fill(62, y - 1, 66, 10)
            canvas.text(self.choices[i][2], 64, y, color=0 if chosen else 1)


def corner(space):
    return 1 + CELL * (space % 7), 3 + CELL * (space // 7)
