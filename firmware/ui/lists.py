"""A screen with a list: one line is chosen, A picks it, left and right change its value."""

from firmware.ui.canvas import RIGHT as AT_RIGHT
from firmware.ui.font import SMALL
from firmware.ui.keys import DOWN, LEFT, PRESS, RIGHT, UP, A
from firmware.ui.power import draw_sign
from firmware.ui.screen import Screen

TOP = 13
PITCH = 10
SHOWN = 5
WIDEST = 9  # pixels of the widest letter of a line, with its gap
GAP = 8  # between a name and a number, so that they do not read as one
ARROWS = 16  # beside a value that left and right change


class List(Screen):
    """A subclass sets `title` and implements `rows`, `pick` and `change`."""

    title = ""
    mark: str | None = None  # a word at the right of the heading
    bottom = ""  # a line there
    DOUBLE_PRESS = 0  # A picks the chosen line; an extra line does what holding A does
    CHANGES = False  # do left and right change values? Then the chosen line shows arrows

    def __init__(self, gadget, *args):
        self.gadget = gadget
        self.chosen = 0
        self.lines = ()

    def rows(self):
        """The lines: (key, text) or (key, text, value)."""
        return ()

    def pick(self, key):
        """A on the line `key`."""

    def change(self, key, step):
        """Left (-1) or right (+1) on the line `key`. False: this line has no value."""
        return False

    def open(self, memo=None):
        self.refresh()
        if memo is not None:
            self.chosen = memo
            self.stay_inside()

    def close(self):
        return self.chosen

    def refresh(self):
        self.lines = self.rows()
        self.stay_inside()
        self.gadget.changed()

    def stay_inside(self):
        """The last line is chosen instead of one that is gone."""
        self.chosen = min(self.chosen, max(len(self.lines) - 1, 0))

    def choose(self, key):
        for i in range(len(self.lines)):
            if self.lines[i][0] == key:
                self.chosen = i

    def key(self, kind, button):
        if kind != PRESS or not self.lines:
            return False
        key = self.lines[self.chosen][0]
        if button in (UP, DOWN):
            self.chosen = (self.chosen + (1 if button == DOWN else -1)) % len(self.lines)
        elif button == A:
            self.pick(key)
        elif button in (LEFT, RIGHT):
            if self.change(key, 1 if button == RIGHT else -1) is False:
                return True
            self.lines = self.rows()
            self.choose(key)  # lines above it may have come or gone
        else:
            return False
        self.gadget.changed()
        return True

    def line(self, i):
        """A line as it is drawn."""
        return self.lines[i]

    def first(self, shown=SHOWN):
        """Index of the first visible line when `shown` lines fit."""
        return max(min(self.chosen - shown // 2, len(self.lines) - shown), 0)

    def draw(self, canvas):
        percent = self.gadget.power.percent
        taken = 0 if percent is None else draw_sign(canvas, 126, 1, percent) + 3
        heading(canvas, self.title, self.mark, taken)
        shown = SHOWN
        if self.bottom or self.gadget.warning():
            self.gadget.draw_hint(canvas, self.bottom)
            shown -= 1
        first = self.first(shown)
        for i in range(first, min(first + shown, len(self.lines))):
            line = self.line(i)
            value = line[2] if len(line) > 2 else None
            if value and self.CHANGES:
                value = beside(canvas, line[1], value, i == self.chosen)
            row(canvas, TOP + (i - first) * PITCH, line[1], value, i == self.chosen)
        if len(self.lines) > shown:
            rail(canvas, first, shown, len(self.lines))


def heading(canvas, title, right=None, taken=0):
    """`taken`: pixels at the right that are used for something else."""
    room = 124 - taken
    if right:
        room -= canvas.text(right, 126 - taken, 0, SMALL, 1, AT_RIGHT) + 4
    canvas.text(clipped(canvas, title, room), 2, 0)
    canvas.hline(0, 10, 128)


def clipped(canvas, text, room):
    """The text, or as much of a long name as fits; a last digit, as of `Player 1`, stays."""
    if len(text) * WIDEST <= room:  # short enough: measuring takes as long as drawing
        return text
    count = canvas.fit(text, room)
    if count >= len(text):
        return text
    last = text[-1] if text[-1].isdigit() else ""
    room -= 6 + (canvas.width(last) + 1 if last else 0)
    return text[: canvas.fit(text, max(room, 0))] + "…" + last


def beside(canvas, label, value, chosen):
    """A value that may be a name beside a label that is a word: the name yields."""
    room = 114 - (ARROWS if chosen else 0)
    if (len(label) + len(value)) * WIDEST > room:
        value = clipped(canvas, value, room - canvas.width(label))
    return "◀ " + value + " ▶" if chosen else value


def row(canvas, y, label, value, chosen):
    if chosen:
        canvas.fill(0, y - 1, 124, PITCH)
    color = 0 if chosen else 1
    room = 118
    if value:
        gap = GAP if value[0].isdigit() else 4
        room -= canvas.text(value, 121, y, SMALL, color, AT_RIGHT) + gap
    canvas.text(clipped(canvas, label, room), 3, y, SMALL, color)


def rail(canvas, first, shown, count, top=TOP):
    """The scroll bar at the right edge."""
    high = shown * PITCH
    canvas.vline(126, top - 1, high)
    canvas.fill(125, top - 1 + first * high // count, 3, max(shown * high // count, 4))


def blink(screen, passed, every_ms):
    """Let a part of a screen blink, `passed` ms after they began; until the next change."""
    lit = passed // every_ms % 2 == 0
    if lit != screen.lit:
        screen.lit = lit
        screen.gadget.changed()
    return every_ms - passed % every_ms
