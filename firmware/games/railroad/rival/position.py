"""A sheet while the rival thinks: its borders, what is connected, and how far its ends reach."""

from firmware.games.railroad.rival.borders import (
    BLANK,
    BORDER,
    CLOSED,
    CRATER_BESIDE,
    FREE,
    INNER,
    OUTER,
    WALL,
    is_overpass,
    letters_of,
)
from firmware.games.railroad.scoring.networks import go_on
from firmware.games.railroad.sheet.face_table import LETTERS
from firmware.games.railroad.sheet.sheet import EXIT_LIST
from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE
from firmware.games.railroad.sheet.tiles import CRATER

HIGHWAY, RAILWAY = 1, 2
# The search for the longest route from a space ends after this many steps.
MOST_STEPS = 150
SLICE = 12  # ports checked at once
_NOT_JOINED = 255


class Position:
    def __init__(self):
        self.taken = bytearray(49)
        self.states = bytearray(OUTER + 1)  # of each border
        # The network at each border: 1 to 12 by its first exit, above that it has none.
        self.labels = bytearray(OUTER + 1)
        self.reach = bytearray(OUTER + 1)  # of each open end: the spaces of the route behind it
        self.longest = bytearray(3)  # the longest HIGHWAY and RAILWAY so far
        self.left: tuple = ()  # the route dice that are not drawn yet
        self.special = False  # may a special route still be drawn this round?

    def after(self, space, way, die):
        """The position after a drawing."""
        letters = letters_of(way)
        other = Position()
        other.taken[:] = self.taken
        other.states[:] = self.states
        other.labels[:] = self.labels
        other.reach[:] = self.reach
        other.longest[:] = self.longest
        if isinstance(die, str):
            other.left = self.left
        else:
            other.left = tuple([one for one in self.left if one != die])
            other.special = self.special
        other.taken[space] = 1
        if is_overpass(way):
            other._join(space, letters, (0, 2))
            other._join(space, letters, (1, 3))
        else:
            other._join(space, letters, (0, 1, 2, 3))
        other.states[OUTER] = WALL  # whatever was drawn against it
        return other

    def _join(self, space, letters, sides):
        """Join what meets on these sides; the others stay open, or lead nowhere."""
        states, labels, reach = self.states, self.labels, self.reach
        label = _NOT_JOINED
        far, second = [0, 0, 0], [0, 0, 0]  # the two longest routes that come in, by letter
        for side in sides:
            border = BORDER[space * 4 + side]
            letter = letters[side]
            if letter and states[border] == letter:
                label = min(label, labels[border])
                steps = reach[border]
                if steps > far[letter]:
                    far[letter], second[letter] = steps, far[letter]
                elif steps > second[letter]:
                    second[letter] = steps
        if label == _NOT_JOINED:
            label = max(labels) + 1
        for side in sides:
            border = BORDER[space * 4 + side]
            letter = letters[side]
            if not letter:
                states[border] = BLANK if states[border] == FREE else CLOSED
                continue
            if states[border] == letter and labels[border] != label:
                _rename(labels, labels[border], label)
            elif states[border] == FREE:
                states[border] = letter
                labels[border] = label
                reach[border] = far[letter] + 1
                continue
            states[border] = CLOSED
        for letter in (HIGHWAY, RAILWAY):
            if letter in letters:
                length = far[letter] + second[letter] + 1
                self.longest[letter] = max(self.longest[letter], length)


def key_of(space, way):
    """A number for a drawing; those of several drawings, XORed, are the same in any order."""
    code = space
    for letter in letters_of(way):
        code = code * 6 + letter
    code += code + is_overpass(way)
    return (code * 7919 ^ code << 11) & 0x3FFFFFFF


def _rename(labels, old, new):
    for border in range(OUTER):
        if labels[border] == old:
            labels[border] = new


def position_of(sheet, routes=True):
    """The position on a sheet, in slices; without its longest routes if they are not wanted."""
    here = Position()
    faces, states = sheet.faces, here.states
    states[OUTER] = WALL
    for number, (_, _, route) in enumerate(EXIT_LIST):
        states[INNER + number] = LETTERS.find(route)
        here.labels[INNER + number] = number + 1
    yield from _label(faces, here.labels)
    for space in range(49):
        if space % 14 == 13:
            yield
        face = faces[space]
        if not face:
            continue
        here.taken[space] = 1
        for side in range(4):
            other = NEXT[space * 4 + side]
            border = BORDER[space * 4 + side]
            if other == OUTSIDE or faces[other]:
                if border != OUTER:
                    states[border] = CLOSED
            elif face == CRATER:
                states[border] = CRATER_BESIDE
            else:
                states[border] = LETTERS.find(face[side]) or BLANK
    yield
    if routes:
        for space in range(49):
            for letter in (HIGHWAY, RAILWAY):
                if LETTERS[letter] in faces[space]:
                    _measure(here, faces, space, letter)
                    yield
    return here


def _measure(here, faces, space, letter):
    """How long the routes are that end at a space."""
    length = longest_from(faces, space, LETTERS[letter])
    here.longest[letter] = max(here.longest[letter], length)
    for side in range(4):
        border = BORDER[space * 4 + side]
        if faces[space][side] == LETTERS[letter] and here.states[border] == letter:
            here.reach[border] = length


def longest_from(faces, start, letter):
    """The spaces of the longest route from here that is found within the step limit."""
    best = 1
    visited = bytearray(49)
    visited[start] = 1
    path, sides = [start], [0]
    for _ in range(MOST_STEPS):
        space, side = path[-1], sides[-1]
        if side == 4:
            path.pop()
            sides.pop()
            visited[space] = 0
            if not path:
                break
            continue
        sides[-1] = side + 1
        if faces[space][side] == letter:
            other = NEXT[space * 4 + side]
            if other != OUTSIDE and not visited[other]:
                met = faces[other]
                if len(met) > 1 and met[side ^ 2] == letter:
                    visited[other] = 1
                    path.append(other)
                    sides.append(0)
                    best = max(best, len(path))
    return best


def _label(faces, labels):
    """In slices: name every network after its first exit; those without one get further names."""
    seen = bytearray(196)
    label = 0
    for space, side, letter in EXIT_LIST:
        label += 1
        face = faces[space]
        if len(face) > 1 and face[side] == letter:
            yield from _spread(faces, labels, seen, space * 4 + side, label)
    for port in range(196):
        face = faces[port >> 2]
        if len(face) > 1 and face[port & 3] != "-" and not seen[port]:
            label += 1
            yield from _spread(faces, labels, seen, port, label)
        if port % 28 == 27:
            yield


def _spread(faces, labels, seen, start, label):
    if seen[start]:
        return
    seen[start] = 1
    stack = [start]
    ports = 0
    while stack:
        ports += 1
        if ports % SLICE == 0:
            yield
        port = stack.pop()
        labels[BORDER[port]] = label
        go_on(faces, port, seen, stack)
