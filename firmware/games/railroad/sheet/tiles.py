"""What Railroad Ink draws besides the faces of its dice, and the dice of every game."""

ROUTE_DICE = ("route", "route", "route", "station")

SPECIALS = {
    "S1": "HHRH*",
    "S2": "HRRR*",
    "S3": "HHHH",
    "S4": "RRRR",
    "S5": "HRRH*",
    "S6": "HRHR*",
}
SPECIAL_NAMES = tuple(sorted(SPECIALS))

CRATER = "~"
FLOOD = "LLLL"
VOLCANO = "VVVV"
