"""The battery is empty: shown before the gadget switches itself off."""

from firmware.ui.lists import heading
from firmware.ui.power import draw_sign
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped


class Screen(Contract):
    def draw(self, canvas):
        t = self.gadget.t
        heading(canvas, t("empty"))
        draw_sign(canvas, 126, 1, 0)
        y = 18
        for line in wrapped(canvas, t("empty_why"), 122):
            canvas.text(line, 3, y)
            y += 11
