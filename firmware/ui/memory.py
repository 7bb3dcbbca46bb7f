"""What stays in memory when a screen is left, and what goes; only this knows what to forget."""

import gc
import sys

from firmware.games import KEYS
from firmware.ui.modules import forget, load, loaded

# Nearly every screen uses these: they stay in memory like the gadget's own modules.
KEPT = ["firmware.ui.screens", "firmware.ui.texts", "firmware.ui.screen", "firmware.ui.lists"]
# Modules of the session that are needed now and then: whoever needs one loads it again.
PASSING = (
    "away",
    "best",
    "beginning",
    "chain",
    "days",
    "header",
    "recovery",
    "removal",
    "replay",
    "result_code",
    "roster",
    "secret_file",
    "settings_table",
    "shelf",
    "tally",
)
# Those of them that read a journal.
READERS = ("chain", "header", "replay")
# Parts of a game that only its beginning needs.
SET_UP = (".rules.options", ".rules.choices")
# What draws the faces of dice.
FACES = ("firmware.ui.faces", "firmware.ui.icons", "firmware.ui.pen")


class Memory:
    """Knows what stays: all that is loaded when the gadget is made."""

    def __init__(self):
        self._kept = KEPT + list(FACES) + loaded()
        self.table = None  # the screen of a game in progress that made room for those of the past
        self._game = None
        self._rules = None  # what the game in progress has loaded to be played

    def forget_screens(self, own):
        """Drop every module of the screens that does not stay, what only a change of the settings
        needs, and rules that only one screen needed.

        The rules of a game that has just begun stay: a second copy would take their room again.
        """
        names = [name for name in loaded() if name not in self._kept]
        names.append("firmware.play.settings_table")
        if self._rules is not None and own == self._game:
            names += [name for name in rules() if name not in self._rules]
        forget(*names)

    def stay(self, name):
        """Load a module of the rules that stays while the game is open, with all it needs."""
        known = rules()
        module = load(name)
        if self._rules is not None:
            self._rules += [other for other in rules() if other not in known]
        return module

    def tidy(self, gadget):
        """Drop the rules of all games but the one that is open, and what began or resumed it."""
        names = ["firmware.play." + name for name in PASSING]
        own = gadget.session.key
        for key in KEYS:
            home = "firmware.games." + key
            names += [home + part for part in SET_UP] if key == own else [home]
        gadget.words.play(own)
        if own is None or gadget.table() not in gadget.about().FACES:
            gadget.picture.canvas.faces = None
            names.extend(FACES)
        forget(*names)
        if own != self._game or self._rules is None:
            self._game = own
            self._rules = rules()
            gadget.thinking = None

    def make_room(self, gadget, key):
        """A game of the past will be read with the rules of `key`: the game in progress and all
        other rules go. One whose journal does not have all of it stays."""
        table = gadget.table()
        if load("firmware.play.away").make_room(gadget.session):
            self.table = table
            self._rules = []
            gadget.thinking = None
            gadget.words.play(None)
            stay = ()
        elif "firmware.games." + key + ".rules.game" in sys.modules:
            return
        else:
            stay = (key, gadget.session.key)
        forget(*["firmware.games." + other for other in KEYS if other not in stay])
        gc.collect()

    def take_up(self, gadget):
        """A screen needs the game in progress, which may have made room. False: it is lost."""
        session = gadget.session
        if session is None or not session.is_away():
            return True
        known = session.report
        there = load("firmware.play.away").take_up(session, gadget.now, gadget.picture.progress)
        self._rules = None
        self.tidy(gadget)
        gc.collect()
        if session.report != known:
            gadget.report(gadget.say(session.report))
        return there


def rules():
    """The modules of all games' rules that are loaded."""
    return [name for name in sys.modules if ".rules." in name]


def let_go(gadget):
    """All that was wanted of games that are over is known: what read them makes room, and their
    rules, but for those of a game in progress that could not."""
    own = gadget.session.key if gadget.session.game is not None else None
    forget(*["firmware.games." + key + ".rules" for key in KEYS if key != own])
    forget(*["firmware.play." + name for name in READERS])
