"""Who sits where: left and right go through the roster, A writes a new name, hold A says that a
seat is on the other side of the table: in its turn the display faces it."""

from firmware.ui.facing import is_opposite
from firmware.ui.keys import HOLD, UP, A, B
from firmware.ui.lists import List


class Screen(List):
    CHANGES = True
    HOLDS = A | B | UP

    def rows(self):
        gadget = self.gadget
        self.title = gadget.t("names")
        self.mark = gadget.t("names_facing")
        names = gadget.new_game.names(gadget)
        sides = ["↓" if is_opposite(gadget.settings, i) else "↑" for i in range(len(names))]
        return [(i, f"{i + 1}. {sides[i]}", names[i]) for i in range(len(names))]

    def key(self, kind, button):
        if kind == HOLD and button == A:
            settings = self.gadget.settings
            settings.set("facing", settings.get("facing") ^ 1 << self.lines[self.chosen][0])
            self.refresh()
            return True
        return List.key(self, kind, button)

    def returned(self, result):
        """The new name of the chosen seat."""
        self.gadget.new_game.seats[self.chosen] = result
        roster = list(self.gadget.settings.get("roster"))
        if result not in roster and "" in roster:
            roster[roster.index("")] = result
            self.gadget.settings.set("roster", roster)
        self.refresh()

    def change(self, key, step):
        """The roster's names that are still free, and the unnamed seat."""
        seats = self.gadget.new_game.seats
        mine = seats[key]
        roster = self.gadget.settings.get("roster")
        free = [""] + [name for name in roster if name and (name == mine or name not in seats)]
        at = free.index(mine) if mine in free else 0
        seats[key] = free[(at + step) % len(free)]
        return True

    def pick(self, key):
        self.gadget.go("entry", "name", self.gadget.new_game.seats[key])
