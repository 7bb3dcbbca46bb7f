"""The gadget: connects buttons, display and storage with the screens. Stepped, never blocked.

`Gadget.step(now)` reads the buttons, advances, draws what changed and returns for how many ms it
may sleep; a change of a button must end that sleep. `now` is in ms and never wraps.

A board needs `name`, `display`, `buttons`, `storage`, `entropy()` and `utc()`, which is None until
the clock is set. None where there is none: `sound`, `motor`, `light`, `battery`; `off()`, which
switches it off; `update()`, which restarts it as a drive; `updates`, true where newer firmware can
be installed; `origin()`, which says where the firmware comes from.
"""

import gc

from firmware.games import package
from firmware.play.refused import Refused
from firmware.play.session import Session
from firmware.play.settings import Settings, set_aside
from firmware.ui.beeper import Beeper
from firmware.ui.dimming import BRIGHT, DIM
from firmware.ui.facing import Facing
from firmware.ui.faults import record_fault
from firmware.ui.hint import Hint
from firmware.ui.keys import ASK, HOLD, PRESS, UP, A, B, Keys
from firmware.ui.navigation import Navigation, open_screen
from firmware.ui.power import Power
from firmware.ui.presenter import Presenter
from firmware.ui.round_timer import RoundTimer
from firmware.ui.screen import Screen
from firmware.ui.setup_draft import NewGame, back_to_setup
from firmware.ui.words import Words

HOUSEKEEPING_MS = 10000
NOTIFY_MS = 2500
REPORT_MS = 60000
LONGEST_SLEEP_MS = 60000


