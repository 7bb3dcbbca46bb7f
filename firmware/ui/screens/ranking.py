"""The result: places, totals and errors. A enters or corrects a score, hold A ends the game."""

from firmware.games.game import LOST
from firmware.ui.best_lines import keep_best
from firmware.ui.keys import HOLD, PRESS, UP, A, B
from firmware.ui.lists import List, heading, row
from firmware.ui.results import result_lines, score_form, what_decided
from firmware.ui.solo_records import keep_record, keep_solo

SHOWN = 4
DOUBT_MS = 10000
# What A does on a player's line: nothing, enter a score, show how a sheet is counted.
NOTHING, TYPE, COUNT = range(3)
HINTS = ("hint_end", "hint_result", "hint_count")
HINTS_ENDED = ("hint_leave", "hint_done", "hint_counted")
END = -1  # the extra "End game" row in double-press mode; all other rows are seats


class Screen(List):
    HOLDS = A | B | UP

    def rows(self):
        session = self.gadget.session
        score = session.game.score()
        self.note = what_decided(self.gadget, score)
        if not self.note and session.game.ended:
            self.note = self.gadget.w(session.game.ended)
        lines = result_lines(self.gadget, session.header, score)
        if self.gadget.double_press and not session.revealed:
            lines.append((END, self.gadget.t("end_game"), ""))
        return lines

    def does(self, seat):
        """What A does on this player's line."""
        session = self.gadget.session
        if session.game.has_sheet(max(seat, 0)):
            return COUNT
        if self.own_screen() or (self.has_form() and session.game.form(0)):
            return TYPE
        return NOTHING

    def open(self, memo=None):
        chosen, self.doubted = memo or (None, ())
        List.open(self, chosen)
        if chosen is None:
            self.choose_untyped()

    def returned(self, result):
        """The counts of the chosen player, from the form."""
        counts, _ = result
        seat = self.lines[self.chosen][0]
        values = [counts[i] for i in range(len(counts))]
        if not self.believed(seat, values):
            self.type_counts(seat, counts)
            return
        self.gadget.do({"e": "scores", "p": seat, "v": values})
        self.refresh()

    def refresh(self):
        """Typed scores decide the game once none is missing: its ending is shown first, once."""
        List.refresh(self)
        gadget = self.gadget
        session = gadget.session
        if not session.game.score_screen() or session.revealed or gadget.shared.get("decided"):
            return
        score = session.game.score()
        totals = [player["total"] for player in score["players"]]
        if totals and (score["note"] == LOST or None not in totals):
            gadget.shared["decided"] = True
            gadget.home("ending")

    def choose_untyped(self):
        """A score that is still missing comes before those that are known."""
        for i, line in enumerate(self.lines):
            if line[0] != END and not line[2] and self.does(line[0]) == TYPE:
                self.chosen = i
                return

    def close(self):
        return self.chosen, self.doubted

    def believed(self, seat, values):
        """A player whose counts can hardly be right is asked once, and then believed."""
        gadget = self.gadget
        why = gadget.session.game.doubt(seat, values)
        if not why or seat in self.doubted:
            return True
        self.doubted += (seat,)
        gadget.notify(gadget.w(why[0], *why[1]), DOUBT_MS)
        return False

    def pick(self, key):
        gadget = self.gadget
        if key == END:
            gadget.ask_again(A)
            return
        if self.does(key) == COUNT:
            gadget.go(gadget.session.game.FINAL, key)
            return
        if self.own_screen():
            gadget.go(self.own_screen(), key)
            return
        if self.has_form():
            self.type_counts(key)

    def type_counts(self, seat, typed=None):
        """The form for a player's counts, with those that were typed before."""
        gadget = self.gadget
        form = score_form(gadget, gadget.session.game, seat)
        if form:
            fields, known = form
            start = typed or known
            gadget.go("form", gadget.player_name(seat), fields, start, 0, "form_line", seat)

    def own_screen(self):
        """The game's own screen for scores, with a quick mode; None if a form is enough."""
        screen = self.gadget.session.game.score_screen()
        return screen if screen != "form" else None

    def has_form(self):
        return self.gadget.session.game.score_screen() == "form"

    def change(self, key, step):
        if not self.own_screen():
            return False
        self.gadget.shared["quick"] = not self.is_quick()
        return True

    def is_quick(self):
        """Does the player enter only total and errors?"""
        return self.gadget.shared.get("quick", True)

    def key(self, kind, button):
        if kind == HOLD and button == A:
            self.finish()
        elif kind == PRESS and button == B and self.gadget.session.revealed:
            self.leave()
        else:
            return List.key(self, kind, button)
        return True

    def finish(self):
        """Confirm the scores and reveal the dice; if that is done, leave."""
        gadget = self.gadget
        if gadget.session.revealed:
            self.leave()
            return
        entered = None
        game = gadget.session.game
        if game.SHEETS and game.options[game.SHEETS]:
            entered = keep_best(gadget)
            keep_solo(gadget)
        if not gadget.attempt(gadget.session.finish, gadget.now):
            self.choose_untyped()
            return
        if gadget.session.unsaved():
            gadget.report(gadget.t("not_revealed"))
        elif gadget.session.secret_shown() and not gadget.session.day:  # known to all anyway
            gadget.notify(gadget.t("finished"))
        if not gadget.session.unsaved() and keep_record(gadget):
            gadget.notify(gadget.t("record", game.score()["record"]))
        self.refresh()
        if entered:
            gadget.go("initials", *entered)
        elif gadget.session.day:
            gadget.go("day_result")

    def leave(self):
        self.gadget.leave_game()
        self.gadget.home("start")

    def draw(self, canvas):
        gadget = self.gadget
        t = gadget.t
        done = gadget.session.revealed
        mark = None
        if self.note:
            mark = self.note
        elif done:
            mark = t("ended")
        elif self.own_screen():
            mark = "◀ " + t("quick" if self.is_quick() else "by_category") + " ▶"
        heading(canvas, t("result"), mark)
        first = max(min(self.chosen - 1, len(self.lines) - SHOWN), 0)
        for i in range(first, min(first + SHOWN, len(self.lines))):
            line = self.lines[i]
            row(canvas, 13 + 10 * (i - first), line[1], line[2], i == self.chosen)
        # The line that ends the game is gone when it has ended.
        does = self.does(self.lines[self.chosen][0] if self.chosen < len(self.lines) else END)
        gadget.draw_hint(canvas, t((HINTS_ENDED if done else HINTS)[does]))
