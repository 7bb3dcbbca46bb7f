"""A bag of chosen faces: hold A draws one, which is not put back; Up fills it."""

from firmware.ui.canvas import CENTRE
from firmware.ui.dice_rows import draw_dice
from firmware.ui.font import MEDIUM
from firmware.ui.keys import DOWN, HOLD, UP, A, B
from firmware.ui.lists import heading
from firmware.ui.screen import Screen as Contract

SHOWN = 4


class Screen(Contract):
    HOLDS = A | B | UP
    REPEATS = 0

    def open(self, memo=None):
        self.refresh()

    def returned(self, result):
        """Fill the bag: `result` is the event from the screen `fill`."""
        self.gadget.do(result)
        self.refresh()

    def refresh(self):
        """The faces that were drawn last, the newest at the right."""
        game = self.game = self.gadget.session.game
        latest = [game.faces[number].split(" ") for number in game.pulled[-SHOWN:]]
        self.kinds = [die for die, _ in latest]
        self.faces = [face for _, face in latest]
        self.gadget.changed()

    def key(self, kind, button):
        gadget = self.gadget
        if kind == HOLD:
            if button != A:
                return False
            if self.game.asks() or gadget.do({"e": "pull"}):
                gadget.roll()
            self.refresh()
        elif button == UP:
            gadget.go(".fill")
        elif button == DOWN and self.faces:
            gadget.go("die", tuple(reversed(self.faces)), tuple(reversed(self.kinds)))
        elif button == A:
            gadget.notify(gadget.w("hint_bag"))
        else:
            return False
        return True

    def draw(self, canvas):
        w = self.gadget.w
        heading(canvas, w("bag"), w("bag_left", sum(self.game.left)))
        if self.faces:
            draw_dice(canvas, self.faces, self.kinds)
        else:
            prompt = "hold_to_pull" if self.game.faces else "to_fill"
            canvas.text(w(prompt), 64, 24, MEDIUM, 1, CENTRE)
        self.gadget.draw_hint(canvas, w("hint_bag"))
