"""Which games are wanted, and a way to read them a few at a time, the oldest first."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Select, select

from host_tools.store.reading import Damaged, Entry, entries_of
from host_tools.store.schema import games

if TYPE_CHECKING:
    from host_tools.store.store import Store

AT_ONCE = 200  # games that are in memory


@dataclass(frozen=True)
class Wanted:
    """All games, or those that fit everything that is said here; `state` may be `damaged`."""

    game: str | None = None
    player: str | None = None
    state: str | None = None
    since: str | None = None
    until: str | None = None


ALL = Wanted()


def matching(
    query: Select[Any],
    game: str | None = None,
    state: str | None = None,
    since: str | None = None,
    until: str | None = None,
) -> Select[Any]:
    """The query for those games alone; who played is for `with_player` to say."""
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


def with_player(entries: list[Entry], player: str) -> list[Entry]:
    """Those in which somebody has this name, in capitals or not."""
    wanted = player.casefold()
    return [e for e in entries if wanted in (name.casefold() for name in e.players)]


class Selection:
    """The wanted games of a store. Only their IDs are in memory, and AT_ONCE games."""

    def __init__(self, store: "Store", wanted: Wanted = ALL) -> None:
        self.store = store
        self.player = wanted.player
        query = matching(
            select(games.c.uid), wanted.game, wanted.state, wanted.since, wanted.until
        )
        # Databases differ in where they put those without a start.
        start = games.c.start
        query = query.order_by(games.c.day, start.is_(None), start, games.c.uid)
        self.uids = [uid for (uid,) in store.rows(query)]

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
