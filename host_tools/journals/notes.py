"""Derived data that needs a replay, computed once and stored, so that pages and exports need not
replay the game.

    starter   seat of the first turn
    chapters  [title, number of events] of each round or turn, in order
    faces     of every roll, as the players saw them
    openly    {event: what this roll of cards showed everybody, as an event of its own}
    drawings  [event, seat, {space: what is drawn there}]: what an event changed on a known sheet

Notes depend on the journal and on the code that made them; their key covers both, so notes of
another version of Signalbox are computed again.
"""

import hashlib
import json
import zlib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from firmware.play.journal import SESSION_EVENTS
from host_tools.games import Event, GameInfo, game_info
from host_tools.journals.examine import Examined, effective_events, examine
from host_tools.journals.faults import TEXTS, Fault
from host_tools.pictures.bitmaps import Face

ROOT = Path(__file__).resolve().parents[2]
# The code that they depend on; neither words nor screens.
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
MOST_BYTES = 1 << 22  # of unpacked notes
WORSE_THAN_NONE = (KeyError, IndexError, TypeError, AttributeError, zlib.error, RecursionError)


@dataclass
class Notes:
    found: Examined  # without its `game` if the notes were stored
    options: dict[str, Any] = field(default_factory=dict)
    starter: int | None = None
    chapters: list[tuple[str, int]] = field(default_factory=list)
    faces: list[list[Face]] = field(default_factory=list)
    openly: dict[int, Event] = field(default_factory=dict)
    drawings: list[tuple[int, int, dict[int, str]]] = field(default_factory=list)

    def packed(self) -> bytes:
        stored = {name: getattr(self.found, name) for name in FOUND}
        stored |= {"events": len(self.found.events), "faults": self.found.faults}
        if self.found.header is not None:
            own = ("starter", "chapters", "faces", "openly", "drawings")
            stored |= {name: getattr(self, name) for name in own}
        if self.drawings:
            stored["options"] = self.options
        return zlib.compress(json.dumps(stored, separators=(",", ":")).encode(), 1)

    def drawn(self, step: int) -> dict[int, dict[int, str]]:
        """What is on each known sheet after `events` events, by seat and space."""
        sheets: dict[int, dict[int, str]] = {}
        for event, seat, changes in self.drawings:
            if event <= step:
                sheets.setdefault(seat, {}).update(changes)
        return sheets


def key_of(data: bytes) -> str:
    """A digest of the journal and of the code that its notes depend on."""
    return hashlib.sha256(_code() + data).hexdigest()[:32]


@cache
def _code() -> bytes:
    whole = hashlib.sha256()
    for pattern in CODE:
        for path in sorted(ROOT.glob(pattern)):
            whole.update(path.read_bytes())
    return whole.digest()


def read_notes(data: bytes, packed: bytes) -> Notes:
    """The notes of this journal; ValueError if they cannot be read."""
    try:
        return _read(data, packed)
    except WORSE_THAN_NONE as error:
        raise ValueError("no notes") from error


def _read(data: bytes, packed: bytes) -> Notes:
    unpack = zlib.decompressobj()
    text = unpack.decompress(packed, MOST_BYTES)
    if not unpack.eof:
        raise ValueError
    stored = json.loads(text)
    found = Examined(data, **{name: stored[name] for name in FOUND})
    found.faults = [Fault(key, args) for key, args in stored["faults"]]
    if any(fault.key not in TEXTS["en"] for fault in found.faults):
        raise ValueError
    if "chapters" not in stored:
        return Notes(found)
    header, *events = [line[:-9] for line in data[: found.good].splitlines()]
    found.header = json.loads(header)
    found.events = json.loads(b"[%b]" % b",".join(events))
    notes = Notes(
        found,
        stored.get("options", {}),
        stored["starter"],
        [(title, int(count)) for title, count in stored["chapters"]],
        [[(face, die) for face, die in faces] for faces in stored["faces"]],
        {int(number): event for number, event in stored["openly"].items()},
        [
            (event, seat, {int(space): what for space, what in changes.items()})
            for event, seat, changes in stored["drawings"]
        ],
    )
    rolls = sum(event["e"] == "roll" for event in found.events)
    counted = sum(count for _, count in notes.chapters)
    if (counted, len(notes.faces)) != (len(found.events), rolls) or counted != stored["events"]:
        raise ValueError
    return notes


def take_notes(data: bytes, check_rivals: bool = False) -> Notes:
    """Examine a journal and derive its notes. `check_rivals` also recomputes the rivals' moves,
    which takes seconds for a hard one."""
    taker = NoteTaker(data)
    return taker.notes(examine(data, taker, check_rivals))


class NoteTaker:
    """Sees every event of a journal and the game after it, as `examine` calls it."""

    def __init__(self, data: bytes) -> None:
        # An event belongs to the round in which it happens, not to the one that it may begin.
        start = examine(data[: data.find(b"\n") + 1])
        self._kind: GameInfo | None = game_info(start.header["game"]) if start.header else None
        self._title = ""
        self._chapters: list[tuple[str, int]] = []
        self._faces: list[list[Face]] = []
        self._openly: dict[int, Event] = {}
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
            openly = kind.drawn_openly(game, event)
            if openly:
                self._openly[event["n"]] = openly
        if self._sheets and (e == "undo" or e not in SESSION_EVENTS):
            self._look(game, event["n"], event.get("p"))

    def _look(self, game: Any, number: int, seat: int | None) -> None:
        """Record what changed: on this seat's sheet, or on all."""
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
            self._kind.starter(found.game, effective_events(found.events)),
            self._chapters,
            self._faces,
            self._openly,
            self._drawings,
        )
