"""Sixty fixed games in six groups of ten, each with a shared code, and the points for one to three
stars. The last two groups are a single round on a sheet that is almost full; the most points that
can be reached there are proven. host_tools/railroad/make_puzzles.py makes the table.
"""

from firmware.games.railroad.puzzle_table import CODES, LIMITS, SHEETS
from firmware.games.railroad.sheet.face_table import FACES, kind
from firmware.games.railroad.sheet.tiles import SPECIALS

GROUPS = ("networks", "water", "fire", "errors", "last", "special")
EACH = 10
COUNT = 60
ERRORS, FIRST_SHEET = 3, 4  # groups: where errors count three times, from where sheets are given
EXPANSIONS = (("", ""), ("river", "lake"), ("lava", "meteor"), ("", ""), ("", ""), ("", ""))
STARS = 3
SPACES = 49


def group_of(number):
    return (number - 1) // EACH


def code_of(number):
    return CODES[6 * number - 6 : 6 * number]


def options_of(number):
    """All that differs from the defaults."""
    group = group_of(number)
    expansion = EXPANSIONS[group][(number - 1) % EACH >= EACH // 2]
    edition = "blazing_red" if group == 2 else "deep_blue"
    options = {"edition": edition, "expansion": expansion, "boards": 1, "puzzle": number}
    options["rival_play"] = 1  # the stars are what these reached
    return options


def limits_of(number):
    """The points for one, two and three stars."""
    return tuple(LIMITS[STARS * number - STARS : STARS * number])


def points_of(number, total, errors):
    """What counts for the stars."""
    return total - 2 * errors if group_of(number) == ERRORS else total


def stars_of(number, points):
    return sum([points >= limit for limit in limits_of(number)])


def prepare(seat):
    """Draw what is given, and count its special routes as used."""
    number = seat.options.get("puzzle")
    if not number or group_of(number) < FIRST_SHEET:
        return
    start = (number - 1 - FIRST_SHEET * EACH) * SPACES
    for space in range(SPACES):
        face = FACES[SHEETS[start + space]]
        if face:
            seat.sheet.draw(space, face, 0)
            if kind(face) in SPECIALS:
                seat.specials.used.append(kind(face))


def key_of(number):
    """(the key under which the stars of its group are saved, its index among them)."""
    return "stars_" + str(group_of(number) + 1), (number - 1) % EACH


def known_stars(memory, number):
    """The most stars so far; `memory` may hold anything."""
    key, at = key_of(number)
    text = memory.get(key)
    digit = text[at : at + 1] if type(text) is str else ""
    return int(digit) if digit in ("1", "2", "3") else 0


def keep_stars(memory, number, stars):
    """Save these stars if they are more than before; True if so."""
    if stars <= known_stars(memory, number):
        return False
    key, at = key_of(number)
    first = number - at
    found = [known_stars(memory, first + other) for other in range(EACH)]
    found[at] = stars
    memory[key] = "".join([str(many) for many in found])
    return True
