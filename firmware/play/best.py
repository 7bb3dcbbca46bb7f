"""The best results on this gadget: ten lines for each kind of game, each in a small file.

    Best(storage, name)              .game, .options of the kind, .others, .lines; .damaged
    best.lines                       [points, day, initials, mark], the best first, and a 1 at the
                                     end of those who asked for a hint
    best_of(storage, key, options)   the list of such a game's kind
    mark_of(header, seat)            a number that identifies a player of a game on this gadget
    best.enter(lines, names)         True if it was written to flash; each player counts once
    best.earlier(name, mark)         (games, points of all, best) of a name before this game
Only games whose sheets are on the gadget have such a list, because there it counts the points.
An unreadable file is set aside when the next one is written.
"""

from firmware.games import KEYS, game_class
from firmware.play.checked_file import ENOENT, checked_line, dict_of, read_small
from firmware.play.fair import ALPHABET
from firmware.play.file_names import ASIDE, BEST
from firmware.play.journal import LONGEST
from firmware.play.result_code import BASE, GAMES, kind_of
from firmware.play.roster import NAME_MAX, printable

SHOWN = 10
INITIALS = 3
SEATS = 16
NAMES = 12  # of whom all games are counted
# What is counted of a name: its games before the latest one, and that one.
NAME, GAMES_BEFORE, SUM, MOST, MARK, LATEST = range(6)


class Best:
    def __init__(self, storage, name):
        self._storage = storage
        self.name = name
        self.lines = []
        self.played = []  # [name, games, points, best, mark, points of the latest], see NAME
        self.damaged = False
        self.game = self.options = None
        self.others = 0
        try:
            data = read_small(storage, name, LONGEST)
        except OSError as error:
            self.damaged = error.args[0] != ENOENT
            return
        self.damaged = not self._load(dict_of(data) or {})

    def _load(self, found):
        """Use the valid part of a file's content; False if it is not such a list."""
        game, options, others = found.get("game"), found.get("options"), found.get("others")
        lines = found.get("best")
        if game not in KEYS or type(lines) is not list or not good_options(game, options):
            return False
        self.game = game
        self.options = options
        self.others = int(others == 1)
        self.lines = [line for line in lines if good_line(line)]
        self._sort()
        played = found.get("played")
        if type(played) is list:
            self.played = [entry for entry in played if good_entry(entry)][:NAMES]
        return True

    def of(self, key, options):
        """Make it the list of games with these options."""
        self.game = key
        names = [name for name, _ in game_class(key).RESULT_GROUP]
        self.options = [[name, options[name]] for name in names]
        self.others = kind_of(key, options) % 2
        return self

    def enter(self, lines, names=()):
        """Enter players, `names` being theirs. The new line replaces an earlier one of the same
        player."""
        for line, name in zip(lines, names):
            self._count(name, line[0], line[3])
        marks = [line[3] for line in lines]
        self.lines = [line for line in self.lines if line[3] not in marks] + lines
        self._sort()
        pairs = [("game", self.game), ("options", self.options), ("others", self.others)]
        try:
            if self.damaged:
                self._storage.rename(self.name, self.name + "." + ASIDE)
                self.damaged = False
            pairs += [("best", self.lines), ("played", self.played)]
            self._storage.replace(self.name, checked_line(pairs))
        except OSError:
            return False
        return True

    def _count(self, name, points, mark):
        """The latest game of a name; until another one comes its points may change."""
        before = self.earlier(name, mark)
        self.played = [entry for entry in self.played if entry[NAME] != name]
        self.played.insert(0, [name] + list(before) + [mark, points])
        del self.played[NAMES:]

    def earlier(self, name, mark):
        """(games, points of all of them, best) of a name, without the game of this mark."""
        for entry in self.played:
            if entry[NAME] == name:
                games, points, most = entry[GAMES_BEFORE:MARK]
                latest = entry[LATEST]
                if entry[MARK] == mark:
                    return games, points, most
                return games + 1, points + latest, max(most, latest) if games else latest
        return 0, 0, 0

    def _sort(self):
        """With equal points the older game is ahead; MicroPython's sort is not stable."""
        self.lines.sort(key=lambda line: (-line[0], line[3]))
        del self.lines[SHOWN:]

    def place(self, mark):
        """The place of a player, from 1; None if the player is not on the list."""
        for i, line in enumerate(self.lines):
            if line[3] == mark:
                return i + 1
        return None


def best_of(storage, key, options):
    number = kind_of(key, options)
    name = BEST + "-" + GAMES[KEYS.index(key)] + ALPHABET[number // BASE] + ALPHABET[number % BASE]
    return Best(storage, name).of(key, options)


def kinds(storage):
    """The names of all lists, in order."""
    try:
        found = storage.names()
    except OSError:
        return []
    return sorted([name for name in found if name.startswith(BEST) and "." not in name])


def mark_of(header, seat):
    """None for a game of 0.1.0, which has no number."""
    number = header.get("number")
    return None if number is None else number * SEATS + seat


def good_options(game, options):
    """[[name, value], ...] of options that the game knows."""
    if type(options) is not list or len(options) > len(game_class(game).RESULT_GROUP):
        return False
    allowed = {name: values for name, _, values in game_class(game).OPTIONS}
    for pair in options:
        if type(pair) is not list or len(pair) != 2 or type(pair[0]) is not str:
            return False
        if type(pair[1]) not in (int, str) or pair[1] not in allowed.get(pair[0], ()):
            return False
    return True


def good_line(line):
    """Is it [points, day, initials, mark], maybe with a 1? `line` may be anything."""
    if type(line) is not list or [type(part) for part in line[:4]] != [int, str, str, int]:
        return False
    if line[4:] not in ([], [1]):
        return False
    return good_text(line[1], 10) and good_text(line[2], INITIALS)


def good_entry(entry):
    """Is it what is counted of a name? `entry` may be anything."""
    if type(entry) is not list or [type(part) for part in entry] != [str] + [int] * 5:
        return False
    return good_text(entry[NAME], NAME_MAX) and entry[GAMES_BEFORE] >= 0


def good_text(text, longest):
    return len(text) <= longest and all(printable(c) for c in text)
