"""Every way to play alone, each with the last choice; hold A also rolls at once."""

from firmware.ui.keys import DOWN, HOLD, LEFT, RIGHT, UP, A, B
from firmware.ui.lists import List
from firmware.ui.solo_ways import DAY, Ways, key_of


class Screen(List):
    CHANGES = True
    HOLDS = A | B | UP
    REPEATS = DOWN | LEFT | RIGHT

    def __init__(self, gadget, way=None):
        """`way`: the line to begin with, as solo_ways.key_of says it."""
        List.__init__(self, gadget)
        self.way = way

    def open(self, memo=None):
        if memo is None:
            self.ways = Ways(self.gadget)
            keys = [key_of(way) for way in self.ways.all]
            chosen = keys.index(self.way) if self.way in keys else None
        else:
            chosen, *known = memo
            self.ways = Ways(self.gadget, *known)
        List.open(self, chosen)

    def close(self):
        return self.chosen, self.ways.memory, self.ways.moved

    def rows(self):
        gadget = self.gadget
        self.title = gadget.t("solo")
        self.mark = None if gadget.double_press else gadget.t("solo_hold")
        ways = self.ways
        return [(way, ways.label(way), ways.value(way)) for way in ways.all]

    def change(self, way, step):
        return self.ways.change(way, step)

    def key(self, kind, button):
        if kind == HOLD and button == A:
            self.pick(self.lines[self.chosen][0], True)
            return True
        return List.key(self, kind, button)

    def pick(self, way, rolls=False):
        gadget = self.gadget
        what, choice = way[2:4]
        if type(what) is str and not (rolls and choice):
            gadget.go(what)
        elif choice == DAY and gadget.board.utc() is None and not rolls:
            gadget.go("day", *[int(part) for part in self.ways.date().split("-")])
        else:
            self.ways.start(way, rolls)

    def returned(self, result):
        """A day, or the value of the line's choice."""
        choice = DAY if type(result) is str else self.lines[self.chosen][0][3]
        self.ways.set(choice, result)
        for way in self.ways.all:
            if way[3] == choice:
                self.ways.start(way)
                break
