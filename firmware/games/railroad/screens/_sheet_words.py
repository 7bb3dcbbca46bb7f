"""The drawing board in words, for people who cannot see it; only the browser loads it."""

from firmware.games.railroad.sheet.face_table import base
from firmware.games.railroad.sheet.spaces import name_of
from firmware.games.railroad.sheet.tiles import CRATER, SPECIALS


def described(screen):
    """[(line, chosen?)]: the choices, or the place of the one that is taken."""
    if screen.hand is not None:
        return [(_place(screen), True)]
    return [
        (_choice(screen, choice), choice is screen.choices[screen.at]) for choice in screen.choices
    ]


def _choice(screen, choice):
    state = "say_fits"
    if choice.gone:
        state = "say_gone"
    elif choice.fits_nowhere():
        state = "say_nowhere"
    return screen.gadget.w(state, _name(screen, choice))


def _name(screen, choice):
    if choice.WORD:
        return screen.gadget.w(choice.WORD)
    return screen.gadget.words.face_name(base(choice.face) or choice.face, choice.DIE)


def _place(screen):
    """The space, the way it stands there, and how many ways there are."""
    gadget = screen.gadget
    hand = screen.hand
    way = name = hand.shown()
    if way in SPECIALS:
        name = gadget.w("say_pay", way)
    elif way == CRATER:
        name = gadget.words.face_name(way)
    where = name_of(hand.space)
    return gadget.w("say_place", where, name, hand.way + 1, len(hand.ways()))
