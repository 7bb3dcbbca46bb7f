"""The lines of a game's story. They make up most of its page, so they are built here, not in a
slower template; every text from elsewhere is escaped."""

from collections.abc import Iterable
from functools import lru_cache

from markupsafe import Markup, escape

from host_tools.journals.story import Chapter, Item
from host_tools.pictures.bitmaps import Face
from host_tools.pieces.rendering import name_of
from host_tools.pieces.words import words


class Lines:
    """`faces` are those that the page has symbols of, in their order."""

    def __init__(self, uid: str, language: str, faces: Iterable[Face]) -> None:
        self._address = f"/game/{escape(uid)}?step="
        self._dice = {face: _die(face, at, language) for at, face in enumerate(faces)}
        said = words(language)
        self._undo, self._back = escape(said.say("undo")), escape(said.say("taken_back"))

    def __call__(self, chapter: Chapter) -> Markup:
        return Markup("\n".join(map(self._line, chapter.items)))

    def _line(self, item: Item) -> str:
        number = int(item.event["n"])
        if item.faces:
            dice = "".join([self._dice[face] for face in item.faces])
            what = f'<span class="roll small">{dice}</span>'
        elif item.event["e"] == "undo":
            what = self._undo
        else:
            what = f"<bdi>{escape(item.text)}</bdi>"
        link = f'<a href="{self._address}{number}#replay">{what}</a>'
        if item.taken_back:
            return f'<li value="{number}" class="back">{link} <small>{self._back}</small></li>'
        return f'<li value="{number}">{link}</li>'


@lru_cache(maxsize=2000)
def _die(face: Face, at: int, language: str) -> str:
    """Drawn by a symbol of the page."""
    name = escape(name_of(face, language))
    return (
        f'<svg class="die" role="img" aria-label="{name}"><title>{name}</title>'
        f'<use href="#face-{at}"/></svg>'
    )
