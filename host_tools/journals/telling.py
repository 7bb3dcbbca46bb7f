"""A journal told round by round: what was rolled, what was done, what was taken back."""

from dataclasses import dataclass, field
from typing import Any

from firmware.play.journal import SESSION_EVENTS
from host_tools.common.safe_text import plain
from host_tools.games import about
from host_tools.journals.examine import Examined, examine
from host_tools.journals.wording import sentence
from host_tools.pictures.bitmaps import Face
from host_tools.pictures.sheet import Sheet


@dataclass
class Item:
    """One event: a sentence, or the faces of a roll."""

    text: str
    faces: list[Face]
    event: dict
    taken_back: bool = False


@dataclass
class Chapter:
    """A round or a turn."""

    title: str
    items: list[Item] = field(default_factory=list)


@dataclass
class Told:
    found: Examined
    chapters: list[Chapter]

    def rolls(self) -> list[tuple[str, list[Face]]]:
        """(chapter, faces) of every roll that was not taken back."""
        return [
            (chapter.title, item.faces)
            for chapter in self.chapters
            for item in chapter.items
            if item.faces and not item.taken_back
        ]

    def sheets(self) -> list[tuple[str, Sheet]]:
        """(player, sheet) of a game whose sheets the gadget knows."""
        header = self.found.header
        if header is None:
            return []
        names = [plain(name, 40) for name in header["players"]]
        sheets = about(header["game"]).sheets(self.found.game)
        return [(names[seat], sheet) for seat, sheet in sheets.items()]

    def as_dict(self) -> dict[str, Any]:
        """Everything that was told, for programs."""
        return {
            "rounds": [
                {
                    "title": chapter.title,
                    "events": [
                        {
                            "text": item.text,
                            "faces": [face for face, _ in item.faces],
                            "taken_back": item.taken_back,
                        }
                        for item in chapter.items
                    ],
                }
                for chapter in self.chapters
            ],
            "boards": [{"player": name, "board": str(sheet)} for name, sheet in self.sheets()],
        }


def tell(data: bytes, language: str = "en", judged: bool = True) -> Told:
    """Examine a journal with its rivals, and tell what it says, as far as it is good. Rivals think
    for a while: `judged` false leaves them alone."""
    chapters: list[Chapter] = []
    start = examine(data[: data.find(b"\n") + 1])
    if start.header is None:
        return Told(examine(data), chapters)
    key, players = start.header["game"], start.header["players"]
    kind = about(key)
    # An event belongs to the round in which it happens, not to the one that it may begin.
    title = kind.chapter(start.game)
    alive: list[Item] = []

    def watch(event: dict, game: Any) -> None:
        nonlocal title
        e = event["e"]
        now = kind.chapter(game)
        here = now if e == kind.opens else title
        title = now
        if not chapters or chapters[-1].title != here:
            chapters.append(Chapter(here))
        if e == "undo":
            alive.pop().taken_back = True
            item = Item("Taken back.", [], event)
        elif e == "roll":
            faces = kind.rolled(game, event)
            item = Item("Roll: " + " ".join(face for face, _ in faces), faces, event)
        else:
            item = Item(sentence(key, event, players, language), [], event)
        if e not in SESSION_EVENTS:
            alive.append(item)
        chapters[-1].items.append(item)

    return Told(examine(data, watch, judged), chapters)
