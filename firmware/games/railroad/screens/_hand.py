"""What a player has taken: the space in which it blinks, and how it stands there."""

from firmware.games.railroad.sheet.places import nearest
from firmware.games.railroad.sheet.spaces import MIDDLE, NEXT, OUTSIDE

SLICE = 3  # spaces that are searched at once


class Hand:
    """Starts in the first place where it fits; the others are found while it blinks there. What
    fits nowhere can be moved to any space, and `reason` says why it does not fit."""

    def __init__(self, gadget, view, seat, choice):
        self.gadget = gadget
        self.view = view
        self.seat = seat
        self.choice = choice
        self.reason = ""
        self.space = None
        self._marked = 0  # places that have their dot
        places = choice.places
        while not places.spaces and not places.done():
            places.search(SLICE)
        self.roams = not places.spaces
        self.put(MIDDLE if self.roams else places.spaces[0])

    def put(self, space, way=0):
        """Into a space, in one of the ways that fit there."""
        if self.space is not None:
            there = self.seat.sheet.faces[self.space]
            self.view.put(self.space, there or ("" if self.roams else "."))
        self.space = space
        self.way = way
        shown = self.shown()
        if self.roams:
            self.reason = self.gadget.say(self.choice.why_not(self.seat, space, shown))
        if shown and shown[0] != "S":  # a special route that is paid is not drawn
            self.view.put(space, shown)

    def mark(self):
        """A dot in every other free space where it fits, a few at a time; False: all have one."""
        spaces = self.choice.places.spaces
        start = self._marked
        self._marked = min(start + SLICE, len(spaces))
        for space in spaces[start : self._marked]:
            if space != self.space and not self.seat.sheet.faces[space]:
                self.view.put(space, ".")
        return self._marked > start

    def ways(self):
        places = self.choice.places
        return places.ways if self.roams else places.at(self.space)

    def shown(self):
        """The face as it stands there."""
        return self.ways()[self.way]

    def turns(self, step):
        """Is there another way on that side of this one?"""
        return step != 0 and 0 <= self.way + step < len(self.ways())

    def turn(self, step):
        self.put(self.space, (self.way + step) % len(self.ways()))

    def move(self, side):
        """To the nearest place on a side; to the next space where nothing fits anyway."""
        self.put(self.next_space(side), self.way if self.roams else 0)

    def next_space(self, side):
        if not self.roams:
            return nearest(self.choice.places.spaces, self.space, side)
        other = NEXT[self.space * 4 + side]
        return self.space if other == OUTSIDE else other

    def only(self):
        """Is it drawn in one way only here? Then A draws it."""
        return self.choice.DRAWS and not self.roams and len(self.ways()) == 1

    def event(self, number):
        return self.choice.event(self.seat, number, self.space, self.shown())
