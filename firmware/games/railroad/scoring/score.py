"""The score of a sheet, with the spaces behind every number so that a screen can show them."""

from firmware.games.railroad import expansions
from firmware.games.railroad.editions import longest_rule
from firmware.games.railroad.expansions.bodies import is_open
from firmware.games.railroad.scoring.longest_route import count, longest
from firmware.games.railroad.scoring.networks import EXIT_POINTS, networks
from firmware.games.railroad.scoring.ranking import CATEGORIES, total
from firmware.games.railroad.sheet.spaces import CENTRE, NEXT, OUTSIDE
from firmware.games.railroad.sheet.tiles import CRATER


class Score:
    """The six categories, the total, and what makes them up.

    networks: [(exits, spaces)]; highway_spaces, railway_spaces: in order; centre_spaces;
    error_ports: space * 4 + side; crater_ports: the ends that point into a crater.
    """

    def __init__(self, sheet, options):
        self.networks = networks(sheet)
        rule, ring = longest_rule(options), options["trail_ring"]
        self.highway_spaces = longest(sheet, "H", rule, ring)
        self.railway_spaces = longest(sheet, "R", rule, ring)
        self.centre_spaces = central(sheet, options)
        self.error_ports, self.crater_ports = ends(sheet, options)
        self.exits = sum([EXIT_POINTS[n] for n, _ in self.networks])
        self.highway = count(self.highway_spaces, rule, ring)
        self.railway = count(self.railway_spaces, rule, ring)
        self.centre = len(self.centre_spaces)
        self.errors = len(self.error_ports)
        found = expansions.of(options).score(sheet, options, self.crater_ports)
        self.expansion = sum([points for points, _ in found])
        self.total = total(self.values())

    def values(self):
        """The six categories in the order of the journal's `scores` event."""
        return [getattr(self, name) for name in CATEGORIES]


def count_up(sheet, options):
    """(category, points, spaces) one after the other, each as soon as it is found: the networks
    that score, the longest highway and railway, the centre, the errors with points below 0, and
    what the expansion counts. A screen can draw between two of them."""
    for exits, spaces in networks(sheet):
        if EXIT_POINTS[exits]:
            yield "exits", EXIT_POINTS[exits], spaces
    rule, ring = longest_rule(options), options["trail_ring"]
    for category, letter in (("highway", "H"), ("railway", "R")):
        route = longest(sheet, letter, rule, ring)
        yield category, count(route, rule, ring), route
    spaces = central(sheet, options)
    yield "centre", len(spaces), spaces
    errors, craters = ends(sheet, options)
    yield "errors", -len(errors), [port >> 2 for port in errors]
    for points, spaces in expansions.of(options).score(sheet, options, craters):
        yield "expansion", points, spaces


def central(sheet, options):
    """The central spaces with anything drawn in them."""
    skip = CRATER if options["centre_craters"] == "skip" else ""
    return [space for space in CENTRE if sheet.faces[space] not in ("", skip)]


def ends(sheet, options):
    """(errors, ends that point into a crater), both as ports (space * 4 + side)."""
    faces = sheet.faces
    errors, into_craters = [], []
    for space in range(49):
        face = faces[space]
        if len(face) < 2:
            continue
        for side in range(4):
            letter = face[side]
            if letter == "-" or letter == "L":
                continue
            other = NEXT[space * 4 + side]
            if other == OUTSIDE:
                continue
            met = faces[other]
            if met == CRATER and letter in "HR":
                into_craters.append(space * 4 + side)
            elif len(met) < 2 or met[side ^ 2] != letter:
                if letter != "V" or is_open(sheet, space * 4 + side, options):
                    errors.append(space * 4 + side)
    return errors, into_craters
