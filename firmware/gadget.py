"""The gadget: joins buttons, display and storage with the screens. Stepped, never blocked.

`Gadget.step(now)` reads the buttons, goes on, draws what changed and returns for how many ms it
may sleep; a change of a button must end that sleep. `now` is in ms and never wraps.
"""

import gc

from firmware.play.refused import Refused
from firmware.play.session import Session
from firmware.play.settings import Settings
from firmware.ui.canvas import CENTRE, Canvas
from firmware.ui.faults import keep
from firmware.ui.font import MEDIUM, SMALL
from firmware.ui.keys import HOLD, HOLD_MS, PRESS, UP, A, B, Keys
from firmware.ui.modules import forget, load
from firmware.ui.rest import DARK, PLACES, Rest
from firmware.version import VERSION

TELL_MS = 2500
BAR_STEP_MS = 40
LONGEST_SLEEP_MS = 60000


class Gadget:
    def __init__(
        self,
        display,
        buttons,
        storage,
        entropy,
        board_name,
        sound=None,
        light=None,
        battery=None,
        clock=None,
    ):
        self.display = display
        self.buttons = buttons
        self.storage = storage
        self.entropy = entropy
        self.board_name = board_name
        self.sound = sound
        self.light = light
        self.battery = battery
        self.clock = clock  # () -> UTC seconds, or None while nobody has set it
        self.canvas = Canvas(display.fb, display.buffer)
        self.keys = Keys()
        self.rest = Rest()
        self.now = 0
        self.settings = None
        self.session = None
        self.screen = None
        self.texts = None
        self.language = None
        self.turned = False
        self.brightness = 255
        self.plan = None  # the game that the set-up screens are about
        self.answer = None  # (kind, value) that one screen leaves for another
        self.quick = True  # scores: only total and errors
        self.seat = 0  # whose special routes were looked at last
        self.told = None
        self._told_until = 0
        self._stack = []
        self._wanted = None
        self._dirty = True
        self._bar = 0
        self._booted = 0

    # What the screens may ask for.

    def t(self, key, *args):
        """The text `key` in the language of the gadget."""
        text = self.texts[key]
        return text.format(*args) if args else text

    def changed(self):
        """Draw the picture again at the end of this step."""
        self._dirty = True

    def go(self, name, *args):
        """Open a screen over this one."""
        self._wanted = (1, name, args)

    def swap(self, name, *args):
        """Open a screen in the place of this one."""
        self._wanted = (0, name, args)

    def home(self, name=None, *args):
        """Open a screen with nothing under it; without a name the game's own, or the start."""
        if name is None:
            name = self.table()
        self._wanted = (-1, name, args)

    def back(self):
        """Leave this screen for the one under it."""
        self._wanted = (-2, None, ())

    def table(self):
        """The name of the screen on which the game in progress is played."""
        session = self.session
        if session is None or session.game is None:
            return "start"
        if session.key != "railroad":
            return session.key
        return {"pick": "draft", "scores": "ranking"}.get(session.game.phase, "round")

    def playing(self):
        """Is there a game that can go on?"""
        return self.session.game is not None and not self.session.revealed

    def leave_game(self):
        """Close the game and drop its rules from memory."""
        key = self.session.key
        self.session.close()
        if key:
            forget("firmware.rules." + key)

    def do(self, event):
        """A player's event: True, or a line that says why not."""
        try:
            self.session.do(event, self.now)
        except Refused as refused:
            self.tell(self.say(refused.why))
            return False
        self._dirty = True
        return True

    def roll(self):
        """The draw that the game asks for: True, or a line that says why not."""
        try:
            self.session.roll(self.now)
        except Refused as refused:
            self.tell(self.say(refused.why))
            return False
        return True

    def say(self, why):
        """The short sentence for a refusal."""
        from firmware.ui.texts.say import say

        return say(why, self.session.key, self.language, short=True)

    def face_name(self, face, die=None):
        from firmware.ui.texts.say import face_name

        return face_name(face, self.language, die)

    def take_answer(self, kind):
        """What a screen of questions was told, once; None if it was not of this kind."""
        if self.answer is None or self.answer[0] != kind:
            return None
        answer = self.answer[1]
        self.answer = None
        return answer

    def player_name(self, seat):
        return self.session.header["players"][seat]

    def tell(self, text):
        """A line for a moment at the bottom of the screen."""
        self.told = text
        self._told_until = self.now + TELL_MS
        self._dirty = True

    def warning(self):
        """What the players must know now, or None: a short line."""
        if self.keys.stuck:
            return self.t("stuck", self.t("button_" + str(self.keys.stuck & -self.keys.stuck)))
        if self.session is not None and not self.session.saving:
            return self.t("not_saving")
        if self.battery is not None and self.battery.low():
            return self.t("battery_low")
        return None

    def draw_hint(self, canvas, text):
        """The last line: what to press, or a warning in reverse."""
        warning = self.warning()
        if warning:
            canvas.fill(0, 54, 128, 10)
            canvas.text(warning, 64, 55, SMALL, 0, CENTRE)
        else:
            canvas.text(text, 64, 56, SMALL, 1, CENTRE)

    def set_language(self, language):
        if language != self.language:
            if self.language:
                forget("firmware.ui.texts." + self.language)
            self.texts = load("firmware.ui.texts." + language).TEXTS
            self.language = language
            self.canvas.east = self.texts["east"]

    def apply_settings(self):
        settings = self.settings
        self.set_language(settings.get("language"))
        self.turned = self.keys.turned = bool(settings.get("turned"))
        self.brightness = settings.get("brightness")
        self.display.contrast(self.brightness)
        self.rest.dim_ms = settings.get("dim_min") * 60000
        self.rest.dark_ms = settings.get("dark_min") * 60000

    def beep(self, hertz, ms):
        if self.sound is not None and self.settings.get("sound"):
            self.sound.play((hertz, ms))

    def may_darken(self):
        return self.session is None or not self.session.timer_runs()

    # The step.

    def step(self, now):
        self.now = now
        try:
            return self._step(now)
        except Exception as fault:  # whatever it is: show it, write it down, offer the way back
            self._fault(fault)
            return 0

    def _step(self, now):
        mask = self.buttons.read(now)
        if self._booted < 2:
            return self._boot(mask, now)
        stuck = self.keys.stuck
        events = self.keys.read(mask, now)
        if stuck != self.keys.stuck:
            self._dirty = True
        if self.keys.down:
            if self.rest.level:
                self._wake()
                events = ()
            self.rest.touch(now)
        for kind, button in events:
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
        if self.rest.look(now, not self.session or not self.session.timer_runs()):
            self._wake()
        self._draw()
        more = self.keys.wait()
        wait = wait if more is None else min(wait, more)
        return max(min(wait, self.rest.wait(now)), 0)

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
        self.session = Session(self.storage, self.entropy, self.board_name, now)
        self.session.resume()
        self._booted = 2
        self.home()
        self._switch()
        self._draw()
        return 0

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
        if stack:
            here = stack.pop()
            kept = self.screen.close() if self.screen is not None else None
            self.screen = None
            if depth == 1:
                stack.append((here[0], here[1], kept))
            forget("firmware.ui.screens." + here[0])
        if depth == -1:
            stack.clear()
        if depth == -2:
            name, args, memo = stack.pop() if stack else (self.table(), (), None)
        gc.collect()
        stack.append((name, args, None))
        self.screen = load("firmware.ui.screens." + name).Screen(self, *args)
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
                canvas.fill(0, 54, 128, 10)
                canvas.text(self.told, 64, 55, SMALL, 0, CENTRE)
            if self.turned:
                canvas.turn()
        elif held == self._bar:
            return
        self._bar = held
        if held:
            self._draw_bar(held * BAR_STEP_MS)
        self.display.show()

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

    def _fault(self, fault):
        if self._stack and self._stack[-1][0] == "crash":
            raise fault  # the crash screen itself: only a reset can help now
        self.screen = None
        self._wanted = None
        gc.collect()
        what, where = keep(self.storage, fault, self.board_name)
        if self.texts is None:
            self.set_language("en")
        self._booted = 2
        self._wanted = (-1, "crash", (what, where))
        self._switch()
        self._draw()

    def restart(self):
        """After a fault: everything anew from the flash, as after a power cut."""
        self._booted = 1
