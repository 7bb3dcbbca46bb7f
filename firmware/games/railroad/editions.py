"""Editions, and what the options mean for the game."""

# The expansions in the box, the rule for longest routes, and whether the book has the draft.
EDITIONS = {
    "blazing_red": (("lava", "meteor"), "simple", False),
    "deep_blue": (("river", "lake"), "simple", False),
    "deep_blue_de": (("river", "lake"), "trail", True),
}
# Of a puzzle, by its group; 0: as many as the game has.
PUZZLE_ROUNDS = (3, 0, 0, 0, 1, 1)


def longest_rule(options):
    """`simple` or `trail`: the option, or the edition's rule."""
    rule = options["longest"]
    return EDITIONS[options["edition"]][1] if rule == "edition" else rule


def is_house_rule(options):
    """True when the edition has no such expansion, or no draft: the screen says so."""
    expansion = options["expansion"]
    own, _, draft = EDITIONS[options["edition"]]
    return bool(expansion and expansion not in own) or bool(options["draft"] and not draft)


def by_the_book(options):
    """An edition that has the expansion, if this one has not."""
    if is_house_rule(options):
        for edition in ("deep_blue", "blazing_red"):
            if options["expansion"] in EDITIONS[edition][0]:
                return {"edition": edition}
    return {}


def rounds(options):
    number = options.get("puzzle", 0)
    short = number and PUZZLE_ROUNDS[(number - 1) // 10]
    return short or (6 if options["expansion"] else 7)
