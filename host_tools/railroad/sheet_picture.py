"""A sheet in a picture: every network in its colour."""

from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.sheet import EXIT_LIST, Sheet
from host_tools.pictures import bitmaps
from host_tools.pictures.picture import INK, Colour, Picture
from host_tools.railroad.scored_sheet import TILE
from host_tools.railroad.terminal_sheet import network_colours

GRID, FAINT, CENTRE = (214, 208, 194), (130, 128, 120), (240, 232, 210)
COLOURS = {
    "green": (20, 125, 60),
    "cyan": (0, 125, 150),
    "magenta": (160, 40, 130),
    "yellow": (165, 110, 0),
    "blue": (40, 80, 190),
    "bright_red": (200, 45, 40),
}
GROUND = {"V": (150, 52, 24), "W": (40, 90, 165), "L": (40, 90, 165)}


def paint(picture: Picture, sheet: Sheet, score: Score, left: int, top: int) -> None:
    """Paint a sheet; its exits stand outside of its left and top edge."""
    colours = network_colours(sheet, score)
    picture.fill(left + 2 * TILE, top + 2 * TILE, 3 * TILE, 3 * TILE, CENTRE)
    for i in range(8):
        picture.fill(left + i * TILE, top, 1, 7 * TILE + 1, GRID)
        picture.fill(left, top + i * TILE, 7 * TILE + 1, 1, GRID)
    for space, side, letter in EXIT_LIST:
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
        x = left + space % 7 * TILE + TILE // 2 + dx * (TILE // 2 + 9) - 2
        y = top + space // 7 * TILE + TILE // 2 + dy * (TILE // 2 + 9) - 3
        picture.text(letter, x, y, colour=FAINT)
    for space, name in enumerate(sheet.faces):
        if name:
            ports = [colours[port] for port in range(space * 4, space * 4 + 4) if port in colours]
            colour = COLOURS[ports[0]] if ports else _own_colour(name)
            x, y = left + space % 7 * TILE, top + space // 7 * TILE
            picture.bits(bitmaps.face(name, None, TILE), x, y, colour)


def _own_colour(face: str) -> Colour:
    """Lava and water have a colour of their own; a route that scores nothing is plain ink."""
    return next((GROUND[letter] for letter in face if letter in GROUND), INK)
