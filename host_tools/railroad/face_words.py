"""Faces of Railroad Ink in words: what is drawn, and at which sides of its space."""

from functools import cache

from firmware.games.die import face_name
from firmware.games.railroad.sheet.face_table import NUMBERS

SIDES = {"en": ("top", "right", "bottom", "left"), "de": ("oben", "rechts", "unten", "links")}
WAYS = {
    "en": {"H": "highway", "R": "railway", "W": "river", "L": "lake", "V": "lava"},
    "de": {"H": "Straße", "R": "Gleis", "W": "Fluss", "L": "See", "V": "Lava"},
}


@cache
def in_words(face: str, language: str) -> str:
    """`Railway junction (top, right, left)`: the face with its orientation."""
    name = face_name(face, language)
    found: dict[str, list[str]] = {}
    for way, side in zip(face, SIDES[language], strict=False):
        if way in WAYS[language]:
            found.setdefault(WAYS[language][way], []).append(side)
    if not found or list(map(len, found.values())) == [4]:
        return name  # it has no sides, or looks the same from all of them
    alone = len(found) == 1
    sides = [", ".join(own) if alone else f"{way} {', '.join(own)}" for way, own in found.items()]
    return f"{name} ({'; '.join(sides)})"


@cache
def in_a_sentence(tile: str, language: str) -> tuple[str, str]:
    """The space and the face of `E1=HRHRx`; of a special route without its number."""
    space, _, face = tile.partition("=")
    if face not in NUMBERS:
        return space, "?"
    name = face_name(face, language).rpartition(": ")[2]
    return space, name if language == "de" else name[0].lower() + name[1:]
