"""A journal checked from its first byte to its last: order, form, rules, dice.

`examine(data)` never raises, whatever the bytes are. The gadget's own reader decides which lines
are good; this module explains what it refuses, and recomputes the dice.
"""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from firmware.games.game import COMMON
from firmware.play import fair
from firmware.play.days import day_of
from firmware.play.journal import LONGEST, SESSION_EVENTS, valid_lines
from firmware.play.replay import Replay, read_file
from host_tools.common.safe_text import plain
from host_tools.games import RivalChecker, game_info
from host_tools.games.rivals import names_of
from host_tools.journals.daily import days_by_secret
from host_tools.journals.faults import RULES, SAID, Fault
from host_tools.journals.memory_files import MemoryFiles

OPEN, FINISHED, ABANDONED, UNREADABLE = "open", "finished", "abandoned", "unreadable"
MATCH, HIDDEN, WRONG, NONE = "match", "not revealed", "wrong", "none"
UNPROVEN = "not proven"  # the secret is lost: it can never be checked
LARGEST = 1 << 20  # a game of 600 events has 45 KB
NAME = "journal"
BEGINS = re.compile(rb'\{"signalbox":[0-9]')  # as every journal of every format does
Watch = Callable[[dict, Any], None]


@dataclass
class Examined:
    """The result of an examination. The journal verifies if `faults` is empty."""

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
    promise_matches: bool | None = None  # the promise written down earlier; None: not asked
    rival_seats: int = 0
    rivals: str | None = None  # what is proven about them; None: there are none, or not checked
    rival_moves: int = 0  # recomputed

    @property
    def valid(self) -> bool:
        return not self.faults

    def names(self, language: str = "en") -> list[str]:
        """The players' names; a rival is named by its level."""
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


def effective_events(events: list[dict]) -> list[dict]:
    """The game events that count: without session events and those that were undone."""
    found: list[dict] = []
    for event in events:
        if event["e"] == "undo":
            found.pop()
        elif event["e"] not in SESSION_EVENTS:
            found.append(event)
    return found


def examine(data: bytes, watch: Watch | None = None, check_rivals: bool = False) -> Examined:
    """Check a whole journal; `watch(event, game)` sees every good event and the game after it.

    `check_rivals`: also recompute the rivals' moves, which takes seconds for a hard one.
    """
    found = Examined(data)
    checkers: list[RivalChecker] = []
    if len(data) > LARGEST:
        found.faults.append(Fault("large", [len(data)]))
        return found

    def see(t: int, event: dict, story: Replay) -> None:
        found.events.append({"n": story.events, "t": t} | event)
        if check_rivals and not checkers:
            checkers.extend(_checkers(story))
        if watch or checkers:
            story.settle()
        if watch:
            watch(found.events[-1], story.game)
        for checker in checkers:
            checker.see(found.events[-1], story.game)

    story = read_file(MemoryFiles({NAME: data}), NAME, watch=see, read_only=True)
    found.good = story.size
    if story.wrong or found.good < len(data):
        found.faults.append(_why_it_stops(data, story))
    if story.wrong:
        return found
    found.header = story.header
    found.game = story.game
    people = getattr(story.game, "people", story.game.players)  # rivals follow them
    found.rival_seats = story.game.players - people
    found.state = FINISHED if story.revealed else OPEN
    if story.abandoned:
        found.state = ABANDONED
    found.secret = story.secret
    code = game_info(story.header["game"]).code(story.header["options"])
    if code and story.header["commit"] != fair.commit(fair.secret_of_code(code)):
        found.faults.append(Fault("other_code", [code]))
    _check_dice(found, story)
    for checker in checkers:
        found.rivals = checker.verdict()
        found.rival_moves = checker.moves
        found.faults += [Fault(SAID, [checker.fault])] if checker.fault else []
    found.day = day_of(story.secret, story.header["start"]) or ""
    if not found.day and story.secret and "code" in story.header:
        found.day = days_by_secret().get(story.secret, "")
    found.shared = bool(found.day) or "code" in story.header
    return found


def _checkers(story: Replay) -> list[RivalChecker]:
    """The checker of the rivals' moves, if the game has one; made at the first event."""
    header = story.header
    checker = game_info(header["game"]).rival_checker
    if checker is None:
        return []
    before = type(story.game)(header["options"], len(header["players"]))
    names = names_of(header["game"], header["options"], header["players"])
    return [checker(before, names)]


def _why_it_stops(data: bytes, story: Replay) -> Fault:
    """Why the reader did not take the next line."""
    if story.fault:
        return _why_not_follows(data, story)
    if story.wrong and any(True for _ in valid_lines(MemoryFiles({NAME: data}), NAME)):
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


def _why_not_follows(data: bytes, story: Replay) -> Fault:
    key, args = story.fault
    number = story.events + 1
    if key == RULES:
        return Fault(RULES, [number, story.header["game"], args])
    if key == "form":
        body = data[story.size : data.find(b"\n", story.size) - 9]
        return _why_not_ours(body, story)
    return Fault(key, [number, *args])


def _why_not_ours(body: bytes, story: Replay) -> Fault:
    """Why a line is not written as the gadget would write it."""
    number = story.events + 1
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):
        return Fault("no_json", [number])
    if not isinstance(value, dict) or value.get("n") != number:
        return Fault("number", [number])
    e = value.get("e")
    known = {**SESSION_EVENTS, **COMMON, **story.game.EVENTS}
    if not isinstance(e, str) or e not in known or value.keys() - {"n", "t", "e", *known[e]}:
        return Fault("no_event", [number, plain(repr(e), 24)])
    return Fault("not_ours", [number])


def _check_dice(found: Examined, story: Replay) -> None:
    rolls = [event for event in found.events if event["e"] in ("roll", *COMMON)]
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
