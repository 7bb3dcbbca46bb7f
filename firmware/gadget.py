"""The gadget: joins buttons, display and storage with the screens. Stepped, never blocked.

`Gadget.step(now)` reads the buttons, goes on, draws what changed and returns for how many ms it
may sleep; a change of a button must end that sleep. `now` is in ms and never wraps.

Of a board it needs `name`, `display`, `buttons`, `storage`, `entropy()` and `utc()`, which is None
while nobody has set the clock; `sound`, `light` and `battery` are None where there is none, and
`origin`, which tells where the firmware comes from, where that goes without saying.
"""

import gc

from firmware.games import KEYS, game_class
from firmware.loading import load
from firmware.play.refused import Refused
from firmware.play.session import Session
from firmware.play.settings import Settings, set_aside
from firmware.ui.dimming import BRIGHT, DIM
from firmware.ui.faults import keep
from firmware.ui.hint import Hint
from firmware.ui.keys import ASK, HOLD, PRESS, UP, A, B, Keys
from firmware.ui.navigation import Navigation
from firmware.ui.picture import Picture
from firmware.ui.plan import plan_again
from firmware.ui.round_timer import RoundTimer
from firmware.ui.words import Words

MIND_MS = 10000
TELL_MS = 2500
REPORT_MS = 60000
LONGEST_SLEEP_MS = 60000


