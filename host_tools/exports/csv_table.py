"""A table for spreadsheets: one row for each player of each game.

The first columns are the same for all games; then come the parts of every game's score in the
order of `firmware.games.KEYS`, so that a new game only adds columns at the end.
"""

import csv
import io
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from firmware.games import KEYS
from host_tools.common.progress import Progress
from host_tools.exports.columns import CSV, Column, GameRow, PlayerRow, cells, players
from host_tools.exports.rows import Report, entries, whole_number
from host_tools.games import game_info
from host_tools.journals.results import of_seat
from host_tools.store import Entry, Store
from host_tools.store.selecting import ALL, Wanted

BOM = b"\xef\xbb\xbf"  # without it spreadsheets misread UTF-8
COMPUTED = tuple("=+-@\t\r'＝＋－＠")  # how a formula begins; and the guard itself
NUMBER = re.compile(r"[0-9]+([.,][0-9]+)?([eE][0-9]+)?")  # an ID may look like one, too


def columns() -> list[Column]:
    """Those of all games, then a column for each part of a score."""
    return [*CSV, *(Column(f"part_{part}", partial(_part, part)) for part in parts())]


def parts() -> list[str]:
    """The parts of all games' scores, each once."""
    found = [part for key in KEYS for part in game_info(key).parts]
    return list(dict.fromkeys(found))


def csv_bytes(
    store: Store,
    wanted: Wanted = ALL,
    progress: Progress | None = None,
    report: Report | None = None,
    separator: str = ",",
    for_pipe: bool = False,
) -> Iterator[bytes]:
    """The table in pieces; `for_pipe` leaves out what only spreadsheets want."""
    if not for_pipe:
        yield BOM
    text = io.StringIO(newline="")
    end = "\n" if for_pipe else "\r\n"
    write = csv.writer(text, delimiter=separator, lineterminator=end).writerow
    known = columns()
    write([column.name for column in known])
    for entry in entries(store, wanted, progress, report):
        for row in rows(entry):
            write([guarded(cell) for cell in cells(known, row)])
        yield text.getvalue().encode()
        text.seek(0)
        text.truncate()
    yield text.getvalue().encode()


def guarded(cell: Any) -> Any:
    """A text that a spreadsheet neither computes nor reads as a number: it gets a leading
    apostrophe, and so does a text that begins with one, so that removing one restores the text.
    Numbers stay numbers."""
    odd = isinstance(cell, str) and (cell.startswith(COMPUTED) or NUMBER.fullmatch(cell))
    return "'" + cell if odd else cell


def rows(entry: Entry) -> list[PlayerRow]:
    """One for each player; one without a player for a game that names nobody."""
    game = GameRow(entry)
    return players(game) or [PlayerRow(game, 0, "", None)]


def _part(name: str, player: PlayerRow) -> int | None:
    """The points for one part of a player's score; None in games that do not have it."""
    entry = player.entry
    own = game_info(entry.game).parts if entry.game in KEYS else ()
    if name not in own:
        return None
    return whole_number(of_seat(entry.result["parts"], player.seat), own.index(name))
