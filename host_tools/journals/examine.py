"""A journal checked from its first byte to its last: order, form, rules, dice.

`examine(data)` never raises, whatever the bytes are. The gadget's own reader decides which lines
are good; what it refuses gets a reason here, and the dice are computed anew.
"""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from firmware.play import fair
from firmware.play.days import day_of
from firmware.play.journal import LONGEST, SESSION_EVENTS, sound_lines
from firmware.play.replay import Story, read_file
from host_tools.common.safe_text import plain
from host_tools.games import Judge, about
from host_tools.games.rivals import names_of
from host_tools.journals.faults import RULES, SAID, Fault
from host_tools.journals.memory_files import MemoryFiles

OPEN, FINISHED, ABANDONED, UNREADABLE = "open", "finished", "abandoned", "unreadable"
MATCH, HIDDEN, WRONG, NONE = "match", "not revealed", "wrong", "none"
UNPROVEN = "not proven"  # the secret is lost: nobody will ever know
LARGEST = 1 << 20  # a game of 600 events has 45 KB
NAME = "journal"
BEGINS = re.compile(rb'\{"signalbox":[0-9]')  # as every journal of every format does
Watch = Callable[[dict, Any], None]


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
    faults: list[Fault] = field(default_factory=list)
    shared: bool = False  # did the dice come from a shared code?
    day: str = ""  # of which it was the daily game
    secret: str | None = None  # hex digits, when it was revealed
    noted: bool | None = None  # is the promise the one that was noted before? None: not asked
    rival_seats: int = 0
    rivals: str | None = None  # what is proven about them; None: there are none, or nobody asked
    rival_moves: int = 0  # computed anew

    @property
    def sound(self) -> bool:
        return not self.faults

    def names(self, language: str = "en") -> list[str]:
        """Of the players; a rival is called by how well it plays."""
        header = self.header or {"game": "", "options": {}, "players": ()}
        return names_of(header["game"], header["options"], header["players"], language)

    def wrong(self, language: str = "en") -> list[str]:
        """The faults as sentences."""
        return [fault.said(language) for fault in self.faults]

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.data).hexdigest()

    @property
    def duration(self) -> int:
        """Milliseconds from the start to the end, or to the last good event: scores may still be
        corrected days later."""
        ends = [event["t"] for event in self.events if event["e"] == "reveal"]
        return ends[0] if ends else self.events[-1]["t"] if self.events else 0


def standing(events: list[dict]) -> list[dict]:
    """A game's own events without those that were taken back."""
    found: list[dict] = []
    for event in events:
        if event["e"] == "undo":
            found.pop()
        elif event["e"] not in SESSION_EVENTS:
            found.append(event)
    return found


def examine(data: bytes, watch: Watch | None = None, judged: bool = False) -> Examined:
    """Check a whole journal; `watch(event, game)` sees every good event and the game after it.

    `judged`: the moves of rivals are computed anew, too, which takes seconds for a hard one.
    """
    found = Examined(data)
    judges: list[Judge] = []
    if len(data) > LARGEST:
        found.faults.append(Fault("large", [len(data)]))
        return found

    def see(t: int, event: dict, story: Story) -> None:
        found.events.append({"n": story.events, "t": t} | event)
        if judged and not judges:
            judges.extend(_judges(story))
        if watch or judges:
            story.settle()
        if watch:
            watch(found.events[-1], story.game)
        for judge in judges:
            judge.see(found.events[-1], story.game)

    story = read_file(MemoryFiles({NAME: data}), NAME, watch=see, look=True)
    found.good = story.size
    if story.wrong or found.good < len(data):
        found.faults.append(_why_it_stops(data, story))
    if story.wrong:
        return found
    found.header = story.header
    found.game = story.game
    people = getattr(story.game, "people", story.game.players)  # rivals sit behind them
    found.rival_seats = story.game.players - people
    found.state = FINISHED if story.revealed else OPEN
    if story.abandoned:
        found.state = ABANDONED
    found.secret = story.secret
    _check_dice(found, story)
    for judge in judges:
        found.rivals = judge.told()
        found.rival_moves = judge.moves
        found.faults += [Fault(SAID, [judge.fault])] if judge.fault else []
    found.day = day_of(story.secret, story.header["start"]) or ""
    found.shared = bool(found.day) or "code" in story.header
    return found


def _judges(story: Story) -> list[Judge]:
    """Who checks what the gadget played itself, at the first event of a journal."""
    header = story.header
    judge = about(header["game"]).judge
    if judge is None:
        return []
    before = type(story.game)(header["options"], len(header["players"]))
    names = names_of(header["game"], header["options"], header["players"])
    return [judge(before, names)]


def _why_it_stops(data: bytes, story: Story) -> Fault:
    """Why the reader did not take the next line."""
    if story.fault:
        return _why_not_follows(data, story)
    if story.wrong and any(True for _ in sound_lines(MemoryFiles({NAME: data}), NAME)):
        key, args = story.wrong
        return Fault(key, [plain(arg, 40) for arg in args])
    line = story.events + 2 if story.header else 1
    length = data.find(b"\n", story.size) - story.size
    if not data:
        return Fault("empty", [])
    if not BEGINS.match(data):
        return Fault("no_header", [])
    if length < 0:
        return Fault("cut_off", [line])
    if length > LONGEST:
        return Fault("long_line", [line, LONGEST])
    return Fault("checksum", [line])


def _why_not_follows(data: bytes, story: Story) -> Fault:
    key, args = story.fault
    number = story.events + 1
    if key == RULES:
        return Fault(RULES, [number, story.header["game"], args])
    if key == "form":
        body = data[story.size : data.find(b"\n", story.size) - 9]
        return _why_not_ours(body, story)
    return Fault(key, [number, *args])


def _why_not_ours(body: bytes, story: Story) -> Fault:
    """What is odd about a line that is not written as the gadget would write it."""
    number = story.events + 1
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):
        return Fault("no_json", [number])
    if not isinstance(value, dict) or value.get("n") != number:
        return Fault("number", [number])
    e = value.get("e")
    known = {**SESSION_EVENTS, **story.game.EVENTS}
    if not isinstance(e, str) or e not in known or value.keys() - {"n", "t", "e", *known[e]}:
        return Fault("no_event", [number, plain(repr(e), 24)])
    return Fault("not_ours", [number])


def _check_dice(found: Examined, story: Story) -> None:
    rolls = [event for event in found.events if event["e"] == "roll"]
    if story.secret is None:
        found.dice = (UNPROVEN if story.abandoned else HIDDEN) if rolls else NONE
        return
    dice = fair.Dice(bytes.fromhex(story.secret), story.salt or "")
    found.dice = MATCH
    for event in rolls:
        k, of, got = event["k"], event["of"], event["got"]
        right = [dice.draw(k + i, n) for i, n in enumerate(of)]
        found.draws += len(of)
        if right != got:
            found.dice = WRONG
            found.faults.append(Fault("dice", [event["n"], got, right]))
