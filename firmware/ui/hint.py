"""The bottom line of a screen: what to press, or a warning."""

from firmware.play.length import SOON, lines_left
from firmware.ui.canvas import CENTRE
from firmware.ui.font import SMALL
from firmware.ui.keys import AGAIN_MS, A, B


class Hint:
    def __init__(self, gadget, keys):
        self.gadget = gadget
        self._keys = keys

    def draw(self, canvas, text):
        """Draw the text, or a warning in reverse instead."""
        warning = self.warning()
        if warning:
            lit = self.gadget.power.lit
            if lit:
                canvas.fill(0, 54, 128, 10)
            canvas.text(warning, 64, 55, SMALL, 0 if lit else 1, CENTRE)
        else:
            canvas.text(text, 64, 56, SMALL, 1, CENTRE)

    def ask(self, button):
        """In double-press mode: ask for the second press, which acts as the hold."""
        gadget = self.gadget
        self._keys.ask(button)
        gadget.notify(gadget.t("again_a" if button == A else "again_b"), AGAIN_MS)

    def menu(self):
        """B was pressed where there is nothing to go back to: point to the menu instead."""
        gadget = self.gadget
        if gadget.double_press:
            self.ask(B)
        else:
            gadget.notify(gadget.t("hold_b"))

    def warning(self):
        """A short warning, or None."""
        gadget = self.gadget
        t = gadget.t
        stuck = self._keys.stuck
        if stuck:
            return t("stuck", t("button_" + str(stuck & -stuck)))
        session = gadget.session
        if session is not None and not session.saving:
            return t("not_saving")
        low = gadget.power.warning()
        if low:
            return low
        if session is not None and gadget.playing():
            left = lines_left(session.events)
            if left < SOON:
                return t("game_long", left) if left else t("game_full")
        return None
