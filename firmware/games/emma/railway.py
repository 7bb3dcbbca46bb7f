"""Emma's railway: cards from the rear to the front, and the card that Emma stands on.

A card is its number 1 to 4; a broken one is written as the negative number.
"""


def fits(front, number):
    """The number rule: the difference to the front card is never 2."""
    return abs(front - number) != 2


def cards_of(numbers, broken):
    """Cards from numbers, and the places (from 1) of the broken ones."""
    return [-v if i + 1 in broken else v for i, v in enumerate(numbers)]


class Railway:
    FIELDS = ("cards", "at")
    SHARED = ()

    def __init__(self):
        self.cards = []
        self.at = 2  # the locomotive starts on the third card

    def front(self):
        return abs(self.cards[-1])

    def behind(self):
        return self.at

    def ahead(self):
        return len(self.cards) - 1 - self.at

    def allowed(self):
        """The numbers that may be laid at the front now."""
        front = self.front()
        return [number for number in (1, 2, 3, 4) if fits(front, number)]

    def take(self, wanted):
        """Penalty cards from the rear; Emma's own card stays, what is missing is forgiven."""
        count = min(wanted, self.at)
        taken = [abs(card) for card in self.cards[:count]]
        self.cards = self.cards[count:]
        self.at -= count
        return taken

    def drive(self, steps, broken_costs):
        """Move Emma: (penalty cards for broken track, how many broken, steps not made)."""
        taken = []
        broken = 0
        while steps and self.ahead():
            steps -= 1
            self.at += 1
            if self.cards[self.at] < 0 and broken_costs:
                broken += 1
                taken += self.take(1)
        return taken, broken, steps
