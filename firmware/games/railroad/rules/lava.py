"""Lava in play: volcanoes, the duty to draw one lava face a round, erasing a route for it."""

from firmware.games.railroad.rules.bases import kind
from firmware.games.railroad.rules.placing import (
    borders_lava,
    borders_open_lava,
    can_fit,
    joins,
    mismatch,
)
from firmware.games.railroad.rules.spaces import name_of
from firmware.games.railroad.rules.tiles import FLOOD, VOLCANO


def why_not_volcano(board, space, options):
    """None, or why no new volcano may be drawn in this space (once a round is the sheet's)."""
    if board.faces[space]:
        return "space_taken", (name_of(space),)
    near = borders_lava if options["volcano_distance"] == "space" else borders_open_lava
    if near(board, space):
        return "volcano_near_lava", (name_of(space),)
    legal = options["water_meets_route"] == "legal"
    if joins(board, space, VOLCANO, legal) < 0:
        return mismatch(board, space, VOLCANO, legal)
    return None


def free_spaces(board):
    """The free spaces that border an open lava side."""
    return [s for s in range(49) if not board.faces[s] and borders_open_lava(board, s)]


def no_free_space(board, faces, options):
    """The book's condition for erasing: no free space borders open lava."""
    spaces = free_spaces(board)
    if options["lava_free_space"] == "fitting":
        return all(can_fit(board, face, options, spaces) is None for face in faces)
    return not spaces


def erasable(board, space, options):
    """May this space's drawing make way for lava?"""
    face = board.faces[space]
    if len(face) < 2 or face in (VOLCANO, FLOOD) or not borders_open_lava(board, space):
        return False
    source = kind(face)
    if source == "lava":
        return options["lava_erases"] == "any" and ("H" in face or "R" in face)
    return True


def why_not_erase(board, space, faces, options):
    """None, or why the drawing in this space may not be erased for one of these lava faces."""
    if not erasable(board, space, options):
        return "not_erasable", (name_of(space),)
    if not no_free_space(board, faces, options):
        return "lava_has_space", (name_of(free_spaces(board)[0]),)
    old, number = board.faces[space], board.rounds[space]
    board.draw(space, "")
    way = None
    for face in faces:
        way = way or can_fit(board, face, options, (space,))
    board.draw(space, old, number)
    return None if way else ("lava_fits_not", (name_of(space),))


def duty(board, faces, volcano_left, options):
    """What the duty still allows: ("space"|"erase"|"volcano", space), or None when it lapses.

    `faces` are the lava faces of this round's dice, none drawn yet.
    """
    if options["lava_duty"] == "optional":
        return None
    for face in faces:
        way = can_fit(board, face, options)
        if way:
            return "space", way[0]
    for space in range(49):
        if why_not_erase(board, space, faces, options) is None:
            return "erase", space
    if volcano_left:
        for space in range(49):
            if why_not_volcano(board, space, options) is None:
                return "volcano", space
    return None
