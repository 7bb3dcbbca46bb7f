"""Hold B anywhere in a game: undo comes first, so it takes two presses."""

from firmware.play.parked import park
from firmware.ui.lists import List
from firmware.ui.screens.who import draw_player, table_size

SIDES = 6  # of a die; a player, a card or a jewel is drawn among fewer or more


class Screen(List):
    def rows(self):
        gadget = self.gadget
        t = gadget.t
        session = gadget.session
        self.title = t("menu")
        found = []
        if session.can_undo():
            found.append(("undo", t("undo")))
        if session.game.drawn:
            found.append(("drawn", t("last_draw")))
        if gadget.timer.on() and session.game.screen() != "ranking":
            found.append(("pause", t("pause" if session.timer_runs() else "go_on")))
        own = session.game.menu()
        found += [(does, gadget.w(word)) for word, does in own if type(does) is str]
        found.append(("fair", t("fair")))
        if not session.revealed:
            found += [("finish", gadget.w(word)) for word, does in own if type(does) is dict]
            found.append(("who", t("who")))
        if session.day and session.revealed:
            found.append(("day_result", t("day_result")))
        if gadget.board.sound is not None or gadget.board.motor is not None:
            found.append(("quiet", t("quiet_on" if gadget.settings.get("sound") else "quiet_off")))
        found.append(("settings", t("settings")))
        found.append(("side_dice", t("side_dice")))
        if not session.revealed:
            found.append(("park", t("park")))
        found.append(("start", t("to_start")))
        if not session.revealed:
            found.append(("abandon", t("abandon")))
        return found

    def draw(self, canvas):
        percent = self.gadget.power.percent
        self.mark = None if percent is None else "%d %%" % percent
        List.draw(self, canvas)

    def returned(self, result):
        if result:  # yes, abandon the game
            self.gadget.session.abandon(self.gadget.now)
            self.gadget.leave_game()
            self.gadget.home("start")

    def undone(self, game, taken):
        """What was undone, as a line. A press that ended a round, or drew, is known by its roll;
        any other by its first event."""
        t = self.gadget.t
        players = [name for name in taken if name not in ("roll", "who")]
        if "roll" in taken and game.rounds > 1 and (not players or "end" in players):
            return t("undone_round", game.round + (0 if game.asks() else 1))
        if not players or players[0] == "scores":
            if players:
                return t("undone_scores")
            asked = game.asks() or (SIDES,)
            return t("undone_roll" if asked[0] == SIDES else "undone_draw")
        try:
            return t("undone_what", self.gadget.w("u_" + players[0]))
        except KeyError:  # a game need not name what it does
            return t("undone")

    def pick(self, key):
        gadget = self.gadget
        session = gadget.session
        if key == "undo":
            taken = session.pressed_last()
            if not gadget.attempt(session.undo, gadget.now, max(len(taken), 1)):
                return
            if session.game.asks():
                gadget.timer.stop()
            gadget.shared["undone"] = session.events
            gadget.home()
            gadget.notify(self.undone(session.game, taken))
        elif key == "drawn":
            gadget.home(session.game.SCREEN, True)
        elif key == "pause":
            gadget.timer.toggle()
            gadget.back()
        elif key == "finish":
            if gadget.do({"e": "end"}):
                session.finish(gadget.now)
                gadget.leave_game()
                gadget.home("start")
        elif key == "who":
            people = session.game.people
            if draw_player(gadget, people if people > 1 else table_size(gadget)):
                gadget.swap("who")
        elif key == "quiet":
            gadget.settings.set("sound", 0 if gadget.settings.get("sound") else 1)
            gadget.beep(880, 60)
            gadget.back()
        elif key == "start":
            gadget.home("start")
        elif key == "park":
            if gadget.attempt(park, session, gadget.now):
                gadget.home("start")
                gadget.notify(gadget.t("parked_now"))
        elif key == "abandon":
            gadget.go("confirm", gadget.t("abandon_why"), gadget.t("abandon_yes"))
        elif " " in key:
            gadget.home(*key.split(" "))
        else:
            gadget.swap(key)
