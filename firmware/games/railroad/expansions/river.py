"""Rivers: the longest counts, and more if both its ends leave the sheet."""

from firmware.games.railroad.expansions.bodies import bodies
from firmware.games.railroad.expansions.expansion import Expansion
from firmware.games.railroad.sheet.placing import ROUTE
from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE, name_of


class River(Expansion):
    KEY = "river"
    DICE = ("river", "river")
    ON_SHEET = True
    KINDS = ("river",)
    OPTIONS = (
        ("bridge_joins", "free", ("free", "route")),
        ("river_loop", "spaces", ("spaces", "none")),
        ("river_corner", "both", ("both", "none")),
    )

    def needs_route(self, face, options):
        return options["bridge_joins"] == "route" and face[4:] == "x"

    def why_not_join(self, sheet, space, face, joined, options):
        if not joined & ROUTE and options["bridge_joins"] == "route" and face[4:] == "x":
            return "joins_no_route", (name_of(space),)
        return None

    def score(self, sheet, options, crater_ports):
        return [best_river(sheet, options)]


def best_river(sheet, options):
    """(points, spaces) of the river that scores most."""
    best = 0, []
    for spaces, ends in bodies(sheet, "W"):
        points = len(spaces)
        if not ends and options["river_loop"] == "none":
            points = 0
        if ends and all(NEXT[port] == OUTSIDE for port in ends):
            if len(spaces) > 1 or options["river_corner"] == "both":
                points += 3
        if points > best[0]:
            best = points, spaces
    return best
