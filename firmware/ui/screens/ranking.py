"""The result: places, totals and errors. A types or corrects a score, hold A ends the game."""

from firmware.ui.keys import HOLD, UP, A, B
from firmware.ui.lists import List, heading, row

SHOWN = 4


class Screen(List):
    HOLDS = A | B | UP

    def rows(self):
        gadget = self.gadget
        result = gadget.session.game.score()
        found = []
        for seat in range(len(result)):
            values, points, place = result[seat]
            name = gadget.player_name(seat)
            if values is None:
                found.append((99, seat, "–  " + name, ""))
            else:
                errors = gadget.t("with_errors", values[4]) if values[4] else ""
                found.append((place, seat, f"{place}. {name}", f"{errors} {points}"))
        found.sort()
        self.typed = sum([1 for line in found if line[0] != 99])
        return [line[1:] for line in found]

    def pick(self, key):
        if self.gadget.session.abandoned:
            return
        self.gadget.go("scores", key)

    def change(self, key, step):
        self.gadget.quick = not self.gadget.quick
        return True

    def key(self, kind, button):
        gadget = self.gadget
        if kind == HOLD and button == A:
            self.finish()
            return True
        if gadget.session.revealed and button == B:
            self.leave()
            return True
        return List.key(self, kind, button)

    def finish(self):
        gadget = self.gadget
        if gadget.session.revealed:
            self.leave()
            return
        gadget.session.finish(gadget.now)
        gadget.tell(gadget.t("finished"))
        self.refresh()

    def leave(self):
        self.gadget.leave_game()
        self.gadget.home("start")

    def draw(self, canvas):
        gadget = self.gadget
        t = gadget.t
        done = gadget.session.revealed
        mode = t("quick" if gadget.quick else "by_category")
        heading(canvas, t("result"), t("ended") if done else "◀ " + mode + " ▶")
        first = max(min(self.chosen - 1, len(self.lines) - SHOWN), 0)
        for i in range(first, min(first + SHOWN, len(self.lines))):
            line = self.lines[i]
            row(canvas, 13 + 10 * (i - first), line[1], line[2], i == self.chosen)
        gadget.draw_hint(canvas, t("hint_done" if done else "hint_result"))
