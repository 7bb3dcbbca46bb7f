"""A short form: left and right change a value, A submits.

A field is (key, text, values, names); `names` are texts for the values, or None to show them as
they are. A field that begins with None must be chosen before the form can be submitted. The result
is ({key: value}, True if A was held to roll at once). `hint` names a method of the game that
returns (key, args) of the bottom line, or None; it gets `args` and the current values.
"""

from firmware.ui.keys import HOLD, UP, A, B
from firmware.ui.lists import List


class Screen(List):
    CHANGES = True

    def __init__(self, gadget, title, fields, start=None, dice=0, hint=None, *args):
        List.__init__(self, gadget)
        dice = dice and not gadget.double_press  # then A submits, and rolls after that
        self.HOLDS = A | B | UP if dice else B | UP
        self.title = title
        self.fields = fields
        self.hint = hint
        self.args = args
        self.at = [0] * len(fields)
        for i in range(len(fields)):
            if start and fields[i][0] in start:
                self.at[i] = list(fields[i][2]).index(start[fields[i][0]])

    def open(self, memo=None):
        if memo is not None:
            memo, self.at = memo
        List.open(self, memo)

    def close(self):
        return self.chosen, self.at

    def rows(self):
        self.mark = self.gadget.t("form_roll" if self.HOLDS & A else "form_take")
        found = []
        for i in range(len(self.fields)):
            _, text, values, names = self.fields[i]
            value = values[self.at[i]]
            shown = "–" if value is None else str(value)
            found.append((i, text, names[self.at[i]] if names else shown))
        if self.hint:
            line = getattr(self.gadget.session.game, self.hint)(*self.args, self.values())
            self.bottom = self.gadget.w(line[0], *line[1]) if line else ""
        return found

    def values(self):
        """The current values."""
        return {field[0]: field[2][self.at[i]] for i, field in enumerate(self.fields)}

    def change(self, key, step):
        values = self.fields[key][2]
        self.at[key] = (self.at[key] + step) % len(values)
        if values[self.at[key]] is None:
            self.at[key] = (self.at[key] + step) % len(values)
        return True

    def key(self, kind, button):
        if kind == HOLD and button == A:
            self.submit(True)
            return True
        return List.key(self, kind, button)

    def pick(self, key):
        self.submit(False)

    def submit(self, rolls):
        for i in range(len(self.fields)):
            if self.fields[i][2][self.at[i]] is None:
                self.chosen = i
                self.gadget.notify(self.gadget.t("form_missing", self.fields[i][1]))
                return
        self.gadget.back((self.values(), rolls))
