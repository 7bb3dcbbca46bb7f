"""The picture on the display: the front screen, a message line, and the bar while A is held."""

from firmware.play.replay import PROGRESS
from firmware.ui.canvas import CENTRE, Canvas
from firmware.ui.dimming import DARK, PLACES, Dimming
from firmware.ui.font import SMALL
from firmware.ui.keys import HOLD_MS
from firmware.ui.screen import Screen
from firmware.ui.wrap import wrapped

BAR_STEP_MS = 40
DIMMED = 8  # of 255: how bright a dimmed picture is at most
LONG_GAME = 128  # events: reading a longer game takes a while
BAR_EVENTS = 64  # the bar moves after this many


class Presenter:
    """Redraws after `changed()`; the bar alone is drawn over the existing picture."""

    def __init__(self, display):
        self.display = display
        self.canvas = Canvas(display.fb, display.buffer)
        self.dimming = Dimming()
        self.turned = False
        self.brightness = 255
        self.message = None  # (text, until when), at the bottom
        self._dirty = True
        self._bar = 0

    def progress(self, done: int, total: int) -> None:
        """Show the progress of reading a long game."""
        if total >= LONG_GAME and done % BAR_EVENTS < PROGRESS:
            self.canvas.bar(24, 53, 80, 8, done, total)
            self.display.show()

    def set(self, brightness: int, dim_min: int, dark_min: int) -> None:
        """Apply the settings; 0 minutes: never."""
        self.brightness = brightness
        self.display.contrast(brightness)
        self.dimming.dim_ms = dim_min * 60000
        self.dimming.dark_ms = dark_min * 60000
        self._dirty = True

    def changed(self) -> None:
        """Draw the picture again at the end of this step."""
        self._dirty = True

    def is_due(self) -> bool:
        """Will it be drawn at the end of this step?"""
        return self._dirty

    def notify(self, text: str, until: int) -> None:
        self.message = (text, until)
        self._dirty = True

    def hush(self) -> None:
        """Remove the message."""
        if self.message:
            self.message = None
            self._dirty = True

    def update(self, now: int, may_darken: bool) -> int:
        """Advance; ms until something may change here."""
        if self.message and now >= self.message[1]:
            self.hush()
        if self.dimming.update(now, may_darken):
            self.light()
        wait = self.dimming.wait(now)
        return min(wait, self.message[1] - now) if self.message else wait

    def touch(self, now: int) -> int:
        """A button is down: returns BRIGHT, or the level from which it woke the display."""
        asleep = self.dimming.level
        if self.dimming.place:
            self._dirty = True
        self.dimming.touch(now)
        if asleep:
            self.light()
        return asleep

    def light(self) -> None:
        """Set the brightness of the display and the place of the picture."""
        level = self.dimming.level
        self.display.power(level != DARK)
        self.display.contrast(self.brightness if level == 0 else min(self.brightness, DIMMED))
        self._dirty = True

    def draw(self, screen: Screen, held_ms: int) -> None:
        """Draw the screen, and the bar while A is held."""
        held = held_ms // BAR_STEP_MS
        if self._dirty or (self._bar and not held):
            self._dirty = False
            canvas = self.canvas
            canvas.clear()
            canvas.shift(*PLACES[self.dimming.place])
            screen.draw(canvas)
            if self.message:
                self._draw_message(canvas)
            if self.turned:
                canvas.turn()
        elif held == self._bar:
            return
        self._bar = held
        if held:
            self._draw_bar(held * BAR_STEP_MS)
        self.display.show()

    def _draw_message(self, canvas):
        lines = wrapped(canvas, self.message[0], 126)
        y = 65 - 10 * len(lines)
        canvas.fill(0, y - 1, 128, 65 - y)
        for line in lines:
            canvas.text(line, 64, y, SMALL, 0, CENTRE)
            y += 10

    def _draw_bar(self, held):
        """Draw only the bar of a held A, over the existing picture."""
        canvas = self.canvas
        canvas.shift(0, 0)
        full = 126 * held // HOLD_MS
        if self.turned:
            canvas.fill(0, 0, 128, 9, 0)
            canvas.fill(127 - full, 1, full, 7)
        else:
            canvas.fill(0, 55, 128, 9, 0)
            canvas.fill(1, 56, full, 7)
