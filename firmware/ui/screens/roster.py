"""The twelve names of the house: A writes one anew."""

from firmware.ui.lists import List


class Screen(List):
    def rows(self):
        self.title = self.gadget.t("roster")
        roster = self.gadget.settings.get("roster")
        return [(i, f"{i + 1}.  {roster[i] or '–'}") for i in range(len(roster))]

    def open(self, memo=None):
        name = self.gadget.take_answer("name")
        if name is not None and memo is not None:
            # Two lines with one name would stop whoever goes through the names.
            roster = [
                "" if name == other else other for other in self.gadget.settings.get("roster")
            ]
            roster[memo] = name
            self.gadget.settings.set("roster", roster)
        List.open(self, memo)

    def pick(self, key):
        self.gadget.go("entry", "name", self.gadget.settings.get("roster")[key])
