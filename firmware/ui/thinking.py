"""Rivals that think in slices while a screen is stepped: what every game with rivals shares.

A planner has `slices`, counted by `step(game)`, which thinks for a slice and says False when all
is decided; `moves(game)`, the events that follow, or None; and `progress(game)`, of 100.
"""

import gc

TIDY = 12  # slices: then garbage is collected, in a step of its own and not amid a slice


def planner_of(gadget, kind):
    """What the rivals of the current game think."""
    if "planner" not in gadget.shared:
        gadget.shared["planner"] = kind()
    return gadget.shared["planner"]


def think_on(own, game):
    """A slice of the rivals' thoughts; False: all is decided."""
    if own.slices < TIDY:
        return own.step(game)
    own.slices = 0
    if hasattr(gc, "mem_free"):  # a computer does that by itself
        gc.collect()
    return True
