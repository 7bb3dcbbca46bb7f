"""Drives the round timer on every screen, with its warning and alarm.

Screens start, stop and draw it; the gadget steps it.
"""

from firmware.ui.canvas import RIGHT
from firmware.ui.font import MEDIUM, SMALL

BLINK_MS = 500


class RoundTimer:
    def __init__(self, gadget):
        self.gadget = gadget
        self.seconds = None
        self.state = ""  # "", warning or alarm
        self.lit = True

    def on(self):
        timer = self.gadget.session.timer
        return timer is not None and timer.mode != "off"

    def after_cut(self):
        """Is it paused at its value from before a power cut?"""
        return self.gadget.session.timer.after_cut

    def stopped(self):
        """Is it paused within a round?"""
        timer = self.gadget.session.timer
        return self.on() and not timer.running() and timer.spent(self.gadget.now) > 0

    def toggle(self):
        """Pause or continue; False if the timer is off."""
        gadget = self.gadget
        if not self.on():
            return False
        gadget.session.timer.toggle(gadget.now)
        self.dark()
        gadget.changed()
        return True

    def start(self):
        if self.on():
            self.gadget.session.timer.start(self.gadget.now)
            self.state = ""

    def stop(self):
        if self.on():
            self.gadget.session.timer.pause(self.gadget.now)
            self.dark()

    def dark(self):
        """Switch the light off; it blinks only while time is running out."""
        self.lit = True
        if self.gadget.board.light is not None:
            self.gadget.board.light.set(False)

    def step(self, now):
        """Advance; ms until the next second or blink, or None."""
        gadget = self.gadget
        if gadget.session is None or not gadget.session.timer_runs():
            return None
        timer = gadget.session.timer
        seconds = timer.shown_s(now)
        state = "alarm" if timer.alarm(now) else "warning" if timer.warning(now) else ""
        if state != self.state:
            self.state = state
            if state:
                gadget.beep(*((1760, 600) if state == "alarm" else (880, 150)))
        lit = not state or now // BLINK_MS % 2 == 0
        if gadget.board.light is not None and lit != self.lit:
            gadget.board.light.set(not lit)
        if seconds != self.seconds or lit != self.lit:
            self.seconds = seconds
            self.lit = lit
            gadget.changed()
        return BLINK_MS - now % BLINK_MS if state else 1000 - timer.spent(now) % 1000

    def draw(self, canvas, right, y):
        if not self.on():
            return
        timer = self.gadget.session.timer
        now = self.gadget.now
        seconds = timer.shown_s(now)
        text = f"{seconds // 60}:{seconds % 60:02d}"
        x = right - canvas.width(text, MEDIUM)
        dark = timer.running() and not self.lit
        if dark:  # bright on all four sides of the digits
            canvas.fill(x - 2, y, right - x + 4, 11)
        canvas.text(text, x, y + 1, MEDIUM, 0 if dark else 1)
        if self.stopped():
            canvas.text("||", x - 4, y + 2, SMALL, 1, RIGHT)
