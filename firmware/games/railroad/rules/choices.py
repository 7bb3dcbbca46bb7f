"""Railroad Ink while the table chooses: what can matter, and the box's own expansions first."""

from firmware.games.railroad.rules import editions
from firmware.games.railroad.rules.rivals import NOBODY, SEATS, levels

# Options that matter with one expansion only.
OF_EXPANSION = {
    "bridge_joins": "river",
    "river_loop": "river",
    "river_corner": "river",
    "lone_pier": "lake",
    "lava_joins": "lava",
    "volcano_distance": "lava",
    "lava_route_joins": "lava",
    "lava_duty": "lava",
    "lava_blank": "lava",
    "lava_free_space": "lava",
    "lava_erases": "lava",
    "meteor_any": "meteor",
    "meteor_ignore": "meteor",
    "crater_points": "meteor",
    "centre_craters": "meteor",
}
# Who draws on paper minds the rules of drawing and counts alone, but for these.
ON_PAPER = ("edition", "expansion", "draft", "boards", "meteor_any") + SEATS
MOST = 6  # players
STARS = {"easy": "★", "medium": "★★", "hard": "★★★"}


def applies(name, options, players):
    """`players` are people; the rivals sit after them, one after the other."""
    rivals = seated(options, players)
    if name in SEATS:
        return SEATS.index(name) <= rivals and SEATS.index(name) < MOST - players
    if name not in ON_PAPER and not options["boards"] and not rivals:
        return False
    expansion = options["expansion"]
    if name in OF_EXPANSION:
        return OF_EXPANSION[name] == expansion
    if name == "draft":
        return players + rivals > 1
    if name == "water_meets_route":
        return expansion in ("lake", "lava")
    if name == "trail_ring":
        return editions.longest_rule(options) == "trail"
    return True


def seated(options, players):
    """How many rivals have a seat: those after a seat that is free have none."""
    count = 0
    for name in SEATS[: MOST - players]:
        if options[name] == NOBODY:
            break
        count += 1
    return count


def company(options):
    """The names of the rivals: (word, its arguments) for each."""
    known = []
    found = []
    for level in levels(options):
        known.append(level)
        number = known.count(level)
        found.append(("rival", (STARS[level] if number == 1 else f"{STARS[level]} {number}",)))
    return found


def offered(name, allowed, options):
    if name != "expansion":
        return allowed
    own = ("",) + editions.EDITIONS[options["edition"]][0]
    return own + tuple([value for value in allowed if value not in own])


def is_house_rule(options):
    return editions.is_house_rule(options)
