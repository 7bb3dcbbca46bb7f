"""The twelve stored player names; A edits one."""

from firmware.ui.lists import List


class Screen(List):
    def rows(self):
        self.title = self.gadget.t("roster")
        roster = self.gadget.settings.get("roster")
        return [(i, f"{i + 1}.  {roster[i] or '–'}") for i in range(len(roster))]

    def returned(self, result):
        """The new name of the chosen line; no other line has it."""
        roster = ["" if result == name else name for name in self.gadget.settings.get("roster")]
        roster[self.chosen] = result
        self.gadget.settings.set("roster", roster)
        self.refresh()

    def pick(self, key):
        self.gadget.go("entry", "name", self.gadget.settings.get("roster")[key])
