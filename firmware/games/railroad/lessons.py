"""The lessons of Railroad Ink: a sheet, fixed dice, and the keys of every step.

LESSONS has for each (options, players, rounds, dice, events before it, steps), where 0 rounds are
as many as the game has; a step is the keys that it
wants, `*` any until the round is over, and `^` puts the words to the top. The words of step n are
the text `<lesson>_<n>`, with one before the first step and one after the last.
"""


def _drawn(text=""):
    """The first roll, then `die:tile` draws, and `/` ends the round and rolls."""
    found = [{"e": "roll"}]
    for word in text.split():
        die, _, tile = word.partition(":")
        if tile:
            found.append({"e": "draw", "p": 0, "tile": tile, "die": int(die)})  # type: ignore[dict-item]
        else:
            found += [{"e": "end"}, {"e": "roll"}]
    return found


def _with(expansion, edition="deep_blue"):
    return {"boards": 1, "edition": edition, "expansion": expansion}


_PLAIN = {"boards": 1}
_START = "0:D1=-H-H 1:D2=H--H 2:B1=-R-R"
_FOUR = _START + " 3:B2=-H-R*"
_LAKES = _FOUR + " 4:E3=LL-- 5:F4=LL-- / 0:B3=-H-H 1:C2=--HH 2:F1=-R-R 3:F2=-H-R*"

LESSONS = {
    "draw": (_PLAIN, 1, 0, "2012", _drawn(), ("t", "d", "n", "h", "t", "o")),
    "join": (
        _PLAIN,
        1,
        0,
        "0212",
        _drawn("0:D1=-H-H"),
        ("t", "n", "h", "r", "t", "o", "h", "^o"),
    ),
    "special": (_PLAIN, 1, 0, "0213", _drawn(_START), ("^r", "^t", "n", "h", "u", "d", "a")),
    "river": (_with("river"), 1, 0, "021304", _drawn(_FOUR), ("t", "h", "t", "o")),
    "lake": (_with("lake"), 1, 0, "021311021313", _drawn(_LAKES), ("t", "n", "h", "^t", "h")),
    "lava": (
        _with("lava", "blazing_red"),
        1,
        0,
        "021304",
        _drawn(_FOUR),
        ("t", "d", "n", "h", "t", "o"),
    ),
    "meteor": (
        _with("meteor", "blazing_red"),
        1,
        0,
        "021340",
        _drawn(),
        ("t", "d", "h", "t", "o"),
    ),
    "whole": (_PLAIN, 1, 3, "021241502034", _drawn(), ("*", "*", "*", "*")),
}
