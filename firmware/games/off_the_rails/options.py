"""The options of Off the Rails: helpers that are switched on one by one, choices, and which of
them can make a difference."""

# (name, default, allowed values). The order is the order in the journal's header.
OPTIONS = (
    ("cards", 1, (0, 1)),
    ("bag", 0, (0, 1)),
    ("speeds", 1, (0, 1)),
    ("holds", 0, (0, 1)),
    ("score", 1, (0, 1)),
    ("seats", "ask", ("ask", "listed")),
    ("sides", "RYGB", ("RYGB", "RYBG", "RGYB", "RGBY", "RBYG", "RBGY")),
    ("intro", 0, (0, 1)),
    ("jewels_low", 2, (0, 1, 2, 3, 4, 5)),
    ("jewels_high", 3, (0, 1, 2, 3, 4, 5)),
    ("high_from", 6, (1, 2, 3, 4, 5, 6, 7, 8, 9)),
    ("bag_empty", "fewer", ("fewer", "none")),
    ("chasm_again", 0, (0, 1)),
    ("out_from", "card", ("card", "collapse")),
    ("swallowed", "bag", ("bag", "removed")),
    ("no_square", "discard", ("discard", "redraw")),
    ("empty_board", "ends", ("ends", "goes_on")),
    ("fists", "hands", ("hands", "draw")),
    ("loop_pick", 0, (0, 1)),
    ("bumper", 0, (0, 1)),
    ("chasm_die", 0, (0, 1)),
    ("missions", 0, (0, 1)),
    ("unplaced", 1, (0, 1)),
    ("ruby_tie", "all", ("all", "nobody")),
    ("ruby_zero", 0, (0, 1)),
    ("winner_tie", "shared", ("shared", "jewels")),
    ("passing", 1, (0, 1)),
    ("early_end", 1, (0, 1)),
)

# Each needs one of these helpers; what is not here matters with any.
NEEDS = {
    "jewels_low": ("cards",),
    "jewels_high": ("cards",),
    "high_from": ("cards",),
    "bag_empty": ("bag",),
    "chasm_again": ("cards", "bag"),
    "out_from": ("speeds", "holds"),
    "swallowed": ("holds",),
    "no_square": ("speeds", "holds"),
    "empty_board": ("speeds", "holds"),
    "fists": ("holds",),
    "loop_pick": ("holds",),
    "bumper": ("holds",),
    "chasm_die": ("cards",),
    "unplaced": ("speeds", "holds"),
    "ruby_tie": ("score",),
    "ruby_zero": ("score",),
    "winner_tie": ("score",),
    "passing": ("holds",),
    "early_end": ("speeds", "holds"),
}
# Each needs another option to have this value as well.
AND = {
    "sides": ("seats", "ask"),
    "loop_pick": ("bag", 1),
    "fists": ("bumper", 0),
    "unplaced": ("score", 1),
    "early_end": ("out_from", "card"),
}


def before(options):
    """What games played that were begun before there was a choice."""
    return {"passing": 0, "early_end": 0}


def applies(name, options, people):
    if name in AND and options[AND[name][0]] != AND[name][1]:
        return False
    return name not in NEEDS or any(options[helper] for helper in NEEDS[name])
