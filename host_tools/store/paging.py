"""A page of the list of games: the database filters, sorts and counts; few rows are read."""

import json
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, or_, select

from firmware.games import KEYS
from firmware.games.parts import about
from host_tools.common.days import good_day
from host_tools.common.errors import BadInput
from host_tools.store.reading import Damaged, Entry, entries_of
from host_tools.store.schema import games
from host_tools.store.store import Store

STATES = ("open", "finished", "abandoned", "damaged")
SIZE = 50
MOST_WORDS = 8  # of a search
# What a list is sorted by; then the newest come first.
NEWEST = (games.c.day.desc(), games.c.first_seen.desc(), games.c.uid)
ORDERS: dict[str, tuple[Any, ...]] = {
    "newest": NEWEST,
    "oldest": (games.c.day, games.c.first_seen, games.c.uid.desc()),
    "longest": (games.c.duration.desc(), *NEWEST),
    "shortest": (games.c.duration, *NEWEST),
    "game": (games.c.game, *NEWEST),
}


@dataclass(frozen=True)
class Wanted:
    """Which games, and in which order; an empty text asks for nothing."""

    game: str = ""
    player: str = ""
    state: str = ""
    since: str = ""
    until: str = ""
    text: str = ""  # words; each is in a name, a title, a day or an ID
    order: str = "newest"


@dataclass
class Page:
    entries: list[Entry]
    total: int  # games on all pages
    number: int  # of this page, from 1
    damaged: list[Damaged] = field(default_factory=list)

    @property
    def pages(self) -> int:
        return max(1, -(-self.total // SIZE))


def check(wanted: Wanted) -> None:
    """BadInput for what cannot be asked for."""
    for value, known in ((wanted.game, KEYS), (wanted.state, STATES), (wanted.order, ORDERS)):
        if value and value not in known:
            raise BadInput(f"{value!r} is none: take one of {', '.join(known)}")
    for day in (wanted.since, wanted.until):
        if day:
            good_day(day)


def page_of(store: Store, wanted: Wanted, number: int = 1) -> Page:
    """The page with this number, or the last one if there are fewer."""
    chosen = _chosen(store, wanted)
    with store.engine.connect() as connection:
        total = connection.scalar(select(func.count()).select_from(games).where(chosen)) or 0
    number = min(max(number, 1), max(1, -(-total // SIZE)))
    order = ORDERS[wanted.order]
    # Their IDs first: whole rows would all go through the database's sorting.
    some: Select[Any] = select(games.c.uid).where(chosen).order_by(*order)
    uids = some.offset((number - 1) * SIZE).limit(SIZE)
    rows = store.rows(select(games).where(games.c.uid.in_(uids)).order_by(*order))
    entries, damaged = entries_of(rows)
    return Page(entries, total, number, damaged)


def _chosen(store: Store, wanted: Wanted) -> ColumnElement[bool]:
    found: list[ColumnElement[bool]] = [games.c.uid.is_not(None)]
    if wanted.game:
        found.append(games.c.game == wanted.game)
    if wanted.state == "damaged":
        found.append(games.c.sound == 0)
    elif wanted.state:
        found += [games.c.state == wanted.state, games.c.sound == 1]
    if wanted.since:
        found.append(games.c.day >= wanted.since)
    if wanted.until:
        found.append(games.c.day <= wanted.until)
    players = _folded(store, games.c.players)
    if wanted.player.strip():
        whole = json.dumps(wanted.player.strip(), ensure_ascii=False)  # as it is in the list
        found.append(players.contains(whole.casefold(), autoescape=True))
    for word in wanted.text.casefold().split()[:MOST_WORDS]:
        inside = json.dumps(word, ensure_ascii=False)[1:-1]
        titled = [key for key in KEYS if _in_title(word, key)]
        found.append(
            or_(
                players.contains(inside, autoescape=True),
                games.c.uid.startswith(word, autoescape=True),
                games.c.day.startswith(word, autoescape=True),
                games.c.game.in_(titled),
            )
        )
    return and_(*found)


def _in_title(word: str, key: str) -> bool:
    return any(word in title.casefold() for title in about(key).TITLE.values())


def _folded(store: Store, column: Any) -> ColumnElement[str]:
    """Large and small letters alike. SQLite's own `lower` knows no umlauts: see opening.py."""
    if store.engine.dialect.name == "sqlite":
        return func.signalbox_folded(column)
    return func.lower(column)
