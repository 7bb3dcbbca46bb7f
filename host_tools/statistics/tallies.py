"""Which games count, and counting their results in one pass."""

from collections import deque
from collections.abc import Iterable, Mapping
from itertools import combinations
from statistics import median
from typing import Any

from host_tools.games import game_info
from host_tools.games.rivals import rival_name
from host_tools.journals.figures import SHARED, WON, Seat
from host_tools.statistics.results import Pair, Player
from host_tools.store.selecting import Wanted

Key = tuple[str, int]  # a case-folded name, and whether it is a person's
LATEST = 10
RESULTS, DICE = "results", "dice"


def comparable(key: str, options: Mapping[str, Any], what: str) -> bool:
    """Does a game with these options count among the RESULTS, or the DICE? Lessons have no
    journal."""
    results, dice = game_info(key).counts(options)
    return results if what == RESULTS else dice


def takes(wanted: Wanted, day: str, players: list[str]) -> bool:
    """Does this game count? Checks what the query did not: the first day and the player."""
    if wanted.since and day < wanted.since:
        return False
    return not wanted.player or wanted.player.casefold() in [name.casefold() for name in players]


def chosen_filters(wanted: Wanted) -> dict[str, str | None]:
    return {name: getattr(wanted, name) for name in ("game", "player", "since", "until")}


class Names:
    """Names in their latest spelling; those of rivals in English."""

    def __init__(self) -> None:
        self._known: dict[Key, str] = {}

    def key(self, seat: Seat) -> Key:
        key = seat.name.casefold(), seat.person
        self._known[key] = seat.name if seat.person else rival_name(seat.name)
        return key

    def __getitem__(self, key: Key) -> str:
        return self._known[key]


class Results:
    """The results of one player."""

    __slots__ = ("count", "games", "last", "least", "most", "shared", "sum", "wins")

    def __init__(self) -> None:
        self.games = self.wins = self.shared = self.count = self.sum = 0
        self.least: int | None = None
        self.most: int | None = None
        self.last: deque[int] = deque(maxlen=LATEST)

    def add(self, seat: Seat) -> None:
        self.games += 1
        self.wins += seat.won == WON
        self.shared += seat.won == SHARED
        total = seat.total
        if total is None:
            return
        self.count += 1
        self.sum += total
        self.last.append(total)
        if self.least is None or total < self.least:
            self.least = total
        if self.most is None or total > self.most:
            self.most = total

    def summary(self, name: str, key: Key, fewer: bool) -> Player:
        return Player(
            name=name,
            person=bool(key[1]),
            games=self.games,
            wins=self.wins,
            shared_wins=self.shared,
            mean=mean_of(self.sum, self.count),
            best=self.least if fewer else self.most,
            last_ten=list(self.last),
            level="" if key[1] else key[0],
        )


class Table:
    """The results of all players."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.results: dict[Key, Results] = {}

    def add(self, key: Key, seat: Seat) -> None:
        results = self.results.get(key)
        if results is None:
            results = self.results[key] = Results()
        results.add(seat)

    def count(self, other: "Table") -> None:
        """The games and wins of another table too; totals of other games do not compare."""
        for key, theirs in other.results.items():
            mine = self.results.setdefault(key, Results())
            mine.games += theirs.games
            mine.wins += theirs.wins
            mine.shared += theirs.shared

    def summary(self, fewer: bool) -> list[Player]:
        """The most wins first."""
        found = [one.summary(self.names[key], key, fewer) for key, one in self.results.items()]
        return sorted(found, key=lambda p: (-p.wins, -p.shared_wins, -p.games, p.name))


class Pairs:
    """How often each player was ahead of each other."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.counts: dict[tuple[Key, Key], list[int]] = {}

    def add(self, seats: Iterable[tuple[Key, Seat]]) -> None:
        placed = sorted((key, seat.place) for key, seat in seats if seat.place is not None)
        for (one, place), (other, behind) in combinations(placed, 2):
            if one == other:
                continue  # two players of the same name
            counts = self.counts.get((one, other))
            if counts is None:
                counts = self.counts[one, other] = [0, 0, 0]
            counts[0 if place < behind else 1 if place > behind else 2] += 1

    def summary(self) -> list[Pair]:
        """The most games first; the leading player is named first."""
        found = []
        for (one, other), (ahead, behind, level) in self.counts.items():
            games = ahead + behind + level
            names = self.names[one], self.names[other]
            if behind > ahead:
                found.append(Pair(*names[::-1], games, behind, ahead, level))
            else:
                found.append(Pair(*names, games, ahead, behind, level))
        return sorted(found, key=lambda p: (-p.games, p.player, p.other))


def mean_of(total: int, count: int) -> float | None:
    return round(total / count, 2) if count else None


def median_of(values: list[int]) -> float | None:
    return round(float(median(values)), 2) if values else None