class Gadget:
    """What screens may use is public; everything else is private.

    board, storage, settings, session, now   what the gadget consists of
    words, t(key), w(key)                    texts; `t` of the gadget, `w` of the current game
    canvas, changed(), redraw_pending()      the display
    notify(text), report(text), message()    the message line
    draw_hint(canvas, text), warning()       the bottom line
    go, swap, back, home, front()            other screens
    double_press, ask_again, set_holds       buttons
    do, roll, attempt, say                   events of the current game
    timer, beep                              the round's timer; buzzer or vibration motor
    power                                    the battery
    new_game, shared                         the game being set up; data of the game's screens
    progress, closed                         for opening a game: a bar; those that cannot be shown
    """

    def __init__(self, board):
        self.board = board
        self.storage = board.storage
        self.now = 0
        self.settings: Settings = None
        self.session: Session = None
        self.screen: Screen = None
        self.shared: dict = {}  # of the current game's screens; emptied when the game changes
        self.new_game: NewGame = None  # the game that the set-up screens are changing
        self.double_press = False  # buttons are pressed twice instead of held
        self.still = False  # no animations
        self.words = Words()
        self.timer = RoundTimer(self)
        self._keys = Keys()
        self._presenter = Presenter(board.display)
        self._navigation = Navigation()
        self.power = Power(self, self._presenter)
        self._hint = Hint(self, self._keys)
        self._facing = Facing(self, self._keys, self._presenter)
        # Bound once: screens call these most often.
        self.canvas = self._presenter.canvas
        self.t = self.words.t
        self.w = self.words.w
        self.changed = self._presenter.changed
        self.redraw_pending = self._presenter.is_due
        self.progress = self._presenter.progress
        self.go = self._navigation.go
        self.swap = self._navigation.swap
        self.back = self._navigation.back
        self.front = self._navigation.front
        self.draw_hint = self._hint.draw
        self.warning = self._hint.warning
        self.ask_again = self._hint.ask
        self.beep = Beeper(self).beep
        self._housekeeping_at = 0
        self._booted = False
        self._number = 0  # of the game that `shared` belongs to
        self._faults = 0  # in a row, without a successful press in between
        self._pressed = False  # since the last restart after a fault
        self.closed: list[int] = []  # numbers of games that cannot be shown, until power-off

    def step(self, now: int) -> int:
        self.now = now
        try:
            return self._step(now)
        except Exception as fault:  # any fault: show it, record it, offer a restart
            self._fault(fault)
            return 0

    def _step(self, now):
        keys = self._keys
        mask = self.board.buttons.read(now)
        if not self._booted:
            return self._boot(mask, now)
        navigation = self._navigation
        stuck = keys.stuck
        events = keys.read(mask, now)
        if stuck != keys.stuck:
            self.changed()
        asleep = self._presenter.touch(now) if keys.down else BRIGHT
        if asleep:  # a press only wakes the display; a hold counts unless it was dark
            keys.only_holds() if asleep == DIM else keys.mute()
            events = ()
        for kind, button in events:
            self._pressed = True
            self._presenter.hush()
            self._key(kind, button)
            if navigation.wanted:
                break
        wait = LONGEST_SLEEP_MS
        for part in (self.timer, self.screen, self.power):
            if not navigation.wanted:
                more = part.step(now)
                wait = wait if more is None else min(wait, more)
        while navigation.wanted:  # a form's answer may end the game and open another screen
            self._switch()
            wait = 0
        wait = min(wait, self._housekeeping(now), self._presenter.update(now, self._may_darken()))
        self._draw()
        if events and navigation.front() != "crash":
            self._faults = 0
        more = keys.wait()
        return max(wait if more is None else min(wait, more), 0)

    def _housekeeping(self, now):
        """Every few seconds: save the timer, retry a failed save, read the battery."""
        session = self.session
        if session is None:  # a fault came before it was made
            return HOUSEKEEPING_MS
        if now >= self._housekeeping_at:
            if not self._housekeeping_at:  # the start itself did not need it
                session.pool.boot()
            self._housekeeping_at = now + HOUSEKEEPING_MS
            saving = session.saving
            unsaved = session.unsaved()
            measured = self.power.measure(now)
            session.tick(now)
            if measured or saving != session.saving:
                self.changed()
            if unsaved and not session.unsaved() and session.secret_shown():
                self.report(self.t("finished"))
        return self._housekeeping_at - now

    def _boot(self, mask, now):
        """The first step reads the flash. Until then a board shows its own sign of life."""
        if self.session is None:  # at power-on, not after a fault
            self._keys.boot(mask)
        self._presenter.touch(now)
        self.settings = Settings(self.storage)
        self.apply_settings()
        self.session = Session(self.storage, self.board.entropy, self.board.name, now)
        self.session.resume(now, self.progress, self.closed)
        self._booted = True
        self.home()
        self._switch()
        reports = [self.say(r) for r in (self.session.report, self.settings.report) if r]
        if reports:
            self.report("  ".join(reports))
        if self.session.fault:
            self._record(self.session.fault)
        self._draw()
        return 0

    def _key(self, kind, button):
        if kind == ASK:
            self._hint.ask(button)
        elif self.screen.key(kind, button):
            return
        elif kind == HOLD and button == UP:
            self._facing.flip()
        elif kind == HOLD and button == B:
            if self._game_screen() != "start":
                self.go("menu")
        elif kind == PRESS and button == B:
            if self._navigation.depth() > 1 or self.front() != self._game_screen():
                self.back()
            elif self.session.can_withdraw():
                back_to_setup(self)
            elif self._game_screen() != "start":
                self._hint.menu()

    def _switch(self):
        """Close the front screen and open the requested one."""
        first = self.front() is None
        memo = self.screen.close() if self.screen is not None else None
        self.screen = None
        name, args, memo, result = self._navigation.turn(memo, self._game_screen())
        key = self.session.key if self.session else None
        self.words.play(key)
        if self.session and self.session.number != self._number:  # another game, maybe of its kind
            self._number = self.session.number
            self.shared = {}
        if not first:  # at power-on there is no garbage yet, and no time
            gc.collect()
        screen = open_screen(self, self._keys, name, key, args, memo)
        if result is not None:
            screen.returned(result)
        self.changed()

    def _draw(self):
        self._facing.update()
        self._presenter.draw(self.screen, self._keys.progress(A))

    def _fault(self, fault):
        if self.front() == "crash" and self._booted:
            raise fault  # the crash screen itself failed: only a reset can help now
        self.screen = None
        self._navigation.wanted = None
        self._faults += 1
        safe = "crash_safe"
        if self._faults > 2 or (self._faults == 2 and not self._pressed):
            safe = self._quarantine()
        if isinstance(fault, MemoryError) and self.session is not None:
            self.session.close()  # frees memory for the crash screen; a restart reads it again
        gc.collect()
        what, where = self._record(fault)
        if not self.words.loaded():
            self.words.speak("en")
        self._booted = True
        self.home("crash", what, where, safe)
        self._switch()
        self._draw()

    def _record(self, fault):
        return record_fault(self.storage, fault, self.board.name)

    def _quarantine(self):
        """A restart leads to the same fault: leave the game closed, or drop the settings."""
        if self.session is not None and self.session.leave(self.closed):
            return "crash_closed"
        return "crash_new" if set_aside(self.storage) else "crash_safe"

    def _game_screen(self):
        """The name of the screen on which the current game is played."""
        session = self.session
        if session is None or session.key is None:
            return "start"
        return session.game.screen()

    def _may_darken(self):
        return self.session is None or not self.session.timer_runs()

    # For the screens.

    def restart(self) -> None:
        """After a fault: reload everything from flash, as after a power cut."""
        self._booted = False
        self._pressed = False

    def home(self, name: str | None = None, *args) -> None:
        """Open a screen with nothing under it; by default the current game's, or the start."""
        self._navigation.alone(name or self._game_screen(), *args)

    def switch_if_phase_changed(self) -> bool:
        """True if another screen is about to open: the one requested, or the game's next."""
        if self._navigation.wanted:
            return True
        if self.front() == self._game_screen():
            return False
        self.home()
        return True

    def set_holds(self, buttons: int) -> None:
        """From now on these buttons have a hold action."""
        self._keys.holds = buttons

    def title(self, game: str) -> str:
        return package(game).TITLE[self.words.language]

    def playing(self) -> bool:
        """Is there a game that can continue?"""
        return self.session.key is not None and not self.session.revealed

    def leave_game(self) -> None:
        """Close a finished game; one that is not fully saved stays open until `tick` saves it."""
        if self.session.unsaved():
            self.report(self.t("not_revealed"))
        else:
            self.session.close()

    def attempt(self, action, *args) -> bool:
        """Run an action; on refusal show the reason and return False."""
        try:
            action(*args)
        except Refused as refused:
            self.notify(self.say(refused.why))
            return False
        self.changed()
        return True

    def do(self, event: dict) -> bool:
        """Apply a player's event; on refusal show the reason and return False."""
        return self.attempt(self.session.do, event, self.now)

    def roll(self) -> bool:
        """Make the draw that the game asks for; on refusal show the reason and return False."""
        return self.attempt(self.session.roll, self.now)

    def say(self, why: tuple) -> str:
        """The short sentence for a refusal by the current game, or by the one being set up."""
        key = self.session.key or (self.new_game.game if self.new_game else None)
        return self.words.sentence(why, key)

    def player_name(self, seat: int) -> str:
        return self.words.player_name(self.session.header, seat)

    def notify(self, text: str, ms: int = NOTIFY_MS) -> None:
        """Show a message at the bottom of the screen; any press removes it."""
        self._presenter.notify(text, self.now + ms)

    def report(self, text: str) -> None:
        """The same for a message that nobody should miss."""
        self.notify(text, REPORT_MS)

    def message(self) -> tuple | None:
        """(text, until when) of the message that is shown."""
        return self._presenter.message

    def apply_settings(self) -> None:
        get = self.settings.get
        self.double_press = self._keys.double_press = bool(get("double_press"))
        self.words.speak(get("language"), self.double_press)
        self.canvas.language = get("language")
        self._presenter.set(get("brightness"), get("dim_min"), get("dark_min"))
