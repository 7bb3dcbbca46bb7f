"""The board: 49 spaces, twelve exits, the central spaces, and the notation of boards.

Spaces are numbers 0 to 48 in reading order, named A1 to G7. Sides are 0 to 3 for N, E, S, W; the
side across a joint is `side ^ 2`. A notation item is `B3=HRHRx@4`: face as drawn, in round 4.
"""

OUTSIDE = 255
CENTRE = (16, 17, 18, 23, 24, 25, 30, 31, 32)
MIDDLE = 24

# Clockwise from the top left, as the board prints them: (space, side, letter).
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


def _next_spaces():
    table = bytearray(49 * 4)
    for space in range(49):
        row, column = space // 7, space % 7
        table[space * 4] = space - 7 if row > 0 else OUTSIDE
        table[space * 4 + 1] = space + 1 if column < 6 else OUTSIDE
        table[space * 4 + 2] = space + 7 if row < 6 else OUTSIDE
        table[space * 4 + 3] = space - 1 if column > 0 else OUTSIDE
    return bytes(table)


# The neighbour of a space on a side: NEXT[space * 4 + side], or OUTSIDE.
NEXT = _next_spaces()


class Malformed(ValueError):
    """Notation that cannot be read: `args` are a key and its arguments, as in why_not."""


def name_of(space):
    return "ABCDEFG"[space // 7] + "1234567"[space % 7]


def space_of(name):
    """The number of a space's name; Malformed if there is no such space."""
    if isinstance(name, str) and len(name) == 2:
        row = "ABCDEFG".find(name[0])
        column = "1234567".find(name[1])
        if row >= 0 and column >= 0:
            return row * 7 + column
    raise Malformed("no_such_space", (str(name)[:12],))


def parse_item(text):
    """`B3=HRHRx@4` -> (17, "HRHRx", 4); the round is 0 where the item names none."""
    from firmware.rules.railroad.bases import BASE

    name, equals, rest = text.partition("=")
    if not equals:
        raise Malformed("no_equals", (text[:16],))
    space = space_of(name)
    face, at, number = rest.partition("@")
    if face not in BASE:
        raise Malformed("no_such_face", (name, face[:8]))
    if at and number not in ("1", "2", "3", "4", "5", "6", "7"):
        raise Malformed("no_such_round", (name, number[:8]))
    return space, face, int(number) if at else 0


def print_item(space, face, number=0):
    return name_of(space) + "=" + face + ("@" + str(number) if number else "")


class Board:
    """What is drawn where: `faces[space]` as drawn or "", `rounds[space]` its round."""

    def __init__(self):
        self.faces = [""] * 49
        self.rounds = bytearray(49)

    def copy(self):
        other = Board()
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


def parse_board(text):
    """A board from its notation, each space at most once; Malformed names the item."""
    board = Board()
    for item in text.split():
        space, face, number = parse_item(item)
        if board.faces[space]:
            raise Malformed("space_twice", (name_of(space),))
        board.draw(space, face, number)
    return board
