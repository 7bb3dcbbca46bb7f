"""The best results on this gadget: ten lines for each kind of game, in a small file of its own.

    Best(storage, name)              .game, .options of the kind, .others, .lines; .damaged
    best.lines                       [points, day, initials, mark], the best first
    best_of(storage, key, options)   of the kind that such a game is
    mark_of(header, seat)            one number for a player of a game on this gadget
    best.enter(lines)                True when it is on the flash; the same player once only
Only games whose sheets the gadget keeps have such a list: there it counts the points itself.
A file that cannot be read is set aside when the next one is written.
"""

from firmware.games import KEYS, game_class
from firmware.play.fair import ALPHABET
from firmware.play.file_names import ASIDE, BEST
from firmware.play.journal import LONGEST
from firmware.play.result_code import BASE, GAMES, kind_of
from firmware.play.roster import printable
from firmware.play.sealed import ENOENT, dict_of, read_small, sealed_pairs

SHOWN = 10
INITIALS = 3
SEATS = 16


class Best:
    def __init__(self, storage, name):
        self._storage = storage
        self.name = name
        self.lines = []
        self.damaged = False
        self.game = self.options = None
        self.others = 0
        try:
            data = read_small(storage, name, LONGEST)
        except OSError as error:
            self.damaged = error.args[0] != ENOENT
            return
        self.damaged = not self._take(dict_of(data) or {})

    def _take(self, kept):
        """What a file holds, as far as it is good: False if it is no list at all."""
        game, options, others = kept.get("game"), kept.get("options"), kept.get("others")
        lines = kept.get("best")
        if game not in KEYS or type(lines) is not list or not good_options(game, options):
            return False
        self.game = game
        self.options = options
        self.others = int(others == 1)
        self.lines = [line for line in lines if good_line(line)]
        self._sort()
        return True

    def of(self, key, options):
        """The list of the kind that a game with these options is."""
        self.game = key
        names = [name for name, _ in game_class(key).RESULT_GROUP]
        self.options = [[name, options[name]] for name in names]
        self.others = kind_of(key, options) % 2
        return self

    def enter(self, lines):
        """Put players in. A player who is there already has the new line."""
        marks = [line[3] for line in lines]
        self.lines = [line for line in self.lines if line[3] not in marks] + lines
        self._sort()
        pairs = [("game", self.game), ("options", self.options), ("others", self.others)]
        try:
            if self.damaged:
                self._storage.rename(self.name, self.name + "." + ASIDE)
                self.damaged = False
            self._storage.replace(self.name, sealed_pairs(pairs + [("best", self.lines)]))
        except OSError:
            return False
        return True

    def _sort(self):
        """Of equal points the older game is ahead; MicroPython's sort is not stable."""
        self.lines.sort(key=lambda line: (-line[0], line[3]))
        del self.lines[SHOWN:]

    def place(self, mark):
        """The place of a player, from 1; None for who is not among the best."""
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
    """Points, day, initials and mark; whatever a file holds."""
    if type(line) is not list or [type(part) for part in line] != [int, str, str, int]:
        return False
    return good_text(line[1], 10) and good_text(line[2], INITIALS)


def good_text(text, longest):
    return len(text) <= longest and all(printable(c) for c in text)
