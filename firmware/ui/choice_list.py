"""A list of choices before a game: hold Left on a line for a sentence about what it decides.

Who presses twice instead of holding would change the value: for them it is A.
"""

from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, B
from firmware.ui.lists import List


class ChoiceList(List):
    CHANGES = True
    HOLDS = B | UP | LEFT
    REPEATS = DOWN | RIGHT

    def help_mark(self):
        """The word at the right of the heading."""
        return self.gadget.t("help_a" if self.gadget.keys.by_two else "help_key")

    def key(self, kind, button):
        if kind == HOLD and button == LEFT:
            self.help()
            return True
        return List.key(self, kind, button)

    def help(self):
        self.gadget.go("help", *self.lines[self.chosen])

    def pick(self, key):
        gadget = self.gadget
        if gadget.keys.by_two:
            self.help()
        else:
            gadget.tell(gadget.t("help_left_right"))
