"""The first screen: resume, repeat the last game, start a new one, and everything else.

A game that is in progress when another one starts is parked: see `NewGame.start`.
"""

from firmware.games import FIRST_LESSON, KEYS
from firmware.play.finished_games import FinishedGames
from firmware.play.parked import park
from firmware.ui.keys import PRESS, B
from firmware.ui.last_game import start_last, summary
from firmware.ui.lists import List

PLACES = ("games", "code", "history", "statistics", "settings", "storage", "about")


class Screen(List):
    title = "Signalbox"
    game = None  # of the first line; None: the latest one played

    def rows(self):
        gadget = self.gadget
        found: list[tuple] = []
        self.bottom = gadget.t("learn_keys") if self.is_new() else ""
        solo = ("solo", gadget.t("solo"))
        self.mark = None
        if gadget.playing():
            found += [("table", gadget.t("continue")), solo, ("park", gadget.t("park"))]
        else:
            self.mark = gadget.t("other_game")
            found += [("again",) + tuple(summary(gadget, self.game)), solo]
        if gadget.session.parked:
            found.append(("parked", gadget.t("parked"), str(len(gadget.session.parked))))
        found += [(key, gadget.t(key)) for key in PLACES]
        if gadget.board.updates:
            found.insert(-1, ("update", gadget.t("update")))
        if FinishedGames(gadget.storage).wants_space():
            found.insert(2, ("storage", gadget.t("nearly_full")))
        return found

    def is_new(self):
        """Was nothing played yet, and was the lesson about the keys not done?"""
        settings = self.gadget.settings
        played = any(settings.setup(key) for key in KEYS)
        return not played and FIRST_LESSON[1] not in settings.get("lessons")

    def key(self, kind, button):
        if kind == PRESS and button == B and self.bottom:
            self.gadget.go("lesson", *FIRST_LESSON)
            return True
        return List.key(self, kind, button)

    def change(self, key, step):
        """On the first line: switch to another game, as it was last played."""
        if key != "again":
            return False
        at = KEYS.index(self.game or self.gadget.settings.get("game"))
        self.game = KEYS[(at + step) % len(KEYS)]
        return True

    def pick(self, key):
        gadget = self.gadget
        if key == "code":
            gadget.go("games", True)
        elif key == "table":
            self.gadget.home()
        elif key == "park":
            if gadget.attempt(park, gadget.session, gadget.now):
                self.refresh()
                self.choose("parked")
                gadget.notify(gadget.t("parked_now"))
        elif key == "again":
            start_last(gadget, self.game)
        else:
            self.gadget.go(key)
