"""The gadget: joins buttons, display and storage with the screens. Stepped, never blocked.

`Gadget.step(now)` reads the buttons, goes on, draws what changed and returns for how many ms it
may sleep; a change of a button must end that sleep. `now` is in ms and never wraps.

Of a board it needs `name`, `display`, `buttons`, `storage`, `entropy()` and `utc()`, which is None
while nobody has set the clock; `sound`, `light` and `battery` are None where there is none.
"""

import gc

from firmware.play.replay import PROGRESS
from firmware.play.session import Session
from firmware.play.settings import Settings, set_aside
from firmware.ui.canvas import CENTRE, Canvas
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.keys import HOLD, HOLD_MS, PRESS, UP, A, B, Keys
from firmware.ui.modules import forget_others, load, loaded
from firmware.ui.rest import DARK, PLACES, Rest
from firmware.ui.service import FACES, REPORT_MS, Service
from firmware.ui.wrap import wrapped
from firmware.version import VERSION

MIND_MS = 10000
BAR_STEP_MS = 40
LONGEST_SLEEP_MS = 60000
LONG_GAME = 128  # events of a game that takes a while to read back
BAR_EVENTS = 64  # the bar moves after each of as many
# Nearly every screen uses these: they stay in memory like the gadget's own modules.
KEPT = ["firmware.ui.screens", "firmware.ui.texts", "firmware.ui.screen", "firmware.ui.lists"]


