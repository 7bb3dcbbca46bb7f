"""A page of the list of games: the database filters, sorts and counts; few rows are read."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Select, func, or_, select

from firmware.games import KEYS
from host_tools.store.reading import UID, Damaged, Entry, entries_of, lists_of
from host_tools.store.schema import games
from host_tools.store.selecting import NEWEST, OLDEST, matching
from host_tools.store.store import Store
from host_tools.store.wanted import MOST_WORDS, ORDERS, Asked, fits, folded_words, in_title

SIZE = 50
# The columns of each order; then the newest come first.
SORTED: dict[str, tuple[Any, ...]] = dict(
    zip(
        ORDERS,
        (
            NEWEST,
            OLDEST,
            (games.c.duration.desc(), *NEWEST),
            (games.c.duration, *NEWEST),
            (games.c.game, *NEWEST),
        ),
        strict=True,
    )
)


@dataclass
class Page:
    entries: list[Entry]
    total: int  # games on all pages
    number: int  # of this page, from 1
    damaged: list[Damaged] = field(default_factory=list)

    @property
    def pages(self) -> int:
        return max(1, -(-self.total // SIZE))


def uids_of(store: Store, wanted: Asked) -> list[Any]:
    """The IDs of all games that fit, in their order."""
    rows = store.rows(_chosen(store, wanted).order_by(*SORTED[wanted.order]))
    player, words = folded_words(wanted)
    if player or words:
        names = {text: _names(text) for _, text, *_ in rows}
        rows = [row for row in rows if fits(row, names[row[1]], player, words)]
    return [uid for uid, *_ in rows]


def page_of(store: Store, uids: list[Any], number: int = 1) -> Page:
    """The page with this number of the games with these IDs, or the last one if there are fewer.
    A game whose ID is invalid is reported with the damaged rows."""
    number = min(max(number, 1), max(1, -(-len(uids) // SIZE)))
    some = uids[(number - 1) * SIZE : number * SIZE]
    good = [uid for uid in some if re.fullmatch(UID, str(uid))]
    entries, damaged = entries_of(store.rows(select(games).where(games.c.uid.in_(good))))
    place = {uid: at for at, uid in enumerate(good)}
    entries.sort(key=lambda entry: place[entry.uid])
    damaged += [Damaged(uid, "its ID is invalid") for uid in some if uid not in place]
    return Page(entries, len(uids), number, damaged)


def _chosen(store: Store, wanted: Asked) -> Select[Any]:
    """A superset of the matching games: the database searches names in a JSON text, where it
    cannot distinguish them from the syntax between them."""
    columns = [games.c.uid]
    if wanted.player or wanted.text:
        columns += [games.c.players, games.c.day, games.c.game]
    query = matching(select(*columns), wanted.game, wanted.state, wanted.since, wanted.until)
    if player := (wanted.player or "").strip():
        whole = json.dumps(player, ensure_ascii=False)  # as it is in the list
        query = query.where(_in_players(store, whole))
    for word in wanted.text.split()[:MOST_WORDS]:
        titled = [key for key in KEYS if in_title(word.casefold(), key)]
        query = query.where(
            or_(
                _in_players(store, json.dumps(word, ensure_ascii=False)[1:-1]),
                games.c.uid.startswith(word.lower(), autoescape=True),
                games.c.day.startswith(word, autoescape=True),
                games.c.game.in_(titled),
            )
        )
    return query


def _in_players(store: Store, text: str) -> ColumnElement[bool]:
    """Case-insensitive. SQLite's own `lower` is quick but ignores umlauts: for those there is
    our own function, see opening.py."""
    if store.engine.dialect.name == "sqlite" and not text.isascii():
        folded: ColumnElement[str] = func.signalbox_folded(games.c.players)
        return folded.contains(text.casefold(), autoescape=True)
    return func.lower(games.c.players).contains(text.lower(), autoescape=True)


def _names(players: Any) -> list[str]:
    """The names in a stored list; empty if it is damaged."""
    try:
        return [name.casefold() for name in lists_of([players])[0]]
    except (ValueError, TypeError, RecursionError):
        return []
