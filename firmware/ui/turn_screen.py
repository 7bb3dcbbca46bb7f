"""A game of turns: a heading, a picture, and the list of actions that the player can take now.

An action is (text, what), where `what` is one of
    ("do", event)
    ("form", title, fields, name)   opens a form; its values go to the method `on_<name>`. Then
                                    rolls=1 if submitting with hold-A should roll at once, and
                                    hint=name of a Game method that returns the bottom line
    ("read", title, name)           shows the lines of `lines_of(name)`
    ("go", screen)
When the game asks for a draw, holding A makes it. The result is shown until the next press, and
again from the menu while `game.drawn` is not empty; also after a power cut, while `game.fresh`
says that nothing has happened since. An undo shows the table instead.
"""

from firmware.ui.canvas import CENTRE
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, A, B
from firmware.ui.lists import heading, rail, row
from firmware.ui.screen import Screen, just_undone
from firmware.ui.wrap import wrapped

TOP = 34
SHOWN = 3
PAGE_TOP = 15
PAGE_SHOWN = 5


class TurnScreen(Screen):
    HOLDS = A | B | UP
    REPEATS = DOWN
    DRAWN = "drawn"  # the word beside the name of the player who drew
    PICTURE = False  # does draw_middle draw the result?

    def __init__(self, gadget, again=False):
        """`again`: open with the latest result."""
        Screen.__init__(self, gadget)
        self.again = again
        self.first = 0  # first visible line of the page

    def open(self, memo=None):
        self.at, self.form = memo or (0, None)
        self.page = None
        self.refresh()
        if memo is None and (self.again or (self.game.fresh and not just_undone(self.gadget))):
            self.show_result()

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

    def refresh(self):
        gadget = self.gadget
        self.game = gadget.session.game
        self.asked = self.game.asks()
        gadget.shared["turn"] = self.in_turn()
        self.can = [] if self.asked else self.actions()
        gadget.set_holds(self.HOLDS if self.asked else B | UP)
        self.at = min(self.at, max(len(self.can) - 1, 0))
        gadget.changed()

    def do(self, event):
        """Apply an event, then list what can be done next."""
        gadget = self.gadget
        if not gadget.do(event):
            return False
        self.at = 0
        if not gadget.switch_if_phase_changed():
            self.refresh()
        return True

    def possible(self, text, event):
        """An action, if the rules allow its event now."""
        return [] if self.game.why_not(event) else [(text, ("do", event))]

    def key(self, kind, button):
        gadget = self.gadget
        if self.page is not None and kind != HOLD:
            self.page_key(button)
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
                gadget.notify(self.prompt())
            elif self.can:
                self.run(*self.can[self.at][1])
        elif button not in (LEFT, RIGHT):
            return False
        return True

    def page_key(self, button):
        hidden = len(self.page) - PAGE_SHOWN
        if hidden > 0 and button in (UP, DOWN):
            self.first = min(max(self.first + (1 if button == DOWN else -1), 0), hidden)
        else:
            self.page = None
            if self.gadget.switch_if_phase_changed():
                return
            self.refresh()
        self.gadget.changed()

    def run(self, kind, *rest):
        if kind == "do":
            self.do(rest[0])
        elif kind == "go":
            self.gadget.go(rest[0])
        elif kind == "read":
            self.show_lines(self.lines_of(rest[1]), (rest[0], None))
        else:
            self.form = rest[2]
            self.gadget.go("form", rest[0], rest[1], None, *rest[3:])

    def roll(self):
        """Make all draws that the game asks for in a row."""
        gadget = self.gadget
        seat = gadget.shared["turn"]
        while gadget.session.game.asks():
            if not gadget.roll():
                break
        self.refresh()
        self.show_result()
        if self.page is None:
            gadget.switch_if_phase_changed()
        else:  # the player who rolled reads it
            gadget.shared["turn"] = seat

    def show_result(self):
        """Show what was drawn before the game continues."""
        gadget = self.gadget
        by = self.roller()
        who = gadget.title(gadget.session.key) if by is None else by
        self.show_lines(self.rolled() or (), (who, gadget.t(self.DRAWN)))

    def show_lines(self, lines, head):
        """Show a page of lines until the next press; `~` is a non-breaking space."""
        found = []
        for line in lines:
            for part in wrapped(self.gadget.canvas, line, 120):
                found.append(part.replace("~", " "))
        self.page = found or None
        self.page_head = head
        self.first = 0
        self.gadget.changed()

    # What the screen of a game fills in.

    def head(self) -> tuple:
        """The two words of the heading."""
        return self.gadget.title(self.gadget.session.key), None

    def in_turn(self) -> int | None:
        """The seat whose turn it is; None: everybody's."""

    def actions(self) -> list:
        return []

    def draw_middle(self, canvas):
        """Draw between the heading and the actions."""

    def why_roll(self) -> str:
        """The bottom line while the game asks for a draw."""
        return ""

    def lines_of(self, name):
        """The lines of a `read` action."""
        return getattr(self, name)()

    def roller(self):
        """The name of the player who drew last, or None."""

    def rolled(self):
        """The lines that describe what was drawn, or None."""

    def prompt(self):
        return self.gadget.t("hold_to_roll")

    def draw(self, canvas):
        if self.page is not None:
            self.draw_page(canvas)
            return
        heading(canvas, *self.head())
        self.draw_middle(canvas)
        if self.asked:
            canvas.text(self.prompt(), 64, 38, MEDIUM, 1, CENTRE)
            self.gadget.draw_hint(canvas, self.why_roll())
            return
        shown = SHOWN
        if self.gadget.warning():
            self.gadget.draw_hint(canvas, "")
            shown -= 1
        first = max(min(self.at - 1, len(self.can) - shown), 0)
        for i in range(first, min(first + shown, len(self.can))):
            row(canvas, TOP + 10 * (i - first), self.can[i][0], None, i == self.at)
        if len(self.can) > shown:
            rail(canvas, first, shown, len(self.can), TOP)

    def draw_page(self, canvas):
        """The lines of `show_lines`."""
        heading(canvas, *self.page_head)
        count = len(self.page)
        y = PAGE_TOP + 5 * max(PAGE_SHOWN - count, 0)
        if self.PICTURE and count < 3:
            y = 40
            self.draw_middle(canvas)
        for line in self.page[self.first : self.first + PAGE_SHOWN]:
            canvas.text(line, 64 if count <= PAGE_SHOWN else 62, y, SMALL, 1, CENTRE)
            y += 10
        if count > PAGE_SHOWN:
            rail(canvas, self.first, PAGE_SHOWN, count, PAGE_TOP)
