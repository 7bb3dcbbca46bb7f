"""Everything about the games as one JSON document with one line per game.

{"signalbox": {"format": 1, "version": "0.2.0"},
 "games": [
{...},
{...}
]}
"""

import base64
from collections.abc import Iterator
from typing import Any

from firmware.version import VERSION
from host_tools.common.progress import Progress
from host_tools.common.safe_text import safe_json
from host_tools.exports.columns import Column, GameRow
from host_tools.exports.rows import JournalContent, Report, game_rows, read_content
from host_tools.store import Entry, Store
from host_tools.store.selecting import ALL, Wanted

MORE = (
    Column("estimated", lambda g: g.entry.estimated, "is the day that of the sync?"),
    Column(
        "starter",
        lambda g: g.starter,
        "the seat of the first turn, from 0; `null` if all play at once",
    ),
)
FORMAT = 1  # a new number when a key goes or changes its meaning; new keys may be added


def json_bytes(
    store: Store,
    wanted: Wanted = ALL,
    progress: Progress | None = None,
    report: Report | None = None,
    journals: bool = False,
) -> Iterator[bytes]:
    """The document in pieces; `journals` puts every journal into its game."""
    about = safe_json({"format": FORMAT, "version": VERSION})
    yield f'{{"signalbox": {about},\n"games": ['.encode()
    before = "\n"
    for entry, content in game_rows(store, wanted, read_content, progress, report):
        yield (before + safe_json(as_dict(entry, content, journals))).encode()
        before = ",\n"
    yield b"\n]}\n"


def as_dict(entry: Entry, content: JournalContent, journals: bool) -> dict[str, Any]:
    """What `show --json` says, whether the day is estimated, and the starting player."""
    known = entry._asdict() | content.described
    known |= {column.name: column.get(GameRow(entry, content.starter)) for column in MORE}
    if not journals:
        return known
    try:
        return known | {"journal": content.data.decode()}
    except UnicodeDecodeError:  # it does not verify, but no byte may be lost
        return known | {"journal_base64": base64.b64encode(content.data).decode()}
