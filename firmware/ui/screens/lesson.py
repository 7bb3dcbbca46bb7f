"""A lesson: the real screen of a game with fixed dice, words about it, and the next key blinking.

Another key than the next one changes nothing; B leaves at any time.
"""

from firmware.games import game_class
from firmware.loading import load
from firmware.ui.canvas import CENTRE
from firmware.ui.font import SMALL
from firmware.ui.keys import DOWN, HOLD, LEFT, PRESS, RIGHT, UP, A, B
from firmware.ui.lists import heading
from firmware.ui.practice import Desk, Practice
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped

BLINK_MS = 400
FREE = "*"  # any key, until the next round or the end
# What a letter of a step means: (kind, button); DOUBLE: with pressing twice instead of holding.
MEANS = {
    "u": (PRESS, UP),
    "d": (PRESS, DOWN),
    "l": (PRESS, LEFT),
    "r": (PRESS, RIGHT),
    "a": (PRESS, A),
    "b": (PRESS, B),
    "h": (HOLD, A),
    "t": (PRESS, A),  # takes a die
    "n": (PRESS, A),  # turns it
    "o": (PRESS, A),  # draws it where it fits in one way only
}
DOUBLE = {"t": (PRESS, DOWN), "n": (PRESS, RIGHT), "o": (HOLD, A)}
SIGNS = {UP: "↑", DOWN: "↓", LEFT: "←", RIGHT: "→", A: "A", B: "B"}
HIGH = 8  # pixels of a line of words


class Screen(Contract):
    HOLDS = A | B | UP
    REPEATS = 0

    def __init__(self, gadget, game, key):
        self.gadget = gadget
        self.game = game
        self.name = key

    def open(self, memo=None):
        gadget = self.gadget
        lesson = load("firmware.games." + self.game + ".lessons").lesson(self.name)
        options, players, rounds, dice, events, self.steps = lesson
        self.texts = gadget.words.lessons(self.game)
        session = Practice(gadget, self.game, options, players, rounds, dice)
        for event in events:
            session.do(event)
        self.desk = Desk(gadget, session)
        self.desk.switch()
        self.at = -1  # the step; before the first and after the last a page of words
        self.begin()

    def begin(self):
        """A step begins: find its words."""
        self.done = 0  # keys of this step that were pressed
        count = len(self.steps)
        self.page = not 0 <= self.at < count
        self.top = not self.page and self.steps[self.at][0] == "^"
        self.keys = "a" if self.page else self.steps[self.at].lstrip("^")
        text = self.texts[self.name + "_" + str(self.at + 1)]
        wide = 124
        if not self.page:
            x, wide, _ = self.desk.screen.WORDS
            wide -= 0 if x else 33
        self.words_shown = wrapped(self.gadget.canvas, text, wide)
        self.blink()

    def blink(self):
        self.since = self.gadget.now
        self.lit = True
        holds = A if self.expected()[0] == HOLD else 0
        if self.keys == FREE:
            holds = self.desk.screen.HOLDS
        self.gadget.set_holds(holds | B | UP)
        self.gadget.changed()

    def expected(self):
        letter = self.keys[self.done]
        if letter == FREE:
            return 0, 0
        double = self.gadget.double_press and DOUBLE.get(letter)
        return double or MEANS[letter]

    # Keys

    def key(self, kind, button):
        if kind == HOLD and button == UP:
            return False
        if self.keys == FREE:
            return self.key_free(kind, button)
        if (kind, button) == self.expected():
            self.right(kind, button)
        elif button == B:
            self.leave(kind)
        else:
            self.gadget.notify(self.gadget.t("lesson_now", self.sign()))
        return True

    def key_free(self, kind, button):
        stage = self.desk.session.game.stage()
        self.words_shown = ()
        if not self.desk.screen.key(kind, button):
            self.leave(kind)
        elif not self.desk.switch() or stage != self.desk.session.game.stage():
            self.onward()
        else:
            self.gadget.set_holds(self.desk.screen.HOLDS)
        return True

    def right(self, kind, button):
        if not self.page:
            self.desk.screen.key(kind, button)
            self.desk.switch()
        self.done += 1
        if self.done < len(self.keys):
            self.blink()
        elif self.at < len(self.steps):
            self.onward()
        else:
            self.next_lesson()

    def onward(self):
        self.at += 1
        if self.at == len(self.steps):
            self.remember()
        self.begin()

    def remember(self):
        settings = self.gadget.settings
        known = settings.get("lessons")
        if self.name not in known:
            settings.set("lessons", known + [self.name])

    def next_lesson(self):
        lessons = game_class(self.game).LESSONS
        at = lessons.index(self.name) + 1
        if at < len(lessons):
            self.gadget.swap("lesson", self.game, lessons[at])
        else:
            self.gadget.back()

    def leave(self, kind):
        if kind == PRESS:
            self.gadget.back()

    # Going on

    def step(self, now):
        wait = None if self.page else self.desk.screen.step(now)
        lit = (now - self.since) // BLINK_MS % 2 == 0
        if lit != self.lit:
            self.lit = lit
            self.gadget.changed()
        mine = BLINK_MS - (now - self.since) % BLINK_MS
        return mine if wait is None else min(wait, mine)

    # What is shown

    def sign(self):
        """The next key in words."""
        kind, button = self.expected()
        name = SIGNS[button]
        if kind != HOLD:
            return name
        return self.gadget.t("twice_as" if self.gadget.double_press else "lesson_hold", name)

    def draw(self, canvas):
        if self.page:
            self.draw_page(canvas)
            return
        inner = self.desk.screen
        if self.words_shown:
            inner.hints = ()
        inner.draw(canvas)
        if not self.words_shown or (self.gadget.message() and not self.top):
            return  # a message covers the last line, and half of the words are none
        x, wide, high = inner.WORDS
        if self.top and not x:
            high -= 3
        y = 0 if self.top else 64 - high
        canvas.fill(x, y, wide, high + (5 if x else 1), 0)
        if not x:
            canvas.hline(0, high if self.top else y - 1, 128)
        top = y + min(high - HIGH * len(self.words_shown), 2)
        for i in range(len(self.words_shown)):
            canvas.text(self.words_shown[i], x + (0 if x else 1), top + HIGH * i)
        if self.keys != FREE:
            self.draw_key(canvas, 113, (55 if self.top else 13) if x else y + 2)

    def draw_key(self, canvas, x, y):
        """The next key, in reverse half of the time; a second line says that it is held."""
        kind, button = self.expected()
        canvas.fill(x - 15, y - 1, 30, 17, 0)  # also what an expansion has there
        if self.lit:
            canvas.fill(x - 6, y - 1, 13, 10)
        canvas.text(SIGNS[button], x, y, SMALL, 0 if self.lit else 1, CENTRE)
        if kind == HOLD:
            how = "lesson_twice" if self.gadget.double_press else "lesson_held"
            canvas.text(self.gadget.t(how), x, y + 8, SMALL, 1, CENTRE)

    def draw_page(self, canvas):
        count = len(self.steps)
        heading(canvas, self.texts[self.name], "✓" if self.at == count else None)
        y = 14
        for line in self.words_shown:
            canvas.text(line, 2, y)
            y += 10
        self.gadget.draw_hint(canvas, self.gadget.t("lesson_page"))
