"""The story of a journal, round by round: rolls, events, and what was undone."""

from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from typing import Any, NamedTuple

from firmware.play.journal import SESSION_EVENTS
from host_tools.games import game_info
from host_tools.journals.examine import Examined, effective_events
from host_tools.journals.notes import Notes, take_notes
from host_tools.journals.wording import sentence
from host_tools.pictures.bitmaps import Face
from host_tools.pictures.sheet import Sheet

UNSEEN = {"en": "Cards are drawn.", "de": "Karten werden gezogen."}  # into a hand


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


class Moment(NamedTuple):
    """A game after some of its events."""

    item: Item | None  # what happened last
    chapter: str
    lying: list[Face]  # the dice on the table: the last roll that was not undone


@dataclass
class Story:
    notes: Notes
    language: str = "en"

    @property
    def found(self) -> Examined:
        return self.notes.found

    @cached_property
    def items(self) -> list[Item]:
        """Every event, in order."""
        stand = {event["n"] for event in effective_events(self.found.events)}
        found = []
        for event in self.found.events:
            item = self._item(event)
            item.taken_back = event["e"] not in SESSION_EVENTS and event["n"] not in stand
            found.append(item)
        return found

    @cached_property
    def _faces(self) -> dict[int, list[Face]]:
        """Of every roll, by its number among the events."""
        rolls = [event["n"] for event in self.found.events if event["e"] == "roll"]
        return dict(zip(rolls, self.notes.faces, strict=True))

    def _item(self, event: dict) -> Item:
        e = event["e"]
        said = self.notes.openly.get(event["n"], event)
        if said["e"] == "roll":
            faces = self._faces[event["n"]]
            if not faces:
                return Item(UNSEEN[self.language], [], event)
            return Item("Roll: " + " ".join(face for face, _ in faces), faces, event)
        if e == "undo":
            return Item("Taken back.", [], event)
        assert self.found.header is not None
        key = self.found.header["game"]
        return Item(sentence(key, said, self._names, self.language), [], event)

    @cached_property
    def _names(self) -> list[str]:
        return self.found.names(self.language)

    def at(self, step: int) -> Moment:
        """The game after `step` events."""
        if not step:
            return Moment(None, "", [])
        ends = accumulate(count for _, count in self.notes.chapters)
        chapter = next(n for n, end in enumerate(ends) if end >= step)
        known = effective_events(self.found.events[:step])
        rolls = [e["n"] for e in known if e["e"] == "roll" and self._faces[e["n"]]]
        return Moment(
            self._item(self.found.events[step - 1]),
            self.notes.chapters[chapter][0],
            self._faces[rolls[-1]] if rolls else [],
        )

    @property
    def chapters(self) -> list[Chapter]:
        items = iter(self.items)
        return [
            Chapter(title, [next(items) for _ in range(count)])
            for title, count in self.notes.chapters
        ]

    def rolls(self) -> list[tuple[str, list[Face]]]:
        """(chapter, faces) of every roll that was not taken back."""
        return [
            (chapter.title, item.faces)
            for chapter in self.chapters
            for item in chapter.items
            if item.faces and not item.taken_back
        ]

    def sheets(self, step: int | None = None) -> list[tuple[str, Sheet]]:
        """(player, sheet) of a game whose sheets the gadget knows; at its end, or after `step`
        events."""
        header = self.found.header
        if header is None:
            return []
        last = len(self.found.events) if step is None else step
        sheet = game_info(header["game"]).sheet
        return [
            (self._names[seat], sheet(drawn, self.notes.options))
            for seat, drawn in sorted(self.notes.drawn(last).items())
        ]

    def as_dict(self) -> dict[str, Any]:
        """The whole story, for programs."""
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


def story_of(data: bytes, language: str = "en", check_rivals: bool = True) -> Story:
    """The story of a journal, as far as its lines are good. `check_rivals` also recomputes the
    rivals' moves, which takes a while."""
    return Story(take_notes(data, check_rivals), language)
