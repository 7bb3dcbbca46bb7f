"""Every way to draw a face on a board: the tests' players choose among them."""

from firmware.games.railroad.rules.bases import BASE, WAYS
from firmware.games.railroad.rules.placing import why_not_join


def fits(board, face, options):
    """Every (space, face as drawn) where a die's or special face may still be drawn."""
    return [
        (space, drawn)
        for space in range(49)
        if board.faces[space] == ""
        for drawn in WAYS[BASE[face]]
        if why_not_join(board, space, drawn, options) is None
    ]
