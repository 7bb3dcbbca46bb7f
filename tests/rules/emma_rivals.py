"""Whole games between Emma's rivals, with the fair dice of a code. Plain MicroPython, too."""

from firmware.games.emma.game import Game
from firmware.games.emma.rival.rival import Rival
from firmware.play.fair import ALPHABET, Dice, secret_of_code


def code(number):
    return "EMMA" + ALPHABET[number // 31 % 31] + ALPHABET[number % 31]


def thought(game, level):
    """(what a rival of this level does now, the slices that it took)."""
    rival = Rival(game, level)
    slices = 1
    while not rival.step():
        slices += 1
    return rival.event, slices


def played(levels, number, seen=None, **options):
    """A game whose seats play at these levels; `seen(game, event, slices)` sees every move."""
    options["cards"] = "gadget"
    game = Game(options, len(levels))
    dice = Dice(secret_of_code(code(number)))
    while not game.over():
        of = game.asks()
        if of:
            got = [dice.draw(game.k + i, n) for i, n in enumerate(of)]
            game.apply({"e": "roll", "k": game.k, "of": of, "got": got})
        elif game.phase == "lay":
            game.apply({"e": "lay", "p": game.seat, "order": game.offer()})
        else:
            event, slices = thought(game, levels[game.seat])
            if seen:
                seen(game, event, slices)
            game.apply(event)
    return game


def reported(number):
    """What rivals do in a game, as short texts."""
    found = []

    def see(game, event, slices):
        cards = event.get("cards", (event.get("number"), event.get("count"), event.get("broken")))
        found.append(f"{event['p']} {event['e']} {cards} {slices}")

    levels = (("hard", "easy"), ("medium", "hard", "easy"), ("hard",), ("easy", "medium") * 2)
    game = played(levels[number % 4], number, see, solo="betsy" if number % 8 == 2 else "score")
    found.append(str([player["total"] for player in game.score()["players"]]))
    return found


def won(one, other, games, first=0):
    """How many games for two the level `one` wins against `other`, by turns on each seat."""
    count = 0
    for number in range(first, first + games):
        seats = (one, other) if number % 2 == 0 else (other, one)
        places = [player["place"] for player in played(seats, number).score()["players"]]
        count += places[number % 2] == 1 and places[1 - number % 2] == 2
    return count
