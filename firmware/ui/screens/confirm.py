"""Are you sure? The first line is the harmless one. The result is True or False."""

from firmware.ui.lists import List, heading, row
from firmware.ui.wrap import wrapped


class Screen(List):
    def __init__(self, gadget, question, yes):
        List.__init__(self, gadget)
        self.question = question
        self.yes = yes

    def rows(self):
        self.title = self.gadget.t("sure")
        return (("no", self.gadget.t("no")), ("yes", self.yes))

    def pick(self, key):
        self.gadget.back(key == "yes")

    def draw(self, canvas):
        heading(canvas, self.title)
        y = 14
        for line in wrapped(canvas, self.question, 122):
            canvas.text(line, 3, y)
            y += 10
        for i in (0, 1):
            row(canvas, 44 + 10 * i, self.lines[i][1], None, i == self.chosen)
