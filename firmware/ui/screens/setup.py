"""The set-up of a game, with the last values; Start is the first line."""

from firmware.games import game_class
from firmware.ui.choice_list import ChoiceList
from firmware.ui.keys import HOLD, A
from firmware.ui.option_words import OptionWords
from firmware.ui.setup_draft import NewGame

TIMES = (30, 45, 60, 90, 120, 150, 180, 240, 300, 420, 600)


class Screen(ChoiceList):
    HOLDS = A | ChoiceList.HOLDS

    def __init__(self, gadget, game, code=None, day=None):
        ChoiceList.__init__(self, gadget)
        if gadget.new_game is None or gadget.new_game.game != game or gadget.new_game.code != code:
            gadget.new_game = NewGame(gadget.settings, game)
            gadget.new_game.code = code
            gadget.new_game.day = day
        self.new_game = gadget.new_game
        self.table = game_class(game).OPTIONS
        self.new_game.fit(self.table)
        self.texts = OptionWords(game, gadget.words.language) if self.table else None

    def rows(self):
        t = self.gadget.t
        new_game = self.new_game
        game = new_game.kind
        self.title = self.gadget.title(new_game.game)
        self.mark = t("house_rule") if new_game.is_house_rule() else self.help_mark()
        if new_game.code:
            self.mark = t("code_title", new_game.code)
        found: list[tuple] = [("start", t("start"))]
        least, most = game.PLAYERS
        if most > least:
            found.append(("players", t("players"), str(len(new_game.seats))))
        found += self.lines_of(game.SETUP_OPTIONS)
        if most > 1:
            found.append(("names", t("names"), ""))
        if game.TIMED:
            found.append(("timer", t("timer"), self.timer_text()))
        shown = game.SETUP_OPTIONS + game.BOT_OPTIONS
        if any(name not in shown and new_game.applies(name) for name, _, _ in self.table):
            found.append(("rules", t("more_rules"), ""))
        return found + self.lines_of(game.BOT_OPTIONS)

    def lines_of(self, names):
        """The lines of those options that can make a difference."""
        new_game = self.new_game
        found = []
        for name, default, _ in self.table:
            if name in names and new_game.applies(name):
                value = self.texts.value(name, new_game.options.get(name, default))
                found.append((name, self.texts.name(name), value))
        return found

    def timer_text(self):
        new_game = self.new_game
        if new_game.timer_mode == "down":
            return f"{new_game.timer_s // 60}:{new_game.timer_s % 60:02d}"
        return self.gadget.t("timer_" + new_game.timer_mode)

    def pick(self, key):
        if key == "start":
            self.new_game.start(self.gadget)
        elif key in {"names", "rules"}:
            self.gadget.go(key)
        else:
            ChoiceList.pick(self, key)

    def key(self, kind, button):
        if kind == HOLD and button == A:
            self.new_game.start(self.gadget)
            return True
        return ChoiceList.key(self, kind, button)

    def change(self, key, step):
        new_game = self.new_game
        if key == "players":
            least, most = new_game.kind.PLAYERS
            count = len(new_game.seats) + step
            count = least if count > most else most if count < least else count
            new_game.seats = new_game.seats[:count] + [""] * (count - len(new_game.seats))
            return True
        if key == "timer":
            self.change_timer(step)
            return True
        for row in self.table:
            if row[0] == key:
                new_game.change(row, step)
                return True
        return False

    def change_timer(self, step):
        """Off, then the times from short to long, then counting up."""
        new_game = self.new_game
        steps = len(TIMES) + 2
        at = {"off": 0, "up": steps - 1}.get(new_game.timer_mode)
        if at is None:
            at = 1 + TIMES.index(new_game.timer_s) if new_game.timer_s in TIMES else 1
        at = (at + step) % steps
        new_game.timer_mode = "off" if at == 0 else "up" if at == steps - 1 else "down"
        new_game.timer_s = TIMES[at - 1] if new_game.timer_mode == "down" else 0
