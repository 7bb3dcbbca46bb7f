"""A table for spreadsheets: one row for each player of each game.

The first columns are the same for all games; then come the parts of every game's score in the
order of `firmware.games.KEYS`, so that a new game only adds columns at the end.
"""

import csv
import io
import re
from collections.abc import Iterator
from typing import Any

from firmware.games import KEYS
from host_tools.common.progress import Progress
from host_tools.exports.retelling import Report, entries, in_utc, whole_number
from host_tools.games import about, box_of, title, variant_of
from host_tools.games.rivals import levels_of
from host_tools.journals.results import of_seat, won
from host_tools.store import Entry, Store
from host_tools.store.selecting import ALL, Wanted

BOM = b"\xef\xbb\xbf"  # without it spreadsheets take UTF-8 for something else
COLUMNS = (
    *("id", "day", "day_estimated", "start_utc", "minutes", "game", "box", "variant"),
    *("gadget", "state", "verified", "dice", "players", "seat", "player", "rival"),
    *("total", "place", "won", "note"),
)
COMPUTED = tuple("=+-@\t\r'＝＋－＠")  # how a formula begins; and the guard itself
NUMBER = re.compile(r"[0-9]+([.,][0-9]+)?([eE][0-9]+)?")  # an ID may look like one, too


def columns() -> list[str]:
    return [*COLUMNS, *(f"part_{part}" for part in parts())]


def parts() -> list[str]:
    """The parts of all games' scores, each once."""
    found = [part for key in KEYS for part in about(key).parts]
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
    write(columns())
    for entry in entries(store, wanted, progress, report):
        for row in rows(entry):
            write([guarded(cell) for cell in row])
        yield text.getvalue().encode()
        text.seek(0)
        text.truncate()
    yield text.getvalue().encode()


def guarded(cell: Any) -> Any:
    """A text that a spreadsheet neither computes nor takes for a number: an apostrophe comes
    before it, and before one that begins with an apostrophe itself, so that taking one away gives
    the text back. Numbers stay numbers."""
    odd = isinstance(cell, str) and (cell.startswith(COMPUTED) or NUMBER.fullmatch(cell))
    return "'" + cell if odd else cell


def rows(entry: Entry) -> Iterator[list[Any]]:
    """One for each player; one without a player for a game that names nobody."""
    box = box_of(entry.game, entry.options)
    common = [
        entry.uid,
        entry.day,
        int(entry.estimated),
        "" if entry.start is None else in_utc(entry.start),
        entry.duration // 60000,
        title(entry.game),
        box.name if box else "",
        variant_of(entry.game, entry.options),
        entry.board,
        entry.state,
        int(entry.sound),
        entry.dice,
        len(entry.players),
    ]
    levels = levels_of(entry.game, entry.options, len(entry.players))
    for seat, name in enumerate(entry.players or [""]):
        result = [whole_number(entry.result[key], seat) for key in ("totals", "places")]
        ends = [*result, won(entry.result, seat), entry.result["note"]]
        seated = [seat + 1 if name else "", name, of_seat(levels, seat), *ends]
        yield [*common, *seated, *_parts(entry, seat)]


def _parts(entry: Entry, seat: int) -> list[Any]:
    own = about(entry.game).parts if entry.game in KEYS else ()
    counted = of_seat(entry.result["parts"], seat)
    found = {part: whole_number(counted, at) for at, part in enumerate(own)}
    return [found.get(part) for part in parts()]
