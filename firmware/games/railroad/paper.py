"""One player who draws on paper: special routes, the meteor's marker and craters, typed scores."""

from firmware.games.railroad import expansions
from firmware.games.railroad.expansions.meteor import LOST
from firmware.games.railroad.sheet.spaces import MIDDLE
from firmware.games.railroad.sheet.specials import Specials


class Paper:
    def __init__(self, options):
        self.options = options
        self.expansion = expansions.of(options)
        self.specials = Specials()
        self.faces = ()
        self.marker = MIDDLE  # or LOST
        self.craters = []
        self.meteor_due = False

    def copy(self):
        other = object.__new__(Paper)  # by hand: reading a journal back makes many of them
        other.options = self.options
        other.expansion = self.expansion
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
        self.meteor_due = self.marker != LOST and self.expansion.due_at_first(faces)[1]

    def has_crater(self, space):
        return space in self.craters

    def hit(self, space):
        """A crater comes, the marker moves; None: the meteor hits nothing."""
        self.meteor_due = False
        if space is not None:
            self.craters.append(space)
            self.marker = space
