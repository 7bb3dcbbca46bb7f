"""All 66 jewels, wherever they are: bag, board, holds, stockpiles, and out of the game.

Jewels are counts [rocks, rubies, emeralds, gold, diamonds]. Without the bag or the holds, what
the gadget cannot follow lies `loose`: on the table, known as a sum only.
"""

ALL = (12, 24, 15, 10, 5)
VALUES = (0, 1, 2, 3, 4)
HOLD = 5
NO_JEWELS = [0, 0, 0, 0, 0]


class Jewels:
    FIELDS = ("bag", "loose", "heaps", "holds", "stocks", "removed", "next_free")
    SHARED = ("home",)

    def __init__(self, players, with_bag):
        self.bag = list(ALL if with_bag else NO_JEWELS)
        self.loose = list(NO_JEWELS if with_bag else ALL)
        self.home = "bag" if with_bag else "loose"  # where a derailed hold goes
        self.heaps = []  # [square, then the five counts]
        self.holds = [list(NO_JEWELS) for _ in range(2 * players)]
        self.stocks = [list(NO_JEWELS) for _ in range(players)]
        self.removed = list(NO_JEWELS)
        self.next_free = 32  # squares from 32 on are those that belong to no mine

    def heap(self, square):
        """The five counts of a square, or None when nothing lies there."""
        for heap in self.heaps:
            if heap[0] == square:
                return heap[1:]
        return None

    def put(self, square, jewels):
        """Lay jewels on a square; -1 is a new square off the mines."""
        if square < 0:
            square = self.next_free
            self.next_free += 1
        for heap in self.heaps:
            if heap[0] == square:
                move(jewels, heap, 1)
                return
        self.heaps.append([square] + list(jewels))

    def lift(self, square, jewels):
        """Take jewels from a square; an empty one is forgotten."""
        for i, heap in enumerate(self.heaps):
            if heap[0] == square:
                for kind, count in enumerate(jewels):
                    heap[kind + 1] -= count
                if not any(heap[1:]):
                    self.heaps.pop(i)
                return

    def home_again(self, cart):
        """A derailed cart's hold goes back to where the jewels came from."""
        move(self.holds[cart], getattr(self, self.home))
        self.holds[cart] = list(NO_JEWELS)

    def bank(self, cart):
        move(self.holds[cart], self.stocks[cart // 2])
        self.holds[cart] = list(NO_JEWELS)

    def lose(self, cart):
        move(self.holds[cart], self.removed)
        self.holds[cart] = list(NO_JEWELS)

    def swallow(self, square):
        """The chasm takes what lies on a square."""
        jewels = self.heap(square)
        if jewels:
            move(jewels, self.removed)
            self.lift(square, jewels)

    def total(self):
        """Always 66."""
        found = sum(self.bag) + sum(self.loose) + sum(self.removed)
        for place in self.holds + self.stocks:
            found += sum(place)
        return found + sum([sum(heap[1:]) for heap in self.heaps])


def move(jewels, target, shift=0):
    """Add to a place; `shift` skips the square of a heap."""
    for kind, count in enumerate(jewels):
        target[kind + shift] += count


def take_out(source, jewels):
    for kind, count in enumerate(jewels):
        source[kind] -= count


def draws(source, count):
    """The n's of `count` draws without putting back."""
    total = sum(source)
    return [total - i for i in range(count)]


def drawn(source, outcomes):
    """Take the outcomes out of a place: each is an index into its expanded list."""
    found = list(NO_JEWELS)
    for index in outcomes:
        kind = kind_at(source, index)
        source[kind] -= 1
        found[kind] += 1
    return found


def kind_at(counts, index):
    """Which kind stands at an index of the list 0 0 .. 1 1 .. 2 2 .. that the counts make."""
    kind = 0
    while index >= counts[kind]:
        index -= counts[kind]
        kind += 1
    return kind


def within(jewels, source):
    return all(count <= source[kind] for kind, count in enumerate(jewels))
