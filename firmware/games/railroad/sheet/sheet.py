"""The sheet: 49 spaces, twelve exits, and its notation."""

from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE, print_item

# Clockwise from the top left, as the sheet prints them: (space, side, letter).
EXIT_LIST = (
    (1, 0, "H"),
    (3, 0, "R"),
    (5, 0, "H"),
    (13, 1, "R"),
    (27, 1, "H"),
    (41, 1, "R"),
    (47, 2, "H"),
    (45, 2, "R"),
    (43, 2, "H"),
    (35, 3, "R"),
    (21, 3, "H"),
    (7, 3, "R"),
)
# The exit's letter at a port (space * 4 + side).
EXITS = {space * 4 + side: letter for space, side, letter in EXIT_LIST}


class Sheet:
    """What is drawn where: `faces[space]` as drawn or "", `rounds[space]` its round."""

    def __init__(self):
        self.faces = [""] * 49
        self.rounds = bytearray(49)

    def copy(self):
        other = Sheet()
        other.faces = self.faces[:]
        other.rounds = bytearray(self.rounds)
        return other

    def draw(self, space, face, number=0):
        self.faces[space] = face
        self.rounds[space] = number

    def side(self, space, side):
        """The letter on a side of a space; "-" for an empty space or a crater."""
        face = self.faces[space]
        return face[side] if len(face) > 1 else "-"

    def across(self, space, side):
        """What a side meets: the neighbour's letter, or the exit's, or "edge", or "-"."""
        other = NEXT[space * 4 + side]
        if other == OUTSIDE:
            return EXITS.get(space * 4 + side, "edge")
        face = self.faces[other]
        return face[side ^ 2] if len(face) > 1 else "-"

    def __str__(self):
        items = [
            print_item(space, self.faces[space], self.rounds[space])
            for space in range(49)
            if self.faces[space]
        ]
        return " ".join(items)
