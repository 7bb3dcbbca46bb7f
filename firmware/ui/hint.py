"""The last line of a screen: what to press, unless the players must know something now."""

from firmware.play.length import SOON, lines_left
from firmware.ui.canvas import CENTRE
from firmware.ui.font import SMALL
from firmware.ui.keys import AGAIN_MS, A, B


class Hint:
    def __init__(self, gadget):
        self.gadget = gadget

    def draw(self, canvas, text):
        """The text; a warning takes its place in reverse."""
        warning = self.warning()
        if warning:
            canvas.fill(0, 54, 128, 10)
            canvas.text(warning, 64, 55, SMALL, 0, CENTRE)
        else:
            canvas.text(text, 64, 56, SMALL, 1, CENTRE)

    def ask(self, button):
        """Who presses twice instead of holding: the next press of this button is the hold."""
        gadget = self.gadget
        gadget.keys.ask(button)
        gadget.tell(gadget.t("again_a" if button == A else "again_b"), AGAIN_MS)

    def menu(self):
        """B where there is nothing to go back to."""
        gadget = self.gadget
        if gadget.keys.by_two:
            self.ask(B)
        else:
            gadget.tell(gadget.t("hold_b"))

    def warning(self):
        """What the players must know now, or None: a short line."""
        gadget = self.gadget
        t = gadget.t
        stuck = gadget.keys.stuck
        if stuck:
            return t("stuck", t("button_" + str(stuck & -stuck)))
        session = gadget.session
        if session is not None and not session.saving:
            return t("not_saving")
        if gadget.low:
            return t("battery_low")
        if session is not None and gadget.playing():
            left = lines_left(session.events)
            if left < SOON:
                return t("game_long", left) if left else t("game_full")
        return None
