"""The vein cards: seven stacks of one card per mine, never shuffled ahead.

A card is a mine among those left in its stack (red, yellow, green, blue, chasm), then a number
among those of that mine not seen yet. What left the game unseen is simply never drawn.
A square is 8 * mine + number - 1.
"""

CHASM = 4
START_STACK = 6
CHASM_STACK = 7


class Deck:
    FIELDS = ("stack", "left", "colour", "unseen")
    SHARED = ()

    def __init__(self):
        self.unseen = [[1, 2, 3, 4, 5, 6, 7, 8] for _ in range(4)]
        self.colour = -1  # the mine of a card whose number is still to be drawn
        self.open(START_STACK)

    def open(self, stack):
        self.stack = stack
        self.left = [0, 1, 2, 3, CHASM] if stack == 4 else [0, 1, 2, 3]

    def asks(self):
        """The next draw, or None when the stacks are used up."""
        if self.colour >= 0:
            return [len(self.unseen[self.colour])]
        return [len(self.left)] if self.left else None

    def draw(self, got):
        """Half a card: -1 while its number is missing, then its square; CHASM's own is 32."""
        if self.colour < 0:
            colour = self.left.pop(got)
            if not self.left and self.stack < 5:
                self.open(self.stack + 1)
            if colour == CHASM:
                return 8 * CHASM
            self.colour = colour
            return -1
        square = 8 * self.colour + self.unseen[self.colour].pop(got) - 1
        self.colour = -1
        return square

    def cards(self):
        """Cards left in the vein deck, for the screen; where the chasm lies stays open."""
        if self.stack > 5:
            return 0
        later = 4 * (5 - self.stack) + (1 if self.stack < 4 else 0)
        return len(self.left) + later

    def seen(self, square):
        """Was the card of this square drawn before?"""
        return square % 8 + 1 not in self.unseen[square // 8]

    def see(self, square):
        """A card of the table's own deck was drawn."""
        self.unseen[square // 8].remove(square % 8 + 1)
