"""A finished sheet from its notation: the first volcano and the floods may be left out."""

from firmware.games.railroad.sheet.face_table import kind
from firmware.games.railroad.sheet.placing import flood
from firmware.games.railroad.sheet.sheet import parse_sheet
from firmware.games.railroad.sheet.spaces import MIDDLE, Malformed, name_of
from firmware.games.railroad.sheet.tiles import FLOOD, SPECIALS, VOLCANO

# Which faces belong to a game besides those of the route dice and the special routes.
KINDS = {
    "": (),
    "river": ("river",),
    "lake": ("lake", "flood"),
    "lava": ("lava", "volcano"),
    "meteor": ("crater",),
}


def why_not_here(space, face, expansion):
    """None, or why a face is of no game with this expansion."""
    source = kind(face)
    if source in ("route", "station") or source in SPECIALS or source in KINDS[expansion]:
        return None
    return "face_of_other_game", (name_of(space), face)


def final_sheet(text, expansion):
    """The sheet with its floods and the first volcano; Malformed names the item that is wrong."""
    sheet = parse_sheet(text)
    listed = []
    for space in range(49):
        face = sheet.faces[space]
        if face:
            why = why_not_here(space, face, expansion)
            if why:
                raise Malformed(*why)
            if face == FLOOD:
                listed.append((space, sheet.rounds[space]))
                sheet.draw(space, "")
    if expansion == "lava":
        if sheet.faces[MIDDLE] not in ("", VOLCANO):
            raise Malformed("first_volcano", (name_of(MIDDLE),))
        sheet.draw(MIDDLE, VOLCANO, sheet.rounds[MIDDLE])
    if expansion == "lake":
        flooded = flood(sheet, 0)
        for space, number in listed:
            if space not in flooded:
                raise Malformed("flood_not_due", (name_of(space),))
            sheet.rounds[space] = number
    return sheet
