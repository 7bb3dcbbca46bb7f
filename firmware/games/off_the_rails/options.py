"""The options of Off the Rails: helpers that are switched on one by one, choices, and which of
them can make a difference."""

YES_NO = (0, 1)

# (name, default, allowed values). The order is the order in the journal's header.
OPTIONS = (
    ("cards", 1, YES_NO),
    ("bag", 0, YES_NO),
    ("speeds", 1, YES_NO),
    ("holds", 0, YES_NO),
    ("score", 1, YES_NO),
    ("seats", "ask", ("ask", "listed")),
    ("sides", "RYGB", ("RYGB", "RYBG", "RGYB", "RGBY", "RBYG", "RBGY")),
    ("intro", 0, YES_NO),
    ("jewels_low", 2, (0, 1, 2, 3, 4, 5)),
    ("jewels_high", 3, (0, 1, 2, 3, 4, 5)),
    ("high_from", 6, (1, 2, 3, 4, 5, 6, 7, 8, 9)),
    ("bag_empty", "fewer", ("fewer", "none")),
    ("chasm_again", 0, YES_NO),
    ("out_from", "card", ("card", "collapse")),
    ("swallowed", "bag", ("bag", "removed")),
    ("no_square", "discard", ("discard", "redraw")),
    ("empty_board", "ends", ("ends", "goes_on")),
    ("fists", "hands", ("hands", "draw")),
    ("loop_pick", 0, YES_NO),
    ("bumper", 0, YES_NO),
    ("chasm_die", 0, YES_NO),
    ("missions", 0, YES_NO),
    ("unplaced", 1, YES_NO),
    ("ruby_tie", "all", ("all", "nobody")),
    ("ruby_zero", 0, YES_NO),
    ("winner_tie", "shared", ("shared", "jewels")),
    ("passing", 1, YES_NO),
    ("early_end", 1, YES_NO),
)

# What games played that were begun before there was a choice.
BEFORE = {"passing": 0, "early_end": 0}

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


def applies(name, options, people):
    if name in AND and options[AND[name][0]] != AND[name][1]:
        return False
    return name not in NEEDS or any(options[helper] for helper in NEEDS[name])
