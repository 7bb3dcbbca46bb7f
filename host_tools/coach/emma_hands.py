"""What can be known of the cards at a moment of a game of Emma, and guesses at the rest.

Where the gadget deals, the player's own hand is known. With the cards on the table the journal has
only what left a hand: later plays show part of it, since a turn draws a single card.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from firmware.games.emma.deck import BROKEN, KINDS, RUBBLE, counts, number_of

Event = dict[str, Any]
Pick = Callable[[int], int]  # a random number below n
AT_THE_END = 1 << 30  # turns from now at which cards are left in a hand


class Hand(NamedTuple):
    """A player's hand; cards are kinds as in firmware/games/emma/deck.py."""

    held: list[int]  # certainly in it
    size: int  # how many cards it has
    later: list[tuple[int, int]]  # (turns from now, card): what left it now and later
    draws: int  # known turns to come, each with a card

    def guess(self, unseen: list[int], pick: Pick) -> list[int]:
        """A hand that could have given what it gave later; `unseen` loses its cards."""
        hand = list(self.held)
        others = self._others(unseen, pick) if len(hand) < self.size else []
        while others and len(hand) < self.size:
            hand.append(others.pop(pick(len(others))))
        for card in hand:
            unseen[card] = max(unseen[card] - 1, 0)
        return hand

    def _others(self, unseen: list[int], pick: Pick) -> list[int]:
        """What may have been in the hand besides what is sure."""
        pool, left = list(self.later), list(unseen)
        for _ in range(self.size + self.draws - len(pool)):
            pool.append((AT_THE_END, drawn(left, pick)))
        for turn in range(self.draws, 0, -1):  # which of these cards is drawn then?
            could = [at for at, (gone, _) in enumerate(pool) if gone >= turn]
            if could:
                pool.pop(could[pick(len(could))])
        others = [card for _, card in pool]
        for card in self.held:
            if card in others:
                others.remove(card)
        return others


class Cards:
    """The cards of a whole game, from its effective events."""

    def __init__(self, game: Any, events: list[Event]) -> None:
        self._box = counts(game.options)
        self._given: dict[int, list[list[int]]] = {}  # by seat: what each turn took from the hand
        self._left: dict[int, list[int]] = {}  # by seat: the hand at the end
        for event in events:
            name = event["e"]
            if name in ("build", "pass", "rubble"):
                self._given.setdefault(event["p"], []).append(cards_of(event))
            elif name == "scores":
                self._left[event["p"]] = [
                    number for number, count in enumerate(event["v"]) for _ in range(count)
                ]
        self._turns = dict.fromkeys(range(game.players), 0)
        self._seen: list[int] = []

    def see(self, event: Event) -> None:
        """An event has happened: whatever was laid is open."""
        self._seen += cards_of(event)
        if event["e"] in ("build", "pass", "rubble"):
            self._turns[event["p"]] += 1

    def hand(self, game: Any, played: bool) -> Hand:
        """Of the player whose turn it is; `played`: the turn's move is over."""
        seat = game.seat
        if game.dealt:
            held = list(game.deck.hands[seat])
            return Hand(held, len(held), [], 0)
        turns = self._given.get(seat, [])[self._turns[seat] :]
        if played:
            turns = [[], *turns]
        later = [(turn, card) for turn, cards in enumerate(turns) for card in cards]
        draws = max(len(turns) - 1, 0)
        left = [(AT_THE_END, card) for card in self._left.get(seat, ())]
        return Hand(certain(turns), game.hands[seat], later + left, draws)

    def unseen(self, game: Any) -> list[int]:
        """How many cards of each kind have not been on the table; they may be in any hand."""
        if game.dealt:
            found = list(game.deck.left)
            for hand in game.deck.hands:
                for card in hand:
                    found[card] += 1
            return found
        found = list(self._box)
        for card in self._seen:
            found[card] = max(found[card] - 1, 0)
        return found


def certain(turns: list[list[int]]) -> list[int]:
    """The cards that must have been in a hand which gave these, since each turn after the first
    draws but one."""
    found = []
    for kind in range(KINDS):
        gone = most = 0
        for turn, cards in enumerate(turns):
            gone += cards.count(kind)
            most = max(most, gone - turn)
        found += [kind] * most
    return found


def cards_of(event: Event) -> list[int]:
    """The cards that an event lays open."""
    return list(_kinds(event))


def _kinds(event: Event) -> Iterator[int]:
    name = event["e"]
    if name == "build":
        for place in range(1, event["count"] + 1):
            yield event["number"] - 1 + (BROKEN if place in event["broken"] else 0)
    elif name == "rubble":
        yield from (RUBBLE + number - 1 for number in event["cards"])
    elif name == "railway":
        for place, number in enumerate(event["cards"], 1):
            yield number - 1 + (BROKEN if place in event["broken"] else 0)
    elif name == "betsy":
        base = RUBBLE if event["kind"] == "rubble" else BROKEN * event["broken"]
        yield base + event["number"] - 1


def drawn(left: list[int], pick: Pick) -> int:
    """A card at random; it is no longer left. When all are gone, one of a number at random."""
    total = sum(left)
    if not total:
        return pick(4)
    index = pick(total)
    kind = 0
    while index >= left[kind]:
        index -= left[kind]
        kind += 1
    left[kind] -= 1
    return kind


def points_of(cards: list[int]) -> int:
    return sum(number_of(card) for card in cards)
