"""Every way to draw a face on a sheet: the tests' players choose among them."""

from firmware.games.railroad.rules.bases import BASE, WAYS
from firmware.games.railroad.rules.placing import why_not_join


def fits(sheet, face, options):
    """Every (space, face as drawn) where a die's or special face may still be drawn."""
    return [
        (space, drawn)
        for space in range(49)
        if sheet.faces[space] == ""
        for drawn in WAYS[BASE[face]]
        if why_not_join(sheet, space, drawn, options) is None
    ]
