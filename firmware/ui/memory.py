"""What stays in memory when a screen is left, and what goes; only this knows what to forget."""

import sys

from firmware.games import KEYS
from firmware.ui.modules import forget, load, loaded

# Nearly every screen uses these: they stay in memory like the gadget's own modules.
KEPT = ["firmware.ui.screens", "firmware.ui.texts", "firmware.ui.screen", "firmware.ui.lists"]
# Modules of the session that are needed now and then: whoever needs one loads it again.
PASSING = (
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
# What only a change of the settings needs.
SETTINGS = ("firmware.play.settings_table", "firmware.play.roster")
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
        names.extend(SETTINGS)
        if self._rules is not None and own == self._game:
            names += [name for name in rules() if name not in self._rules]
        forget(*names)

    def forget_settings(self):
        """The settings were changed, and the screen stays."""
        forget(*SETTINGS)

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

    def begin_anew(self, gadget):
        """The game in progress was loaded again."""
        self._rules = None
        self.tidy(gadget)

    def leave(self, table):
        """The game in progress makes room for those of the past: its screen is `table`, and no
        rules stay when a screen is left."""
        self.table = table
        self._rules = []


def rules():
    """The modules of all games' rules that are loaded."""
    return [name for name in sys.modules if ".rules." in name]
