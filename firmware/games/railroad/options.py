"""The options of Railroad Ink: editions, expansions, and one for each question that the books
leave open; which of them can make a difference, and in what order they are offered."""

from firmware.games.game import complete
from firmware.games.railroad import editions, expansions, puzzles
from firmware.games.rivals import BY_STRENGTH, NOBODY, SEATS, levels, seated
from firmware.games.rivals import OPTIONS as RIVALS

# The ladder: how strong the rival is, and how many points the person is ahead.
RUNGS = tuple([("easy", points) for points in (10, 5, 0)])
RUNGS += tuple([("medium", points) for points in (10, 5, 0)])
RUNGS += tuple([("hard", points) for points in (20, 10, 0)])
# (name, default, allowed values). The order is the order in the journal's header.
# `longest` "edition" takes the edition's own rule; an expansion of "" is the plain game.
OPTIONS = (
    (
        ("edition", "deep_blue", ("blazing_red", "deep_blue", "deep_blue_de")),
        ("expansion", "", tuple([one.KEY for one in expansions.ALL])),
        ("draft", 0, (0, 1)),
        ("boards", 0, (0, 1)),
    )
    + RIVALS
    + (
        ("longest", "edition", ("edition", "simple", "trail")),
        ("trail_ring", "closing", ("closing", "once")),
        ("water_meets_route", "illegal", ("illegal", "legal")),
        ("centre_craters", "count", ("count", "skip")),
    )
    + expansions.OPTIONS
    # Of one game only: which of the sixty puzzles it is, which rung of the ladder.
    + (("puzzle", 0, range(puzzles.COUNT + 1)), ("ladder", 0, range(len(RUNGS) + 1)))
    # How the rivals play: 1 by rules alone, as in the first journals; 2 by what they learned.
    + (("rival_play", 2, (1, 2)),)
)
FROM_SOLO = ("puzzle", "ladder")
ONE_GAME = FROM_SOLO + ("rival_play",)
# On paper the players apply the rules themselves, but for these.
ON_PAPER = ("edition", "expansion", "draft", "boards", "meteor_any") + SEATS
MOST = 6  # players
_SOLO = {"boards": 1, "draft": 0, "rival": "none"}
_AGAINST = {"boards": 1, "draft": 0, "rival_2": "none"}
SOLO = (
    (10, "", _SOLO, "expansion", OPTIONS[1][2]),
    (20, "solo_day", _SOLO, "day", ()),
    (25, "solo_puzzles", "railroad.puzzles", "puzzle", range(1, puzzles.COUNT + 1)),
    (30, "solo_rival", _AGAINST, "rival", BY_STRENGTH),
    (35, "solo_ladder", _AGAINST, "ladder", range(1, len(RUNGS) + 1)),
    (40, "solo_week", "week", "", ()),
)


def check(options, players):
    """ValueError(key, args) where these options and players cannot play."""
    if options["draft"] and players < 2:
        raise ValueError("draft_players", ())
    if players <= len(levels(options)):
        raise ValueError("rival_seats", ())
    puzzle, rung = options["puzzle"], options["ladder"]
    if puzzle and (players > 1 or options != complete(OPTIONS, puzzles.options_of(puzzle))):
        raise ValueError("other_puzzle", (puzzle,))
    if rung and (players != 2 or options["rival"] != RUNGS[rung - 1][0]):
        raise ValueError("other_rung", (rung,))


def ahead(options):
    """The points that the person on a rung of the ladder is ahead."""
    return RUNGS[options["ladder"] - 1][1] if options["ladder"] else 0


def solo_start(choice, value):
    """(options, code) of a puzzle or a rung."""
    if choice == "puzzle":
        return puzzles.options_of(value), puzzles.code_of(value)
    if choice == "ladder":
        return {"rival": RUNGS[value - 1][0], "ladder": value}, None
    return {}, None


def before(options):
    """What journals without an option played."""
    return {"rival_play": 1} if levels(options) or options.get("puzzle") else {}


def applies(name, options, people):
    """The rivals sit after the people, one after the other."""
    rivals = seated(options, MOST - people)
    if name == "rival_play":
        return options[name] == 1  # no choice: new games have the latest
    if name in ONE_GAME:
        return options[name] > 0
    if name in SEATS:
        return SEATS.index(name) <= rivals and SEATS.index(name) < MOST - people
    if name not in ON_PAPER and not options["boards"] and not rivals:
        return False
    if expansions.owns(name):
        return expansions.of(options).has_option(name)
    if name == "draft":
        return people + rivals > 1
    if name == "trail_ring":
        return editions.longest_rule(options) == "trail"
    return True


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
    return expansions.BY_KEY[options.get("expansion", "")].FLASH_BLOCKS
