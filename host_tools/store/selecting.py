"""Which games are wanted, and a way to read them a few at a time, the oldest first."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from sqlalchemy import Select, func, select

from host_tools.store.reading import Damaged, Entry, entries_of
from host_tools.store.schema import games
from host_tools.store.wanted import ALL, Wanted, with_player

if TYPE_CHECKING:
    from host_tools.store.store import Store

AT_ONCE = 200  # games that are in memory


# Games with an unknown start were played before the sync that set the clock: they come first on
# their day, in the order of the gadget's own numbers.
OLDEST = (
    games.c.day,
    func.coalesce(games.c.start, 0),
    func.coalesce(games.c.number, 0),
    games.c.first_seen,
    games.c.uid,
)
NEWEST = tuple(column.desc() for column in OLDEST)


def matching(
    query: Select[Any],
    game: str | None = None,
    state: str | None = None,
    since: str | None = None,
    until: str | None = None,
) -> Select[Any]:
    """The query restricted to these games; `with_player` handles the player."""
    if game:
        query = query.where(games.c.game == game)
    if state == "damaged":
        query = query.where(games.c.sound == 0)
    elif state:
        query = query.where(games.c.state == state, games.c.sound == 1)
    if since:
        query = query.where(games.c.day >= since)
    if until:
        query = query.where(games.c.day <= until)
    return query


class Selection:
    """The wanted games of a store. Only their IDs are in memory, and AT_ONCE games."""

    def __init__(self, store: "Store", wanted: Wanted = ALL) -> None:
        self.store = store
        self.player = wanted.player
        query = matching(
            select(games.c.uid), wanted.game, wanted.state, wanted.since, wanted.until
        )
        self.uids = [uid for (uid,) in store.rows(query.order_by(*OLDEST))]

    def __len__(self) -> int:
        """How many are looked at; the player is only known when they are read."""
        return len(self.uids)

    def batches(self, damaged: list[Damaged] | None = None) -> Iterator[tuple[int, list[Entry]]]:
        """(how many were looked at so far, the next ones). Rows that cannot be read are left out,
        and appended to the list `damaged`."""
        for first in range(0, len(self.uids), AT_ONCE):
            uids = self.uids[first : first + AT_ONCE]
            rows = self.store.rows(select(games).where(games.c.uid.in_(uids)))
            found, unreadable = entries_of(rows)
            if damaged is not None:
                damaged += unreadable
            place = {uid: at for at, uid in enumerate(uids)}
            found.sort(key=lambda entry: place[entry.uid])
            if self.player:
                found = with_player(found, self.player)
            yield first + len(uids), found
