"""Parts of games as HTML: dice as drawings with names, sheets as pictures, titles by language."""

from functools import lru_cache

from firmware.games import KEYS, package
from firmware.games.die import face_name
from firmware.ui.option_words import OptionWords
from host_tools.common.safe_text import plain
from host_tools.pictures import bitmaps
from host_tools.pictures.bitmaps import Face
from host_tools.pictures.sheet import Sheet

SIZE = 60  # pixels of a die, as the gadget draws it large


def title(key: str, language: str) -> str:
    return package(key).TITLE[language] if key in KEYS else plain(key, 16)


@lru_cache(maxsize=500)
def name_of(face: Face, language: str) -> str:
    """A face's name, for people who cannot see it."""
    text, die = face
    try:
        return face_name(text, language, die)
    except (KeyError, StopIteration):
        return text


@lru_cache
def option_words(key: str, language: str) -> OptionWords:
    return OptionWords(key, language)


@lru_cache(maxsize=500)
def drawn(face: Face) -> str:
    """A face as the path of an SVG of SIZE by SIZE."""
    path = []
    rows = bitmaps.face(*face, SIZE)
    for y, row in enumerate(rows):
        x = 0
        while x < SIZE:
            end = x
            while end < SIZE and row[end] == row[x]:
                end += 1
            if row[x]:
                path.append(f"M{x} {y}h{end - x}v1h{x - end}z")
            x = end
    return "".join(path)


def sheet_svg(sheet: Sheet, player: str, number: int, language: str) -> str:
    return sheet.svg(player, language, f"sheet{number}-")
