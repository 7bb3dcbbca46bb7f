"""The options of Railroad Ink: editions, expansions, and one for each question that the books
leave open; which of them can make a difference, and in what order they are offered."""

from firmware.games.railroad import editions
from firmware.games.railroad.rival.seats import NOBODY, SEATS, levels

# (name, default, allowed values). The order is the order in the journal's header.
# `longest` "edition" takes the edition's own rule; an expansion of "" is the plain game.
OPTIONS = (
    ("edition", "deep_blue", ("blazing_red", "deep_blue", "deep_blue_de")),
    ("expansion", "", ("", "river", "lake", "lava", "meteor")),
    ("draft", 0, (0, 1)),
    ("boards", 0, (0, 1)),
    ("rival", "none", ("none", "easy", "medium", "hard")),
    ("rival_2", "none", ("none", "easy", "medium", "hard")),
    ("rival_3", "none", ("none", "easy", "medium", "hard")),
    ("longest", "edition", ("edition", "simple", "trail")),
    ("trail_ring", "closing", ("closing", "once")),
    ("water_meets_route", "illegal", ("illegal", "legal")),
    ("centre_craters", "count", ("count", "skip")),
    ("bridge_joins", "free", ("free", "route")),
    ("river_loop", "spaces", ("spaces", "none")),
    ("river_corner", "both", ("both", "none")),
    ("lone_pier", "lake", ("lake", "none")),
    ("lava_joins", "open", ("open", "adjacent")),
    ("volcano_distance", "space", ("space", "side")),
    ("lava_route_joins", "free", ("free", "route")),
    ("lava_duty", "lapses", ("lapses", "optional")),
    ("lava_blank", "open", ("open", "closed")),
    ("lava_free_space", "literal", ("literal", "fitting")),
    ("lava_erases", "plain", ("plain", "any")),
    ("meteor_any", "player", ("player", "table")),
    ("meteor_ignore", "before_drawing", ("before_drawing", "any_time")),
    ("crater_points", "end", ("end", "space")),
)

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
# On paper the players apply the rules themselves, but for these.
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


def bots(options):
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


def flash_blocks(options):
    """A long journal of such a game takes this many blocks of the flash."""
    if options.get("boards") or options.get("rival", NOBODY) != NOBODY:
        return 5
    if options.get("draft"):
        return 4
    return 2 if options.get("expansion") == "meteor" else 1
