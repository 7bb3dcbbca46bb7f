"""A table of Emma after a choice, and the rest of the game played on it as the rivals play."""

from typing import Any, NamedTuple

from firmware.games.emma.deck import BROKEN, RUBBLE, number_of
from firmware.games.emma.piles import lay
from firmware.games.emma.railway import fits
from firmware.games.emma.rival.rival import give, ranked
from firmware.games.emma.rival.table import Table
from host_tools.coach.emma_hands import cards_of

Event = dict[str, Any]


class Start(NamedTuple):
    """The table after a choice; wheel dice, if there are any, are still to be rolled."""

    table: Any  # with empty hands
    dice: int
    cards: list[int]  # kinds that the choice takes from the hand


class Guess(NamedTuple):
    """All that nobody knows."""

    hands: list[list[int]]  # kinds, by seat
    coming: list[int]  # kinds, by the turns that are left
    chances: list[int]  # of 65536: the same, and at the end for the dice of the choice itself


def start_of(game: Any, event: Event) -> Start:
    """The game's own rules carry the choice out."""
    game = game.copy()
    game.apply(event)
    if game.phase == "lay":
        game.apply({"e": "lay", "p": game.seat, "order": game.offer()})
    table = Table()
    table.cards = list(game.railway.cards)
    table.at = game.railway.at
    table.piles = [list(pile) for pile in game.piles]
    table.hands = [[0] * 4 for _ in game.piles]
    table.rubble = [[] for _ in game.piles]
    table.turns = game.pile + 1 if game.phase in ("turn", "draw") else 0
    table.seat = game.seat
    return Start(table, game.dice, cards_of(event))


def played_on(start: Start, seat: int, guess: Guess, dice: Any, betsy: bool) -> Any:
    """The table at the end of the game."""
    table = start.table.copy()
    for other, cards in enumerate(guess.hands):
        for card in cards:
            give(table, other, card)
    for card in start.cards:
        if card >= RUBBLE:
            table.rubble[seat].remove(number_of(card))
        else:
            table.hands[seat][number_of(card) - 1] -= 1
    if start.dice:
        chance = guess.chances[-1]
        drive(table, sum(chance >= most for most in dice.chances(start.dice)))
        _next(table)
    hers = len(table.piles) - 1 if betsy else None
    while table.turns > 0:
        card, chance = guess.coming[table.turns - 1], guess.chances[table.turns - 1]
        if table.seat == hers:
            betsys_turn(table, card)
        else:
            give(table, table.seat, card)
            table.act(ranked(table, dice)[0], dice, chance)
    return table


def drive(table: Any, wheels: int) -> None:
    table.take(*table.drive(wheels))


def betsys_turn(table: Any, card: int) -> None:
    """As firmware/games/emma/betsy.py has it."""
    pile, number = table.piles[table.seat], number_of(card)
    if card >= RUBBLE:
        lay(pile, [number])
    else:
        laid = fits(abs(table.cards[-1]), number)
        if laid:
            table.cards.append(-number if card >= BROKEN else number)
        missing, taken = table.drive(number if laid else 1)
        if (missing or not laid) and table.at:
            taken.append(abs(table.cards.pop(0)))
            table.at -= 1
        lay(pile, taken)
    _next(table)


def points(table: Any, seat: int) -> int:
    """At the end: the pile, and what is left in the hand."""
    hand = sum(number * count for number, count in enumerate(table.hands[seat], 1))
    return int(sum(table.piles[seat]) + hand + sum(table.rubble[seat]))


def _next(table: Any) -> None:
    table.turns -= 1
    table.seat = (table.seat + 1) % len(table.piles)
