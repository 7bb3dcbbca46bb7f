"""The picture on the display: the screen in front, a line of news, and the bar while A is held."""

from firmware.play.replay import PROGRESS
from firmware.ui.canvas import CENTRE, Canvas
from firmware.ui.dimming import DARK, PLACES, Dimming
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.keys import HOLD_MS
from firmware.ui.wrap import wrapped
from firmware.version import VERSION

BAR_STEP_MS = 40
DIMMED = 8  # of 255: how bright a dimmed picture is at most
LONG_GAME = 128  # events of a game that takes a while to read back
BAR_EVENTS = 64  # the bar moves after each of as many


class Picture:
    """Drawn again when somebody said `changed`; the bar alone is drawn over what is there."""

    def __init__(self, display):
        self.display = display
        self.canvas = Canvas(display.fb, display.buffer)
        self.dimming = Dimming()
        self.turned = False
        self.still = False  # nothing moves that need not
        self.brightness = 255
        self.news = None  # a line for a moment at the bottom
        self.news_until = 0
        self._dirty = True
        self._bar = 0

    def greet(self, now):
        """A sign of life, before anything is read."""
        self.touch(now)
        self.canvas.clear()
        self.canvas.text("Signalbox", 64, 22, MEDIUM, 1, CENTRE)
        self.canvas.text(VERSION, 64, 40, SMALL, 1, CENTRE)
        self.display.show()

    def progress(self, done, total):
        """A long game is being read back: show how far it is."""
        if total >= LONG_GAME and done % BAR_EVENTS < PROGRESS:
            self.canvas.bar(24, 53, 80, 8, done, total)
            self.display.show()

    def set(self, brightness, turned, dim_min, dark_min):
        """What the settings say; 0 minutes: never."""
        self.brightness = brightness
        self.turned = turned
        self.display.contrast(brightness)
        self.dimming.dim_ms = dim_min * 60000
        self.dimming.dark_ms = dark_min * 60000
        self._dirty = True

    def changed(self):
        """Draw the picture again at the end of this step."""
        self._dirty = True

    def is_due(self):
        """Will it be drawn at the end of this step?"""
        return self._dirty

    def tell(self, text, until):
        self.news = text
        self.news_until = until
        self._dirty = True

    def hush(self):
        """The line of news has been read."""
        if self.news:
            self.news = None
            self._dirty = True

    def look(self, now, may_darken):
        """Go on; ms until something may change here."""
        if self.news and now >= self.news_until:
            self.hush()
        if self.dimming.look(now, may_darken):
            self.light()
        wait = self.dimming.wait(now)
        return min(wait, self.news_until - now) if self.news else wait

    def touch(self, now):
        """A button is down: BRIGHT, or what the display was before that woke it."""
        asleep = self.dimming.level
        if self.dimming.place:
            self._dirty = True
        self.dimming.touch(now)
        if asleep:
            self.light()
        return asleep

    def light(self):
        """Brightness of the display and place of the picture as they are wanted now."""
        level = self.dimming.level
        self.display.power(level != DARK)
        self.display.contrast(self.brightness if level == 0 else min(self.brightness, DIMMED))
        self._dirty = True

    def draw(self, screen, held_ms):
        """Show the screen, and for how long A has been held."""
        held = held_ms // BAR_STEP_MS
        if self._dirty or (self._bar and not held):
            self._dirty = False
            canvas = self.canvas
            canvas.clear()
            canvas.shift(*PLACES[self.dimming.place])
            screen.draw(canvas)
            if self.news:
                self._draw_news(canvas)
            if self.turned:
                canvas.turn()
        elif held == self._bar:
            return
        self._bar = held
        if held:
            self._draw_bar(held * BAR_STEP_MS)
        self.display.show()

    def _draw_news(self, canvas):
        lines = wrapped(canvas, self.news, 126)
        y = 65 - 10 * len(lines)
        canvas.fill(0, y - 1, 128, 65 - y)
        for line in lines:
            canvas.text(line, 64, y, SMALL, 0, CENTRE)
            y += 10

    def _draw_bar(self, held):
        """How long A must still be held: alone, over the picture that is already there."""
        canvas = self.canvas
        canvas.shift(0, 0)
        full = 126 * held // HOLD_MS
        if self.turned:
            canvas.fill(0, 0, 128, 9, 0)
            canvas.fill(127 - full, 1, full, 7)
        else:
            canvas.fill(0, 55, 128, 9, 0)
            canvas.fill(1, 56, full, 7)
