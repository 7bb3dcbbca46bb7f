"""What a player can do on the sheet in this round: dice, special routes, and what the expansion
adds."""

from firmware.games.railroad.choice import NOWHERE, Choice
from firmware.games.railroad.sheet.places import ORDER, places_of
from firmware.games.railroad.sheet.spaces import space_of
from firmware.games.railroad.sheet.tiles import ROUTE_DICE, SPECIAL_NAMES, SPECIALS

ROUTES = len(ROUTE_DICE)


def choices(seat):
    """All of them, in the order in which they stand on the screen."""
    known = {}  # two dice of one face have the same places
    met = bytearray(49)
    expansion = seat.expansion
    found = expansion.choices_first(seat)
    before = expansion.comes_before_drawing(seat)
    why = before or _must_be_next(seat)
    for die, face in enumerate(seat.faces if expansion.ON_SHEET else seat.faces[:ROUTES]):
        gone = die in seat.drawn
        if die < ROUTES:
            places = _drawing(seat, face, known, met, gone or why)
            found.append(Choice(die, face, places, gone, why))
        else:
            places = _drawing(seat, face, known, met, gone or before)
            found.append(expansion.die_choice(die, face, places, gone, before))
    found += expansion.choices(seat)
    for name in SPECIAL_NAMES:
        gone = seat.specials.why_not(name) is not None
        face = SPECIALS[name]
        places = _drawing(seat, face, known, met, gone or why)
        found.append(Choice(name, face, places, gone, why))
    return found


def _must_be_next(seat):
    """Why nothing but one of the expansion's dice can be drawn, if that is so."""
    return None if seat.erased is None else seat.expansion.comes_first(seat)


def _drawing(seat, face, known, met, never):
    if never:
        return NOWHERE
    if face not in known:
        spaces = ORDER if seat.erased is None else bytes((seat.erased,))
        known[face] = places_of(seat.sheet, face, seat.options, spaces, met)
    return known[face]


def due(found, why):
    """(choice, space) of what must come before the round can end; `why` is the seat's reason, and
    the meteor has no space of its own."""
    key, details = why
    space = space_of(details[-1]) if details else None
    for choice in found:
        if choice.is_open() and choice.answers(key, details, space):
            return choice, space
    raise ValueError(key)
