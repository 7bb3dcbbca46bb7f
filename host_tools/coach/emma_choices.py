"""One decision in a game of Emma: what could be done, and how well the game went on from there."""

from itertools import permutations
from random import Random
from typing import Any

from firmware.games.emma.deck import Deck
from firmware.games.emma.odds import chance_to_derail, ways
from firmware.games.emma.piles import lay
from firmware.games.emma.rival.table import Dice
from host_tools.coach.emma_hands import Cards, Hand, drawn, points_of
from host_tools.coach.emma_table import Guess, drive, played_on, points, start_of
from host_tools.coach.worth import Worth

FEWEST, LEAST, MOST = 8, 32, 20_000  # guesses: to compare choices; to measure the cost
WHOLE = 65536  # of chances
ORDERS = 24  # of penalty cards that are looked at
Event = dict[str, Any]


class Choices:
    def __init__(self, game: Any, cards: Cards, played: Event, number: int) -> None:
        self.seat: int = game.seat
        self.turn: int = game.turn
        self.number = number  # of the event that was played
        self.exact = game.pile == 0  # no cards are to come
        self.taken = 0  # steps
        self._game = game.copy()
        self._hand = cards.hand(game, played["e"] == "lay")
        self._unseen = cards.unseen(game)
        self._dice = Dice(game.options["faces"])
        self.events = _events(game, self._hand, played)
        self.played = self.events.index(played)
        self._starts = [start_of(game, event) for event in self.events]
        self._turns = max(start.table.turns for start in self._starts)

    def judged(self, steps: int, seed: int) -> tuple[int, Worth]:
        """(the best of them, what the one that was played cost)."""
        return self._counted() if self.exact else self._sampled(steps, seed)

    def derails(self, choice: int) -> float:
        """How likely Emma derails: exact."""
        table, dice, _ = self._starts[choice]
        ahead = len(table.cards) - 1 - table.at
        return chance_to_derail(dice, ahead, self._game.options["faces"]) / 1000 if dice else 0.0

    def _counted(self) -> tuple[int, Worth]:
        worths = [self._mean(choice) for choice in range(len(self.events))]
        best = max(range(len(worths)), key=lambda choice: (worths[choice], choice == self.played))
        return best, Worth(worths[best] - worths[self.played], 0.0)

    def _mean(self, choice: int) -> float:
        """What the last turn brings, over all outcomes of its dice. The hands of the others, and
        what stays in the own one, are the same for every choice."""
        start = self._starts[choice]
        outcomes = ways(start.dice, self._game.options["faces"])
        total = 0
        for wheels, count in enumerate(outcomes):
            table = start.table.copy()
            if start.dice:
                drive(table, wheels)
            total += count * (points_of(start.cards) - sum(table.piles[self.seat]))
        return float(total / sum(outcomes))

    def _sampled(self, steps: int, seed: int) -> tuple[int, Worth]:
        """Half the steps find the best choice, dropping the worse half until one is left; the
        others measure it against what was played, with new guesses."""
        left = list(range(len(self.events)))
        sums = [0.0] * len(left)
        each = steps // 2 // (len(left) - 1).bit_length()
        number = 0
        while len(left) > 1:
            for _ in range(self._guesses(each, left, FEWEST)):
                for choice, lead in zip(left, self._guessed(left, number, seed), strict=True):
                    sums[choice] += lead
                number += 1
            left.sort(key=lambda choice: (-sums[choice], choice != self.played, choice))
            del left[(len(left) + 1) // 2 :]
        best = left[0]
        if best == self.played:
            return best, Worth(0.0, 0.0)
        pair = [best, self.played]
        count = self._guesses(steps // 2, pair, LEAST)
        found = [self._guessed(pair, at, seed) for at in range(number, number + count)]
        lost = [better - played for better, played in found]
        mean = sum(lost) / count
        error = (sum((one - mean) ** 2 for one in lost) / (count - 1) / count) ** 0.5
        return best, Worth(max(mean, 0.0), error)

    def _guesses(self, steps: int, choices: list[int], least: int) -> int:
        """A turn that is played on is a step."""
        return max(least, min(MOST, steps // (self._turns * len(choices))))

    def _guessed(self, choices: list[int], number: int, seed: int) -> list[float]:
        """How far ahead the player ends with each of these choices, by one guess."""
        self.taken += self._turns * len(choices)
        guess = self._guess(Random((seed << 40) + (self.number << 20) + number))
        return [
            self._lead(played_on(self._starts[at], self.seat, guess, self._dice, self._game.betsy))
            for at in choices
        ]

    def _guess(self, random: Random) -> Guess:
        def pick(n: int) -> int:
            return int(random.random() * n)

        left = list(self._unseen)
        own = self._hand.guess(left, pick)
        hands = [
            own if seat == self.seat else [drawn(left, pick) for _ in range(count)]
            for seat, count in enumerate(self._game.hands)
        ]
        coming = [drawn(left, pick) for _ in range(self._turns)]
        return Guess(hands, coming, [pick(WHOLE) for _ in range(self._turns + 1)])

    def _lead(self, table: Any) -> float:
        """Points of the others, on average, above the player's own, which count against them.
        Alone there are no others; Betsy has a point for each of her cards."""
        own = points(table, self.seat)
        if self._game.betsy:
            return float(len(table.piles[1]) - own)
        others = [points(table, seat) for seat in range(len(table.piles)) if seat != self.seat]
        return (sum(others) / len(others) if others else 0.0) - own


def _events(game: Any, hand: Hand, played: Event) -> list[Event]:
    """What could be done with the cards that were certainly there, and what was done."""
    if game.phase == "lay":
        return _orders(game, played["order"])
    seat = game.seat
    deck = Deck(game.options, game.players)
    deck.hands[seat] = hand.held
    found = [{"e": "pass", "p": seat}]
    for number in game.allowed():
        for count, broken in deck.builds(seat, number):
            build = {"e": "build", "p": seat, "number": number}
            found.append({**build, "count": count, "broken": broken})
    found += [{"e": "rubble", "p": seat, "cards": cards} for cards in deck.throws(seat)]
    found = [event for event in found if not game.why_not(event)]
    return found if played in found else [played, *found]


def _orders(game: Any, played: list[int]) -> list[Event]:
    """Orders of the penalty cards that leave different piles."""
    found: dict[tuple[int, ...], list[int]] = {}
    for order in (played, game.offer(), *permutations(sorted(game.taken))):
        pile = list(game.piles[game.seat])
        lay(pile, order)
        found.setdefault(tuple(pile), list(order))
        if len(found) == ORDERS:
            break
    return [{"e": "lay", "p": game.seat, "order": order} for order in found.values()]
