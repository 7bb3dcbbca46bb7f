"""The longest highway or railway, exactly, with no bad case and no recursion: a sweep through the
junctions that remembers only what still matters.

`simple`: each space at most once. `trail`: no joint twice, a space may be passed again.

The junctions are visited one after another, and at each the chains that lead on are taken or
left out. Two choices of chains that look alike from the junctions still to come can be completed
in the same ways, so only the better of them goes on. A sheet has so few junctions beside each
other that some dozen of these states remain, however many routes there are.

What was taken is one route exactly when it is connected and has at most two odd ends. `simple`
adds that a junction is passed at most once.
"""

from firmware.games.railroad.scoring.route_graph import NOWHERE, Graph, visiting_order

# A state has a byte for each junction still to come: 0 if no chain was taken there, else its
# part * 4 + its degree. A part is what is connected so far, named by its last junction (counted
# from 1). States with no, one and two ends of the route behind them are separate.
NO_PART = 0
ODD, PASSED, ODD_AGAIN = 1, 2, 3
# A choice: (its worth, the choice before its last chain, that chain, the junction that a tail is
# attached to). A tail ends the route inside a chain. The worth counts spaces, then the ends
# that are passed once, then a little for each chain: so every runtime finds the same route.
NOTHING = (0, None, NOWHERE, NOWHERE)
END = 1 << 16
SPACE = END << 2


def longest(sheet, letter, rule="simple", ring="closing"):
    """The spaces of a longest route, in order; for `trail` a space can come more than once."""
    graph = Graph(sheet, letter)
    best = graph.best_plain(rule, ring)
    if graph.junctions:
        return Search(graph, count(best, rule, ring), rule, ring).run() or best
    return best


def count(route, rule, ring="closing"):
    """The points of a route that `longest` found."""
    if rule == "trail" and ring == "once" and route and comes_back(route):
        return len(route) - 1
    return len(route)


def comes_back(route):
    """True if both ends of a route are passed again on the way."""
    return route[-1] in route[:-1] and route[0] in route[1:]


