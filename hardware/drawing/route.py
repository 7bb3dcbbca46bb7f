"""Finds ways on a grid: wires in a picture (one layer), tracks on the circuit board (two).

A place is (column, row, layer). `Grid.connect` joins two sets of places by the cheapest way:
short, with few bends, few crossings and few vias. What is blocked is closed to all nets, what a
net has taken is closed to the others, except that wires in a picture may cross at right angles.
"""

from collections.abc import Iterable
from heapq import heappop, heappush
from itertools import pairwise

Place = tuple[int, int, int]
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
DIAGONALS = ((1, 1), (-1, 1), (-1, -1), (1, -1))
BEND = 4.0
CROSSING = 12.0
VIA = 14.0


class NoWay(Exception):
    """The ends cannot be joined."""


class Grid:
    def __init__(
        self,
        columns: int,
        rows: int,
        layers: int = 1,
        diagonal: bool = False,
        crowd: float = 0.0,
    ):
        self.columns = columns
        self.rows = rows
        self.layers = layers
        self.steps = STEPS + (DIAGONALS if diagonal else ())
        self.crowd = crowd  # what it costs to run right beside another net
        self.blocked: set[Place] = set()
        self.cost: dict[Place, float] = {}
        # place -> {net: directions of its way there}; a bend has both
        self.taken: dict[Place, dict[str, set[int]]] = {}

    def block(self, places: Iterable[Place]) -> None:
        self.blocked.update(places)

    def closed(self, place: Place, net: str) -> bool:
        """May this net not come here?"""
        return place in self.blocked

    def no_via(self, column: int, row: int, net: str) -> bool:
        """May this net not change the layer here?"""
        return False

    def connect(self, net: str, starts: Iterable[Place], ends: Iterable[Place]) -> list[Place]:
        """The way from one of the starts to one of the ends."""
        goals = set(ends)
        low = [min(p[i] for p in goals) for i in (0, 1)]
        high = [max(p[i] for p in goals) for i in (0, 1)]

        def rest(p: Place) -> float:
            dx = max(low[0] - p[0], 0, p[0] - high[0])
            dy = max(low[1] - p[1], 0, p[1] - high[1])
            return dx + dy if len(self.steps) == 4 else max(dx, dy)

        heap: list = []
        best: dict[tuple[Place, int], float] = {}
        came: dict[tuple[Place, int], tuple[Place, int]] = {}
        for start in sorted(set(starts)):
            best[start, -1] = 0.0
            heappush(heap, (rest(start), 0.0, start, -1))
        while heap:
            _, so_far, here, heading = heappop(heap)
            if so_far > best[here, self._state(heading)]:
                continue
            if here in goals:
                return self._way(came, (here, heading))
            for there, turned, cost in self._next(net, here, heading, goals):
                total = so_far + cost
                state = (there, self._state(turned))
                if total < best.get(state, float("inf")):
                    best[state] = total
                    came[there, turned] = (here, heading)
                    heappush(heap, (total + rest(there), total, there, turned))
        raise NoWay(net)

    def _state(self, heading: int) -> int:
        """In a picture it matters how a wire comes along; on the large grid of a circuit board
        the first good way to a place will do."""
        return heading if self.layers == 1 else -1

    def take(self, net: str, way: list[Place]) -> None:
        """Keep a way for its net."""
        for a, b in pairwise(way):
            if a[2] != b[2]:
                continue
            direction = self._direction(a, b) % 2
            for place in (a, b):
                self.taken.setdefault(place, {}).setdefault(net, set()).add(direction)

    def _direction(self, a: Place, b: Place) -> int:
        return self.steps.index((b[0] - a[0], b[1] - a[1]))

    def _next(self, net, here, heading, goals):
        x, y, layer = here
        for turned, (dx, dy) in enumerate(self.steps):
            if heading >= 0 and self.steps[heading] == (-dx, -dy):
                continue
            there = (x + dx, y + dy, layer)
            if not (0 <= there[0] < self.columns and 0 <= there[1] < self.rows):
                continue
            if there not in goals and self.closed(there, net):
                continue
            if (
                dx
                and dy
                and any(self.closed(p, net) for p in ((x + dx, y, layer), (x, y + dy, layer)))
            ):
                continue  # another way may run in parallel there, or cross between the places
            crossing = self._crossing(net, here, there, heading, turned)
            if crossing is None:
                continue
            bend = BEND if heading >= 0 and heading != turned else 0.0
            length = 1.0 if dx == 0 or dy == 0 else 1.42
            near = self.crowd * self._beside(net, there, turned) if self.crowd else 0.0
            yield there, turned, length + bend + crossing + near + self.cost.get(there, 0.0)
        if self.layers > 1 and not self.no_via(x, y, net):
            yield (x, y, 1 - layer), -1, VIA

    def _crossing(self, net, here, there, heading, turned) -> float | None:
        """What it costs to go over other nets' ways, or None where that is not allowed."""
        cost = 0.0
        for place, directions in ((here, {heading, turned} - {-1}), (there, {turned})):
            taken = self.taken.get(place)
            if not taken:
                continue
            for other, ways in taken.items():
                if other == net:
                    continue
                straight = len(ways) == 1 and len({d % 2 for d in directions}) == 1
                if not straight or ways & {d % 2 for d in directions}:
                    return None
                cost += CROSSING / 2
        return cost

    def _beside(self, net, there, turned) -> int:
        """How many other nets run in parallel right beside this place."""
        x, y, layer = there
        dx, dy = self.steps[turned]
        found = 0
        for place in ((x + dy, y + dx, layer), (x - dy, y - dx, layer)):
            ways = self.taken.get(place)
            if ways:
                found += sum(turned % 2 in ways[other] for other in ways if other != net)
        return found

    @staticmethod
    def _way(came, at) -> list[Place]:
        way = [at[0]]
        while at in came:
            at = came[at]
            way.append(at[0])
        return way[::-1]


def corners(way: list[Place]) -> list[Place]:
    """Only the places where a way turns, and its ends."""
    kept = [way[0]]
    for before, at, after in zip(way, way[1:], way[2:], strict=False):
        if tuple(b - a for a, b in zip(before, at, strict=True)) != tuple(
            b - a for a, b in zip(at, after, strict=True)
        ):
            kept.append(at)
    return [*kept, way[-1]]
