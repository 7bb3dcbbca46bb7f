"""The headers of the stored games: only the first line of a journal is read for them."""

import json
from typing import Any

from sqlalchemy import func, select

from host_tools.store.schema import games, journals
from host_tools.store.store import Store

LONGEST = 4096 + 1  # bytes of a line


def headers(store: Store) -> list[dict[str, Any]]:
    """Of every game that verifies."""
    first = func.substr(journals.c.data, 1, LONGEST)
    query = select(first).join(games, games.c.uid == journals.c.uid).where(games.c.sound == 1)
    with store.engine.connect() as connection:
        starts = [bytes(start) for start in connection.scalars(query)]
    return [json.loads(start.partition(b"\n")[0].rpartition(b" ")[0]) for start in starts]
