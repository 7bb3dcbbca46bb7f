"""The carts: in the supply, on the board or out, with their speed dice.

A cart is 2 * player, plus 1 for the one with the white die.
"""

SUPPLY = 0
BOARD = 1
OUT = 2
START_SPEED = 3
FASTEST = 6


class Carts:
    FIELDS = ("where", "speeds", "placed", "at", "to_move", "moving", "halted", "passed")
    SHARED = ()

    def __init__(self, players):
        count = 2 * players
        self.where = [SUPPLY] * count
        self.speeds = [0] * count
        self.placed = [0] * count  # 1 when it was on the board at least once
        self.at = [-1] * count  # the square it stands on, where that is known
        self.to_move = []  # carts that must still move in this movement phase
        self.moving = -1  # the one that has begun to pick up
        self.halted = 0  # 1 when it took jewels where it stops
        self.passed = []  # squares from which it took one in passing; -1 where not known

    def on_board(self, player):
        mine = (2 * player, 2 * player + 1)
        return [cart for cart in mine if self.where[cart] == BOARD]

    def place(self, cart):
        self.where[cart] = BOARD
        self.placed[cart] = 1
        self.speeds[cart] = START_SPEED
        self.at[cart] = -1

    def leave(self, cart, where):
        """Off the board: into the supply or out of the game."""
        self.where[cart] = where
        self.speeds[cart] = 0
        self.at[cart] = -1
        self.stop(cart, -1)

    def begin(self, player):
        self.to_move = self.on_board(player)
        self._done_moving()

    def pick(self, cart, square, stop):
        """It takes jewels in passing, or where it stops."""
        self.moving = cart
        if stop:
            self.halted = 1
            self.at[cart] = square
        else:
            self.passed.append(square)

    def _done_moving(self):
        self.moving = -1
        self.halted = 0
        self.passed = []

    def stop(self, cart, square):
        """The cart's movement is over; a square already picked from counts as its place."""
        if cart in self.to_move:
            self.to_move.remove(cart)
            if square >= 0 or not (self.halted and self.moving == cart):
                self.at[cart] = square
            if self.moving == cart:
                self._done_moving()

    def saved(self, player, unplaced_count):
        """Carts that earn points at the end: in the supply, not out."""
        mine = (2 * player, 2 * player + 1)
        found = [c for c in mine if self.where[c] == SUPPLY and (self.placed[c] or unplaced_count)]
        return len(found)
