"""A sheet from its notation: a finished one may lack the first volcano and the floods."""

from firmware.games.railroad import expansions
from firmware.games.railroad.sheet.face_table import kind
from firmware.games.railroad.sheet.sheet import Sheet
from firmware.games.railroad.sheet.spaces import Malformed, name_of, parse_item
from firmware.games.railroad.sheet.tiles import FLOOD, ROUTE_DICE, SPECIALS


def parse_sheet(text: str) -> Sheet:
    """A sheet from its notation, each space at most once; Malformed names the item."""
    sheet = Sheet()
    for item in text.split():
        space, face, number = parse_item(item)
        if sheet.faces[space]:
            raise Malformed("space_twice", (name_of(space),))
        sheet.draw(space, face, number)
    return sheet


def why_not_here(space: int, face: str, expansion: str) -> tuple[str, tuple[str, str]] | None:
    """None, or why a face is of no game with this expansion."""
    source = kind(face)
    if source in ROUTE_DICE or source in SPECIALS or source in expansions.BY_KEY[expansion].KINDS:
        return None
    return "face_of_other_game", (name_of(space), face)


def final_sheet(text: str, expansion: str) -> Sheet:
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
    expansions.BY_KEY[expansion].complete(sheet, listed)
    return sheet
