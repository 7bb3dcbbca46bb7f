"""Version, board and origin of the firmware, and that it is unofficial."""

from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped
from firmware.version import BUILD, VERSION


class Screen(Contract):
    def draw(self, canvas):
        t = self.gadget.t
        heading(canvas, "Signalbox " + VERSION, self.gadget.board.name)
        y = 15
        for key in ("about_what", "about_own"):
            for line in wrapped(canvas, t(key), 124):
                canvas.text(line, 2, y)
                y += 9
            y += 2
        if self.gadget.board.origin:
            canvas.text(t("origin_" + self.gadget.board.origin(), BUILD), 2, y)
