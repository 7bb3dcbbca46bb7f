"""`statistics`: players, pairs, groups, categories, lengths, records and ratings of every game."""

from collections.abc import Iterable

from firmware.games import KEYS, game_class
from host_tools.common.garbage import no_collection
from host_tools.games import game_info
from host_tools.journals.examine import ABANDONED, FINISHED
from host_tools.journals.figures import Seat
from host_tools.statistics.ratings import player_ratings, rated
from host_tools.statistics.results import (
    Category,
    Figure,
    Group,
    Lengths,
    Mean,
    OfGame,
    Overall,
    SoloRecord,
    Statistics,
)
from host_tools.statistics.tallies import (
    RESULTS,
    Key,
    Names,
    Pairs,
    Table,
    chosen_filters,
    comparable,
    mean_of,
    median_of,
    takes,
)
from host_tools.store import Damaged, Store
from host_tools.store.played import Played, played
from host_tools.store.selecting import ALL, Wanted

Counts = list[int]  # how many, their sum, the largest


def statistics(
    store: Store, wanted: Wanted = ALL, damaged: list[Damaged] | None = None
) -> Statistics:
    """The statistics of the chosen games. Unreadable rows are left out, and appended to the list
    `damaged`."""
    with no_collection():
        return _statistics(store, wanted, damaged)


def _statistics(store: Store, wanted: Wanted, damaged: list[Damaged] | None) -> Statistics:
    everything = played(store, wanted.game, wanted.until, damaged)
    found = [one for one in everything if comparable(one.game, one.options, RESULTS)]
    chosen = [one for one in found if takes(wanted, one.day, one.players)]
    names = Names()
    all_players = Table(names)
    counted = []
    for key in KEYS:
        mine = [one for one in chosen if one.game == key]
        if mine:
            before = [one for one in found if one.game == key]
            counted.append(_of_game(store, key, mine, before, names, all_players))
    days = [one.day for one in chosen if one.state == FINISHED]
    return Statistics(
        choice=chosen_filters(wanted),
        finished=sum(game.finished for game in counted),
        abandoned=sum(game.abandoned for game in counted),
        open=sum(game.open for game in counted),
        first_day=min(days, default=None),
        last_day=max(days, default=None),
        players=[
            Overall(p.name, p.person, p.games, p.wins, p.shared_wins)
            for p in all_players.summary(False)
        ],
        games=counted,
    )


def _of_game(
    store: Store,
    key: str,
    mine: list[Played],
    before: list[Played],
    names: Names,
    all_players: Table,
) -> OfGame:
    kind = game_info(key)
    finished = [one for one in mine if one.state == FINISHED]
    fewer = _fewer(finished, game_class(key).FEWEST_WIN)
    table, rivals, pairs = Table(names), Table(names), Pairs(names)
    groups: dict[tuple[str, str | int], tuple[list[Played], Table]] = {}
    parts = _Sums(len(kind.parts))
    own: dict[tuple[str, Key], Counts] = {}
    for one in finished:
        mine_groups = []
        for option, value in one.kind.items():
            if (option, value) not in groups:
                groups[option, value] = ([], Table(names))
            groups[option, value][0].append(one)
            mine_groups.append(groups[option, value][1])
        for seat in one.seats:
            if not seat.person:
                rivals.add(names.key(seat), seat)
        people = [(names.key(seat), seat) for seat in one.seats if seat.person]
        for player, seat in people:
            for one_table in (table, *mine_groups):
                one_table.add(player, seat)
            parts.add(player, seat)
            for figure, number in seat.own.items():
                _count(own.setdefault((figure, player), [0, 0, 0]), number)
        pairs.add(people)
    all_players.count(table)
    return OfGame(
        game=key,
        title=kind.title,
        finished=len(finished),
        abandoned=sum(one.state == ABANDONED for one in mine),
        open=sum(one.state not in (ABANDONED, FINISHED) for one in mine),
        fewer_is_better=fewer,
        players=table.summary(fewer),
        rivals=rivals.summary(fewer),
        head_to_head=pairs.summary(),
        groups=[
            _group(option, value, games, players, fewer)
            for (option, value), (games, players) in groups.items()
        ],
        categories=parts.summary(kind.parts, names),
        lengths=_lengths(finished, kind.turns),
        figures=[
            Figure(figure, names[player], games, total, mean_of(total, games), most)
            for (figure, player), (games, total, most) in own.items()
        ],
        records=_records(finished),
        ratings=player_ratings(rated(store, key, before), set(table.results), names),
    )


