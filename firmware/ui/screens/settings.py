"""Settings: left and right change a value, and it holds at once."""

from firmware.ui.lists import List

LIGHTS = (255, 128, 48, 16)
# Every setting with the values it steps through.
CHOICES = (
    ("language", ("en", "de")),
    ("animation", (1, 0)),
    ("sound", (1, 0)),
    ("brightness", LIGHTS),
    ("dim_min", (1, 3, 5, 10, 0)),
    ("dark_min", (5, 15, 30, 60, 0)),
    ("turned", (0, 1)),
    ("twice", (0, 1)),
)


class Screen(List):
    CHANGES = True

    def rows(self):
        gadget = self.gadget
        self.title = gadget.t("settings")
        found = [
            (key, gadget.t("set_" + key), self.shown(key, gadget.settings.get(key)))
            for key, _ in CHOICES
        ]
        found.append(("roster", gadget.t("roster")))
        return found

    def shown(self, key, value):
        t = self.gadget.t
        if key == "language":
            return t("this_language")
        if key in {"dim_min", "dark_min"}:
            return t("minutes", value) if value else t("never")
        if key == "brightness":
            return t("bright_%d" % min(LIGHTS, key=lambda light: abs(light - value)))
        if key == "twice":
            return t("press_twice" if value else "press_hold")
        return t("on") if value else t("off")

    def change(self, key, step):
        for name, values in CHOICES:
            if name == key:
                now = self.gadget.settings.get(key)
                at = values.index(now) if now in values else 0
                self.gadget.settings.set(key, values[(at + step) % len(values)])
                self.gadget.apply_settings()
                return True
        return False

    def pick(self, key):
        if key == "roster":
            self.gadget.go("roster")
        else:
            self.gadget.tell(self.gadget.t("left_right"))
