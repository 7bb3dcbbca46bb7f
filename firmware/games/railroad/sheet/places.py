"""Where and how something may be drawn on a sheet, found a few spaces at a time.

A board takes up to a fifth of a second for all 49 spaces, so a screen searches in slices and shows
the first place at once.
"""

from firmware.games.railroad.sheet.face_table import ways
from firmware.games.railroad.sheet.placing import meets_route, needs_route, why_not_place
from firmware.games.railroad.sheet.tiles import CRATER

# From the middle outwards: the first place that is found is one that lies near the others.
ORDER = bytes(
    (24, 17, 23, 25, 31, 16, 18, 30, 32, 10, 22, 26, 38, 9, 11, 15, 19, 29, 33, 37, 39)
    + (3, 21, 27, 45, 8, 12, 36, 40, 2, 4, 14, 20, 28, 34, 44, 46, 1, 5, 7, 13, 35, 41, 43, 47)
    + (0, 6, 42, 48)
)


class Places:
    """`spaces` are those found so far, in the order of the search; `fits[space]` has a bit for
    each of `ways` that fits there. `good(space, way)` decides; where `may(space)` says no, no way
    can fit."""

    def __init__(self, ways, good, order=ORDER, may=None):
        self.ways = ways
        self.spaces = bytearray()
        self.fits = bytearray(49)
        self._good = good
        self._may = may
        self._order = order
        self._next = 0

    def done(self):
        return self._next >= len(self._order)

    def search(self, count=49):
        """Check this many more spaces; those where nothing can fit take hardly any time."""
        while count and self._next < len(self._order):
            space = self._order[self._next]
            self._next += 1
            if self._may is not None and not self._may(space):
                continue
            count -= 1
            bit = 1
            found = 0
            for way in self.ways:
                if self._good(space, way):
                    found |= bit
                bit <<= 1
            if found:
                self.fits[space] = found
                self.spaces.append(space)
        return self

    def at(self, space):
        """The ways that fit in a space."""
        fits = self.fits[space]
        return [way for i, way in enumerate(self.ways) if fits >> i & 1]


def places_of(sheet, face, options, spaces=ORDER, met=None):
    """The places of a face of a die or of a special route. `met` keeps for other faces on the same
    sheet where a route leads to: 49 bytes, 0 where it was not checked yet."""
    faces = sheet.faces
    joins_route = needs_route(face, options)
    if met is None:
        met = bytearray(49)

    def may(space):
        if faces[space] != "" and faces[space] != CRATER:
            return False
        if joins_route and not met[space]:
            met[space] = 2 if meets_route(sheet, space) else 1
        return not joins_route or met[space] == 2

    def good(space, way):
        return why_not_place(sheet, space, way, options) is None

    return Places(ways(face), good, spaces, may)


def nearest(spaces, space, side):
    """The nearest of some spaces towards a side; where there is none, the farthest behind."""
    row, column = space // 7, space % 7
    best = None
    least = 0
    for other in spaces:
        down = other // 7 - row
        right = other % 7 - column
        ahead = (-down, right, down, -right)[side]
        aside = abs(right if side in (0, 2) else down)
        if ahead == 0:
            continue
        far = ahead + 2 * aside + (0 if ahead > 0 else 100)
        if best is None or far < least or (far == least and other < best):
            best = other
            least = far
    return space if best is None else best
