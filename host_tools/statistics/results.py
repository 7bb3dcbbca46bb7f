"""The results of the statistics. Their names are the keys of `stats --json` and must not change.

Means and medians are rounded to hundredths; None where there is nothing to count. Seconds and
points are as in the games; days are like 2026-11-14.
"""

from typing import Any, NamedTuple


class Player(NamedTuple):
    """A player's results in one kind of game; or those of all rivals of one level."""

    name: str
    person: bool  # False for a rival that the gadget plays
    games: int  # finished ones
    wins: int  # alone, or against the game itself
    shared_wins: int
    mean: float | None  # of the totals that are known
    best: int | None
    last_ten: list[int]  # totals, the latest last
    level: str = ""  # of a rival: easy, medium or hard


class Pair(NamedTuple):
    """Two players in the same games; `ahead` counts the better places of the first one."""

    player: str
    other: str
    games: int
    ahead: int
    behind: int
    level: int


class Group(NamedTuple):
    """The games with one value of an option."""

    option: str
    value: str | int
    games: int
    mean: float | None
    best: int | None
    best_by: str | None
    players: list[Player]


class Mean(NamedTuple):
    name: str
    mean: float


class Category(NamedTuple):
    """One part of the totals."""

    category: str
    results: int  # results with known parts
    mean: float | None
    most: int | None  # points in one game; of errors, which are negative, the fewest
    players: list[Mean]


class Lengths(NamedTuple):
    """How long it took, in seconds. Medians, since a game may be left overnight."""

    games: int
    median: float | None
    shortest: float | None
    longest: float | None
    turns: str  # what is counted: round, turn or throw
    rounds: int
    round_median: float | None
    by_round: list[float]  # the median of the first, the second ... as most games have them


class Figure(NamedTuple):
    """A number that only this game has, such as derailments."""

    figure: str
    player: str
    games: int
    sum: int
    mean: float | None
    most: int


class SoloRecord(NamedTuple):
    """The best result of one player alone; results compare within a mode only."""

    mode: str
    games: int
    result: int
    player: str
    day: str
    uid: str


class Rating(NamedTuple):
    """How strong a player seems to be: `mean`, most probably between `low` and `high`."""

    name: str
    games: int
    mean: float
    deviation: float
    low: float
    high: float
    certainty: str  # hardly known, roughly known, well known
    history: list[float]  # `mean` after each of the latest games


class OfGame(NamedTuple):
    """All about one kind of game. Only finished games count; the others are only numbered."""

    game: str
    title: str
    finished: int
    abandoned: int
    open: int
    fewer_is_better: bool
    players: list[Player]  # people alone, as everywhere but in `rivals`
    rivals: list[Player]
    head_to_head: list[Pair]
    groups: list[Group]
    categories: list[Category]
    lengths: Lengths
    figures: list[Figure]
    records: list[SoloRecord]
    ratings: list[Rating]


class Overall(NamedTuple):
    """A player in all kinds of games, whose points do not compare."""

    name: str
    person: bool  # always true: rivals are not in this list
    games: int
    wins: int
    shared_wins: int


class Statistics(NamedTuple):
    choice: dict[str, str | None]
    finished: int
    abandoned: int
    open: int
    first_day: str | None
    last_day: str | None
    players: list[Overall]
    games: list[OfGame]


class Face(NamedTuple):
    face: str
    times: int
    expected: float
    low: int  # a fair die stays between these in 95 of 100 cases
    high: int


class Die(NamedTuple):
    die: str
    sides: list[str]
    rolls: int
    faces: list[Face]
    p: float | None  # how often a fair die is at least as uneven; None where it cannot be uneven
    test: str  # exact, chi-square, or none
    notices: float  # chance to notice a die that shows one face half as often again as it should
    verdict: str  # too few rolls, nothing unusual, a little uneven, very uneven, or none
    words: str


class Luck(NamedTuple):
    """The dice of one game."""

    uid: str
    game: str
    day: str
    players: list[str]
    rolls: int
    p: float | None  # the chance that such a game has dice at least as uneven
    words: str


class DiceStatistics(NamedTuple):
    choice: dict[str, str | None]
    games: int  # whose dice are counted
    same_dice: int  # games left out, because another one with the same shared code is counted
    rolls: int
    dice: list[Die]
    luck: list[Luck]
    words: list[str]


def as_dict(counted: Any) -> Any:
    """Named tuples as dictionaries, all the way down."""
    if isinstance(counted, tuple) and hasattr(counted, "_asdict"):
        return {name: as_dict(value) for name, value in counted._asdict().items()}
    if isinstance(counted, list | tuple):
        return [as_dict(one) for one in counted]
    return counted
