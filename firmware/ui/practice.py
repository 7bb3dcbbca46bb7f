"""A game that is only practised: fixed dice, no journal, nothing remembered.

`Desk` stands for the gadget before the screens of such a game, which are the real ones.
"""

from firmware.games import game_class
from firmware.ui.navigation import BACK, Navigation, screen_class
from firmware.ui.texts.lines import filled
from firmware.ui.texts.say import short_form


class Practice:
    """Stands for the session. `dice` are the outcomes of all draws, a digit each."""

    timer = code = day = None
    revealed = False
    events = 0

    def __init__(self, gadget, key, options, players, rounds, dice):
        self.key = key
        self.game = game_class(key)(options, players)
        self.game.rounds = rounds or self.game.rounds
        self.dice = dice
        names = [gadget.t("player", i + 1) for i in range(players)]
        self.header = {"players": names, "options": self.game.options, "commit": "0" * 64}

    def do(self, event):
        if event["e"] == "roll":
            asks = self.game.asks()
            got = [int(digit) for digit in self.dice[: len(asks)]]
            self.dice = self.dice[len(asks) :]
            event = {"e": "roll", "k": self.game.k, "of": asks, "got": got}
        self.game.apply(event)


class Desk:
    """Stands in for the gadget; what it does not define itself is passed on to the real one."""

    still = True  # no animations: a press would only end one

    def __init__(self, gadget, session):
        self._gadget = gadget
        self.session = session
        self.settings = Unchanged(gadget.settings)
        self.timer = NoTimer()
        self.shared = {}
        self.screen = None
        self.words = gadget.words
        self._own = gadget.words.of_game(session.key)
        self._navigation = Navigation()
        self.go = self._navigation.go
        self.swap = self._navigation.swap
        self.back = self._navigation.back
        self.front = self._navigation.front
        self.home()

    def __getattr__(self, name):
        return getattr(self._gadget, name)

    def w(self, key, *args):
        text = self._own[key]
        return filled(text, args) if args else text

    def say(self, why):
        return short_form(why, self.session.key, self.words.language)

    def player_name(self, seat):
        return self.session.header["players"][seat]

    def do(self, event):
        why = self.session.game.why_not(event)
        if why:
            self.notify(self.say(why))
            return False
        self.session.do(event)
        self.changed()
        return True

    def roll(self):
        self.session.do({"e": "roll"})
        return True

    def set_holds(self, buttons):
        """Ignored: the lesson decides which buttons are held."""

    def home(self, name=None, *args):
        """At the end show only the final count: a practice game has no ranking or records."""
        game = self.session.game
        if game.over() and game.FINAL:
            name = game.FINAL
        self._navigation.alone(name or game.screen(), *args)

    def switch_if_phase_changed(self):
        if not self._navigation.wanted and self.front() != self.session.game.screen():
            self.home()
        return bool(self._navigation.wanted)

    def switch(self):
        """Open the screen that was asked for; False if the last one was left."""
        navigation = self._navigation
        while navigation.wanted:
            if navigation.wanted[0] == BACK and navigation.depth() == 1:
                return False
            memo = self.screen.close() if self.screen else None
            name, args, memo, result = navigation.turn(memo, None)
            self.screen = screen_class(name, self.session.key)(self, *args)
            self.screen.open(memo)
            if result is not None:
                self.screen.returned(result)
        self.changed()
        return True


class Unchanged:
    """The settings, read-only and with animations off."""

    def __init__(self, settings):
        self._settings = settings

    def get(self, key):
        return 0 if key == "animation" else self._settings.get(key)

    def set(self, key, value):
        return True


class NoTimer:
    def nothing(self, *args):
        """There is none."""

    on = draw = start = stop = toggle = nothing
