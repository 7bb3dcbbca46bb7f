"""Every face as it may be drawn, and where it comes from.

Apart from faces.py because only drawn boards need it: on a board the table is 7 KB of memory.
"""

from firmware.rules.railroad.faces import CRATER, DICE, FLOOD, SPECIALS, VOLCANO, orientations


def _bases():
    table = {FLOOD: FLOOD, VOLCANO: VOLCANO, CRATER: CRATER}
    for name in ("route", "station", "river", "lake", "lava"):
        for face in DICE[name]:
            for drawn in orientations(face):
                table[drawn] = face
    for face in SPECIALS.values():
        for drawn in orientations(face):
            table[drawn] = face
    return table


# Every face as it may be drawn -> the face as it stands on its die or in the specials' table.
BASE = _bases()

_KINDS = {FLOOD: "flood", VOLCANO: "volcano", CRATER: "crater"}
for _name, _face in SPECIALS.items():
    _KINDS[_face] = _name
for _name in ("route", "station", "river", "lake", "lava"):
    for _face in DICE[_name]:
        _KINDS[_face] = _name


def kind(face):
    """Where a drawn face comes from: a die's name, S1 to S6, flood, volcano or crater."""
    return _KINDS[BASE[face]]
