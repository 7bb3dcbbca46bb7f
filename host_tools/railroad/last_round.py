"""Every way to draw the route dice of a last round, one after another: the most points are proven.

A round ends only when no die that is left fits anywhere, so the order of the dice matters: what
is drawn first may be what the next one joins. The same drawings in another order are one sheet,
and looked at once. A special route may be drawn at any time, if the player has one.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.seat import Seat
from firmware.games.railroad.sheet.face_table import base, ways
from firmware.games.railroad.sheet.placing import ROUTE, joins
from firmware.games.railroad.sheet.tiles import SPECIALS

Drawing = tuple[int, str]  # space and face


class TooMany(Exception):
    """More sheets than somebody wanted to look at."""


class Proof(NamedTuple):
    points: int  # the most that can be reached
    best: list[frozenset[Drawing]]  # all drawings that reach it
    looked: int  # sheets on which the round could end


def prove(seat: Seat, most: int | None = None) -> Proof:
    """All endings of a round of the plain game whose dice are `seat.faces`; TooMany above
    `most`."""
    search = Search(seat, most)
    search.go_on(frozenset(), tuple(sorted(base(face) for face in seat.faces[:4])), None)
    top = max(search.ends.values())
    best = [drawn for drawn, points in search.ends.items() if points == top]
    return Proof(top, best, len(search.ends))


def roughly(seat: Seat) -> int:
    """A guess at how many endings there are: the places that everything has at first."""
    search = Search(seat, None)
    count = 1 + sum(len(list(search.places(face))) for face in search.specials)
    for face in seat.faces[:4]:
        count *= max(len(list(search.places(face))), 1)
    return count


class Search:
    def __init__(self, seat: Seat, most: int | None):
        self.sheet = seat.sheet.copy()
        self.options: dict[str, Any] = seat.options
        self.most = most
        self.specials = [
            SPECIALS[name] for name in SPECIALS if seat.specials.why_not(name) is None
        ]
        self.seen: set[tuple[frozenset[Drawing], tuple[str, ...]]] = set()
        self.ends: dict[frozenset[Drawing], int] = {}

    def go_on(self, drawn: frozenset[Drawing], left: tuple[str, ...], special: str | None) -> None:
        """Everything that can follow after these drawings."""
        if (drawn, left) in self.seen:
            return
        self.seen.add((drawn, left))
        fits = False
        for number, face in enumerate(left):
            if face in left[:number]:
                continue  # two dice of one face
            for place in self.places(face):
                fits = True
                self.draw(drawn, place, left[:number] + left[number + 1 :], special)
        if special is None:
            for face in self.specials:
                for place in self.places(face):
                    self.draw(drawn, place, left, face)
        if not fits:
            self.ends[drawn] = Score(self.sheet, self.options).total
            if self.most is not None and len(self.ends) > self.most:
                raise TooMany

    def draw(
        self,
        drawn: frozenset[Drawing],
        place: Drawing,
        left: tuple[str, ...],
        special: str | None,
    ) -> None:
        space, way = place
        self.sheet.faces[space] = way
        self.go_on(drawn | {place}, left, special)
        self.sheet.faces[space] = ""

    def places(self, face: str) -> Iterator[Drawing]:
        faces = self.sheet.faces
        for space in [space for space in range(49) if not faces[space]]:
            for way in ways(face):
                if joins(self.sheet, space, way) == ROUTE:
                    yield space, way
