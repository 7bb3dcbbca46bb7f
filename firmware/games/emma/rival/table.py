"""A table of Emma as a rival imagines it: what it knows, with a guess at what it does not.

Cards are numbers; a broken one on the railway is negative. A hand is its rubble and how many ones,
twos, threes and fours it has, broken track among them. Everything is whole numbers, so that every
runtime imagines the same.
"""

from firmware.games.copies import copy_of
from firmware.games.emma.odds import ways
from firmware.games.emma.piles import best_order, lay

CARD = 1400  # what a penalty card costs, in thousandths of a point: many combine later
HELD = 900  # what a point in the hand is worth with many turns to come
FRONT = 650  # what a card ahead of Emma is worth to the next player
MOST_DICE = 16


class Dice:
    """What n wheel dice show: missing steps in the mean, and outcomes by chance."""

    def __init__(self, faces):
        self._faces = faces
        self._ways = {}
        self._missing = {}

    def chances(self, dice):
        """Of 65536: up to each number of wheels."""
        found = self._ways.get(dice)
        if found is None:
            every = 6**dice
            total = 0
            found = []
            for count in ways(dice, self._faces):
                total += count
                found.append(65536 * total // every)
            self._ways[dice] = found
        return found

    def missing(self, dice, ahead):
        """How many steps cannot be made in the mean, in thousandths."""
        key = dice * 64 + ahead
        found = self._missing.get(key)
        if found is None:
            found = 0
            chances = self.chances(dice)
            for wheels in range(ahead, len(chances) - 1):
                found += 65536 - chances[wheels]
            found = self._missing[key] = 1000 * found // 65536
        return found


class Table:
    FIELDS = ("cards", "at", "hands", "rubble", "piles", "turns", "seat")

    cards: list[int]
    at: int
    hands: list[list[int]]
    rubble: list[list[int]]
    piles: list[list[int]]
    turns: int
    seat: int

    def copy(self):
        return copy_of(self, self.FIELDS)

    def builds(self):
        """(number, count) of every build of the player whose turn it is."""
        front = abs(self.cards[-1])
        hand = self.hands[self.seat]
        return [
            (number, count)
            for number in (1, 2, 3, 4)
            if abs(front - number) != 2
            for count in range(1, hand[number - 1] + 1)
        ]

    def cost(self, number, count, dice, held, card=CARD):
        """What a build is worth, less being better; 0 cards: a pass."""
        ahead = len(self.cards) - 1 - self.at
        if not count:
            left = ahead - 1 if ahead else 0
            return card * (1 if ahead or self.at else 0) + FRONT * left
        ahead += count
        rolled = min(number * count, MOST_DICE)
        missing = min(dice.missing(rolled, ahead), 1000 * (self.at + ahead))
        # Cards behind Emma are all that can be taken.
        left = max(1000 * ahead - 667 * rolled, 0) // 1000
        return card * missing // 1000 - held * number * count + FRONT * left

    def act(self, choice, dice, chance):
        """Carry out (number, count), a pass (0, 0) or the discarding of all rubble (0, 1)."""
        number, count = choice
        seat = self.seat
        if number:
            self.cards += [number] * count
            self.hands[seat][number - 1] -= count
            wheels = 0
            for most in dice.chances(min(number * count, MOST_DICE)):
                if chance < most:
                    break
                wheels += 1
            self.take(*self.drive(wheels))
        elif count:
            taken = self.rubble[seat]
            self.rubble[seat] = []
            self.put(taken)
        else:
            found = self.drive(1)
            self.take(1, found[1])
        self.turns -= 1
        self.seat = (seat + 1) % len(self.piles)

    def drive(self, steps):
        """(steps that could not be made, cards taken for broken track)."""
        taken = []
        last = len(self.cards) - 1
        while steps and self.at < last:
            steps -= 1
            self.at += 1
            if self.cards[self.at] < 0 and self.at:
                taken.append(abs(self.cards.pop(0)))
                self.at -= 1
                last -= 1
        return steps, taken

    def take(self, count, taken):
        count = min(count, self.at)
        if count:
            taken = taken + [abs(card) for card in self.cards[:count]]
            self.cards = self.cards[count:]
            self.at -= count
        if taken:
            self.put(taken)

    def put(self, cards):
        pile = self.piles[self.seat]
        lay(pile, best_order(pile, cards) if len(cards) > 1 else cards)

    def standing(self, seat):
        """How a seat stands, in thousandths of a point, less being better."""
        hand = self.hands[seat]
        held = hand[0] + 2 * hand[1] + 3 * hand[2] + 4 * hand[3] + sum(self.rubble[seat])
        return 1000 * sum(self.piles[seat]) + worth_of_held(self.turns, len(self.piles)) * held


def worth_of_held(turns, seats):
    """What a point in the hand costs, in thousandths: near the end nearly all of it."""
    own = turns // seats
    return 1000 if not own else max(HELD - 50 * own, 400)
