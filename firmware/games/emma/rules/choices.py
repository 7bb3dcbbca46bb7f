"""Emma while the table chooses: what can matter."""

SOLO = ("solo", "solo_hand", "derail_limit")
BETSY = ("betsy_first", "betsy_broken", "betsy_curve")


def applies(name, options, players):
    if name in ("level", "faces"):
        return True
    if options["level"] == "dice":
        return False
    betsy = players == 1 and options["solo"] == "betsy"
    if name == "limit_counts":
        return betsy and options["derail_limit"] > 0
    if name == "first":
        return players > 1
    if name in BETSY:
        return betsy
    return players == 1 or name not in SOLO