class Gadget:
    """What the screens know: they ask it for words, for other screens and for the session."""

    def __init__(self, board):
        self.board = board
        self.storage = board.storage
        self.now = 0
        self.settings = self.session = self.screen = None
        self.shared = {}  # by the screens of the game in progress; empty again with another game
        self.plan = None  # the game that the set-up screens are about
        self.keys = Keys()
        self.words = Words()
        self.picture = Picture(board.display)
        self.navigation = Navigation()
        self.timer = RoundTimer(self)
        self.hint = Hint(self)
        # What screens want most, without a detour.
        self.t = self.words.t
        self.w = self.words.w
        self.changed = self.picture.changed
        self.go = self.navigation.go
        self.swap = self.navigation.swap
        self.back = self.navigation.back
        self.draw_hint = self.hint.draw
        self.low = False  # the battery
        self._minded = 0
        self._booted = 0
        self._faults = 0  # in a row, with no press between them that did what it should
        self._pressed = False  # since the way back from a fault
        self._closed = []  # numbers of games that cannot be shown: until the power is off

    def step(self, now):
        self.now = now
        try:
            return self._step(now)
        except Exception as fault:  # whatever it is: show it, write it down, offer the way back
            self._fault(fault)
            return 0

    def _step(self, now):
        mask = self.board.buttons.read(now)
        if self._booted < 2:
            return self._boot(mask, now)
        navigation = self.navigation
        stuck = self.keys.stuck
        events = self.keys.read(mask, now)
        if stuck != self.keys.stuck:
            self.changed()
        asleep = self.picture.touch(now) if self.keys.down else BRIGHT
        if asleep:  # a press only wakes the display; a hold counts when it was not dark
            self.keys.only_holds() if asleep == DIM else self.keys.mute()
            events = ()
        for kind, button in events:
            self._pressed = True
            self.picture.hush()
            self._key(kind, button)
            if navigation.wanted:
                break
        wait = LONGEST_SLEEP_MS
        for part in (self.timer, self.screen):
            if not navigation.wanted:
                more = part.step(now)
                wait = wait if more is None else min(wait, more)
        while navigation.wanted:  # what a form was told may end the game: then one more
            self._switch()
            wait = 0
        wait = min(wait, self._mind(now), self.picture.look(now, self.may_darken()))
        self._draw()
        if events and navigation.front() != "crash":
            self._faults = 0
        more = self.keys.wait()
        return max(wait if more is None else min(wait, more), 0)

    def _mind(self, now):
        """Now and then: the timer's value is kept, a failed save tried again, the battery read."""
        session = self.session
        if session is None:  # there was a fault before it was made
            return MIND_MS
        if now >= self._minded:
            if not self._minded:
                self._look_at_the_rest()
            self._minded = now + MIND_MS
            warned = self.low, session.saving
            unsaved = session.unsaved()
            battery = self.board.battery
            if battery is not None:
                self.low = battery.low()
                session.may_write = not battery.unsafe()
            session.tick(now)
            if warned != (self.low, session.saving):
                self.changed()
            if unsaved and not session.unsaved() and session.secret_shown():
                self.report(self.t("finished"))
        return self._minded - now

    def _look_at_the_rest(self):
        """Once since power-on, when the first screen is there: what nothing has needed so far."""
        self.session.pool.boot()
        known = self.settings.report
        self.settings.take_own(*KEYS)
        if self.settings.report != known:
            self.report(self.say(self.settings.report))

    def _boot(self, mask, now):
        """The first step shows a sign of life; the second reads the flash, which takes longer."""
        if self._booted == 0:
            self.keys.boot(mask)
            self.picture.greet(now)
            self._booted = 1
            return 0
        self.settings = Settings(self.storage)
        self.apply_settings()
        self.session = Session(self.storage, self.board.entropy, self.board.name, now)
        gc.collect()  # what comes from here on lies close together, and room is found quickly
        self.session.resume(now, self.picture.progress, self._closed)
        self._booted = 2
        self.home()
        self._switch()
        reports = [self.say(r) for r in (self.session.report, self.settings.report) if r]
        if reports:
            self.report("  ".join(reports))
        if self.session.fault:
            self._keep(self.session.fault)
        self._draw()
        return 0

    def _key(self, kind, button):
        if kind == ASK:
            self.hint.ask(button)
        elif self.screen.key(kind, button):
            return
        elif kind == HOLD and button == UP:
            self.settings.set("turned", 0 if self.picture.turned else 1)
            self.apply_settings()
        elif kind == HOLD and button == B:
            if self.table() != "start":
                self.go("menu")
        elif kind == PRESS and button == B:
            if self.navigation.depth() > 1 or self.navigation.front() != self.table():
                self.back()
            elif self.session.can_withdraw():
                plan_again(self)
            elif self.table() != "start":
                self.hint.menu()

    def _switch(self):
        """Close the screen in front and open the one that is wanted."""
        first = self.navigation.front() is None
        kept = self.screen.close() if self.screen is not None else None
        self.screen = None
        name, args, memo, result = self.navigation.turn(kept, self.table())
        key = self.session and self.session.key
        if key != self.words.game:
            self.words.play(key)
            self.shared = {}
        if not first:  # at power-on there is no garbage yet, and no time
            gc.collect()
        self.screen = screen_class(name, key)(self, *args)
        self.keys.serve(self.screen)
        self.screen.open(memo)
        if result is not None:
            self.screen.returned(result)
        self.changed()

    def _draw(self):
        self.picture.draw(self.screen, self.keys.progress(A))

    def _fault(self, fault):
        if self.navigation.front() == "crash" and self._booted == 2:
            raise fault  # the crash screen itself: only a reset can help now
        self.screen = None
        self.navigation.wanted = None
        self._faults += 1
        safe = "crash_safe"
        if self._faults > 2 or (self._faults == 2 and not self._pressed):
            safe = self._give_way()
        if isinstance(fault, MemoryError) and self.session is not None:
            self.session.close()  # the way back reads the game again, and this screen needs room
        gc.collect()
        what, where = self._keep(fault)
        if self.words.language is None:
            self.words.speak("en")
        self._booted = 2
        self.home("crash", what, where, safe)
        self._switch()
        self._draw()

    def _keep(self, fault):
        return keep(self.storage, fault, self.board.name)

    def _give_way(self):
        """The way back leads to a fault again: what was opened stays closed, or it never ends."""
        if self.session is not None and self.session.leave(self._closed):
            return "crash_closed"
        return "crash_new" if set_aside(self.storage) else "crash_safe"

    # What the screens ask for.

    def restart(self):
        """After a fault: everything anew from the flash, as after a power cut."""
        self._booted = 1
        self._pressed = False

    def home(self, name=None, *args):
        """Open a screen with nothing under it; without a name the game's own, or the start."""
        self.navigation.alone(name or self.table(), *args)

    def table(self):
        """The name of the screen on which the game in progress is played."""
        session = self.session
        if session is None or session.key is None:
            return "start"
        return session.game.screen()

    def moved_on(self):
        """True when the game goes on on another screen than this: that one opens."""
        if self.navigation.front() == self.table():
            return False
        self.home()
        return True

    def title(self, game):
        return game_class(game).TITLE[self.words.language]

    def playing(self):
        """Is there a game that can go on?"""
        return self.session.key is not None and not self.session.revealed

    def leave_game(self):
        """Close a game that has ended.

        One whose end could not be saved stays until it is: `tick` tries again and again.
        """
        if self.session.unsaved():
            self.report(self.t("not_revealed"))
        else:
            self.session.close()

    def attempt(self, what, *args):
        """Do what may be refused: True, or a line that says why not."""
        try:
            what(*args)
        except Refused as refused:
            self.tell(self.say(refused.why))
            return False
        self.changed()
        return True

    def do(self, event):
        """A player's event: True, or a line that says why not."""
        return self.attempt(self.session.do, event, self.now)

    def roll(self):
        """The draw that the game asks for: True, or a line that says why not."""
        return self.attempt(self.session.roll, self.now)

    def say(self, why):
        """The short sentence for a refusal, by the game that is open or about to be."""
        key = self.session.key or (self.plan.game if self.plan else None)
        return self.words.sentence(why, key)

    def player_name(self, seat):
        return self.session.header["players"][seat]

    def tell(self, text, ms=TELL_MS):
        """A line for a moment at the bottom of the screen; any press takes it away."""
        self.picture.tell(text, self.now + ms)

    def report(self, text):
        """The same for what nobody should miss."""
        self.tell(text, REPORT_MS)

    def apply_settings(self):
        get = self.settings.get
        self.words.speak(get("language"), get("twice"))
        self.picture.canvas.language = get("language")
        self.keys.turned = bool(get("turned"))
        self.keys.by_two = get("twice")
        self.picture.set(get("brightness"), self.keys.turned, get("dim_min"), get("dark_min"))

    def may_darken(self):
        return self.session is None or not self.session.timer_runs()

    def beep(self, hertz, ms):
        if self.board.sound is not None and self.settings.get("sound"):
            self.board.sound.play((hertz, ms))


def screen_class(name, game):
    """The class of a screen; `.name` is one of the game in progress."""
    own, dot, leaf = name.partition(".")
    home = "firmware.games." + (own or game) if dot else "firmware.ui"
    return load(home + ".screens." + (leaf or name)).Screen
