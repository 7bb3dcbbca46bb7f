"""The rivals at the table: they think while the people do, a slice with every step of a screen."""

import gc

from firmware.games.railroad.rival.planner import Planner
from firmware.games.railroad.screens._remarks import remarks_of

SIGN_STEP = 20  # of 100: a little bar has so few steps
TIDY = 12  # slices: then garbage is collected, in a step of its own and not amid a slice


def planner_of(gadget):
    """What the rivals think."""
    if "planner" not in gadget.shared:
        gadget.shared["planner"] = Planner()
    return gadget.shared["planner"]


def think(screen):
    """A slice: 0 while there is more to think about, else None; the screen shows `sign` of 5.
    What a press has changed is drawn first."""
    gadget = screen.gadget
    game = gadget.session.game
    own = planner_of(gadget)
    if gadget.redraw_pending() or remarks_of(gadget).step(gadget):
        return 0
    goes_on = think_on(own, game)
    sign = own.progress(game) // SIGN_STEP if goes_on else None
    if sign != screen.sign:
        screen.sign = sign
        gadget.changed()
    return 0 if goes_on else None


def think_on(own, game):
    """A slice of the rivals' thoughts; False: all is decided."""
    if own.slices < TIDY:
        return own.step(game)
    own.slices = 0
    if hasattr(gc, "mem_free"):  # a computer does that by itself
        gc.collect()
    return True


def moved(gadget, moves=None):
    """The rivals do what they have decided on. False: they think on, on a screen of their own."""
    if moves is None:
        moves = planner_of(gadget).moves(gadget.session.game)
    if moves is None:
        gadget.go(".rival")
        return False
    return all(map(gadget.do, moves))
