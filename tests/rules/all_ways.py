"""Every way to draw a face on a sheet: the tests' players choose among them."""

from firmware.games.railroad.sheet.places import places_of


def fits(sheet, face, options):
    """Every (space, face as drawn) in a free space where a die's or special face may be drawn."""
    places = places_of(sheet, face, options).search()
    return [
        (space, way)
        for space in sorted(places.spaces)
        if sheet.faces[space] == ""
        for way in places.at(space)
    ]
