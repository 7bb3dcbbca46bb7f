"""The best results: ten lines with points (a `?` for those who asked for hints), initials and day;
left and right change the kind."""

from firmware.games import game_class
from firmware.play.best import Best, kinds
from firmware.ui.lists import List, heading
from firmware.ui.option_words import OptionWords


class Screen(List):
    def __init__(self, gadget, name=None, chosen=0):
        List.__init__(self, gadget)
        self.name = name
        self.chosen = chosen

    def open(self, memo=None):
        self.names = kinds(self.gadget.storage)
        self.at = self.names.index(self.name) if self.name in self.names else 0
        List.open(self, memo)

    def rows(self):
        t = self.gadget.t
        self.title = t("best")
        self.mark = None
        if not self.names:
            return []
        if len(self.names) > 1:
            self.mark = f"◀ {self.at + 1}/{len(self.names)} ▶"
        best = Best(self.gadget.storage, self.names[self.at])
        if best.game is None:
            return [(0, t("unreadable"))]
        self.title = self.title_of(best)
        found = []
        for i, line in enumerate(best.lines):
            points, day, initials = line[:3]
            helped = "?" if line[4:] else ""
            found.append((i, f"{i + 1}. {initials or '–'}  {points}{helped}", day or t("no_date")))
        return found

    def title_of(self, best):
        """The options that name a game, then those that differ from their defaults."""
        words = OptionWords(best.game, self.gadget.words.language)
        kind = game_class(best.game)
        naming = [name for name, _ in kind.SUMMARY]
        defaults = {name: default for name, default, _ in kind.OPTIONS}
        found = []
        for name, value in best.options:
            if name in naming and value != "":
                found.append(words.value(name, value))
            elif value != defaults[name] and name != kind.SHEETS:
                found.append(words.name(name))
        if best.others:
            found.append(self.gadget.t("best_others"))
        return ", ".join(found)

    def change(self, key, step):
        if len(self.names) < 2:
            return False
        self.at = (self.at + step) % len(self.names)
        self.chosen = 0
        return True

    def draw(self, canvas):
        if self.lines:
            List.draw(self, canvas)
        else:
            heading(canvas, self.title, self.mark)
            canvas.text(self.gadget.t("best_none"), 2, 16)

    def pick(self, key):
        self.gadget.back()
