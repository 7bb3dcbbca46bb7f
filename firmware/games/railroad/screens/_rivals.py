"""The rivals at the table: they think while the people do, a slice with every step of a screen.

Where their code has no room beside the screen they think on a screen of their own instead, when
the people have finished. What they decide is the same, so nobody else needs to know.
"""

import gc

THINKING = "firmware.games.railroad.rules.thinking"
SIGN_STEP = 20  # of 100: a little bar has so few steps
ROOM = 120000  # bytes of the heap that must be free: built into the image it is more, else less


def thoughts(gadget):
    """What the rivals think; False where there is no room for it."""
    if gadget.thinking is None:
        gc.collect()
        free = getattr(gc, "mem_free", None)  # a computer has room enough
        gadget.thinking = False
        if free is None or free() > ROOM:
            gadget.thinking = gadget.memory.stay(THINKING).Thoughts()
    return gadget.thinking


def think(screen):
    """A slice: 0 while there is more to think about, else None; the screen shows `sign` of 5."""
    gadget = screen.gadget
    game = gadget.session.game
    own = thoughts(gadget)
    goes_on = bool(own) and own.step(game)
    sign = own.progress(game) // SIGN_STEP if goes_on else None
    if sign != screen.sign:
        screen.sign = sign
        gadget.changed()
    return 0 if goes_on else None


def moved(gadget, moves=None):
    """The rivals do what they have decided on. False: they think on, on a screen of their own."""
    if moves is None:
        own = thoughts(gadget)
        moves = own.moves(gadget.session.game) if own else None
    if moves is None:
        gadget.go(".rival")
        return False
    return all(map(gadget.do, moves))
