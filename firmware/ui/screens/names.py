"""Who sits where: left and right go through the roster, A writes a new name."""

from firmware.ui.lists import List


class Screen(List):
    CHANGES = True

    def rows(self):
        self.title = self.gadget.t("names")
        names = self.gadget.new_game.names(self.gadget)
        return [(i, f"{i + 1}.", names[i]) for i in range(len(names))]

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
