"""Lakes: they flood what three of their sides border, and the smallest counts."""

from firmware.games.railroad.expansions.bodies import bodies
from firmware.games.railroad.expansions.expansion import Expansion
from firmware.games.railroad.sheet.spaces import Malformed, name_of
from firmware.games.railroad.sheet.tiles import FLOOD


class Lake(Expansion):
    KEY = "lake"
    DICE = ("lake", "lake")
    ON_SHEET = True
    KINDS = ("lake", "flood")
    OPTIONS = (("lone_pier", "lake", ("lake", "none")),)
    COMMON_OPTIONS = ("water_meets_route",)

    def complete(self, sheet, floods):
        flooded = flood(sheet, 0)
        for space, number in floods:
            if space not in flooded:
                raise Malformed("flood_not_due", (name_of(space),))
            sheet.rounds[space] = number

    def score(self, sheet, options, crater_ports):
        return [smallest_lake(sheet, options)]

    def flows(self, sheet, number):
        return flood(sheet, number)


def flood(sheet, number):
    """Fill every empty space that three open lake sides border; that can cascade.

    Returns the flooded spaces. The outer edge is no lake side.
    """
    flooded = []
    again = True
    while again:
        again = False
        for space in range(49):
            if sheet.faces[space] == "" and _lake_sides(sheet, space) >= 3:
                sheet.draw(space, FLOOD, number)
                flooded.append(space)
                again = True
    return flooded


def _lake_sides(sheet, space):
    count = 0
    for side in range(4):
        if sheet.across(space, side) == "L":
            count += 1
    return count


def smallest_lake(sheet, options):
    """(points, spaces) of the smallest lake; 0 where there is none."""
    best = 0, []
    for spaces, _ in bodies(sheet, "L"):
        if len(spaces) == 1 and options["lone_pier"] == "none":
            if sheet.faces[spaces[0]][4:] == "*":
                continue
        if not best[0] or len(spaces) < best[0]:
            best = len(spaces), spaces
    return best
