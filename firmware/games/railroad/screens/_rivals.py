"""The rivals at the table: they think while the people do, a slice with every step of a screen."""

from firmware.games.railroad.rival.planner import Planner
from firmware.games.railroad.screens._remarks import remarks_of
from firmware.ui import thinking
from firmware.ui.thinking import think_on

SIGN_STEP = 20  # of 100: a little bar has so few steps


def planner_of(gadget):
    """What the rivals think."""
    return thinking.planner_of(gadget, Planner)


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


def moved(gadget, moves=None):
    """The rivals do what they have decided on. False: they think on, on a screen of their own."""
    if moves is None:
        moves = planner_of(gadget).moves(gadget.session.game)
    if moves is None:
        gadget.go(".rival")
        return False
    return all(map(gadget.do, moves))
