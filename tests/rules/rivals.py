"""Games of the rival on the dice of shared codes, for tests and `make bench`."""

from firmware.games.railroad.game import Game
from firmware.games.railroad.rival.planner import Planner
from firmware.games.railroad.rival.rival import Rival
from firmware.play.fair import ALPHABET, Dice, secret_of_code


def code(number):
    """200 fixed shared codes, far from each other."""
    number *= 4_400_003
    text = ""
    for _ in range(6):
        text += ALPHABET[number % 31]
        number //= 31
    return text


def thought(seat, level):
    """The events that a rival decides on for a round."""
    rival = Rival(seat, level)
    while not rival.step():
        pass
    return rival.events


def rolled(game, dice):
    of = game.asks()
    got = [dice.draw(game.k + i, n) for i, n in enumerate(of)]
    game.apply({"e": "roll", "k": game.k, "of": of, "got": got})


def played(number, level, options, think=thought):
    """A whole game of one rival; the game itself refuses whatever is illegal."""
    game = Game(dict(options, boards=1), 1)
    dice = Dice(secret_of_code(code(number)))
    while not game.over():
        rolled(game, dice)
        for event in think(game.seats[0], level):
            event["p"] = 0
            game.apply(event)
        game.apply({"e": "end"})
    return game


def without_expansion_dice(seat, level):
    """The same level, but it leaves the river, lake and lava dice alone."""
    rival = Rival(seat, level)
    rival._rest = nothing
    while not rival.step():
        pass
    return rival.events


def nothing():
    """Decide in slices on no event."""
    yield
    return []


def careless(seat, level):
    """Where the meteor may fly anywhere, it flies north."""
    seat = seat.copy()
    if seat.faces[4] == "any":
        seat.faces[4] = "N"
    return thought(seat, level)


def drafted(number, level, options, by_chance=False):
    """A game with the draft: somebody on paper who takes whatever comes first, and two rivals.
    `by_chance`: they take any pair, but draw as ever."""
    game = Game(dict(options, draft=1, rival=level, rival_2=level), 3)
    dice = Dice(secret_of_code(code(number)))
    rivals = Planner()
    while not game.over():
        phase = game.phase
        if phase == "roll":
            rolled(game, dice)
        elif phase == "pick" and (by_chance or game.picker() == 0):
            free = [pair for pair in range(len(game.pairs)) if pair not in game.taken]
            pair = free[(number + game.k + len(free)) % len(free) if by_chance else 0]
            game.apply({"e": "pick", "p": game.picker(), "pair": pair})
        else:
            while rivals.step(game):
                pass
            for event in rivals.moves(game):
                game.apply(event)
            if phase == "draw":
                game.apply({"e": "end"})
    return game


def totals_of(game):
    """Of the rivals."""
    return [game.breakdown(seat).total for seat in range(game.people, game.players)]


def reported(number):
    """All that the rival does in a game, for runtimes to compare: another kind for each number."""
    if number % 5 == 4:
        expansion = ("", "river", "lake", "lava", "meteor")[number // 5 % 5]
        game = drafted(number, "medium", {"expansion": expansion})
        return [code(number), expansion, game.k, [str(game.seats[p].sheet) for p in (1, 2)]]
    level = ("hard", "medium", "hard", "easy")[number % 4]
    expansion = ("", "river", "", "lake", "", "lava", "", "meteor")[number % 8]
    did = []

    def noted(seat, level):
        events = thought(seat, level)
        did.append([_words(event) for event in events])
        return events

    game = played(number, level, {"expansion": expansion}, noted)
    return [code(number), level, expansion, did, str(game.seats[0].sheet)]


def _words(event):
    """MicroPython's dicts have no order."""
    return [str(event[key]) for key in sorted(event)]
