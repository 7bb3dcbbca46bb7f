"""One player who draws on paper: special routes, the meteor's marker and craters, typed scores."""

from firmware.games.railroad.expansions.meteor import target
from firmware.games.railroad.sheet.spaces import MIDDLE, name_of
from firmware.games.railroad.sheet.specials import Specials

LOST = -1


class Paper:
    def __init__(self, options):
        self.options = options
        self.specials = Specials()
        self.faces = ()
        self.marker = MIDDLE  # LOST once a free direction was never told
        self.craters = []
        self.meteor_due = False

    def copy(self):
        other = object.__new__(Paper)  # by hand: reading a journal back makes many of them
        other.options = self.options
        other.specials = self.specials.copy()
        other.faces = self.faces
        other.marker = self.marker
        other.craters = self.craters[:]
        other.meteor_due = self.meteor_due
        return other

    def state(self):
        return (
            self.specials.state(),
            tuple(self.faces),
            self.marker,
            tuple(self.craters),
            int(self.meteor_due),
        )

    def begin(self, number, faces):
        self.faces = faces
        self.specials.this_round = False  # by hand, too
        self.meteor_due = self.options["expansion"] == "meteor" and self.marker != LOST

    def has_crater(self, space):
        return space in self.craters

    def hit(self, space):
        """A crater comes, the marker moves; None: the meteor hits nothing."""
        self.meteor_due = False
        if space is not None:
            self.craters.append(space)
            self.marker = space

    def why_not_crater(self, space):
        """None, or why this crater cannot be one that was built over."""
        if space not in self.craters:
            return "no_crater", (name_of(space),)
        return None

    def crater(self, space):
        self.craters.remove(space)

    def end(self):
        """Nobody spoke up: a given direction hits by itself, a free one loses the marker."""
        if self.meteor_due:
            if self.faces[4] == "any":
                self.meteor_due = False
                self.marker = LOST
            else:
                self.hit(target(self, self.faces[4]))
