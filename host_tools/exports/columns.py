"""The columns of the exports: a line for each, with its name, how to get it, and what it says."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from host_tools.exports.rows import in_utc, whole_number
from host_tools.games import Box, box_of, title, variant_of
from host_tools.games.rivals import levels_of
from host_tools.journals.results import of_seat, won
from host_tools.store import Entry


class Column(NamedTuple):
    name: str
    get: Callable[[Any], Any]
    says: str = ""  # for docs/computer.md
    type: str = ""  # in the SQLite export


def cells(columns: Sequence[Column], row: Any) -> list[Any]:
    return [column.get(row) for column in columns]


@dataclass(frozen=True)
class GameRow:
    """One game."""

    entry: Entry
    starter: int | None = None  # the seat of the first turn

    @cached_property
    def box(self) -> Box | None:
        return box_of(self.entry.game, self.entry.options)

    @property
    def start_utc(self) -> str | None:
        return None if self.entry.start is None else in_utc(self.entry.start)

    @property
    def variant(self) -> str:
        return variant_of(self.entry.game, self.entry.options)


@dataclass(frozen=True)
class PlayerRow:
    """One player of a game; a game without players has one row with an empty name."""

    game: GameRow
    seat: int  # from 0
    name: str
    level: str | None  # of a rival

    @property
    def entry(self) -> Entry:
        return self.game.entry

    def result(self, key: str) -> int | None:
        return whole_number(self.entry.result[key], self.seat)


def players(game: GameRow) -> list[PlayerRow]:
    entry = game.entry
    levels = levels_of(entry.game, entry.options, len(entry.players))
    return [
        PlayerRow(game, at, name, of_seat(levels, at)) for at, name in enumerate(entry.players)
    ]


CSV = (
    Column("id", lambda p: p.entry.uid, "the ID of the game"),
    Column("day", lambda p: p.entry.day, "the day of the game"),
    Column("day_estimated", lambda p: int(p.entry.estimated), "1 if it is the day of the sync"),
    Column("start_utc", lambda p: p.game.start_utc or "", "empty if the clock was not set"),
    Column("minutes", lambda p: p.entry.duration // 60000, "how long the game took"),
    Column("game", lambda p: title(p.entry.game), "the game"),
    Column("box", lambda p: p.game.box.name if p.game.box else "", "the box that was played with"),
    Column("variant", lambda p: p.game.variant, "expansion or draft"),
    Column("gadget", lambda p: p.entry.board, "the board"),
    Column("state", lambda p: p.entry.state, "as in `games`"),
    Column("verified", lambda p: int(p.entry.valid), "1 if the journal verifies"),
    Column("dice", lambda p: p.entry.dice, "as in `games`"),
    Column("players", lambda p: len(p.entry.players), "the number of players"),
    Column("seat", lambda p: p.seat + 1 if p.name else "", "the player of this row, from 1"),
    Column("player", lambda p: p.name, "a rival is called `Rival, hard`, in any language"),
    Column("rival", lambda p: p.level, "`easy`, `medium` or `hard`; empty for people"),
    Column("total", lambda p: p.result("totals"), "empty if it is not known"),
    Column("place", lambda p: p.result("places"), "only known if everybody's total is"),
    Column(
        "won",
        lambda p: won(p.entry.result, p.seat),
        "1 for a shared first place, too; a solo game can only be won against the game itself",
    ),
    Column("note", lambda p: p.entry.result["note"], "the result in words, where a game has some"),
)
