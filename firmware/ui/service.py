"""What the screens may ask of the gadget: texts, other screens, the session, a line of news."""

from firmware.games import KEYS
from firmware.play.length import SOON
from firmware.play.refused import Refused
from firmware.ui.canvas import CENTRE
from firmware.ui.font import SMALL
from firmware.ui.modules import forget, load
from firmware.ui.texts.lines import Lines

TELL_MS = 2500
REPORT_MS = 60000
# Phases of any game that have a screen of their own.
ENDS = {"pick": ".draft", "scores": "ranking", "count": "ranking", "over": "ranking"}

# Modules of the session that are needed now and then: whoever needs one loads it again.
PASSING = (
    "beginning",
    "header",
    "recovery",
    "removal",
    "replay",
    "roster",
    "secret_file",
    "settings_table",
    "shelf",
)
# Screens of games whose dice show faces, and the modules that draw them.
WITH_FACES = (".round", ".draft", ".dice")
FACES = ("firmware.ui.faces", "firmware.ui.icons", "firmware.ui.pen")


class Service:
    """The half of the gadget that screens know; firmware/gadget.py has the other one."""

    def __init__(self):
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
        self._wanted = None
        self._dirty = True
        self._low = False

    def t(self, key, *args):
        """The text `key` in the language of the gadget."""
        texts = self.texts
        text = texts.known.get(key) or texts[key]
        return text.format(*args) if args else text

    def changed(self):
        """Draw the picture again at the end of this step."""
        self._dirty = True

    def go(self, name, *args):
        """Open a screen over this one; `.name` is a screen of the game in progress."""
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
        if session.key == "dice":
            return ".dice"
        own = ".round" if session.key == "railroad" else ".turn"
        return ENDS.get(session.game.phase, own)

    def module_of(self, screen):
        """The module of a screen."""
        if screen[0] == ".":
            return "firmware.games." + self.session.key + ".screens" + screen
        return "firmware.ui.screens." + screen

    def playing(self):
        """Is there a game that can go on?"""
        return self.session.game is not None and not self.session.revealed

    def leave_game(self):
        """Close a game that has ended; its rules leave memory with the next screen.

        One whose end could not be saved stays until it is: `tick` tries again and again.
        """
        if self.session.unsaved():
            self.tell(self.t("not_revealed"), REPORT_MS)
        else:
            self.session.close()

    def tidy(self):
        """Drop the rules of all games but the one that is open, and what began or resumed it."""
        names = ["firmware.play." + name for name in PASSING]
        for key in KEYS:
            own = key == self.session.key
            names.append("firmware.games." + key + (".rules.options" if own else ""))
        if self.table() not in WITH_FACES:
            self.canvas.faces = None
            names.extend(FACES)
        forget(*names)

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

    def tell(self, text, ms=TELL_MS):
        """A line for a moment at the bottom of the screen; any press takes it away."""
        self.told = text
        self._told_until = self.now + ms
        self._dirty = True

    def warning(self):
        """What the players must know now, or None: a short line."""
        if self.keys.stuck:
            return self.t("stuck", self.t("button_" + str(self.keys.stuck & -self.keys.stuck)))
        if self.session is not None and not self.session.saving:
            return self.t("not_saving")
        if self._low:
            return self.t("battery_low")
        if self.session is not None and self.playing():
            left = self.session.lines_left()
            if left < SOON:
                return self.t("game_long", left) if left else self.t("game_full")
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
            self.texts = None
            self.texts = self.lines("firmware.ui.texts." + language)
            self.language = language
            self.canvas.east = self.texts["east"]

    def lines(self, name):
        """The table of texts of a module, of which nothing else stays."""
        lines = Lines(load(name).TEXTS)
        forget(name)
        return lines

    def apply_settings(self):
        settings = self.settings
        self.set_language(settings.get("language"))
        self.turned = self.keys.turned = bool(settings.get("turned"))
        self.brightness = settings.get("brightness")
        self.display.contrast(self.brightness)
        self.rest.dim_ms = settings.get("dim_min") * 60000
        self.rest.dark_ms = settings.get("dark_min") * 60000

    def beep(self, hertz, ms):
        sound = self.board.sound
        if sound is not None and self.settings.get("sound"):
            sound.play((hertz, ms))

    def may_darken(self):
        return self.session is None or not self.session.timer_runs()
