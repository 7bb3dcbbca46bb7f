"""Which games are wanted. No database in here: the page without a server asks the same way."""

from dataclasses import dataclass
from typing import Any

from firmware.games import KEYS, package
from host_tools.common.days import good_day
from host_tools.common.errors import unknown
from host_tools.store.reading import Entry

STATES = ("open", "finished", "abandoned", "damaged")
ORDERS = ("newest", "oldest", "longest", "shortest", "game")
MOST_WORDS = 8  # of a search


@dataclass(frozen=True)
class Wanted:
    """All games, or those that fit everything that is said here; `state` may be `damaged`."""

    game: str | None = None
    player: str | None = None
    state: str | None = None
    since: str | None = None
    until: str | None = None


ALL = Wanted()


@dataclass(frozen=True)
class Asked(Wanted):
    """Which games, and in which order."""

    text: str = ""  # words; each is in a name, a title, a day or an ID
    order: str = "newest"


def age(one: Any) -> tuple[str, int, int, int, str]:
    """The same for what is read from the database: the oldest has the smallest."""
    return one.day, one.start or 0, one.number or 0, one.first_seen, one.uid


def with_player(entries: list[Entry], player: str) -> list[Entry]:
    """The games with a player of this name, in any case."""
    wanted = player.casefold()
    return [e for e in entries if wanted in (name.casefold() for name in e.players)]


def check(wanted: Asked) -> None:
    """BadInput for an invalid request."""
    for value, known in ((wanted.game, KEYS), (wanted.state, STATES), (wanted.order, ORDERS)):
        if value and value not in known:
            raise unknown(value, known)
    for day in (wanted.since, wanted.until):
        if day:
            good_day(day)


def folded_words(wanted: Asked) -> tuple[str, list[str]]:
    player = (wanted.player or "").strip().casefold()
    return player, [word.casefold() for word in wanted.text.split()[:MOST_WORDS]]


def fits(row: Any, names: list[str], player: str, words: list[str]) -> bool:
    uid, _, day, game = map(str, row)
    if player and player not in names:
        return False
    return all(
        any(word in name for name in names)
        or uid.startswith(word)
        or day.startswith(word)
        or (game in KEYS and in_title(word, game))
        for word in words
    )


def in_title(word: str, key: str) -> bool:
    return any(word in title.casefold() for title in package(key).TITLE.values())
