"""One player whose sheet the gadget knows: the round's dice, special routes, drawing.

`why_not_...` says why something is illegal, the method of the same name does it unchecked.
"""

from firmware.games.copies import copy_of
from firmware.games.railroad import expansions, puzzles
from firmware.games.railroad.sheet.face_table import base
from firmware.games.railroad.sheet.placing import can_fit, why_not_place
from firmware.games.railroad.sheet.sheet import Sheet
from firmware.games.railroad.sheet.spaces import MIDDLE, name_of, parse_item
from firmware.games.railroad.sheet.specials import Specials
from firmware.games.railroad.sheet.tiles import CRATER, SPECIALS

SAME = (
    "options",
    "expansion",
    "round",
    "erased",
    "volcano_left",
    "marker",
    "meteor_due",
    "start",
)


class Seat:
    craters = ()  # those on a known sheet are drawn there

    def __init__(self, options):
        self.options = options
        self.expansion = expansions.of(options)
        self.sheet = Sheet()
        self.specials = Specials()
        self.round = 0
        self.faces = []  # the round's dice: four route faces, then the expansion's two
        self.drawn = []  # which of them are drawn
        self.erased = None  # a space erased for lava: the lava must be drawn there next
        self.volcano_left = False
        self.marker = MIDDLE
        self.meteor_due = False
        self.start = None  # of a rival: the packed seat as it was when the round began
        self.expansion.prepare(self.sheet)
        puzzles.prepare(self)

    def copy(self):
        other = copy_of(self, ("faces", "drawn"), SAME)
        other.sheet = self.sheet.copy()
        other.specials = self.specials.copy()
        return other

    def state(self):
        return (
            tuple(self.sheet.faces),
            tuple(self.sheet.rounds),
            self.specials.state(),
            self.round,
            tuple(self.faces),
            tuple(self.drawn),
            -1 if self.erased is None else self.erased,
            int(self.volcano_left),
            self.marker,
            int(self.meteor_due),
        )

    def begin(self, number, faces):
        """A new round: four route faces and the expansion's two; empty if the dice are unknown."""
        self.round = number
        self.faces = list(faces)
        self.drawn = []
        self.specials.begin()
        self.volcano_left, self.meteor_due = self.expansion.due_at_first(faces)

    def do(self, event):
        """Carry out an event of the journal."""
        if event["e"] == "draw":
            space, face, _ = parse_item(event["tile"])
            self.draw(space, face, event["die"])
        else:
            self.expansion.do(self, event)

    # Drawing

    def why_not_draw(self, space, face, die):
        """None, or why this die's (0 to 5) or special (S1 to S6) face may not be drawn there."""
        expansion = self.expansion
        why = expansion.comes_before_drawing(self) or self._why_not_source(face, die)
        why = why or expansion.why_not_draw(self, space, face)
        return why or why_not_place(self.sheet, space, face, self.options)

    def _why_not_source(self, face, die):
        if isinstance(die, str):
            why = self.specials.why_not(die)
            if why is None and base(face) != SPECIALS[die]:
                why = "other_face", (face, SPECIALS[die])
            return why
        if type(die) is not int or not 0 <= die < len(self.faces):
            return "no_such_die", (str(die)[:8],)
        if die in self.drawn:
            return "die_used", (die + 1,)
        if base(self.faces[die]) != base(face):
            return "other_face", (face, self.faces[die])
        return None

    def draw(self, space, face, die):
        """The spaces that are flooded then; `die` is None if the dice are unknown."""
        self.sheet.draw(space, face, self.round)
        self.erased = None
        if isinstance(die, str):
            self.specials.use(die)
        elif die is not None:
            self.drawn.append(die)
        return self.expansion.flows(self.sheet, self.round)

    def faces_left(self):
        """The faces of the expansion's dice that are not drawn yet."""
        return [
            self.faces[die] for die in (4, 5) if die < len(self.faces) and die not in self.drawn
        ]

    # Meteor

    def has_crater(self, space):
        return self.sheet.faces[space] == CRATER

    def hit(self, space):
        """What is drawn there goes, a crater comes, the marker moves; None: it hits nothing."""
        self.meteor_due = False
        if space is not None:
            self.sheet.draw(space, CRATER, self.round)
            self.marker = space

    # The end of the round

    def why_not_end(self):
        """None, or what must still be done: every route that fits, and the expansion."""
        why = self.expansion.comes_first(self)
        if why:
            return why
        for die in range(min(4, len(self.faces))):
            if die not in self.drawn:
                way = can_fit(self.sheet, self.faces[die], self.options)
                if way:
                    return "still_fits", (self.faces[die], name_of(way[0]))
        return self.expansion.comes_last(self)
