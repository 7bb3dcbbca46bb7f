"""The 49 spaces of a sheet: names, neighbours, the central ones, and the notation.

Spaces are numbers 0 to 48 in reading order, named A1 to G7. Sides are 0 to 3 for N, E, S, W; the
side across a joint is `side ^ 2`. A notation item is `B3=HRHRx@4`: face as drawn, in round 4.
"""

from firmware.games.railroad.sheet.face_table import FACES, NUMBERS

OUTSIDE = 255
CENTRE = (16, 17, 18, 23, 24, 25, 30, 31, 32)
MIDDLE = 24


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
    raise Malformed("no_such_space", (str(name)[:11],))


_drawn = []  # the tables of all faces, once they are needed
# What was read last and what it means, since a game asks twice. In one piece: on a computer two
# threads must not mix theirs.
_latest: list[tuple] = [(None, None)]


def parse_item(text):
    """`B3=HRHRx@4` -> (17, "HRHRx", 4); the round is 0 where the item names none."""
    latest = _latest[0]
    if text == latest[0]:
        return latest[1]
    if not _drawn:
        _drawn[:] = FACES, NUMBERS
    item = _plain_item(text.encode(), text)
    if item:
        _latest[0] = text, item
        return item
    name, equals, rest = text.partition("=")
    if not equals:
        raise Malformed("no_equals", (text[:16],))
    space = space_of(name)
    face, at, number = rest.partition("@")
    if not face or face not in _drawn[1]:
        raise Malformed("no_such_face", (name, face[:8]))
    if at and number not in ("1", "2", "3", "4", "5", "6", "7"):
        raise Malformed("no_such_round", (name, number[:8]))
    item = space, _known(face), int(number) if at else 0
    _latest[0] = text, item
    return item


def _plain_item(raw, text):
    """The same for an item without a round; None for any other, or one with a fault.

    By its bytes: a board takes long to make a text, and here it makes only one.
    """
    if 7 <= len(raw) <= 8 and raw[2] == 61 and 65 <= raw[0] <= 71 and 49 <= raw[1] <= 55:
        face = text[3:]
        if face in _drawn[1]:
            return raw[0] * 7 + raw[1] - 504, _known(face), 0
    return None


def _known(face):
    """The text of a face that all sheets share."""
    faces, numbers = _drawn
    return faces[numbers[face]]


def print_item(space, face, number=0):
    return name_of(space) + "=" + face + ("@" + str(number) if number else "")


def draw_event(space, face, die):
    """The event of drawing, but for the player."""
    return {"e": "draw", "tile": print_item(space, face), "die": die}
