"""The settings, and everything else that the gadget remembers, with defaults and checks."""

from firmware.games import KEYS, package
from firmware.play.roster import NAME_MAX, ROSTER_MAX, printable
from firmware.play.timers import DOWN, LONGEST_S, OFF, UP

PLAYERS_MAX = 12
VALUE_MAX = 32  # characters of an option's name or value


def _one_of(*values):
    return lambda value: type(value) in (int, str) and value in values


def _int(low, high):
    return lambda value: type(value) is int and low <= value <= high


def _texts(count, longest, exact=False):
    def good(value):
        if type(value) is not list or len(value) > count or (exact and len(value) < count):
            return False
        return all(_text(v, longest) for v in value)

    return good


def _text(value, longest):
    return type(value) is str and len(value) <= longest and all(printable(c) for c in value)


def _pairs():
    return _good_pairs


def _good_pairs(value):
    """[[option, value], ...]; the game checks them again when it starts."""
    if type(value) is not list or len(value) > VALUE_MAX:
        return False
    for pair in value:
        if type(pair) is not list or len(pair) != 2 or not _text(pair[0], VALUE_MAX):
            return False
        if type(pair[1]) is not int and not _text(pair[1], VALUE_MAX):
            return False
    return True


class Setting:
    """One setting, declared once: the store, the settings screen, `signalbox settings` and the
    tables in the guides read it here.

    row    (key, default, kind of value, its limits): see KINDS
    names  on the screen, in the order of LANGUAGES
    helps  what it does, for the guides
    steps  (value, words for it in each language) that left and right go through on the settings
           screen; none: the set-up of a game has it
    """

    def __init__(self, row, names, helps, *steps):
        self.row = row
        self.key = row[0]
        self.default = row[1]
        self.names = names
        self.helps = helps
        self.steps = steps

    def name(self, language):
        return self.names[LANGUAGES.index(language)]

    def help(self, language):
        return self.helps[LANGUAGES.index(language)]

    def values(self):
        return [step[0] for step in self.steps]

    def word(self, value, language):
        """A value in words; one that is none of the steps is described by the nearest."""
        at = 1 + LANGUAGES.index(language)
        for step in self.steps:
            if step[0] == value:
                return step[at].format(value)
        return min(self.steps, key=lambda step: abs(step[0] - value))[at].format(value)


LANGUAGES = ("en", "de")
IS_ON = (1, "on", "an")
IS_OFF = (0, "off", "aus")
NEVER = (0, "never", "nie")


def _after(*minutes):
    return [(m, "{} min", "{} Min") for m in minutes] + [NEVER]


# The order is that of the screen and of the file, where the games' own stand in between.
SETTINGS = (
    Setting(
        ("language", "en", "one_of") + LANGUAGES,
        ("Language", "Sprache"),
        ("the language of all texts", "die Sprache aller Texte"),
        ("en", "English", "English"),
        ("de", "Deutsch", "Deutsch"),
    ),
    Setting(
        ("animation", 1, "one_of", 0, 1),
        ("Animation", "Animation"),
        ("dice tumble before they lie still", "Würfel purzeln, bevor sie liegen"),
        IS_ON,
        IS_OFF,
    ),
    Setting(
        ("sound", 1, "one_of", 0, 1),
        ("Sound", "Ton"),
        ("the buzzer", "der Summer"),
        IS_ON,
        IS_OFF,
    ),
    Setting(
        ("brightness", 255, "int", 1, 255),
        ("Brightness", "Helligkeit"),
        ("of the display", "der Anzeige"),
        (255, "full", "voll"),
        (128, "medium", "mittel"),
        (48, "low", "schwach"),
        (16, "night", "Nacht"),
    ),
    Setting(
        ("dim_min", 3, "int", 0, 60),
        ("Dim after", "Dunkler nach"),
        ("without a press", "ohne einen Druck"),
        *_after(1, 3, 5, 10),
    ),
    Setting(
        ("dark_min", 15, "int", 0, 240),
        ("Dark after", "Aus nach"),
        ("never while a timer runs", "nie, solange ein Timer läuft"),
        *_after(5, 15, 30, 60),
    ),
    Setting(
        ("off_hours", 4, "int", 0, 24),
        ("Off after", "Abschalten nach"),
        ("in the dark, on the battery", "im Dunkeln, mit Akku"),
        *[(h, "{} h", "{} h") for h in (1, 2, 4, 8)],
        NEVER,
    ),
    Setting(
        ("turned", 0, "one_of", 0, 1),
        ("Flip display", "Umgedreht"),
        ("display and arrows for the other side", "Anzeige und Pfeile für die andere Seite"),
        IS_OFF,
        IS_ON,
    ),
    Setting(
        ("double_press", 0, "one_of", 0, 1),
        ("Hold button", "Langer Druck"),
        ("a button is held, or pressed twice", "eine Taste wird gehalten oder zweimal gedrückt"),
        (0, "hold", "halten"),
        (1, "press twice", "zweimal"),
    ),
    Setting(
        ("ready", 0, "one_of", 0, 1),
        ("Who is ready", "Wer ist fertig"),
        ("in a round on paper", "in einer Runde auf Papier"),
        IS_OFF,
        IS_ON,
    ),
    Setting(
        ("remarks", 1, "one_of", 0, 1),
        ("Ingo talks", "Ingo redet"),
        ("the rival says a sentence after a round", "der Rivale sagt nach der Runde einen Satz"),
        IS_ON,
        IS_OFF,
    ),
    Setting(
        ("timer_mode", OFF, "one_of", OFF, DOWN, UP),
        ("Timer", "Timer"),
        ("off, down or up, as last set up", "aus, abwärts oder aufwärts, wie zuletzt gewählt"),
    ),
    Setting(
        ("timer_s", 60, "int", 0, LONGEST_S),
        ("Timer, seconds", "Timer, Sekunden"),
        ("of a round, as last set up", "einer Runde, wie zuletzt gewählt"),
    ),
)
TABLE = tuple([setting.row for setting in SETTINGS]) + (
    ("roster", [""] * ROSTER_MAX, "texts", ROSTER_MAX, NAME_MAX, True),
    ("lessons", [], "texts", 20, 12),  # those that were done
    ("facing", 0, "int", 0, 4095),  # a bit for each seat on the other side of the table
    ("solo", [], "pairs"),  # the last choices on the page for one player
)
LAST: list[tuple] = [("game", KEYS[0], "one_of") + KEYS]  # the latest one played
for _game in KEYS:
    LAST.append(("options_" + _game, [], "pairs"))
    LAST.append(("names_" + _game, [], "texts", PLAYERS_MAX, NAME_MAX))
KINDS: dict = {"one_of": _one_of, "int": _int, "texts": _texts, "pairs": _pairs}
RENAMED = (("twice", "double_press"),)  # (name in files of earlier firmware, name now)
IN_FILE = tuple(reversed(KEYS))  # the order of the games' own settings in the file


def check_of(row):
    """The check of a row's values."""
    return KINDS[row[2]](*row[3:])


def whole_table():
    rows = list(TABLE)
    for key in IN_FILE:
        rows += package(key).SETTINGS
    return rows + LAST
