"""A short form: left and right change a value, A submits.

A field is (key, text, values, names); `names` are texts for the values, or None to show them as
they are. The result is ({key: value}, True if A was held to roll at once). `hint` names a method
of the game that returns (key, args) of the bottom line for the current values.
"""

from firmware.ui.keys import HOLD, UP, A, B
from firmware.ui.lists import List


class Screen(List):
    CHANGES = True

    def __init__(self, gadget, title, fields, start=None, dice=0, hint=None):
        List.__init__(self, gadget)
        dice = dice and not gadget.double_press  # then A submits, and rolls after that
        self.HOLDS = A | B | UP if dice else B | UP
        self.DOUBLE_PRESS = A if dice else 0
        self.title = title
        self.fields = fields
        self.hint = hint
        self.at = [0] * len(fields)
        for i in range(len(fields)):
            if start and fields[i][0] in start:
                self.at[i] = list(fields[i][2]).index(start[fields[i][0]])

    def rows(self):
        self.mark = self.gadget.t("form_roll" if self.HOLDS & A else "form_take")
        found = []
        for i in range(len(self.fields)):
            _, text, values, names = self.fields[i]
            found.append((i, text, names[self.at[i]] if names else str(values[self.at[i]])))
        if self.hint:
            key, args = getattr(self.gadget.session.game, self.hint)(self.values())
            self.bottom = self.gadget.w(key, *args)
        return found

    def values(self):
        """The current values."""
        return {field[0]: field[2][self.at[i]] for i, field in enumerate(self.fields)}

    def change(self, key, step):
        self.at[key] = (self.at[key] + step) % len(self.fields[key][2])
        return True

    def key(self, kind, button):
        if kind == HOLD and button == A:
            self.submit(True)
            return True
        return List.key(self, kind, button)

    def pick(self, key):
        self.submit(False)

    def submit(self, rolls):
        self.gadget.back((self.values(), rolls))
