"""The headers of the stored games: only the first line of a journal is read for them."""

from typing import Any

from sqlalchemy import func, select

from firmware.play.checked_file import dict_of
from host_tools.store.schema import games, journals
from host_tools.store.store import Store

LONGEST = 4096 + 1  # bytes of a line
BYTES = (bytes, memoryview)  # as a database hands them out


def headers(store: Store) -> list[dict[str, Any]]:
    """Of every game that verifies; a journal that was damaged since then has none."""
    first = func.substr(journals.c.data, 1, LONGEST)
    query = select(first).join(games, games.c.uid == journals.c.uid).where(games.c.sound == 1)
    with store.engine.connect() as connection:
        starts = [bytes(start) for start in connection.scalars(query) if type(start) in BYTES]
    found = (dict_of(start.partition(b"\n")[0] + b"\n") for start in starts)
    return [header for header in found if header]
