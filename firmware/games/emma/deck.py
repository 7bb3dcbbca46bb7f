"""The cards when the gadget deals them (option `cards`).

A kind of card is 0 to 11: normal 1 to 4, broken 1 to 4, rubble 1 to 4. A draw is an index into the
cards that are left, in this order; nothing is shuffled ahead. The cards that the book takes out
unseen are those that nobody has drawn at the end.
"""

from firmware.games.emma.betsy import turn_up
from firmware.games.emma.box import START_CARDS, hand_at_start
from firmware.games.emma.railway import fits

BROKEN, RUBBLE, KINDS = 4, 8, 12
PHASES = ("railway", "deal", "draw")  # in which cards are drawn


def number_of(kind):
    return kind % 4 + 1


class Deck:
    FIELDS = ("left", "hands", "aside")
    SHARED = ()

    def __init__(self, options, players):
        self.left = counts(options)  # of each kind: cards that nobody has seen
        self.hands = [[] for _ in range(players)]  # kinds, ascending
        self.aside = []  # drawn for the start railway, where they may not lie

    def draw(self, index):
        """Take out the card with this index; returns its kind."""
        kind = 0
        while index >= self.left[kind]:
            index -= self.left[kind]
            kind += 1
        self.left[kind] -= 1
        return kind

    def give(self, seat, kind):
        self.hands[seat].append(kind)
        self.hands[seat].sort()

    def has(self, seat, number, count, broken):
        """Does a hand hold `count` railway cards of a number, `broken` of them broken?"""
        hand = self.hands[seat]
        plain = count - broken
        return hand.count(number - 1) >= plain and hand.count(BROKEN + number - 1) >= broken

    def remove(self, seat, number, count, broken):
        for i in range(count):
            self.hands[seat].remove((BROKEN if i < broken else 0) + number - 1)

    def rubble(self, seat):
        """The numbers of the rubble in a hand."""
        return [number_of(kind) for kind in self.hands[seat] if kind >= RUBBLE]

    def throw(self, seat, numbers):
        for number in numbers:
            self.hands[seat].remove(RUBBLE + number - 1)

    def builds(self, seat, number):
        """Every way to lay cards of a number: (how many, places of the broken ones)."""
        hand = self.hands[seat]
        plain, broken = hand.count(number - 1), hand.count(BROKEN + number - 1)
        found = []
        for count in range(1, plain + broken + 1):
            if not broken:
                found.append((count, []))
                continue
            for bits in range(1 << count):
                places = [i + 1 for i in range(count) if bits >> i & 1]
                if count - plain <= len(places) <= broken:
                    found.append((count, places))
        return found

    def throws(self, seat):
        """Every choice among the rubble in a hand, all of it first."""
        held = self.rubble(seat)
        found = []
        for bits in range((1 << len(held)) - 1, 0, -1):
            cards = [number for i, number in enumerate(held) if bits >> i & 1]
            if cards not in found:
                found.append(cards)
        return found

    def in_hand(self, seat):
        """How many ones, twos, threes and fours, of whatever kind."""
        numbers = [number_of(kind) for kind in self.hands[seat]]
        return [numbers.count(number) for number in (1, 2, 3, 4)]


def counts(options):
    """How many cards there are of each kind."""
    found = [int(count) for count in options["deck"].split()] + [0] * 8
    for number in options["deck_broken"].split():
        found[int(number) - 1] -= 1
        found[BROKEN + int(number) - 1] += 1
    for number in options["deck_rubble"].split():
        found[RUBBLE + int(number) - 1] += 1
    return found


def asks(game):
    """The draws that are wanted now: the start railway's, all hands', or one for a turn."""
    if game.phase == "railway":
        cards = START_CARDS - len(game.railway.cards)
    elif game.phase == "deal":
        cards = game.players * hand_at_start(game.options, game.players)
    else:
        cards = 1
    left = sum(game.deck.left)
    return [left - i for i in range(cards)]


def dealt(game, got):
    """The cards were drawn: the game goes on with them."""
    deck = game.deck
    kinds = [deck.draw(index) for index in got]
    game.rolled = []  # no dice are the latest draws any more
    if game.phase == "railway":
        _lay_start(game, kinds)
        if len(game.railway.cards) < START_CARDS:
            return
        game.phase = "deal"
        if not game.asks():
            game.begin_turn()
    elif game.phase == "deal":
        for i, kind in enumerate(kinds):
            deck.give((game.seat + i) % game.players, kind)
        game.begin_turn()
    else:
        game.phase = "turn"
        if game.seat < game.players:
            deck.give(game.seat, kinds[0])
            game.hands[game.seat] += 1
        else:
            turn_up(game, card_of(game, kinds[0]))


def _lay_start(game, kinds):
    """What may not lie there goes aside, and back into the deck when four cards lie."""
    deck, cards = game.deck, game.railway.cards
    for kind in kinds:
        if may_start(game.options, cards, kind):
            broken = kind >= BROKEN
            cards.append(-number_of(kind) if broken else number_of(kind))
            game.broken_left -= broken
        else:
            deck.aside.append(kind)
    if len(cards) == START_CARDS:
        for kind in deck.aside:
            deck.left[kind] += 1
        deck.aside = []


def may_start(options, cards, kind):
    """May this card lie in the start railway? Rubble never does."""
    if kind >= (RUBBLE if options["start_broken"] else BROKEN):
        return False
    return not (options["start_numbers"] and cards) or fits(abs(cards[-1]), number_of(kind))


def card_of(game, kind):
    """The event for a card that the gadget turns up: on a line every card that follows the number
    rule fits."""
    number, rubble = number_of(kind), kind >= RUBBLE
    return {
        "kind": "rubble" if rubble else "railway",
        "number": number,
        "broken": int(BROKEN <= kind < RUBBLE),
        "fits": int(not rubble and fits(game.railway.front(), number)),
    }
