"""A game of turns: a heading, a picture, and the list of what the player can do now.

An action is (text, what): what is ("do", event), ("form", title, fields, name) whose values go to
the method `on_<name>` (then 1 if holding A in the form should roll at once, and the name of a
method of the game that returns the bottom line), ("read", title, name) for the lines of
`lines_of(name)`, or ("go", screen).
A game that asks for a draw gets it by holding A. What was drawn is shown until somebody goes on,
and again from the menu, while `game.drawn` is not empty; after a power cut too, while `game.fresh`
says that nothing came after it.
"""

from firmware.ui.canvas import CENTRE
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, A, B
from firmware.ui.lists import heading, rail, row
from firmware.ui.screen import Screen
from firmware.ui.wrap import wrapped

TOP = 34
SHOWN = 3
NEWS_TOP = 15
NEWS_SHOWN = 5


class TurnScreen(Screen):
    HOLDS = A | B | UP
    REPEATS = DOWN
    DRAWN = "drawn"  # the word for what came
    PICTURE = False  # draw_middle has a picture of it

    def __init__(self, gadget, again=False):
        """`again`: what was drawn last is shown again."""
        Screen.__init__(self, gadget)
        self.again = again

    def open(self, memo=None):
        self.at, self.form = memo or (0, None)
        self.news = None
        self.look()
        if self.again or (memo is None and self.game.fresh):
            self.again = False
            self.tell()

    def returned(self, result):
        """The values of the form that was opened last."""
        values, rolls = result
        self.on_form(self.form, values)
        if rolls and self.asked:
            self.roll()

    def close(self):
        return self.at, self.form

    def on_form(self, name, values):
        """The form `name` was submitted."""
        getattr(self, "on_" + name)(values)

    def w(self, key, *args):
        return self.gadget.w(key, *args)

    def look(self):
        gadget = self.gadget
        self.game = gadget.session.game
        self.asked = self.game.asks()
        self.can = () if self.asked else self.actions()
        gadget.keys.holds = self.HOLDS if self.asked else B | UP
        self.at = min(self.at, max(len(self.can) - 1, 0))
        gadget.changed()

    def do(self, event):
        """Carry out an event, then show what can be done next."""
        gadget = self.gadget
        if not gadget.do(event):
            return False
        self.at = 0
        if not gadget.moved_on():
            self.look()
        return True

    def possible(self, text, event):
        """An action, if the rules allow its event now."""
        return [] if self.game.why_not(event) else [(text, ("do", event))]

    def key(self, kind, button):
        gadget = self.gadget
        if self.news is not None and kind != HOLD:
            self.key_of_news(button)
            return True
        if kind == HOLD:
            if button != A or not self.asked:
                return False
            self.roll()
        elif button in (UP, DOWN):
            self.at = (self.at + (1 if button == DOWN else -1)) % max(len(self.can), 1)
            gadget.changed()
        elif button == A:
            if self.asked:
                gadget.tell(self.prompt())
            elif self.can:
                self.take(*self.can[self.at][1])
        elif button not in (LEFT, RIGHT):
            return False
        return True

    def key_of_news(self, button):
        hidden = len(self.news) - NEWS_SHOWN
        if hidden > 0 and button in (UP, DOWN):
            self.first = min(max(self.first + (1 if button == DOWN else -1), 0), hidden)
        else:
            self.news = None
            if self.gadget.moved_on():
                return
            self.look()
        self.gadget.changed()

    def take(self, kind, *rest):
        if kind == "do":
            self.do(rest[0])
        elif kind == "go":
            self.gadget.go(rest[0])
        elif kind == "read":
            self.show(self.lines_of(rest[1]), (rest[0], None))
        else:
            self.form = rest[2]
            self.gadget.go("form", rest[0], rest[1], None, *rest[3:])

    def roll(self):
        """All draws that the game wants in a row."""
        gadget = self.gadget
        while gadget.session.game.asks():
            if not gadget.roll():
                break
        self.look()
        self.tell()
        if self.news is None:
            gadget.moved_on()

    def tell(self):
        """Show what was drawn, before anything else happens."""
        gadget = self.gadget
        by = self.roller()
        who = gadget.title(gadget.session.key) if by is None else by
        self.show(self.rolled() or (), (who, gadget.t(self.DRAWN)))

    def show(self, lines, head):
        """Some lines to read, until somebody goes on; `~` is a blank that ends no line."""
        found = []
        for line in lines:
            for part in wrapped(self.gadget.picture.canvas, line, 120):
                found.append(part.replace("~", " "))
        self.news = found or None
        self.news_head = head
        self.first = 0
        self.gadget.changed()

    def lines_of(self, name):
        """The lines of an action that is only read."""
        return getattr(self, name)()

    def roller(self):
        """The name of the player who drew last, or None."""

    def rolled(self):
        """The lines that tell what was drawn, or None."""

    def prompt(self):
        return self.gadget.t("hold_to_roll")

    def draw(self, canvas):
        if self.news is not None:
            self.draw_news(canvas)
            return
        heading(canvas, *self.head())
        self.draw_middle(canvas)
        if self.asked:
            canvas.text(self.prompt(), 64, 38, MEDIUM, 1, CENTRE)
            self.gadget.draw_hint(canvas, self.why_roll())
            return
        shown = SHOWN
        if self.gadget.hint.warning():
            self.gadget.draw_hint(canvas, "")
            shown -= 1
        first = max(min(self.at - 1, len(self.can) - shown), 0)
        for i in range(first, min(first + shown, len(self.can))):
            row(canvas, TOP + 10 * (i - first), self.can[i][0], None, i == self.at)
        if len(self.can) > shown:
            rail(canvas, first, shown, len(self.can), TOP)

    def draw_news(self, canvas):
        """What the dice did, until somebody presses a button."""
        heading(canvas, *self.news_head)
        count = len(self.news)
        y = NEWS_TOP + 5 * max(NEWS_SHOWN - count, 0)
        if self.PICTURE and count < 3:
            y = 40
            self.draw_middle(canvas)
        for line in self.news[self.first : self.first + NEWS_SHOWN]:
            canvas.text(line, 64 if count <= NEWS_SHOWN else 62, y, SMALL, 1, CENTRE)
            y += 10
        if count > NEWS_SHOWN:
            rail(canvas, self.first, NEWS_SHOWN, count, NEWS_TOP)
