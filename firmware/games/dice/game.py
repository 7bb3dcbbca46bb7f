"""Plain dice: any number of any die, fair and journalled; no players needed.

Events:
- `throw{dice,counts}`: names of dice and how many of each, in the order of the table of dice.
- `roll{k,of,got}`: all dice of the throw at once, six faces each.
- `end`: no more throws.
"""

from firmware.games import game as games
from firmware.games.die import DICE
from firmware.games.game import is_int_list, score_of

# MicroPython's dicts have no order: this is the order of the menu and of a throw.
NAMES = ("route", "station", "river", "lake", "lava", "direction", "distance", "wheel", "speed")
MOST = 60


class Game(games.Game):
    TITLE = {"en": "Just dice", "de": "Nur Würfel"}
    EVENTS = {
        "roll": ("k", "of", "got"),
        "throw": ("dice", "counts"),
        "end": (),
    }
    FIELDS = ("throws", "dice", "counts", "outcomes")
    SETTINGS = (("favourites", [], "texts", 6, 120),)  # throws as texts
    SCREEN = ".dice"
    LESSONS = ("keys",)

    def allowed_players(self):
        return 0, 12

    def start(self):
        self.phase = "free"
        self.throws = 0
        self.dice = []
        self.counts = []
        self.outcomes = []  # of the latest throw, empty until it is rolled

    def asks(self):
        return [6] * sum(self.counts) if self.phase == "roll" else None

    def why_not_now(self, event):
        return games.Game.why_not_now(self, event) or (("over", ()) if self.over() else None)

    def why_not_throw(self, event):
        return why_not_throw(event)

    def moves(self):
        if self.phase == "free":
            for name in NAMES:
                yield {"e": "throw", "dice": [name], "counts": [1]}
            yield {"e": "end"}

    def screen(self):
        return self.SCREEN

    def menu(self):
        return [("end", {"e": "end"})]

    def do_throw(self, event):
        self.dice = list(event["dice"])
        self.counts = list(event["counts"])
        self.outcomes = []
        self.throws += 1
        self.phase = "roll"

    def do_roll(self, event):
        self.k += len(event["got"])
        self.outcomes = list(event["got"])
        self.phase = "free"

    def do_end(self, event):
        self.phase = "over"

    def latest_dice(self):
        """The latest throw as (die, face) pairs, in the order of its draws."""
        names = []
        for i, name in enumerate(self.dice):
            names += [name] * self.counts[i]
        return [(names[i], DICE[names[i]].faces[got]) for i, got in enumerate(self.outcomes)]

    def score(self):
        """No winner: only the throws are counted."""
        return score_of([], ("throws", (self.throws,)))

    def stage(self):
        return self.throws


def why_not_throw(event):
    dice, counts = event["dice"], event["counts"]
    if type(dice) is not list or not dice:
        return ("dice_names", ())
    last = -1
    for name in dice:
        if type(name) is not str or name not in NAMES or NAMES.index(name) <= last:
            return ("dice_names", ())
        last = NAMES.index(name)
    if not is_int_list(counts, 1, 1000, len(dice), len(dice)):
        return ("dice_counts", (len(dice),))
    return ("too_many", (MOST, sum(counts))) if sum(counts) > MOST else None


def favourite(dice, counts):
    """A throw as a text for the settings: `3 route 1 station`."""
    return " ".join([str(counts[i]) + " " + name for i, name in enumerate(dice)])


def favourite_throw(text):
    """The event of such a text, or None when the text is no throw."""
    words = text.split(" ")
    dice, counts = words[1::2], words[::2]
    if not all(count and all(c in "0123456789" for c in count) for count in counts):
        return None
    event = {"e": "throw", "dice": dice, "counts": [int(count[:4]) for count in counts]}
    return None if why_not_throw(event) else event
