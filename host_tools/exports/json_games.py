"""All that is known of the games, as one JSON document; a game is one line of it.

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
from host_tools.exports.retelling import Report, Retold, retell, retold_games
from host_tools.store import Entry, Store
from host_tools.store.selecting import ALL, Wanted

FORMAT = 1  # another number when a key changes its meaning or goes; new keys may come


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
    for entry, retold in retold_games(store, wanted, retell, progress, report):
        yield (before + safe_json(as_dict(entry, retold, journals))).encode()
        before = ",\n"
    yield b"\n]}\n"


def as_dict(entry: Entry, retold: Retold, journals: bool) -> dict[str, Any]:
    """What `show --json` says, whether the day is estimated, and who began."""
    known = entry._asdict() | retold.told
    known |= {"estimated": entry.estimated, "starter": retold.starter}
    if not journals:
        return known
    try:
        return known | {"journal": retold.data.decode()}
    except UnicodeDecodeError:  # it does not verify, but nothing of it shall be lost
        return known | {"journal_base64": base64.b64encode(retold.data).decode()}
