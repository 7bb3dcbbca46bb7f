"""The set-up of a game: begins with the last values, and Start is the first line."""

from firmware.games import game_class
from firmware.ui.choice_list import ChoiceList
from firmware.ui.keys import HOLD, A
from firmware.ui.option_words import OptionWords
from firmware.ui.plan import Plan

TIMES = (30, 45, 60, 90, 120, 150, 180, 240, 300, 420, 600)


class Screen(ChoiceList):
    HOLDS = A | ChoiceList.HOLDS

    def __init__(self, gadget, game, code=None, day=None):
        ChoiceList.__init__(self, gadget)
        if gadget.plan is None or gadget.plan.game != game or gadget.plan.code != code:
            gadget.plan = Plan(gadget.settings, game)
            gadget.plan.code = code
            gadget.plan.day = day
        self.plan = gadget.plan
        self.table = game_class(game).OPTIONS
        self.plan.fit(self.table)
        self.texts = OptionWords(game, gadget.words.language) if self.table else None

    def rows(self):
        t = self.gadget.t
        plan = self.plan
        game = plan.kind
        self.title = self.gadget.title(plan.game)
        self.mark = t("house_rule") if plan.is_house_rule() else self.help_mark()
        if plan.code:
            self.mark = t("code_title", plan.code)
        found = [("start", t("start"))]
        least, most = game.PLAYERS
        if most > least:
            found.append(("players", t("players"), str(len(plan.seats))))
        found += self.lines_of(game.SETUP_OPTIONS)
        if most > 1:
            found.append(("names", t("names"), ""))
        if game.TIMED:
            found.append(("timer", t("timer"), self.timer_text()))
        shown = game.SETUP_OPTIONS + game.BOT_OPTIONS
        if any(name not in shown and plan.applies(name) for name, _, _ in self.table):
            found.append(("rules", t("more_rules"), ""))
        return found + self.lines_of(game.BOT_OPTIONS)

    def lines_of(self, names):
        """The lines of some options, as far as they can make a difference."""
        plan = self.plan
        found = []
        for name, default, _ in self.table:
            if name in names and plan.applies(name):
                value = self.texts.value(name, plan.options.get(name, default))
                found.append((name, self.texts.name(name), value))
        return found

    def timer_text(self):
        plan = self.plan
        if plan.timer_mode == "down":
            return f"{plan.timer_s // 60}:{plan.timer_s % 60:02d}"
        return self.gadget.t("timer_" + plan.timer_mode)

    def pick(self, key):
        if key == "start":
            self.plan.start(self.gadget)
        elif key in {"names", "rules"}:
            self.gadget.go(key)
        else:
            ChoiceList.pick(self, key)

    def key(self, kind, button):
        if kind == HOLD and button == A:
            self.plan.start(self.gadget)
            return True
        return ChoiceList.key(self, kind, button)

    def change(self, key, step):
        plan = self.plan
        if key == "players":
            least, most = plan.kind.PLAYERS
            count = len(plan.seats) + step
            count = least if count > most else most if count < least else count
            plan.seats = plan.seats[:count] + [""] * (count - len(plan.seats))
            return True
        if key == "timer":
            self.change_timer(step)
            return True
        for row in self.table:
            if row[0] == key:
                plan.change(row, step)
                return True
        return False

    def change_timer(self, step):
        """Off, then the times from short to long, then a clock that counts up."""
        plan = self.plan
        steps = len(TIMES) + 2
        at = {"off": 0, "up": steps - 1}.get(plan.timer_mode)
        if at is None:
            at = 1 + TIMES.index(plan.timer_s) if plan.timer_s in TIMES else 1
        at = (at + step) % steps
        plan.timer_mode = "off" if at == 0 else "up" if at == steps - 1 else "down"
        plan.timer_s = TIMES[at - 1] if plan.timer_mode == "down" else 0