def _fewer(games: Iterable[Played], usual: bool) -> bool:
    """Do fewer points win? Decided by the majority of games in which two players differ."""
    votes = 0
    for one in games:
        known = [seat for seat in one.seats if seat.total is not None and seat.place is not None]
        if len(known) > 1:
            first = min(known, key=lambda seat: seat.place or 0)
            last = max(known, key=lambda seat: seat.place or 0)
            votes += _sign((last.total or 0) - (first.total or 0))
    return usual if votes == 0 else votes > 0


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _group(
    option: str, value: str | int, games: list[Played], players: Table, fewer: bool
) -> Group:
    counted = players.summary(fewer)
    results = players.results.values()
    known = [p for p in counted if p.best is not None]
    pick = min if fewer else max
    best = pick(known, key=lambda p: p.best or 0) if known else None
    return Group(
        option=option,
        value=value,
        games=len(games),
        mean=mean_of(sum(r.sum for r in results), sum(r.count for r in results)),
        best=best and best.best,
        best_by=best and best.name,
        players=counted,
    )


class _Sums:
    """The parts of the totals, of all and of each player."""

    def __init__(self, parts: int) -> None:
        self.parts = parts
        self.of_player: dict[Key, list[list[int]]] = {}

    def add(self, player: Key, seat: Seat) -> None:
        if seat.parts is not None and len(seat.parts) == self.parts:
            self.of_player.setdefault(player, []).append(seat.parts)

    def summary(self, titles: tuple[str, ...], names: Names) -> list[Category]:
        columns = {
            player: [(sum(values), max(values, key=abs)) for values in zip(*rows, strict=True)]
            for player, rows in self.of_player.items()
        }
        results = sum(map(len, self.of_player.values()))
        found = []
        for at, title in enumerate(titles if results else ()):
            means = [
                Mean(names[player], round(column[at][0] / len(self.of_player[player]), 2))
                for player, column in columns.items()
            ]
            total = sum(column[at][0] for column in columns.values())
            most = max((column[at][1] for column in columns.values()), key=abs)
            found.append(Category(title, results, mean_of(total, results), most, means))
        return found


def _count(counts: Counts, number: int) -> None:
    counts[0] += 1
    counts[1] += number
    counts[2] = max(counts[2], number)


def _lengths(games: list[Played], turns: str) -> Lengths:
    seconds = [one.duration // 1000 for one in games]
    usual = median_of([len(one.rounds) for one in games]) or 0
    by_round: list[list[int]] = [[] for _ in range(int(usual))]
    everything = []
    for one in games:
        everything += one.rounds
        for number, spent in zip(by_round, one.rounds, strict=False):
            number.append(spent)
    return Lengths(
        games=len(games),
        median=median_of(seconds),
        shortest=min(seconds, default=None),
        longest=max(seconds, default=None),
        turns=turns,
        rounds=len(everything),
        round_median=median_of(everything),
        by_round=[median_of(spent) or 0.0 for spent in by_round],
    )


def _records(games: list[Played]) -> list[SoloRecord]:
    """The best results, the oldest of equal ones; fewer are better, as on the gadget."""
    best: dict[str, tuple[int, Played]] = {}
    counts: dict[str, int] = {}
    for one in games:
        if one.record is None or not one.seats:
            continue
        mode, result = one.record
        counts[mode] = counts.get(mode, 0) + 1
        if mode not in best or result < best[mode][0]:
            best[mode] = (result, one)
    return [
        SoloRecord(mode, counts[mode], result, one.seats[0].name, one.day, one.uid)
        for mode, (result, one) in sorted(best.items())
    ]