class Search:
    """`run` once; then `length` is the count of the longest route, `nodes` the work it took."""

    def __init__(self, graph, length, rule, ring):
        self.graph = graph
        self.length = length  # to be beaten
        self.nodes = 0
        self.simple = rule == "simple"
        self.once = rule == "trail" and ring == "once"
        # A junction's degree after one more chain. Only `once` must distinguish an end that the
        # route passes again (degree 3) from one that it does not.
        self.after = (ODD, PASSED, ODD_AGAIN, PASSED) if self.once else (ODD, PASSED, ODD)
        self.byte_of = [bytes((mark,)) for mark in range(4 * len(graph.junctions) + 4)]
        # The more junctions, the more dicts: MicroPython searches a full dict from end to end, and
        # a large one needs more memory in one piece than a heap in use may have.
        self.dicts = 1 + len(graph.junctions) // 2
        self.leaving = NO_PART  # the junction whose last chain is chosen, as a part's name
        self.best = NOTHING

    def run(self):
        """The route's spaces in order, or None if none is longer than the length to be beaten."""
        order = visiting_order(self.graph)
        states = self._no_states()
        states[0][0][bytes(len(order))] = NOTHING
        for here, chains in enumerate(self._plan(order)):
            for there, chain in chains[:-1]:
                states = self._choose(states, order, here, there, chain)
            self.leaving = here + 1
            if chains:
                states = self._choose(states, order, here, *chains[-1])
            else:
                states = self._without(states)
            self.leaving = NO_PART
        route = self._spaces()
        length = len(route)
        if self.once and comes_back(route):
            length -= 1
        if length <= self.length:
            return None
        self.length = length
        return route

    def _plan(self, order):
        """For each junction in order its chains: (the later junction or NOWHERE, chain)."""
        place = [0] * len(order)
        for number, junction in enumerate(order):
            place[junction] = number
        plan = [[] for _ in order]
        for chain, (first, end, _) in enumerate(self.graph.chains):
            here = place[first]
            there = NOWHERE if end == NOWHERE else place[end]
            if NOWHERE < there < here:
                here, there = there, here
            plan[here].append((there, chain))
        for chains in plan:
            chains.sort()
        return plan

    def _no_states(self):
        """Tables for the states with no, one and two ends of the route."""
        return [[{} for _ in range(self.dicts)] for _ in range(3)]

    def _choose(self, states, order, here, there, chain):
        """Every state without and with a chain from here."""
        self.nodes += sum([sum([len(few) for few in group]) for group in states])
        new = self._without(states)
        size = len(self.graph.chains[chain][2])
        gain = SPACE * (size + 1) + chain * chain * 7 % 409
        for ends in range(3):
            if there > here:
                self._join(states, new, ends, there - here, there + 1, gain, chain)
            elif there == here and not self.simple:
                self._loop(states, new, ends, here + 1, gain, chain)
        # An empty chain is no tail: there the route just ends at its junction.
        if there == NOWHERE or (self.simple and size):
            gain += END - SPACE
            for ends in range(2):
                self._tail(states, new, ends, 0, here + 1, gain, (chain, order[here]))
                if there > here:
                    tail = (chain, order[there])
                    self._tail(states, new, ends, there - here, there + 1, gain, tail)
        return new

    def _without(self, states):
        if not self.leaving:
            return [[few.copy() for few in group] for group in states]
        new = self._no_states()
        for ends in range(3):
            for state, choice in each(states[ends]):
                self._keep(new, ends, state, choice)
        return new

    def _join(self, states, new, ends, ahead, name, gain, chain):
        """Run through a chain to a later junction."""
        simple, after = self.simple, self.after
        must_be_even = self.leaving and ends == 2
        for state, choice in each(states[ends]):
            mark, mark_there = state[0], state[ahead]
            part, part_there = mark >> 2, mark_there >> 2
            if must_be_even and not mark & 1:
                continue
            if simple:
                if mark & 3 == PASSED or mark_there & 3 == PASSED:
                    continue
                if part and part == part_there:
                    continue
            joined = max(part, part_there, name)
            marks = bytearray(state)
            marks[0] = joined * 4 + after[mark & 3]
            marks[ahead] = joined * 4 + after[mark_there & 3]
            marks = bytes(marks)  # type: ignore[assignment]
            if part and part != joined:
                marks = self._rename(marks, part * 4, joined * 4)
            if part_there and part_there != joined:
                marks = self._rename(marks, part_there * 4, joined * 4)
            self._keep(new, ends, marks, (choice[0] + gain, choice, chain, NOWHERE))

    def _rename(self, marks, old, new):
        for degree in (ODD, PASSED, ODD_AGAIN) if self.once else (ODD, PASSED):
            marks = marks.replace(self.byte_of[old + degree], self.byte_of[new + degree])
        return marks

    def _loop(self, states, new, ends, name, gain, chain):
        """Run through a chain that comes back to its junction."""
        after = self.after
        for state, choice in each(states[ends]):
            mark = state[0]
            mark = (mark >> 2 or name) * 4 + after[after[mark & 3]]
            marks = self.byte_of[mark] + state[1:]
            self._keep(new, ends, marks, (choice[0] + gain, choice, chain, NOWHERE))

    def _tail(self, states, new, ends, ahead, name, gain, tail):
        """Begin or end the route in a chain."""
        simple, after = self.simple, self.after
        for state, choice in each(states[ends]):
            mark = state[ahead]
            if simple and mark & 3 == PASSED:
                continue
            marks = bytearray(state)
            marks[ahead] = (mark >> 2 or name) * 4 + after[mark & 3]
            self._keep(new, ends + 1, bytes(marks), (choice[0] + gain, choice) + tail)

    def _keep(self, new, ends, state, choice):
        """Keep a state and the best choice for it, unless it can come to nothing any more."""
        if self.leaving:
            mark = state[0]
            state = state[1:]
            if mark & 1:
                if ends == 2:
                    return
                ends += 1
                if mark & 3 == ODD:
                    choice = (choice[0] + END,) + choice[1:]
            if mark >> 2 == self.leaving:  # the last junction of its part: nothing else counts
                if choice[0] > self.best[0] and not any(state):
                    self.best = choice
                return
        few = new[ends][hash(state) % self.dicts]
        if few.setdefault(state, choice)[0] < choice[0]:
            few[state] = choice

    def _spaces(self):
        """The spaces of the best choice, in order."""
        graph = self.graph
        ways = [[] for _ in graph.junctions]
        tails = []
        entry = self.best
        while entry[1] is not None:
            _, entry, chain, junction = entry
            if junction != NOWHERE:
                tails.append((chain, junction))
            else:
                first, end, _ = graph.chains[chain]
                ways[first].append((end, chain))
                ways[end].append((first, chain))
        if tails:
            start = tails[0][1]
        else:
            degrees = [(len(way) & 1, len(way), junction) for junction, way in enumerate(ways)]
            start = max(degrees)[2]
        walk = walk_all(ways, start)
        spaces = []
        if len(tails) > 1:
            spaces += reversed(graph.between(tails[1][0], walk[0][0]))
        for junction, chain in walk:
            spaces.append(graph.junctions[junction])
            if chain != NOWHERE:
                spaces += graph.between(chain, junction)
        if tails:
            spaces += graph.between(tails[0][0], start)
        return spaces


def each(group):
    for few in group:
        for item in few.items():
            yield item


def walk_all(ways, start):
    """A walk over every way that ends at a start: (junction, the chain that leads on)."""
    used = []
    stack = [(start, NOWHERE)]
    walk = []
    while stack:
        here = stack[-1][0]
        while ways[here] and ways[here][-1][1] in used:
            ways[here].pop()
        if ways[here]:
            way = ways[here].pop()
            used.append(way[1])
            stack.append(way)
        else:
            walk.append(stack.pop())
    return walk
