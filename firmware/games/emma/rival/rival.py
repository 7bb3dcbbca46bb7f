"""A rival for Emma at three levels: what it does follows from what it may know.

It knows the railway, all piles, its own hand, how many cards the others hold, and which cards
nobody has played yet. What it does not know it guesses, several times, and plays on in its mind.
Its work is counted in steps and never in time: the same table brings the same move everywhere.
"""

from firmware.games.emma.deck import RUBBLE, number_of
from firmware.games.emma.rival.table import CARD, Dice, Table, worth_of_held

EASY = 2600

# Of each level: what it fears a penalty card to cost, in thousandths of a point; moves that it
# looks at closely, guesses for each, turns that it plays on.
LEVELS = {"easy": (EASY, 1, 0, 0), "medium": (CARD, 3, 4, 4), "hard": (CARD, 5, 14, 8)}
PASS, THROW = (0, 0), (0, 1)


class Rival:
    """One turn of a rival: step() until it says True, then `event` is what it does."""

    def __init__(self, game, level):
        self.key = key_of(game)
        self.seat = game.seat
        self.event = None
        self.progress = 0  # of 100
        self._level = level
        self._dice = Dice(game.options["faces"])
        self._seed = 1 + 7919 * game.k + game.seat
        self._unknown = [0] * 12
        self._table = self._imagine(game)
        self._moves = self._events(game)
        self._work = self._think()

    def step(self):
        """Think for a slice; True when everything is decided."""
        for _ in self._work:
            return False
        self.progress = 100
        return True

    def _imagine(self, game):
        table = Table()
        table.cards = list(game.railway.cards)
        table.at = game.railway.at
        table.seat = game.seat
        table.turns = game.pile + 1
        table.piles = [list(pile) for pile in game.piles]
        table.hands = [[0] * 4 for _ in game.piles]
        table.rubble = [[] for _ in game.piles]
        self._hands = list(game.hands)
        for kind in range(12):
            count = game.deck.left[kind]
            for seat, hand in enumerate(game.deck.hands):
                if seat != game.seat:
                    count += hand.count(kind)
            self._unknown[kind] = count
        for kind in game.deck.hands[game.seat]:
            give(table, game.seat, kind)
        return table

    def _events(self, game):
        """{choice: event}; broken track lies as far in front as it can."""
        seat = game.seat
        found = {PASS: {"e": "pass", "p": seat}}
        if self._table.rubble[seat]:
            found[THROW] = {"e": "rubble", "p": seat, "cards": game.deck.rubble(seat)}
        hand = game.deck.hands[seat]
        for number, count in self._table.builds():
            plain = hand.count(number - 1)
            broken = list(range(plain + 1, count + 1))
            event = {"e": "build", "p": seat, "number": number, "count": count}
            event["broken"] = broken
            found[(number, count)] = event
        return found

    def _think(self):
        card, looks, guesses, depth = LEVELS[self._level]
        table = self._table
        choices = ranked(table, self._dice, card)
        yield
        best = choices[:looks]
        if guesses and len(best) > 1:
            sums = [0] * len(best)
            for guess in range(guesses):
                order = self._guess()
                yield
                for i, choice in enumerate(best):
                    sums[i] += yield from self._play_on(choice, order, depth, guess)
                self.progress = 100 * guess // guesses
            best = [best[sums.index(min(sums))]]
        self.event = self._moves[best[0]]

    def _guess(self):
        """A table with guessed hands, and the cards that come next."""
        table = self._table.copy()
        left = list(self._unknown)
        for seat, count in enumerate(self._hands):
            if seat != self.seat:
                for _ in range(count):
                    give(table, seat, self._draw(left))
        coming = [self._draw(left) for _ in range(min(table.turns, 8))]
        return table, coming

    def _play_on(self, choice, guess, depth, number):
        """In slices: how well the rival stands after some more turns, less being better."""
        start, coming = guess
        table = start.copy()
        table.act(choice, self._dice, self._chance(number, 0))
        for turn in range(min(depth, table.turns)):
            yield
            give(table, table.seat, coming[turn])
            table.act(ranked(table, self._dice)[0], self._dice, self._chance(number, turn + 1))
        others = 0
        for seat in range(len(table.piles)):
            if seat != self.seat:
                others += table.standing(seat)
        standing = table.standing(self.seat)
        return standing - others // max(len(table.piles) - 1, 1)

    def _random(self, n):
        self._seed = (self._seed * 1103515245 + 12345) & 0x3FFFFFFF
        return (self._seed >> 8) % n

    def _chance(self, guess, turn):
        """Of 65536; the same for all moves that are compared."""
        mixed = (guess * 40503 + turn * 25717 + self.key[0] * 9973 + 12345) & 0xFFFF
        return mixed * 48271 >> 3 & 0xFFFF

    def _draw(self, left):
        index = self._random(sum(left))
        kind = 0
        while index >= left[kind]:
            index -= left[kind]
            kind += 1
        left[kind] -= 1
        return kind


def ranked(table, dice, card=CARD):
    """The choices, the most promising first."""
    held = worth_of_held(table.turns, len(table.piles))
    found = [(table.cost(0, 0, dice, held, card), PASS)]
    rubble = table.rubble[table.seat]
    if rubble:
        found.append((_throwing(table, rubble, held), THROW))
    for choice in table.builds():
        found.append((table.cost(choice[0], choice[1], dice, held, card), choice))
    found.sort()
    return [choice for _, choice in found]


def _throwing(table, rubble, held):
    """Rubble goes from the hand onto the pile; what is worth doing it are cards that combine."""
    pile = table.piles[table.seat]
    cost = 400
    for number in rubble:
        cost += (1000 - held) * number
        if pile and pile[-1] == number:
            cost -= 2000 * number
    return cost


def give(table, seat, kind):
    if kind >= RUBBLE:
        table.rubble[seat].append(number_of(kind))
    else:
        table.hands[seat][number_of(kind) - 1] += 1


def key_of(game):
    """What a decision belongs to: after an undo it is asked for again."""
    piles = tuple([tuple(pile) for pile in game.piles])
    hands = tuple([tuple(hand) for hand in game.deck.hands])
    railway = game.railway
    return game.k, game.seat, game.phase, tuple(railway.cards), railway.at, piles, hands
