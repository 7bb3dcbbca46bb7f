"""Plain dice: any number of any die, fair and journalled; no players needed.

Events:
- `throw{dice,counts}`: names of dice and how many of each, in the order of the table of dice.
- `again{dice}`: the dice in these places of the latest throw, from 0, are thrown again.
- `bag{faces,counts}`: a bag is filled with faces, each `die face` in the order of the table
  of dice, and how many of each. `pull`: one is drawn from it and not put back.
- `roll{k,of,got}`: six faces for each die that is thrown; or one among all that are in the bag.
- `end`: no more throws.
"""

from firmware.games import game as games
from firmware.games.die import DICE
from firmware.games.game import is_int_list, score_of

# MicroPython's dicts have no order: this is the order of the menu and of a throw.
NAMES = ("route", "station", "river", "lake", "lava", "direction", "distance", "wheel", "speed")
MOST = 60


class Game(games.Game):
    EVENTS = {
        "roll": ("k", "of", "got"),
        "throw": ("dice", "counts"),
        "again": ("dice",),
        "bag": ("faces", "counts"),
        "pull": (),
        "end": (),
    }
    FIELDS = ("throws", "dice", "counts", "outcomes", "thrown", "faces", "left", "pulled")
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
        self.thrown = []  # the places of the dice that are rolled, or were rolled last
        self.faces = []  # of the bag
        self.left = []  # how many of each are still in it
        self.pulled = []  # the numbers of the faces that were drawn from it

    def asks(self):
        if self.phase == "pull":
            return [sum(self.left)]
        return [6] * len(self.thrown) if self.phase == "roll" else None

    def why_not_now(self, event):
        return games.Game.why_not_now(self, event) or (("over", ()) if self.over() else None)

    def why_not_throw(self, event):
        return why_not_throw(event)

    def why_not_again(self, event):
        places, count = event["dice"], len(self.outcomes)
        good = is_int_list(places, 0, count - 1, 1, count) and places == sorted(set(places))
        return None if count and good else ("again_dice", (count,))

    def why_not_bag(self, event):
        faces, counts = event["faces"], event["counts"]
        known = all_faces()
        if type(faces) is not list or not faces or any(face not in known for face in faces):
            return ("bag_faces", ())
        if faces != [face for face in known if face in faces]:
            return ("bag_faces", ())
        if not is_int_list(counts, 1, MOST, len(faces), len(faces)) or sum(counts) > MOST:
            return ("bag_counts", (MOST,))
        return None

    def why_not_pull(self, event):
        return None if sum(self.left) else ("bag_empty", ())

    def moves(self):
        if self.phase != "free":
            return
        for name in NAMES:
            yield {"e": "throw", "dice": [name], "counts": [1]}
        if self.outcomes:
            yield {"e": "again", "dice": [len(self.outcomes) - 1]}
        yield {"e": "bag", "faces": all_faces()[:3], "counts": [1, 2, 1]}
        if sum(self.left):
            yield {"e": "pull"}
        yield {"e": "end"}

    def screen(self):
        return self.SCREEN

    def menu(self):
        return [("bag", ".bag"), ("sets", ".sets"), ("end", {"e": "end"})]

    def do_throw(self, event):
        self.dice = list(event["dice"])
        self.counts = list(event["counts"])
        self.outcomes = []
        self.thrown = list(range(sum(self.counts)))
        self.throws += 1
        self.phase = "roll"

    def do_again(self, event):
        self.thrown = list(event["dice"])
        self.throws += 1
        self.phase = "roll"

    def do_bag(self, event):
        self.faces = list(event["faces"])
        self.left = list(event["counts"])
        self.pulled = []

    def do_pull(self, event):
        self.throws += 1
        self.phase = "pull"

    def do_roll(self, event):
        got = event["got"]
        self.k += len(got)
        if self.phase == "pull":
            self._draw_from_bag(got[0])
            self.thrown = []
        else:
            outcomes = self.outcomes or [0] * len(got)
            for i, place in enumerate(self.thrown):
                outcomes[place] = got[i]
            self.outcomes = outcomes
        self.phase = "free"

    def _draw_from_bag(self, index):
        """The bag is the list of its faces, repeated by their counts: one index into it."""
        for number, count in enumerate(self.left):
            if index < count:
                self.left[number] -= 1
                self.pulled = self.pulled + [number]
                return
            index -= count

    def do_end(self, event):
        self.phase = "over"

    def table(self):
        """All dice on the table as (die, face) pairs, in the order of the throw."""
        names = []
        for i, name in enumerate(self.dice):
            names += [name] * self.counts[i]
        return [(names[i], DICE[names[i]].faces[got]) for i, got in enumerate(self.outcomes)]

    def latest_dice(self):
        """Those of the latest roll, in the order of its draws; a draw from a bag has none."""
        shown = self.table()
        return [shown[place] for place in self.thrown] if shown else []

    def score(self):
        """No winner: only the throws are counted."""
        return score_of([], ("throws", (self.throws,)))

    def stage(self):
        return self.throws


def all_faces():
    """Every face of every die, once, as a bag names it: `route HHH-`."""
    found = []
    for name in NAMES:
        for face in DICE[name].faces:
            if name + " " + face not in found:
                found.append(name + " " + face)
    return found


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
