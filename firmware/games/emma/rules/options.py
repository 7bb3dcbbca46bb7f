"""The options of Emma: needed when a game is set up or taken up again, not while it is on."""


def _faces():
    found = ["111100"]
    for two in range(7):
        for one in range(7 - two):
            text = "2" * two + "1" * one + "0" * (6 - two - one)
            if text not in ("111100", "000000"):
                found.append(text)
    return tuple(found)


# (name, default, allowed values). The order is the order in the journal's header.
OPTIONS = (
    ("level", "full", ("full", "dice")),
    ("solo", "score", ("score", "betsy")),
    ("first", "draw", ("draw", "choose")),
    ("derail_limit", 0, (0, 3)),
    ("limit_counts", "own", ("own", "all")),
    ("pass_broken", 1, (0, 1)),
    ("start_broken", 1, (0, 1)),
    ("start_numbers", 0, (0, 1)),
    ("solo_hand", 2, (0, 1, 2, 3, 4)),
    ("betsy_first", 0, (0, 1)),
    ("betsy_broken", 1, (0, 1)),
    ("betsy_curve", "you", ("you", "left", "right")),
    ("faces", "111100", _faces()),
)