class Gadget(Service):
    def __init__(self, board):
        Service.__init__(self)
        self.board = board
        self.display = board.display
        self.storage = board.storage
        self.canvas = Canvas(board.display.fb, board.display.buffer)
        self.keys = Keys()
        self.rest = Rest()
        self._stack = []
        self._kept = KEPT + list(FACES) + loaded()
        self._bar = 0
        self._minded = 0
        self._booted = 0
        self._faults = 0  # in a row, with no press between them that did what it should
        self._pressed = False  # since the way back from a fault

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
        stuck = self.keys.stuck
        events = self.keys.read(mask, now)
        if stuck != self.keys.stuck:
            self._dirty = True
        if self.keys.down:
            asleep = self.rest.level
            self._dirty = self._dirty or self.rest.place
            self.rest.touch(now)
            if asleep:
                self._wake()
                events = ()
        for kind, button in events:
            self._pressed = True
            if self.told:
                self.told = None
                self._dirty = True
            self._key(kind, button)
            if self._wanted:
                break
        wait = LONGEST_SLEEP_MS
        if not self._wanted:
            more = self.screen.step(now)
            wait = wait if more is None else min(wait, more)
        if self._wanted:
            self._switch()
            wait = 0
        if self.told and now >= self._told_until:
            self.told = None
            self._dirty = True
        if self.told:
            wait = min(wait, self._told_until - now)
        wait = min(wait, self._mind(now))
        if self.rest.look(now, self.may_darken()):
            self._wake()
        self._draw()
        if events and self._front() != "crash":
            self._faults = 0
        more = self.keys.wait()
        wait = wait if more is None else min(wait, more)
        return max(min(wait, self.rest.wait(now)), 0)

    def _mind(self, now):
        """Now and then: the timer's value is kept, a failed save tried again, the battery read."""
        if now >= self._minded:
            if not self._minded:
                self.session.pool.boot()  # once since power-on, when the first screen is there
            self._minded = now + MIND_MS
            battery = self.board.battery
            if battery is not None:
                low = battery.low()
                self._dirty = self._dirty or low != self._low
                self._low = low
                self.session.may_write = not battery.unsafe()
            saving, unsaved = self.session.saving, self.session.unsaved()
            self.session.tick(now)
            self._dirty = self._dirty or saving != self.session.saving
            if unsaved and not self.session.unsaved() and self.session.secret_shown():
                self.tell(self.t("finished"), REPORT_MS)
        return self._minded - now

    def _boot(self, mask, now):
        """The first step shows a sign of life; the second reads the flash, which takes longer."""
        if self._booted == 0:
            self.keys.boot(mask)
            self.rest.touch(now)
            self.canvas.clear()
            self.canvas.text("Signalbox", 64, 22, MEDIUM, 1, CENTRE)
            self.canvas.text(VERSION, 64, 40, SMALL, 1, CENTRE)
            self.display.show()
            self._booted = 1
            return 0
        self.settings = Settings(self.storage)
        self.apply_settings()
        self.session = Session(self.storage, self.board.entropy, self.board.name, now)
        self.session.resume(now, self._progress)
        self._booted = 2
        self.home()
        self._switch()
        reports = [self.say(r) for r in (self.session.report, self.settings.report) if r]
        if reports:
            self.tell("  ".join(reports), REPORT_MS)
        if self.session.fault:
            self._keep(self.session.fault)
        self._draw()
        return 0

    def _progress(self, done, total):
        """A long game is being read back: show how far it is."""
        if total >= LONG_GAME and done % BAR_EVENTS < PROGRESS:
            self.canvas.bar(24, 53, 80, 8, done, total)
            self.display.show()

    def _key(self, kind, button):
        if self.screen.key(kind, button):
            return
        if kind == HOLD and button == UP:
            self.settings.set("turned", 0 if self.turned else 1)
            self.apply_settings()
            self._dirty = True
        elif kind == HOLD and button == B:
            if self.table() != "start":
                self.go("menu")
        elif kind == PRESS and button == B:
            if len(self._stack) > 1:
                self.back()
            elif self.table() != "start":
                self.tell(self.t("hold_b"))

    def _switch(self):
        depth, name, args = self._wanted
        self._wanted = None
        memo = None
        stack = self._stack
        first = not stack
        if stack:
            here = stack.pop()
            kept = self.screen.close() if self.screen is not None else None
            self.screen = None
            if depth == 1:
                stack.append((here[0], here[1], kept))
            forget_others(self._kept)
            self.texts.known.clear()
        if depth == -1:
            stack.clear()
            if self.session is not None:
                self.tidy()
        if depth == -2:
            name, args, memo = stack.pop() if stack else (self.table(), (), None)
        if not first:  # at power-on there is room enough, and no time
            gc.collect()
        stack.append((name, args, None))
        self.screen = load(self.module_of(name)).Screen(self, *args)
        self.keys.mute()
        self.keys.holds = self.screen.HOLDS
        self.keys.repeats = self.screen.REPEATS
        self.screen.open(memo)
        self._dirty = True

    def _wake(self):
        """Light and place of the picture as `rest` wants them now."""
        self.keys.mute()
        level = self.rest.level
        self.display.power(level != DARK)
        self.display.contrast(self.brightness if level == 0 else min(self.brightness, 8))
        self._dirty = True

    def _draw(self):
        held = self.keys.progress(A) // BAR_STEP_MS
        if self._dirty or (self._bar and not held):
            self._dirty = False
            canvas = self.canvas
            canvas.clear()
            canvas.shift(*PLACES[self.rest.place])
            self.screen.draw(canvas)
            if self.told:
                self._draw_told(canvas)
            if self.turned:
                canvas.turn()
        elif held == self._bar:
            return
        self._bar = held
        if held:
            self._draw_bar(held * BAR_STEP_MS)
        self.display.show()

    def _draw_told(self, canvas):
        lines = wrapped(canvas, self.told, 126)
        y = 65 - 10 * len(lines)
        canvas.fill(0, y - 1, 128, 65 - y)
        for line in lines:
            canvas.text(line, 64, y, SMALL, 0, CENTRE)
            y += 10

    def _draw_bar(self, held):
        """How long A must still be held: alone, over the picture that is already there."""
        canvas = self.canvas
        canvas.shift(0, 0)
        full = 126 * held // HOLD_MS
        if self.turned:
            canvas.fill(0, 0, 128, 9, 0)
            canvas.fill(127 - full, 1, full, 7)
        else:
            canvas.fill(0, 55, 128, 9, 0)
            canvas.fill(1, 56, full, 7)

    def _front(self):
        """The name of the screen in front."""
        return self._stack[-1][0] if self._stack else None

    def _fault(self, fault):
        if self._front() == "crash" and self._booted == 2:
            raise fault  # the crash screen itself: only a reset can help now
        self.screen = None
        self._wanted = None
        gc.collect()
        self._faults += 1
        safe = "crash_safe"
        if self._faults > 2 or (self._faults == 2 and not self._pressed):
            safe = self._give_way()
        what, where = self._keep(fault)
        if self.texts is None:
            self.set_language("en")
        self._booted = 2
        self._wanted = (-1, "crash", (what, where, safe))
        self._switch()
        self._draw()

    def _keep(self, fault):
        from firmware.ui.faults import keep

        return keep(self.storage, fault, self.board.name)

    def _give_way(self):
        """The way back leads to a fault again: what was opened is set aside, or it never ends."""
        if self.session is not None and self.session.set_aside():
            return "crash_aside"
        return "crash_new" if set_aside(self.storage) else "crash_safe"

    def restart(self):
        """After a fault: everything anew from the flash, as after a power cut."""
        self._booted = 1
        self._pressed = False
