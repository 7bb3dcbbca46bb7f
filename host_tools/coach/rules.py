"""The options of a game as a row of numbers, as the engine reads them."""

from typing import Any

import numpy as np

from firmware.games.railroad.editions import longest_rule, rounds

PLAIN, RIVER_GAME, LAKE_GAME, LAVA_GAME, METEOR_GAME = range(5)
KINDS = ("", "river", "lake", "lava", "meteor")
# Places in the row.
KIND = 0
LONGEST_RULE = 1  # 0 simple, 1 trail, 2 trail in which a ring counts once
WATER_LEGAL = 2  # may water meet a route?
SKIP_CRATERS = 3
BRIDGE_JOINS = 4
RIVER_LOOP = 5
RIVER_CORNER = 6
LONE_PIER = 7
LAVA_ADJACENT = 8
VOLCANO_SIDE = 9
LAVA_ROUTE_JOINS = 10
LAVA_OPTIONAL = 11
LAVA_BLANK_CLOSED = 12
LAVA_FITTING = 13
LAVA_ERASES_ANY = 14
CRATER_SPACES = 15
ROUNDS = 16
RULES = 17
# Options whose value other than the usual one is a 1 in the row.
SWITCHES = {
    WATER_LEGAL: ("water_meets_route", "legal"),
    SKIP_CRATERS: ("centre_craters", "skip"),
    BRIDGE_JOINS: ("bridge_joins", "route"),
    RIVER_LOOP: ("river_loop", "none"),
    RIVER_CORNER: ("river_corner", "none"),
    LONE_PIER: ("lone_pier", "none"),
    LAVA_ADJACENT: ("lava_joins", "adjacent"),
    VOLCANO_SIDE: ("volcano_distance", "side"),
    LAVA_ROUTE_JOINS: ("lava_route_joins", "route"),
    LAVA_OPTIONAL: ("lava_duty", "optional"),
    LAVA_BLANK_CLOSED: ("lava_blank", "closed"),
    LAVA_FITTING: ("lava_free_space", "fitting"),
    LAVA_ERASES_ANY: ("lava_erases", "any"),
    CRATER_SPACES: ("crater_points", "space"),
}


def rules_of(options: dict[str, Any]) -> np.ndarray:
    row = np.zeros(RULES, np.int64)
    row[KIND] = KINDS.index(options["expansion"])
    if longest_rule(options) == "trail":
        row[LONGEST_RULE] = 2 if options["trail_ring"] == "once" else 1
    for place, (name, value) in SWITCHES.items():
        row[place] = options[name] == value
    row[ROUNDS] = rounds(options)
    return row
