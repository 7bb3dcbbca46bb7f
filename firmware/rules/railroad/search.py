"""Branch and bound over the junctions, for both rules of the longest route.

`simple` passes a junction once. `trail` may pass it once for every two chains, and may run back
into a space at both ends: there a chain that leads to a junction counts that junction again.
"""

from firmware.rules.railroad.routes import NOWHERE, comes_back

PRUNED = -1
ON_ROUTE = 1  # a chain that the route runs through
PASSED_BY = 2  # added for each end of a chain that the route passed without taking it


class Search:
    def __init__(self, graph, length, rule, ring):
        self.graph = graph
        self.length = length  # of the best route so far
        self.best = None  # its junctions and chains, and the chains of its two tails
        self.once = rule == "trail" and ring == "once"
        self.nodes = 0
        trail = rule == "trail"
        chains = graph.chains
        self.size = [len(between) for _, _, between in chains]
        # What a chain adds as the first or last part of a route.
        self.tail_size = [
            len(between) + (1 if trail and end != NOWHERE else 0) for _, end, between in chains
        ]
        self.back = 1 if trail else 0  # what running back into the route adds at its end
        self.passes = [len(at) // 2 if trail else 1 for at in graph.at]
        self.dead = []  # (what it adds, junction) of every chain that can only be a tail
        self.through = 0  # the spaces of all other chains
        for chain, (first, end, _) in enumerate(chains):
            if end == NOWHERE or (first == end and self.passes[first] < 2):
                self.dead.append((self.tail_size[chain], first))
            else:
                self.through += self.size[chain]
        self.dead.sort(reverse=True)
        self.tail = [max([self.tail_size[chain] for chain in at]) for at in graph.at]
        self.ways = [self._ways(junction) for junction in range(len(graph.at))]

    def _ways(self, junction):
        """The ways out of a junction: (other junction, chain, the other ways as pairs)."""
        ways = []
        for chain in self.graph.at[junction]:
            first, end, _ = self.graph.chains[chain]
            if end == NOWHERE:
                continue
            if first == end and (self.passes[junction] < 2 or (junction, chain) in ways):
                continue
            ways.append((end if first == junction else first, chain))
        return [(end, chain, [w for w in ways if w[1] != chain]) for end, chain in ways]

    def run(self):
        """Search from every junction; the route's spaces in order, or None."""
        for start in range(len(self.ways)):
            self._from(start)
        return self._spaces(*self.best) if self.best else None

    def _from(self, start):
        """Every route from a junction that can still be the longest."""
        all_ways, size, tail_size = self.ways, self.size, self.tail_size
        tail, dead = self.tail, self.dead
        nodes = head = 0
        left = self.passes[:]
        left[start] -= 1
        state = bytearray(len(size))  # of every chain
        path, chains, tries, length = [start], [], [0], 1
        # What could still be added: passes of junctions, and chains not passed by. A chain that
        # was passed by can only be the last part; the longest such is the last of `missed`.
        more = sum(left) + self.through
        missed = [self.back]
        # A junction with one way left can only end the route: of these stubs one counts.
        open_ways = [len(ways) for ways in all_ways]
        stubs = sum([1 for j, ways in enumerate(open_ways) if ways < 2 and j != start])
        # A route that ends at an earlier start was found from there.
        ends = sum(left[start:])
        best = self._end(path, chains, state, length)
        while path:
            here = path[-1]
            ways = all_ways[here]
            turn = tries[-1]
            if turn > 0 and not left[here]:  # back from a try: what it passed by is open again
                missed.pop()
                for there, chain in ways[turn - 1][2]:
                    if state[chain] != ON_ROUTE:
                        state[chain] -= PASSED_BY
                        if not state[chain]:
                            more += size[chain]
                            open_ways[there] += 1
                            if open_ways[there] == 2:
                                stubs -= 1
            if turn != PRUNED:
                while turn < len(ways) and (state[ways[turn][1]] or not left[ways[turn][0]]):
                    turn += 1
            if turn == PRUNED or turn == len(ways):
                path.pop()
                tries.pop()
                left[here] += 1
                more += 1
                if here >= start:
                    ends += 1
                if open_ways[here] < 2:
                    stubs += 1
                if chains:
                    chain = chains.pop()
                    state[chain] = 0
                    more += size[chain]
                    length -= 1 + size[chain]
                continue
            nodes += 1
            tries[-1] = turn + 1
            there, chain, others = ways[turn]
            if not left[here]:
                longest = missed[-1]
                for end, other in others:
                    if state[other] != ON_ROUTE:
                        if not state[other]:
                            more -= size[other]
                            open_ways[end] -= 1
                            if open_ways[end] == 1:
                                stubs += 1
                            if tail_size[other] > longest and chains:
                                longest = tail_size[other]
                        state[other] += PASSED_BY
                missed.append(longest)
            if not chains:
                head = max([0] + [tail_size[c] for c in self.graph.at[start] if c != chain])
            length += 1 + size[chain]
            more -= 1 + size[chain]
            state[chain] = ON_ROUTE
            left[there] -= 1
            if open_ways[there] < 2:
                stubs -= 1
            path.append(there)
            chains.append(chain)
            if there >= start:
                ends -= 1
                if length + head + tail[there] > best:
                    best = self._end(path, chains, state, length)
            bound = length + head + more - (stubs - 1 if stubs > 1 else 0)
            last = missed[-1]
            if ends and bound + last <= best:
                for longer, junction in dead:
                    if longer <= last:
                        break
                    if left[junction] or junction == there:
                        last = longer
                        break
            tries.append(0 if ends and bound + last > best else PRUNED)
        self.nodes += nodes

    def _end(self, path, chains, state, length):
        """Take the route that ends here, with its best two tails, if it is the longest so far."""
        at, tail_size = self.graph.at, self.tail_size
        for head in [NOWHERE] + at[path[0]]:
            if head != NOWHERE and state[head] == ON_ROUTE:
                continue
            for tail in [NOWHERE] + at[path[-1]]:
                if tail != NOWHERE and (state[tail] == ON_ROUTE or tail == head):
                    continue
                whole = length
                if head != NOWHERE:
                    whole += tail_size[head]
                if tail != NOWHERE:
                    whole += tail_size[tail]
                if whole > self.length:
                    if self.once and comes_back(self._spaces(path, chains, head, tail)):
                        whole -= 1
                    if whole > self.length:
                        self.length = whole
                        self.best = (path[:], chains[:], head, tail)
        return self.length

    def _spaces(self, path, chains, head, tail):
        """The spaces of a route in order."""
        spaces = []
        if head != NOWHERE:
            spaces += reversed(self._tail_spaces(head, path[0]))
        for number, junction in enumerate(path):
            spaces.append(self.graph.junctions[junction])
            if number < len(chains):
                spaces += self.graph.between(chains[number], junction)
        if tail != NOWHERE:
            spaces += self._tail_spaces(tail, path[-1])
        return spaces

    def _tail_spaces(self, chain, junction):
        graph = self.graph
        spaces = graph.between(chain, junction)
        if self.tail_size[chain] > len(spaces):
            first, end, _ = graph.chains[chain]
            spaces = spaces + [graph.junctions[end if first == junction else first]]
        return spaces
