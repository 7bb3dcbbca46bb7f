"""Games of the rival on the dice of shared codes, for tests and `make bench`."""

from firmware.games.railroad.rules.game import Game
from firmware.games.railroad.rules.rival import Rival
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


def told(number):
    """All that the rival does in a game, for runtimes to compare: another kind for each number."""
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
