"""Settings: left and right change a value, which applies at once."""

from firmware.play.settings_table import SETTINGS
from firmware.ui.lists import List


class Screen(List):
    CHANGES = True

    def rows(self):
        gadget = self.gadget
        get = gadget.settings.get
        language = get("language")
        self.title = gadget.t("settings")
        found: list[tuple] = [
            (s.key, s.name(language), s.word(get(s.key), language)) for s in SETTINGS if s.steps
        ]
        if gadget.board.off is None:
            found = [row for row in found if row[0] != "off_hours"]
        found.append(("roster", gadget.t("roster")))
        return found

    def change(self, key, step):
        for setting in SETTINGS:
            if setting.key == key:
                values, now = setting.values(), self.gadget.settings.get(key)
                at = values.index(now) if now in values else 0
                self.gadget.settings.set(key, values[(at + step) % len(values)])
                self.gadget.apply_settings()
                return True
        return False

    def pick(self, key):
        if key == "roster":
            self.gadget.go("roster")
        else:
            self.gadget.notify(self.gadget.t("left_right"))
