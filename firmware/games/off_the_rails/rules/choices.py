"""Off the Rails while the table chooses: what can matter with the helpers that are on."""

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


def applies(name, options, players):
    if name in AND and options[AND[name][0]] != AND[name][1]:
        return False
    return name not in NEEDS or any(options[helper] for helper in NEEDS[name])
