"""The first screen: resume, repeat the last game, start a new one, and everything else.

A game that is in progress when another one starts is parked: see `NewGame.start`.
"""

from firmware.games import FIRST_LESSON, KEYS
from firmware.play.finished_games import FinishedGames
from firmware.play.parked import park
from firmware.ui.keys import HOLD, PRESS, UP, A, B
from firmware.ui.last_game import start_last, summary
from firmware.ui.lists import List
from firmware.ui.solo_ways import Ways, key_of, latest_of, name_of

PLACES = ("games", "code", "history", "statistics", "settings", "storage", "about")


class Screen(List):
    title = "Signalbox"
    HOLDS = A | B | UP
    game = None  # of the first line; None: the latest one played
    ways = None  # to play alone; known once the second line needs them

    def rows(self):
        gadget = self.gadget
        found: list[tuple] = []
        self.bottom = gadget.t("learn_keys") if self.is_new() else ""
        solo = ("solo", gadget.t("solo"), self.way_shown())
        if gadget.playing():
            found += [("table", gadget.t("continue")), solo, ("park", gadget.t("park"))]
        else:
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

    def draw(self, canvas):
        key = self.lines[self.chosen][0]
        self.mark = None
        if key == "again":
            self.mark = self.gadget.t("other_game")
        elif key == "solo":
            self.mark = self.gadget.t("solo_hold")
        List.draw(self, canvas)

    def way_shown(self):
        """The way to play alone that holding A starts."""
        if self.ways is not None:
            return self.ways.label(self.way)
        return name_of(self.gadget, *latest_of(dict(self.gadget.settings.get("solo"))))

    def know_ways(self):
        if self.ways is None:
            self.ways = Ways(self.gadget)
            self.way = self.ways.latest()

    def key(self, kind, button):
        if kind == HOLD and button == A:
            key = self.lines[self.chosen][0]
            if key == "solo":
                self.know_ways()
                self.ways.start(self.way, True)
            else:
                self.pick(key)
            return True
        if kind == PRESS and button == B and self.bottom:
            self.gadget.go("lesson", *FIRST_LESSON)
            return True
        return List.key(self, kind, button)

    def change(self, key, step):
        """On the first line: switch to another game, as it was last played; on the second to
        another way to play alone."""
        if key == "solo":
            self.know_ways()
            found = self.ways.startable()
            self.way = found[(found.index(self.way) + step) % len(found)]
            return True
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
        elif key == "solo" and self.ways is not None:
            gadget.go("solo", key_of(self.way))
        else:
            self.gadget.go(key)
