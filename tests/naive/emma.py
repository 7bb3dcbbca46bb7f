"""Emma with cards on the gadget, played again from its events alone: written from the rulebook
with the plainest means, to be compared with the firmware's rules.

A card is (number, sort): plain, broken or rubble. The railway is a list from rear to front.
"""

from collections import Counter
from typing import Any

Card = tuple[int, str]


def full_deck(options: dict[str, Any]) -> list[Card]:
    """All 55 cards in the order of the draws."""
    numbers = [int(word) for word in options["deck"].split()]
    broken = [int(word) for word in options["deck_broken"].split()]
    rubble = [int(word) for word in options["deck_rubble"].split()]
    deck: list[Card] = []
    for number in (1, 2, 3, 4):
        deck += [(number, "plain")] * (numbers[number - 1] - broken.count(number))
    deck += [(number, "broken") for number in sorted(broken)]
    return deck + [(number, "rubble") for number in sorted(rubble)]


class NaiveEmma:
    def __init__(self, options: dict[str, Any], players: int):
        self.options, self.players = options, players
        self.betsy = players == 1 and options["solo"] == "betsy"
        self.names = list(range(players)) + (["Betsy"] if self.betsy else [])
        self.deck = full_deck(options)
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.piles: dict[Any, list[int]] = {name: [] for name in self.names}
        self.derailments: dict[Any, int] = dict.fromkeys(self.names, 0)
        self.line: list[Card] = []
        self.emma = 2
        self.aside: list[Card] = []
        self.first = players == 1 or None
        self.begun = False  # the start railway lies
        self.turn = 0
        self.start = len(self.names) - 1 if self.betsy and options["betsy_first"] else 0
        self.wheels: list[int] = []
        self.dice_left = 0
        self.new: list[int] = []
        self.lost = False
        hand = options["solo_hand"] if players == 1 else 2
        self.to_deal = hand * players
        self.turns = 55 - 4 - {1: 11, 2: 11, 3: 9, 4: 7}[players] - self.to_deal

    def who(self) -> Any:
        return self.names[(self.start + self.turn) % len(self.names)]

    def see(self, event: dict[str, Any]) -> None:
        kind = event["e"]
        if kind == "roll":
            self.roll(event["got"])
        elif kind == "first":
            self.start, self.first = event["p"], True
        elif kind == "pass":
            self.move(1, self.options["pass_broken"], derails=False)
            self.take(1)
            self.maybe_lay()
        elif kind == "rubble":
            for number in event["cards"]:
                self.hands[event["p"]].remove((number, "rubble"))
                self.new.append(number)
            self.maybe_lay()
        elif kind == "build":
            for place in range(1, event["count"] + 1):
                card = (event["number"], "broken" if place in event["broken"] else "plain")
                self.hands[event["p"]].remove(card)
                self.line.append(card)
            self.dice_left = event["number"] * event["count"]
            self.wheels = []
        elif kind == "lay":
            assert Counter(event["order"]) == Counter(self.new)
            self.new = event["order"]
            self.lay()

    def roll(self, got: list[int]) -> None:
        if self.dice_left:
            self.wheels += [int(self.options["faces"][outcome]) for outcome in got]
            self.dice_left -= len(got)
            if not self.dice_left:
                missing = self.move(sum(self.wheels), True)
                self.take(missing)
                if not self.lost:
                    self.maybe_lay()
            return
        if self.first is None:
            self.start, self.first = got[0], True
            return
        for outcome in got:
            self.card(self.deck.pop(outcome))
        if not self.begun and len(self.line) == 4:
            self.end_of_start()

    def card(self, card: Card) -> None:
        """A card was drawn: for the start, for a hand, or to begin a turn."""
        number, sort = card
        if not self.begun:
            barred = sort == "rubble" or (sort == "broken" and not self.options["start_broken"])
            if self.options["start_numbers"] and self.line:
                barred = barred or abs(self.line[-1][0] - number) == 2
            (self.aside if barred else self.line).append(card)
            return
        if self.to_deal:
            dealt = sum(map(len, self.hands))
            self.hands[(self.start + dealt) % self.players].append(card)
            self.to_deal -= 1
        elif self.who() == "Betsy":
            self.betsy_turn(card)
        else:
            self.hands[self.who()].append(card)

    def end_of_start(self) -> None:
        """Four cards lie: what went aside goes back."""
        order = {card: i for i, card in enumerate(full_deck(self.options))}
        self.deck = sorted(self.deck + self.aside, key=order.__getitem__)
        self.aside = []
        self.begun = True

    def betsy_turn(self, card: Card) -> None:
        number, sort = card
        if sort == "rubble":
            self.new.append(number)
        elif abs(self.line[-1][0] - number) != 2:
            self.line.append(card)
            if self.move(number, self.options["betsy_broken"]):
                self.take(1)
        else:
            costs = self.options["betsy_broken"] and self.options["pass_broken"]
            self.move(1, costs, derails=False)
            self.take(1)
        self.lay()

    def move(self, steps: int, broken_costs: bool, derails: bool = True) -> int:
        """Steps that could not be made."""
        for done in range(steps):
            if self.emma == len(self.line) - 1:
                if derails:
                    self.derailments[self.who()] += 1
                    self.lost = self.too_often()
                return steps - done
            self.emma += 1
            if self.line[self.emma][1] == "broken" and broken_costs:
                self.take(1)
        return 0

    def too_often(self) -> bool:
        limit = self.options["derail_limit"]
        counted = self.derailments if self.options["limit_counts"] == "all" else {0: 0}
        count = sum(self.derailments[name] for name in counted)
        return self.players == 1 and 0 < limit < count

    def take(self, count: int) -> None:
        for _ in range(count):
            if self.emma > 0:
                self.new.append(self.line.pop(0)[0])
                self.emma -= 1

    def maybe_lay(self) -> None:
        if len(set(self.new)) < 2:
            self.lay()

    def lay(self) -> None:
        pile = self.piles[self.who()]
        for number in self.new:
            if pile and pile[-1] == number:
                pile.pop()
            else:
                pile.append(number)
        self.new = []
        self.turn += 1

    def over(self) -> bool:
        return self.lost or self.turn == self.turns

    def points(self) -> list[int]:
        return [
            sum(self.piles[seat]) + sum(number for number, _ in self.hands[seat])
            for seat in range(self.players)
        ]

    def winners(self) -> list[int]:
        """Of several players: fewest points, then cards, fours, threes, twos and ones."""
        keys = []
        for seat, points in enumerate(self.points()):
            cards = self.piles[seat] + [number for number, _ in self.hands[seat]]
            keys.append([points, len(cards), *(cards.count(number) for number in (4, 3, 2, 1))])
        return [seat for seat, key in enumerate(keys) if key == min(keys)]
