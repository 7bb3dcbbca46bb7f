"""One game as BG Stats knows it: its date, players, scores and comment, in a file and in a link.

Every ID is made from what it names (uuid5), so that the same game, player or box has the same one
in every export from any computer.
"""

import time
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from uuid import UUID, uuid5

from host_tools.exports.rows import JournalStart, whole_number
from host_tools.games import Box, box_of, title, variant_of
from host_tools.games.rivals import levels_of
from host_tools.journals.examine import ABANDONED, FINISHED, MATCH, NONE
from host_tools.journals.results import won
from host_tools.store import Entry
from host_tools.store.record import CLOCK

OURS = UUID("0c0f2f0e-5f4b-5d0a-9d0e-51671a1b0c00")  # the namespace of all IDs; never another one
CHECKED = {MATCH: "dice match", NONE: "no dice"}


@dataclass(frozen=True)
class Seat:
    name: str
    uuid: str
    rival: bool  # the gadget played it
    score: int | None
    rank: int  # 0: not known
    winner: bool
    start: bool


@dataclass(frozen=True)
class Play:
    uuid: str
    game: str  # its key
    played: str  # UTC, `2026-11-16 19:03:00`: the end of the game
    changed: str  # UTC
    ymd: int  # the day in the time zone of the computer that copied it
    minutes: int
    abandoned: bool
    box: Box
    box_uuid: str
    variant: str
    comment: str
    seats: list[Seat]

    @property
    def by_hand(self) -> bool:
        """Do the winners differ from what the scores alone would say?"""
        scores = [seat.score for seat in self.seats if seat.score is not None]
        best = (min if self.box.fewest_win else max)(scores) if scores else None
        first = [seat.score is not None and seat.score == best for seat in self.seats]
        return first != [seat.winner for seat in self.seats]


def why_not(entry: Entry, abandoned: bool = False) -> str:
    """Why this game is not exported to BG Stats; empty if it is."""
    if not entry.valid:
        return "does not verify"
    if box_of(entry.game, entry.options) is None:
        return f"{title(entry.game)}, no game to keep a record of"
    if entry.state == ABANDONED:
        return "" if abandoned else "abandoned"
    return "" if entry.state == FINISHED else "still open"


def play_of(entry: Entry, start: JournalStart) -> Play:
    """The play for a game; only if `why_not` is empty."""
    box = box_of(entry.game, entry.options) or Box(entry.game)
    end = entry.first_seen
    if entry.start is not None:
        end = entry.start + entry.duration // 1000
    # A day that somebody set, or that is the day of the sync, has no time: noon is that day
    # nearly everywhere.
    played = _utc(end) if entry.day_from == CLOCK else f"{entry.day} 12:00:00"
    return Play(
        uuid=made_uuid("play", start.beginning),
        game=entry.game,
        played=played,
        changed=_utc(end),
        ymd=int(entry.day.replace("-", "")),
        minutes=entry.duration // 60000,
        abandoned=entry.state == ABANDONED,
        box=box,
        box_uuid=made_uuid("game", f"{entry.game}/{box.name}"),
        variant=variant_of(entry.game, entry.options),
        comment=" ".join(_sentences(entry)),
        seats=list(_seats(entry, start)),
    )


def _seats(entry: Entry, start: JournalStart) -> Iterator[Seat]:
    result = entry.result
    levels = levels_of(entry.game, entry.options, len(entry.players))
    for seat, name in enumerate(distinct(entry.players)):
        yield Seat(
            name,
            made_uuid("rival" if levels[seat] else "player", same(name)),
            bool(levels[seat]),
            whole_number(result["totals"], seat),
            whole_number(result["places"], seat) or 0,
            bool(won(result, seat)),
            start.starter == seat,
        )


def _sentences(entry: Entry) -> Iterator[str]:
    dice = CHECKED.get(entry.dice, "dice not proven")
    yield f"Signalbox {entry.uid}: verified, {dice}."
    if entry.state == ABANDONED:
        yield "The game was abandoned."
    if entry.result["note"]:
        yield f"Result: {entry.result['note']}."
    if entry.estimated:
        yield "The day is estimated: that of the sync."


def distinct(names: list[str]) -> list[str]:
    """The same name twice at a table is two people."""
    found: list[str] = []
    for name in names:
        number, own = 1, name
        while same(own) in map(same, found):
            number += 1
            own = f"{name} ({number})"
        found.append(own)
    return found


def same(name: str) -> str:
    """The same key for every spelling of a name."""
    return unicodedata.normalize("NFC", name).casefold()


def made_uuid(kind: str, name: str) -> str:
    return str(uuid5(OURS, f"{kind}:{name}"))


def _utc(moment: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(moment))
