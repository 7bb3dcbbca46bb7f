"""Dice for anything else while a game runs: d4 to d20, or coins. Hold A rolls them.

They use a separate, uncommitted secret and are not recorded: the current game and its dice are not
affected.
"""

from firmware.play.fair import Dice
from firmware.ui.canvas import CENTRE
from firmware.ui.dice_rows import draw_dice, place
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, A, B
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract

COIN = 2
SIDES = (6, 4, 8, 10, 12, 20, COIN)
MOST = 4  # that fit in a row


class Screen(Contract):
    HOLDS = A | B | UP
    REPEATS = LEFT | RIGHT | DOWN

    def open(self, memo=None):
        self.at, self.count = memo or (0, 1)
        self.dice = Dice(self.gadget.session.pool.secret())
        self.k = 0
        self.refresh(())

    def close(self):
        return self.at, self.count

    def refresh(self, rolled):
        """Show these outcomes; none before a roll."""
        t = self.gadget.t
        sides = SIDES[self.at]
        self.chosen = str(self.count) + " × " + (t("coin") if sides == COIN else t("a_die", sides))
        if sides == COIN:
            names = (t("heads"), t("tails"))
            self.faces = [names[outcome][0] for outcome in rolled]
            self.line = ", ".join([names[outcome] for outcome in rolled])
        else:
            self.faces = [str(outcome + 1) for outcome in rolled]
            self.line = t("sum_is", sum(rolled) + len(rolled)) if len(rolled) > 1 else ""
        self.kinds = ["speed" if sides == 6 else "number"] * len(rolled)
        self.gadget.changed()

    def key(self, kind, button):
        if kind == HOLD:
            if button != A:
                return False
            self.roll()
        elif button in (LEFT, RIGHT):
            self.at = (self.at + (1 if button == RIGHT else -1)) % len(SIDES)
            self.refresh(())
        elif button in (UP, DOWN):
            self.count = max(min(self.count + (1 if button == UP else -1), MOST), 1)
            self.refresh(())
        elif button == A:
            self.gadget.notify(self.gadget.t("hold_to_roll"))
        else:
            return False
        return True

    def roll(self):
        first = self.k
        self.k += self.count
        self.refresh([self.dice.draw(k, SIDES[self.at]) for k in range(first, self.k)])

    def draw(self, canvas):
        t = self.gadget.t
        heading(canvas, t("side_dice"), "◀ " + self.chosen + " ▶")
        if self.faces:
            if SIDES[self.at] == COIN:
                self.draw_coins(canvas)
            else:
                draw_dice(canvas, self.faces, self.kinds)
            canvas.text(self.line, 64, 45, SMALL, 1, CENTRE)
        else:
            canvas.text(t("hold_to_roll"), 64, 18, MEDIUM, 1, CENTRE)
            canvas.text(t("side_why"), 64, 36, SMALL, 1, CENTRE)
        self.gadget.draw_hint(canvas, t("hint_side"))

    def draw_coins(self, canvas):
        """The first letter of each outcome; the words are below."""
        for i in range(len(self.faces)):
            x, y, size = place(i, len(self.faces))
            canvas.frame(x, y, size, size)
            canvas.text(self.faces[i], x + size // 2, y + 9, MEDIUM, 1, CENTRE)
