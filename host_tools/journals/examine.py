"""A journal checked from its first byte to its last: checksums, order, rules, dice.

`examine(data)` never raises, whatever the bytes are. What it cannot accept it says in plain
words; everything before that is a valid game, and is kept as such.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from firmware.play import fair
from firmware.play.journal import FIRST, LONGEST, digits_of, parse
from firmware.play.length import LAST, MOST_EVENTS, has_room
from firmware.play.replay import Story, event_of, read_story
from firmware.ui.texts.say import say
from host_tools.common.safe_text import plain

OPEN, FINISHED, ABANDONED, UNREADABLE = "open", "finished", "abandoned", "unreadable"
MATCH, HIDDEN, WRONG, NONE = "match", "not revealed", "wrong", "none"
LARGEST = 1 << 20  # a game of 600 events has 45 KB

Watch = Callable[[dict, Any, bool], None]


@dataclass
class Examined:
    """What a journal is worth. It verifies when `faults` is empty."""

    data: bytes
    header: dict | None = None
    game: Any = None  # the game after its last good event
    events: list[dict] = field(default_factory=list)  # the good ones, taken back or not
    good: int = 0  # bytes of the good lines
    state: str = UNREADABLE
    dice: str = NONE
    draws: int = 0  # checked, those taken back included
    faults: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.faults

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.data).hexdigest()

    @property
    def duration(self) -> int:
        """Milliseconds from the start to the last good event."""
        return self.events[-1]["t"] if self.events else 0


def examine(data: bytes, watch: Watch | None = None) -> Examined:
    """Check a whole journal; `watch(event, game, taken_back)` sees every good event."""
    found = Examined(data)
    if len(data) > LARGEST:
        found.faults.append(f"The file has {len(data)} bytes; no game is as long as that.")
        return found
    lines, fault = _lines(data)
    story = _beginning(found, lines)
    if story is None:
        if fault and not lines:
            found.faults = [fault]
        return found
    bodies = _events(lines[1:])
    fault = _replay(found, story, bodies, _taken_back(bodies), watch) or fault
    if fault:
        found.faults.append(fault)
    found.state = FINISHED if story.revealed else OPEN
    if story.abandoned:
        found.state = ABANDONED
    found.game = story.game
    _check_dice(found, story)
    return found


def _lines(data: bytes) -> tuple[list[tuple[bytes, int]], str | None]:
    """(body, end) of the lines whose chain holds, and what breaks it."""
    digits, at = FIRST, 0
    found: list[tuple[bytes, int]] = []
    while at < len(data):
        number = len(found) + 1
        end = data.find(b"\n", at)
        if end < 0:
            return found, f"Line {number} is cut off: the end of the file is missing."
        body, given = data[at : end - 9], data[end - 9 : end]
        digits = digits_of(body, digits)
        if end - at < 10 or given != b" " + digits:
            return found, f"Line {number}: its checksum does not fit, so it was changed."
        if end - at > LONGEST:
            return found, f"Line {number} is longer than the {LONGEST} bytes of a journal's line."
        found.append((body, end + 1))
        at = end + 1
    return found, None if found else "The file is empty."


def _beginning(found: Examined, lines: list[tuple[bytes, int]]) -> Story | None:
    """The story that the header begins; None when no game can be had from it."""

    def first() -> Iterator[tuple[bytes, bytes, int]]:
        for body, end in lines[:1]:
            yield body, b"", end

    story = read_story(first)
    if not story.wrong:
        found.header = story.header
        found.good = lines[0][1]
        return story
    key, args = story.wrong
    sentences = {
        "no_header": "Line 1 is not the header of a journal: this is no Signalbox game.",
        "other_format": "Line 1: the journal has format {0}; this Signalbox knows format 1.",
        "other_game": "Line 1: the game {0} is not known here; a newer Signalbox may know it.",
        "other_options": "Line 1: the options or players do not fit the game {0}.",
    }
    text = sentences.get(key, "Line 1 cannot be read: " + key)
    found.faults.append(text.format(*(plain(arg, 40) for arg in args)))
    return None


def _events(lines: list[tuple[bytes, int]]) -> list[tuple[bytes, dict | None, int]]:
    return [(body, parse(body), end) for body, end in lines]


def _taken_back(bodies: list[tuple[bytes, dict | None, int]]) -> set[int]:
    """Which events (from 0) a later `undo` takes back: those need a copy of the game before."""
    alive: list[int] = []
    undone = set()
    for i, (_, value, _) in enumerate(bodies):
        e = value.get("e") if value else None
        if e == "undo":
            if alive:
                undone.add(alive.pop())
        elif e not in ("salt", "abandon", "reveal"):
            alive.append(i)
    return undone


def _replay(
    found: Examined,
    story: Story,
    bodies: list[tuple[bytes, dict | None, int]],
    undone: set[int],
    watch: Watch | None,
) -> str | None:
    """Apply event by event, those that are taken back too; what stops it, or None."""
    before: list[Any] = []  # the game before each event that will be taken back
    for i, (_, value, end) in enumerate(bodies):
        if value is None:
            return f"Line {i + 2} is not JSON."
        e = value.get("e")
        why = _why_not_follows(story, value)
        if why:
            return f"Event {i + 1}: {why}"
        if e == "undo":
            story.game = before.pop()
        elif story.module and e in story.module.EVENTS:
            if i in undone:
                before.append(story.game.copy())
            try:
                story.game.apply(event_of(value))
            except ValueError as error:
                sentence = say(error.args, story.header["game"], "en")
                return f"Event {i + 1} is against the rules: {plain(sentence)}"
        found.events.append(value)
        found.good = end
        if watch:
            watch(value, story.game, i in undone)
    return None


def _why_not_follows(story: Story, value: dict) -> str | None:
    """Take the event into the story, or say why it cannot come here."""
    revealed, abandoned = story.revealed, story.abandoned
    if story.add(value):
        return None
    e, n, t = value.get("e"), value.get("n"), value.get("t")
    name = plain(repr(e), 24)
    if n != story.events + 1:
        return "its number is out of order: a line is missing or was added."
    if type(t) is not int or t < story.t:
        return "its time is out of order."
    if not has_room(story.events, str(e), revealed):
        return (
            f"a game has at most {MOST_EVENTS} events, "
            f"the last {LAST} of them for giving it up and for its reveal."
        )
    if revealed:
        return f"{name} after the reveal, when only scores may be corrected."
    if abandoned:
        return f"{name} in a game that was given up."
    reasons = {
        "undo": "nothing is left to take back.",
        "salt": "the salt is late, or there are two, or it has odd letters.",
        "reveal": "the revealed secret is not the one that the first line promised.",
    }
    reason = reasons.get(e) if isinstance(e, str) else None
    return reason or f"there is no event {name} with these keys in this game."


def _check_dice(found: Examined, story: Story) -> None:
    rolls = [event for event in found.events if event["e"] == "roll"]
    if story.secret is None:
        found.dice = HIDDEN if rolls else NONE
        return
    dice = fair.Dice(bytes.fromhex(story.secret), story.salt or "")
    found.dice = MATCH
    for event in rolls:
        k, of, got = event["k"], event["of"], event["got"]
        right = [dice.draw(k + i, n) for i, n in enumerate(of)]
        found.draws += len(of)
        if right != got:
            found.dice = WRONG
            found.faults.append(
                f"Event {event['n']}: the dice show {got}, but the revealed secret gives {right}."
            )
