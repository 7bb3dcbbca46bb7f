"""What only playing a game through can tell, noted once: with the notes beside it a journal is
told, shown step by step and exported from its lines alone.

    starter   whose turn was the first
    chapters  [title, how many events] of each round or turn, one after the other
    faces     of every roll, as the players saw them
    drawings  [event, seat, {space: what is drawn there}]: what an event changed on a known sheet

Notes fit one journal and the code that made them, so their key stands for both: what another
Signalbox noted is made anew.
"""

import hashlib
import json
import zlib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from firmware.play.journal import SESSION_EVENTS
from host_tools.games import About, about
from host_tools.journals.examine import Examined, examine, standing
from host_tools.journals.faults import TEXTS, Fault
from host_tools.pictures.bitmaps import Face

ROOT = Path(__file__).resolve().parents[2]
# What decides them; neither words nor screens do.
CODE = (
    "firmware/games/*.py",
    "firmware/games/*/*.py",
    "firmware/games/*/[!s]*/*.py",
    "firmware/games/*/s[!c]*/*.py",
    "firmware/games/*/scoring/*.py",
    "firmware/play/*.py",
    "host_tools/games/*.py",
    "host_tools/journals/examine.py",
    "host_tools/journals/notes.py",
)
FOUND = ("good", "state", "dice", "draws", "shared", "day", "secret", "rival_seats")
MOST_BYTES = 1 << 22  # that notes unpack to
WORSE_THAN_NONE = (KeyError, IndexError, TypeError, AttributeError, zlib.error, RecursionError)


@dataclass
class Notes:
    found: Examined  # without its `game`, if the notes were kept
    options: dict[str, Any] = field(default_factory=dict)
    starter: int | None = None
    chapters: list[tuple[str, int]] = field(default_factory=list)
    faces: list[list[Face]] = field(default_factory=list)
    drawings: list[tuple[int, int, dict[int, str]]] = field(default_factory=list)

    def packed(self) -> bytes:
        kept = {name: getattr(self.found, name) for name in FOUND}
        kept |= {"events": len(self.found.events), "faults": self.found.faults}
        if self.found.header is not None:
            own = ("starter", "chapters", "faces", "drawings")
            kept |= {name: getattr(self, name) for name in own}
        if self.drawings:
            kept["options"] = self.options
        return zlib.compress(json.dumps(kept, separators=(",", ":")).encode(), 1)

    def drawn(self, step: int) -> dict[int, dict[int, str]]:
        """What is on each known sheet after so many events: by seat and space."""
        sheets: dict[int, dict[int, str]] = {}
        for event, seat, changes in self.drawings:
            if event <= step:
                sheets.setdefault(seat, {}).update(changes)
        return sheets


def key_of(data: bytes) -> str:
    """Stands for a journal, and for the code that takes notes of it."""
    return hashlib.sha256(_code() + data).hexdigest()[:32]


@cache
def _code() -> bytes:
    whole = hashlib.sha256()
    for pattern in CODE:
        for path in sorted(ROOT.glob(pattern)):
            whole.update(path.read_bytes())
    return whole.digest()


def read_notes(data: bytes, packed: bytes) -> Notes:
    """The notes of this journal; ValueError if they are none."""
    try:
        return _read(data, packed)
    except WORSE_THAN_NONE as error:
        raise ValueError("no notes") from error


def _read(data: bytes, packed: bytes) -> Notes:
    unpack = zlib.decompressobj()
    text = unpack.decompress(packed, MOST_BYTES)
    if not unpack.eof:
        raise ValueError
    kept = json.loads(text)
    found = Examined(data, **{name: kept[name] for name in FOUND})
    found.faults = [Fault(key, args) for key, args in kept["faults"]]
    if any(fault.key not in TEXTS["en"] for fault in found.faults):
        raise ValueError
    if "chapters" not in kept:
        return Notes(found)
    header, *events = [line[:-9] for line in data[: found.good].splitlines()]
    found.header = json.loads(header)
    found.events = json.loads(b"[%b]" % b",".join(events))
    notes = Notes(
        found,
        kept.get("options", {}),
        kept["starter"],
        [(title, int(count)) for title, count in kept["chapters"]],
        [[(face, die) for face, die in faces] for faces in kept["faces"]],
        [
            (event, seat, {int(space): what for space, what in changes.items()})
            for event, seat, changes in kept["drawings"]
        ],
    )
    rolls = sum(event["e"] == "roll" for event in found.events)
    told = sum(count for _, count in notes.chapters)
    if (told, len(notes.faces)) != (len(found.events), rolls) or told != kept["events"]:
        raise ValueError
    return notes


def take_notes(data: bytes, judged: bool = False) -> Notes:
    """Examine a journal and note what there is to tell. Rivals think for a while: `judged` checks
    them, too."""
    taker = NoteTaker(data)
    return taker.notes(examine(data, taker, judged))


class NoteTaker:
    """Sees every event of a journal and the game after it, as `examine` calls it."""

    def __init__(self, data: bytes) -> None:
        # An event belongs to the round in which it happens, not to the one that it may begin.
        start = examine(data[: data.find(b"\n") + 1])
        self._kind: About | None = about(start.header["game"]) if start.header else None
        self._title = ""
        self._chapters: list[tuple[str, int]] = []
        self._faces: list[list[Face]] = []
        self._drawings: list[tuple[int, int, dict[int, str]]] = []
        self._sheets: dict[int, dict[int, str]] = {}
        if self._kind is not None:
            self._title = self._kind.chapter(start.game)
            self._look(start.game, 0, None)

    def __call__(self, event: dict[str, Any], game: Any) -> None:
        kind = self._kind
        if kind is None:
            return
        e = event["e"]
        now = kind.chapter(game)
        here = now if e == kind.opens else self._title
        self._title = now
        chapters = self._chapters
        if chapters and chapters[-1][0] == here:
            chapters[-1] = here, chapters[-1][1] + 1
        else:
            chapters.append((here, 1))
        if e == "roll":
            self._faces.append(kind.rolled(game, event))
        if self._sheets and (e == "undo" or e not in SESSION_EVENTS):
            self._look(game, event["n"], event.get("p"))

    def _look(self, game: Any, number: int, seat: int | None) -> None:
        """Note what is other than before: on this seat's sheet, or on all."""
        assert self._kind is not None
        for own, drawn in self._kind.drawn(game, seat).items():
            before = self._sheets.get(own, {})
            if drawn != before or not number:
                changes = dict(drawn.items() - before.items())
                changes |= dict.fromkeys(before.keys() - drawn.keys(), "")
                self._sheets[own] = drawn
                self._drawings.append((number, own, changes))

    def notes(self, found: Examined) -> Notes:
        if self._kind is None or found.header is None:
            return Notes(found)
        return Notes(
            found,
            found.game.options,
            self._kind.starter(found.game, standing(found.events)),
            self._chapters,
            self._faces,
            self._drawings,
        )
