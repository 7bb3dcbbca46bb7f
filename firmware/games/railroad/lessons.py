"""The lessons of Railroad Ink: a sheet, fixed dice, and the keys of every step.

`lesson(name)` returns (options, players, rounds, dice, events before it, steps), where 0 rounds
are as many as the game has; a step is the keys that it wants, `*` any until the round is over, and
`^` puts the words to the top. The words of step n are the text `<lesson>_<n>`, with one before the
first step and one after the last.
"""

# Name -> edition, expansion, rounds, dice, drawings before it, steps. A drawing is `die:tile`,
# and `/` ends a round.
_LESSONS = {
    "draw": ("deep_blue", "", 0, "2012", "", ("t", "d", "n", "h", "t", "o")),
    "join": ("deep_blue", "", 0, "0212", "0:D1=-H-H", ("t", "n", "h", "r", "t", "o", "h", "^o")),
    "special": (
        "deep_blue",
        "",
        0,
        "0213",
        "0:D1=-H-H 1:D2=H--H 2:B1=-R-R",
        ("^r", "^t", "n", "h", "u", "d", "a"),
    ),
    "river": (
        "deep_blue",
        "river",
        0,
        "021304",
        "0:D1=-H-H 1:D2=H--H 2:B1=-R-R 3:B2=-H-R*",
        ("t", "h", "t", "o"),
    ),
    "lake": (
        "deep_blue",
        "lake",
        0,
        "021311021313",
        "0:D1=-H-H 1:D2=H--H 2:B1=-R-R 3:B2=-H-R* 4:E3=LL-- 5:F4=LL-- / "
        "0:B3=-H-H 1:C2=--HH 2:F1=-R-R 3:F2=-H-R*",
        ("t", "n", "h", "^t", "h"),
    ),
    "lava": (
        "blazing_red",
        "lava",
        0,
        "021304",
        "0:D1=-H-H 1:D2=H--H 2:B1=-R-R 3:B2=-H-R*",
        ("t", "d", "n", "h", "t", "o"),
    ),
    "meteor": ("blazing_red", "meteor", 0, "021340", "", ("t", "d", "h", "t", "o")),
    "whole": ("deep_blue", "", 3, "021241502034", "", ("*", "*", "*", "*")),
}


def lesson(name):
    edition, expansion, rounds, dice, drawings, steps = _LESSONS[name]
    options = {"boards": 1, "edition": edition, "expansion": expansion}
    return options, 1, rounds, dice, _events(drawings), steps


def _events(drawings):
    """The first roll, then the drawings, with an end and a roll between two rounds."""
    found: list[dict] = [{"e": "roll"}]
    for word in drawings.split():
        die, _, tile = word.partition(":")
        if tile:
            found.append({"e": "draw", "p": 0, "tile": tile, "die": int(die)})
        else:
            found += [{"e": "end"}, {"e": "roll"}]
    return found
