"""Editions, and what the options mean for the game."""

EDITIONS = {
    "blazing_red": (("lava", "meteor"), "simple"),
    "deep_blue": (("river", "lake"), "simple"),
    "deep_blue_de": (("river", "lake"), "trail"),
}


def longest_rule(options):
    """`simple` or `trail`: the option, or the edition's rule."""
    rule = options["longest"]
    return EDITIONS[options["edition"]][1] if rule == "edition" else rule


def is_house_rule(options):
    """True when the expansion is not in the edition's box: the screen says so."""
    expansion = options["expansion"]
    return bool(expansion) and expansion not in EDITIONS[options["edition"]][0]


def by_the_book(options):
    """An edition that has the expansion, if this one has not."""
    if is_house_rule(options):
        for edition in ("deep_blue", "blazing_red"):
            if options["expansion"] in EDITIONS[edition][0]:
                return {"edition": edition}
    return {}


def rounds(options):
    return 6 if options["expansion"] else 7
