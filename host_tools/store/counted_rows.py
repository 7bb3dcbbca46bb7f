"""What was counted of each game when it was stored, as it is in the database."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from host_tools.store.schema import figures, games
from host_tools.store.selecting import matching
from host_tools.store.store import Store


def counted_rows(
    store: Store, names: Sequence[str], game: str | None, until: str | None
) -> Sequence[Any]:
    """These columns of every game that verifies."""
    columns = {column.name: column for column in (*figures.c, *games.c)}  # uid: that of `games`
    query = select(*(columns[name] for name in names)).outerjoin(
        figures, figures.c.uid == games.c.uid
    )
    query = matching(query.select_from(games).where(games.c.sound == 1), game, until=until)
    return store.rows(query)
