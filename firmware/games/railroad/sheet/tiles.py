"""What Railroad Ink draws besides the faces of its dice, and which dice make a roll."""

ROUTE_DICE = ("route", "route", "route", "station")

SPECIALS = {
    "S1": "HHRH*",
    "S2": "HRRR*",
    "S3": "HHHH",
    "S4": "RRRR",
    "S5": "HRRH*",
    "S6": "HRHR*",
}

CRATER = "~"
FLOOD = "LLLL"
VOLCANO = "VVVV"

# The two expansion dice of every expansion, in the order of the roll.
EXPANSION_DICE = {
    "river": ("river", "river"),
    "lake": ("lake", "lake"),
    "lava": ("lava", "lava"),
    "meteor": ("direction", "distance"),
}


def die_kinds(expansion):
    """The dice in the order of the roll."""
    return ROUTE_DICE + EXPANSION_DICE.get(expansion, ())
