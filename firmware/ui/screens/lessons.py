"""The lessons of all games; those that were done have a tick."""

from firmware.games import KEYS, game_class
from firmware.ui.lists import List


class Screen(List):
    def rows(self):
        gadget = self.gadget
        self.title = gadget.t("lessons")
        done = gadget.settings.get("lessons")
        found = []
        for game in KEYS:
            lessons = game_class(game).LESSONS
            if lessons:
                texts = gadget.words.lessons(game)
                for key in lessons:
                    found.append(((game, key), texts[key], "✓" if key in done else ""))
        return found

    def open(self, memo=None):
        List.open(self, memo)
        if memo is None:  # the first one that was not done
            for i in range(len(self.lines) - 1, -1, -1):
                if not self.lines[i][2]:
                    self.chosen = i

    def pick(self, key):
        self.gadget.go("lesson", *key)
