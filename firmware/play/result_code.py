"""The result of a game of the day in ten characters, to read out and to compare.

    result_code(day, game, options, score) -> text, or None if the score does not fit
docs/log.md says which character means what; firmware/play/read_result.py reads a code.
"""

from firmware.games import KEYS, game_class
from firmware.play import fair
from firmware.play.days import day_number

# The first character is the game, by its place in KEYS. None of them is a hex digit or X, so no
# code looks like the ID of a game.
GAMES = "GHJKMNPQRSTUVWYZ"
PLACES = 7  # characters of the number that holds day, score and kind
BASE = len(fair.ALPHABET)
FIRST_DAY = 18262  # 2020-01-01
DAYS = 29220  # until 2099-12-31
LEAST = -100
SCORES = 1024  # from LEAST on
KINDS = 900


def result_code(day, game, options, score):
    number = day_number(day) - FIRST_DAY
    if not (0 <= number < DAYS and 0 <= score - LEAST < SCORES):
        return None
    number = (number * SCORES + score - LEAST) * KINDS + kind_of(game, options)
    digits = [0] * PLACES
    for i in range(PLACES - 1, -1, -1):
        digits[i] = number % BASE
        number //= BASE
    digits.insert(0, fair.ALPHABET.find(GAMES[KEYS.index(game)]))
    return "".join([fair.ALPHABET[digit] for digit in digits + checks(digits)])


def checks(digits):
    """The two digits that make both the sum of all digits and the sum of all digits times their
    places (from 1) a multiple of 31, a prime: so any two wrong digits are noticed, and so is any
    swap."""
    plain = weighted = 0
    for i, digit in enumerate(digits):
        plain += digit
        weighted += (i + 1) * digit
    last = len(digits) + 1
    return [(weighted - (last + 1) * plain) % BASE, (last * plain - weighted) % BASE]


def kind_of(game, options):
    """The kind as a number: the values of the game's RESULT_GROUP, then 1 if any other option does
    not have its default."""
    number = 0
    known = []
    table = game_class(game).OPTIONS
    for name, count in game_class(game).RESULT_GROUP:
        known.append(name)
        for option, _, allowed in table:
            if option == name:
                number = number * count + allowed.index(options[name])
    others = any(options[name] != default for name, default, _ in table if name not in known)
    return 2 * number + int(others)
