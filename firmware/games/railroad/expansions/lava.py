"""Lava in play: volcanoes, the duty to draw one lava face a round, erasing a route for it.

Only games with lava load it: whoever asks for it imports it there.
"""

from firmware.games.railroad.sheet.face_table import kind
from firmware.games.railroad.sheet.placing import (
    borders_lava,
    borders_open_lava,
    can_fit,
    joins,
    mismatch,
)
from firmware.games.railroad.sheet.spaces import MIDDLE, name_of
from firmware.games.railroad.sheet.tiles import FLOOD, VOLCANO


def first_volcano(sheet):
    """What the book prints."""
    sheet.draw(MIDDLE, VOLCANO)


def why_not_volcano(sheet, space, options):
    """None, or why no new volcano may be drawn in this space; that it is one a round is the
    seat's to check."""
    if sheet.faces[space]:
        return "space_taken", (name_of(space),)
    near = borders_lava if options["volcano_distance"] == "space" else borders_open_lava
    if near(sheet, space):
        return "volcano_near_lava", (name_of(space),)
    legal = options["water_meets_route"] == "legal"
    if joins(sheet, space, VOLCANO, legal) < 0:
        return mismatch(sheet, space, VOLCANO, legal)
    return None


def free_spaces(sheet):
    """The free spaces that border an open lava side."""
    return [s for s in range(49) if not sheet.faces[s] and borders_open_lava(sheet, s)]


def no_free_space(sheet, faces, options):
    """The book's condition for erasing: no free space borders open lava."""
    spaces = free_spaces(sheet)
    if options["lava_free_space"] == "fitting":
        return all(can_fit(sheet, face, options, spaces) is None for face in faces)
    return not spaces


def erasable(sheet, space, options):
    """May this space's drawing make way for lava?"""
    face = sheet.faces[space]
    if len(face) < 2 or face in (VOLCANO, FLOOD) or not borders_open_lava(sheet, space):
        return False
    source = kind(face)
    if source == "lava":
        return options["lava_erases"] == "any" and ("H" in face or "R" in face)
    return True


def why_not_erase(sheet, space, faces, options):
    """None, or why the drawing in this space may not be erased for one of these lava faces."""
    if not erasable(sheet, space, options):
        return "not_erasable", (name_of(space),)
    if not no_free_space(sheet, faces, options):
        return "lava_has_space", (name_of(free_spaces(sheet)[0]),)
    old, number = sheet.faces[space], sheet.rounds[space]
    sheet.draw(space, "")
    way = None
    for face in faces:
        way = way or can_fit(sheet, face, options, (space,))
    sheet.draw(space, old, number)
    return None if way else ("lava_fits_not", (name_of(space),))


def duty(sheet, faces, volcano_left, options):
    """What the duty still allows: ("space"|"erase"|"volcano", space), or None when it lapses.

    `faces` are the lava faces of this round's dice, none drawn yet.
    """
    if options["lava_duty"] == "optional":
        return None
    for face in faces:
        way = can_fit(sheet, face, options)
        if way:
            return "space", way[0]
    for space in range(49):
        if why_not_erase(sheet, space, faces, options) is None:
            return "erase", space
    if volcano_left:
        for space in range(49):
            if why_not_volcano(sheet, space, options) is None:
                return "volcano", space
    return None
