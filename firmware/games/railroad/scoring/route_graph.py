"""The highways or railways of a sheet as a graph, in which longest_route.py searches.

The spaces of one letter and their joints form the graph. Only junctions (three or more joints)
leave a choice, so the graph is boiled down to junctions and the chains of spaces between them; a
chain that ends nowhere can only be the first or the last part of a route. A sweep over the
junctions (longest_route.py) then finds the longest route in a few hundred steps, where trying
every route takes hundreds of thousands on a sheet full of T-junctions.
"""

from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE

NOWHERE = -1
# What looking for another order of the junctions costs, in states of the sweep.
COST_OF_A_TRY = 8


class Graph:
    """Junctions, chains between them, and the parts without any junction."""

    def __init__(self, sheet, letter):
        faces = sheet.faces
        near: list = [None] * 49
        for space in range(49):
            face = faces[space]
            if letter in face:
                joints = []
                for side in range(4):
                    if face[side] == letter:
                        other = NEXT[space * 4 + side]
                        if other != OUTSIDE:
                            met = faces[other]
                            if len(met) > 1 and met[side ^ 2] == letter:
                                joints.append(other)
                near[space] = joints
        self.near = near
        self.junctions = [s for s in range(49) if near[s] and len(near[s]) > 2]
        self.index = {space: i for i, space in enumerate(self.junctions)}
        # A chain: (junction, junction or NOWHERE, the spaces between, first junction first).
        self.chains = []
        # The chains at each junction; a loop stands there twice.
        self.at = [[] for _ in self.junctions]
        self._follow_chains()

    def _follow_chains(self):
        near, index = self.near, self.index
        for start in self.junctions:
            for first in near[start]:
                between = []
                before, space = start, first
                while space not in index:
                    between.append(space)
                    onward = near[space]
                    if len(onward) == 1:
                        break
                    before, space = space, onward[1] if onward[0] == before else onward[0]
                if space in index:
                    # Seen from both ends: stored from the end that comes first, a loop once.
                    if (start, first) > (space, before):
                        continue
                    end = index[space]
                else:
                    end = NOWHERE
                number = len(self.chains)
                self.chains.append((index[start], end, between))
                self.at[index[start]].append(number)
                if end != NOWHERE:
                    self.at[end].append(number)

    def best_plain(self, rule, ring):
        """The longest route among the parts that have no junction: plain lines and rings."""
        near = self.near
        seen = bytearray(49)
        for start in self.junctions:
            seen[start] = 1
        for _, _, between in self.chains:
            for space in between:
                seen[space] = 1
        best = []
        for ends in (2, 3):  # lines from one of their ends first, what is left are rings
            for start in range(49):
                if near[start] is None or seen[start] or len(near[start]) >= ends:
                    continue
                line = self._line(start, seen)
                if ends == 3 and rule == "trail" and ring == "closing":
                    line.append(start)
                if len(line) > len(best):
                    best = line
        return best

    def _line(self, start, seen):
        line = []
        space = start
        while space is not None:
            line.append(space)
            seen[space] = 1
            onward = None
            for other in self.near[space]:
                if not seen[other]:
                    onward = other
                    break
            space = onward
        return line

    def between(self, chain, start):
        """The spaces of a chain in order, entered from a junction."""
        first, _, spaces = self.chains[chain]
        return spaces if first == start else list(reversed(spaces))


def visiting_order(graph):
    """The junctions in an order that keeps few of them open: met, but not yet visited.

    Each open junction triples the number of states, roughly. Every start is tried, as
    long as a try can save more than it costs.
    """
    near = [[] for _ in graph.junctions]
    for first, end, _ in graph.chains:
        if end != NOWHERE and first != end and end not in near[first]:
            near[first].append(end)
            near[end].append(first)
    best, least = None, None
    for start in range(len(near)):
        order, cost = _order_from(start, near, least)
        if order:
            best, least = order, cost
        if least < COST_OF_A_TRY * (start + 1):
            break
    return best


def _order_from(start, near, limit):
    """(order, its cost) from a start; (None, cost) as soon as it costs as much as the limit.

    Go on where the fewest new junctions open. Among equals some starts take the one that was
    opened first and some the one nearest to the top: neither is always better.
    """
    unmet = [len(others) for others in near]
    met = bytearray(len(near))  # 1 when opened, 2 when visited
    order, opened, cost = [], [], 0
    while len(order) < len(near):
        if not opened:
            first = start if not order else bytes(met).find(b"\0")
            _open(first, near, unmet, met, opened)
        if start & 1:
            opened.sort()
        here = min(opened, key=lambda junction: unmet[junction])
        opened.remove(here)
        order.append(here)
        met[here] = 2
        for there in near[here]:
            if met[there] < 2:
                cost += 3 ** len(opened)
            if not met[there]:
                _open(there, near, unmet, met, opened)
        if limit is not None and cost >= limit:
            return None, cost
    return order, cost


def _open(junction, near, unmet, met, opened):
    met[junction] = 1
    opened.append(junction)
    for other in near[junction]:
        unmet[other] -= 1
