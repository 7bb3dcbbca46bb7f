"""How to update this board; where possible, A restarts it as a drive."""

from firmware.ui.keys import PRESS, A
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract
from firmware.ui.wrap import wrapped


class Screen(Contract):
    def key(self, kind, button):
        if kind == PRESS and button == A and self.gadget.board.update is not None:
            self.gadget.board.update()
            return True
        return False

    def draw(self, canvas):
        gadget = self.gadget
        heading(canvas, gadget.t("update"))
        drive = gadget.board.update is not None
        y = 14
        for line in wrapped(canvas, gadget.t("update_drive" if drive else "update_cable"), 122):
            canvas.text(line, 3, y)
            y += 10
        gadget.draw_hint(canvas, gadget.t("update_go") if drive else "")
