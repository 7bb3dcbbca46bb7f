"""The longest route that passes each space at most once: branch and bound over the junctions."""

from firmware.rules.railroad.routes import NOWHERE


def search(graph, best, ring="closing"):
    """A longest route, or `best` where none is longer."""
    return Search(graph, len(best)).run() or best


class Search:
    def __init__(self, graph, length):
        self.graph = graph
        self.length = length  # of the best route so far
        self.best = None  # its junctions and chains, and the chains of its two tails
        self.nodes = 0
        chains = graph.chains
        size = [len(between) for _, _, between in chains]
        self.size = size
        self.onward = []  # per junction: (other junction, chain), the other one's dead ends first
        self.tail = []  # per junction: the longest chain that could end a route there
        self.worth = []  # per junction: twice the most that passing it can add
        self.first = []  # per junction: twice the most that its way out adds besides
        for number, at in enumerate(graph.at):
            ways = []
            lengths = [0, 0]
            for chain in at:
                first, end, _ = chains[chain]
                if end != NOWHERE and first != end:
                    ways.append((end if first == number else first, chain))
                    lengths.append(size[chain])
            lengths.sort()
            self.onward.append(ways)
            self.tail.append(max([size[chain] for chain in at]))
            self.worth.append(2 + lengths[-1] + lengths[-2])
            self.first.append(lengths[-1])
        self.longest_tail = max(self.tail)

    def run(self):
        """Search from every junction; the route's spaces in order, or None."""
        count = len(self.onward)
        for start in range(count):
            self._from(start)
        return self._spaces() if self.best else None

    def _from(self, start):
        onward, size, worth = self.onward, self.size, self.worth
        visited = bytearray(len(onward))
        visited[start] = 1
        path = [start]
        used = []
        tries = [0]
        length = 1
        total = sum(worth) - worth[start]
        self._end(path, used, length)
        if not self._promising(start, start, visited, length, total):
            return
        while path:
            here = path[-1]
            ways = onward[here]
            turn = tries[-1]
            while turn < len(ways) and visited[ways[turn][0]]:
                turn += 1
            if turn == len(ways):
                path.pop()
                tries.pop()
                visited[here] = 0
                total += worth[here]
                if used:
                    length -= 1 + size[used.pop()]
                continue
            tries[-1] = turn + 1
            there, chain = ways[turn]
            self.nodes += 1
            visited[there] = 1
            total -= worth[there]
            length += 1 + size[chain]
            path.append(there)
            used.append(chain)
            if length + self.tail[start] + self.tail[there] > self.length:
                self._end(path, used, length)
            if self._promising(start, there, visited, length, total):
                tries.append(0)
            else:
                path.pop()
                used.pop()
                visited[there] = 0
                total += worth[there]
                length -= 1 + size[chain]

    def _promising(self, start, here, visited, length, total):
        """Can what is still reachable from here beat the best?"""
        tail = self.tail
        need = 2 * (self.length - length - tail[start])
        if total + 2 * self.longest_tail + self.first[here] <= need:
            return False
        seen = bytearray(visited)
        stack = [here]
        reach = self.first[here]
        last = tail[here]
        while stack:
            for there, _ in self.onward[stack.pop()]:
                if not seen[there]:
                    seen[there] = 1
                    reach += self.worth[there]
                    last = max(last, tail[there])
                    stack.append(there)
        return reach + 2 * last > need

    def _end(self, path, used, length):
        """Score the route that ends here, with the best two different chains as its tails."""
        at, size = self.graph.at, self.size
        for head in [None] + [c for c in at[path[0]] if c not in used]:
            for tail in [None] + [c for c in at[path[-1]] if c not in used]:
                if head is not None and head == tail:
                    continue
                whole = length
                if head is not None:
                    whole += size[head]
                if tail is not None:
                    whole += size[tail]
                if whole > self.length:
                    self.length = whole
                    self.best = (path[:], used[:], head, tail)

    def _spaces(self):
        graph = self.graph
        path, used, head, tail = self.best
        spaces = []
        if head is not None:
            spaces += list(reversed(graph.between(head, path[0])))
        for number, junction in enumerate(path):
            spaces.append(graph.junctions[junction])
            if number < len(used):
                spaces += graph.between(used[number], junction)
        if tail is not None:
            spaces += graph.between(tail, path[-1])
        return spaces
