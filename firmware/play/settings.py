"""What the gadget remembers between games: one line in one file, replaced as a whole.

    settings = Settings(storage)      .report: None or (key, args)
    settings.get(key)                 settings.set(key, value) -> True when it is on the flash
    settings.setup(game) -> (options, names) of the last game of this kind, or None
    settings.keep_setup(game, options, names)
A value that is damaged or out of range is its default again, and `report` says so.
"""

from firmware.play.encode import Keyed, encode
from firmware.play.journal import FIRST, line_of, parse
from firmware.play.names import SETTINGS
from firmware.play.roster import NAME_MAX, ROSTER_MAX, printable
from firmware.play.timers import DOWN, LONGEST_S, OFF, UP

REPORT_KEYS = ("settings_damaged", "settings_value", "settings_not_saved")
GAMES = ("railroad", "emma", "off_the_rails", "dice")
FAVOURITES_MAX = 6
FAVOURITE_LONGEST = 120
PLAYERS_MAX = 12
VALUE_MAX = 32  # characters of an option's name or value


def _one_of(*values):
    return lambda value: type(value) in (int, str) and value in values


def _whole(low, high):
    return lambda value: type(value) is int and low <= value <= high


def _texts(count, longest, exact=False):
    def good(value):
        if type(value) is not list or len(value) > count or (exact and len(value) < count):
            return False
        return all(_text(v, longest) for v in value)

    return good


def _text(value, longest):
    return type(value) is str and len(value) <= longest and all(printable(c) for c in value)


def _pairs(value):
    """[[option, value], ...]; the game itself checks them once more when it begins."""
    if type(value) is not list or len(value) > VALUE_MAX:
        return False
    for pair in value:
        if type(pair) is not list or len(pair) != 2 or not _text(pair[0], VALUE_MAX):
            return False
        if type(pair[1]) is not int and not _text(pair[1], VALUE_MAX):
            return False
    return True


# key, default, check. The order is the order in the file.
TABLE = [
    ("language", "en", _one_of("en", "de")),
    ("animation", 1, _one_of(0, 1)),
    ("sound", 1, _one_of(0, 1)),
    ("brightness", 255, _whole(1, 255)),
    ("dim_min", 3, _whole(0, 60)),  # 0: never
    ("dark_min", 15, _whole(0, 240)),
    ("turned", 0, _one_of(0, 1)),
    ("timer_mode", OFF, _one_of(OFF, DOWN, UP)),
    ("timer_s", 60, _whole(0, LONGEST_S)),
    ("roster", [""] * ROSTER_MAX, _texts(ROSTER_MAX, NAME_MAX, True)),
    ("favourites", [], _texts(FAVOURITES_MAX, FAVOURITE_LONGEST)),  # plain dice
    ("emma_record", 0, _whole(0, 9999)),  # best solo result; 0: none yet
    ("game", "railroad", _one_of(*GAMES)),  # the one played last
]
for _game in GAMES:
    TABLE.append(("options_" + _game, [], _pairs))
    TABLE.append(("names_" + _game, [], _texts(PLAYERS_MAX, NAME_MAX)))


class Settings:
    def __init__(self, storage):
        self._storage = storage
        self.report = None
        self._values = {}
        kept = self._read()
        for key, default, good in TABLE:
            value = kept.get(key, default)
            if not good(value):
                self.report = self.report or ("settings_value", (key,))
                value = default
            self._values[key] = value

    def get(self, key):
        return self._values[key]

    def set(self, key, value):
        """Remember a value; ValueError for one that is out of range."""
        return self.set_all({key: value})

    def set_all(self, changes):
        """Remember several values with one write."""
        for key, _, good in TABLE:
            if key in changes and not good(changes[key]):
                raise ValueError("bad setting: " + key)
        for key in changes:
            if key not in self._values:
                raise ValueError("no such setting: " + key)
        changed = [key for key in changes if self._values[key] != changes[key]]
        self._values.update(changes)
        return self._write() if changed else True

    def setup(self, game):
        names = self._values["names_" + game]
        if not names:
            return None
        options = {}
        for name, value in self._values["options_" + game]:
            options[name] = value
        return options, list(names)

    def keep_setup(self, game, options, names):
        """The set-up of a game that begins: two presses start the same again."""
        pairs = [[name, options[name]] for name in sorted(options)]
        changes = {"game": game, "options_" + game: pairs}
        changes["names_" + game] = list(names)
        return self.set_all(changes)

    def _read(self):
        try:
            data = self._storage.read(SETTINGS)
        except OSError:
            return {}
        body = data[:-10]
        kept = parse(body) if line_of(body, FIRST) == data else None
        if kept is None:
            self.report = ("settings_damaged", ())
        return kept or {}

    def _write(self):
        pairs = [(row[0], self._values[row[0]]) for row in TABLE]
        try:
            self._storage.replace(SETTINGS, line_of(encode(Keyed(pairs)).encode(), FIRST))
        except OSError:
            self.report = ("settings_not_saved", ())
            return False
        return True
