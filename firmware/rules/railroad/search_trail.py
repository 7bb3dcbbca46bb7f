"""The longest route that uses no joint twice: branch and bound over the chains.

Bound: every chain still reachable, less what parity forbids: of the junctions with an odd number
of chains left, all but the two ends of the route must leave at least one chain out, and a chain
left out serves two of them at most.
"""

from firmware.rules.railroad.routes import NOWHERE


def search(graph, best, ring="closing"):
    """A longest route, or `best` where none is longer."""
    return Search(graph, len(best), ring).run() or best


class Search:
    def __init__(self, graph, length, ring):
        self.graph = graph
        self.once = ring == "once"
        self.length = length  # spaces counted by the best route so far
        self.best = None
        self.nodes = 0
        self.weight = []  # joints of every chain
        for _, end, between in graph.chains:
            self.weight.append(len(between) + (0 if end == NOWHERE else 1))
        self.dead = []  # per junction: its longest chain to nowhere
        self.onward = []  # per junction: (other junction, chain)
        for number, at in enumerate(graph.at):
            dead = NOWHERE
            ways = []
            for chain in at:
                first, end, _ = graph.chains[chain]
                if end == NOWHERE:
                    if dead == NOWHERE or self.weight[chain] > self.weight[dead]:
                        dead = chain
                elif (number, chain) not in ways:  # a loop stands twice
                    ways.append((end if first == number else first, chain))
            self.dead.append(dead)
            self.onward.append(ways)

    def run(self):
        """Search from every junction, ends at dead ends first; the spaces in order, or None."""
        for start in range(len(self.onward)):
            self._from(start)
        return self._spaces() if self.best else None

    def _dead(self, junction):
        chain = self.dead[junction]
        return 0 if chain == NOWHERE else self.weight[chain]

    def _second_dead(self, junction):
        """The second-longest chain to nowhere, for a route that passes one junction only."""
        best = NOWHERE
        for chain in self.graph.at[junction]:
            if chain != self.dead[junction] and self.graph.chains[chain][1] == NOWHERE:
                if best == NOWHERE or self.weight[chain] > self.weight[best]:
                    best = chain
        return best

    def _from(self, start):
        onward, weight = self.onward, self.weight
        used = bytearray(len(weight))
        path = [start]
        chains = []
        tries = [0]
        length = 1 + self._dead(start)
        self._end(path, chains, length)
        if not self._promising(start, start, used, length):
            return
        while path:
            here = path[-1]
            ways = onward[here]
            turn = tries[-1]
            while turn < len(ways) and used[ways[turn][1]]:
                turn += 1
            if turn == len(ways):
                path.pop()
                tries.pop()
                if chains:
                    chain = chains.pop()
                    used[chain] = 0
                    length -= weight[chain]
                continue
            tries[-1] = turn + 1
            there, chain = ways[turn]
            self.nodes += 1
            used[chain] = 1
            length += weight[chain]
            path.append(there)
            chains.append(chain)
            self._end(path, chains, length)
            if self._promising(start, there, used, length):
                tries.append(0)
            else:
                path.pop()
                chains.pop()
                used[chain] = 0
                length -= weight[chain]

    def _promising(self, start, here, used, length):
        """Can the chains still reachable from here beat the best?"""
        onward, weight = self.onward, self.weight
        seen = bytearray(len(onward))
        seen[here] = 1
        stack = [here]
        twice = 0  # every chain is met from both of its ends
        odd = 0  # the surplus of odd junctions, each by its lightest chain
        spare = 0  # the heaviest of them may be the route's end
        last = 0
        while stack:
            junction = stack.pop()
            degree = 0
            lightest = 99
            for there, chain in onward[junction]:
                if not used[chain]:
                    heft = weight[chain]
                    degree += 1
                    twice += heft
                    if there == junction:
                        degree += 1
                        twice += heft
                    lightest = min(lightest, heft)
                    if not seen[there]:
                        seen[there] = 1
                        stack.append(there)
            dead = self._dead(junction)
            last = max(last, dead)
            if degree & 1 and junction != here:
                odd += lightest
                spare = max(spare, lightest)
        return 2 * length + twice - (odd - spare) + 2 * last > 2 * self.length

    def _end(self, path, chains, length):
        """Score the route that ends here, with the chain to nowhere that it may run into."""
        head = self.dead[path[0]]
        tail = self.dead[path[-1]]
        if tail == head:  # at its first junction again: the second-longest chain is left
            tail = self._second_dead(path[-1])
        if tail != NOWHERE:
            length += self.weight[tail]
        elif self.once and head == NOWHERE:
            if path[-1] in path[:-1] and path[0] in path[1:]:
                length -= 1
        if length > self.length:
            self.length = length
            self.best = (path[:], chains[:], head, tail)

    def _spaces(self):
        graph = self.graph
        path, chains, head, tail = self.best
        spaces = []
        if head != NOWHERE:
            spaces += list(reversed(graph.between(head, path[0])))
        for number, junction in enumerate(path):
            spaces.append(graph.junctions[junction])
            if number < len(chains):
                spaces += self._walk(chains[number], junction, path[number + 1])
        if tail != NOWHERE:
            spaces += graph.between(tail, path[-1])
        return spaces

    def _walk(self, chain, junction, onward):
        if junction == onward:  # a loop, either way round
            return self.graph.chains[chain][2]
        return self.graph.between(chain, junction)
