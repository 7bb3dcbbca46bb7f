"""The puzzles, ten to a group: left and right change the group, A plays one."""

from firmware.games.railroad import puzzles
from firmware.ui.lists import List
from firmware.ui.texts.lines import filled

HOLLOW = "·"


class Screen(List):
    def __init__(self, gadget):
        List.__init__(self, gadget)
        self.memory = dict(gadget.settings.get("solo"))
        number = self.memory.get("puzzle")
        if type(number) is not int or not 0 < number <= puzzles.COUNT:
            number = 1
        self.group = puzzles.group_of(number)
        self.chosen = (number - 1) % puzzles.EACH

    def rows(self):
        words = self.gadget.words.of_game("railroad")
        first = puzzles.EACH * self.group + 1
        self.title = words["group_" + puzzles.GROUPS[self.group]]
        known = [puzzles.known_stars(self.memory, first + other) for other in range(puzzles.EACH)]
        self.mark = str(sum(known)) + "★ ◀▶"
        found = []
        for other, stars in enumerate(known):
            number = first + other
            text = filled(words["puzzle_line"], (number, puzzles.code_of(number)))
            found.append((number, text, stars_text(stars)))
        return found

    def change(self, number, step):
        self.group = (self.group + step) % len(puzzles.GROUPS)
        return True

    def pick(self, number):
        self.gadget.back(number)


def stars_text(stars):
    return "★" * stars + HOLLOW * (puzzles.STARS - stars)
