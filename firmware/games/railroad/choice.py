"""One thing that a player may do on the drawing board: draw a die or a special route, or what an
expansion adds."""

from firmware.games.railroad.sheet.places import Places
from firmware.games.railroad.sheet.spaces import draw_event

NOWHERE = Places((), None, b"")


class Choice:
    """`name` is a die's number, S1 to S6, or a name of the expansion's; `face` stands for it.

    `gone`: it was done, or can no longer be done in this round. `why`: something else comes first.
    """

    DRAWS = True  # does it draw its face? Then A is enough where it fits in one way only
    COLUMN: int | None = (
        None  # where it stands if it is neither a die nor a special route: among the dice,
    )
    TOOL: int | None = None  # or beside the large picture
    WIDE = 1  # columns
    DIE: str | None = None  # the die that shows its face, for its name
    WORD = ""  # its name where it has no face

    def __init__(self, name, face, places, gone=False, why=None):
        self.name = name
        self.face = face
        self.places = places
        self.gone = gone
        self.why = why

    def fits_nowhere(self):
        return self.why is not None or (self.places.done() and not self.places.spaces)

    def is_open(self):
        """Can it be taken now?"""
        return not self.gone and self.why is None

    def is_duty(self):
        """Must it still be done before the round can end, wherever it is possible?"""
        return not self.gone and self.name in (0, 1, 2, 3)

    def answers(self, key, details, space):
        """Is it what the seat's reason (key, details) asks for in this space?"""
        return key == "still_fits" and self.is_duty() and self.face == details[0]

    def event(self, seat, number, space, way):
        """The event that does it in this space, in this way."""
        return dict(draw_event(space, way, self.name), p=number)

    def why_not(self, seat, space, way):
        """Why it cannot be done in this space, in this way."""
        return seat.why_not_draw(space, way, self.name)

    def keys(self, way):
        """The words for A and for holding it."""
        return "press_turn", "hold_draw"

    def draw_small(self, canvas, seat, x, y, color):
        """Draw it among the others; False if its face will do."""
        return False

    def draw_large(self, canvas, seat, x, y, size, space):
        """Draw it large, in its space if it has one; False if its face will do."""
        return False
