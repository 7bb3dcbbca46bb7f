"""A list of options before a game: holding Left on a line shows a sentence about it.

In double-press mode, where two presses of Left would change the value, A does that.
"""

from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, B
from firmware.ui.lists import List


class ChoiceList(List):
    CHANGES = True
    HOLDS = B | UP | LEFT
    REPEATS = DOWN | RIGHT

    def help_mark(self):
        """The word at the right of the heading."""
        return self.gadget.t("help_a" if self.gadget.double_press else "help_key")

    def key(self, kind, button):
        if kind == HOLD and button == LEFT:
            self.help()
            return True
        return List.key(self, kind, button)

    def help(self):
        self.gadget.go("help", *self.lines[self.chosen])

    def pick(self, key):
        gadget = self.gadget
        if gadget.double_press:
            self.help()
        else:
            gadget.notify(gadget.t("help_left_right"))
