"""Which charts there are. Each is told in one sentence, for those who do not see it too."""

from host_tools.charts.drawing import Bar, Row, chart
from host_tools.statistics.dice import title_of
from host_tools.statistics.results import DiceStatistics, Die, OfGame, Statistics

MOST_ROWS = 12
MOST_ROUNDS = 15


def charts_of(told: Statistics | DiceStatistics) -> list[str]:
    """Every chart that has something to show."""
    if isinstance(told, DiceStatistics):
        return [die(one) for one in told.dice]
    found = []
    for game in told.games:
        found += [make(game) for make in (wins, last_ten, ratings, categories, rounds)]
    return [one for one in found if one]


def wins(game: OfGame) -> str:
    rows = [
        Row(
            p.name,
            f"{p.wins + p.shared_wins} of {p.games} games",
            [
                Bar(0, p.wins),
                Bar(p.wins, p.wins + p.shared_wins, "chart-second"),
            ][: 2 if p.shared_wins else 1],
        )
        for p in game.players[:MOST_ROWS]
        if p.wins or p.shared_wins
    ]
    return _chart(f"{game.title}: wins", "Blue: won alone; orange: shared", rows)


def last_ten(game: OfGame) -> str:
    rows = [
        Row(p.name, f"{min(p.last_ten)} to {max(p.last_ten)}", curve=p.last_ten)
        for p in game.players[:MOST_ROWS]
        if len(p.last_ten) > 1
    ]
    about = "Totals of the last ten games, each curve in its own range, the latest at the right"
    return _chart(f"{game.title}: last ten", about, rows)


def ratings(game: OfGame) -> str:
    rows = [
        Row(
            r.name,
            f"{r.mean:.1f}, {r.certainty}",
            [Bar(r.low, r.high, "chart-band")],
            [r.mean],
        )
        for r in game.ratings[:MOST_ROWS]
    ]
    low = min([0.0, *(r.low for r in game.ratings[:MOST_ROWS])])
    about = "The rating is in its bar in 95 of 100 cases; bars that overlap leave it open"
    return _chart(f"{game.title}: ratings", about, rows, low)


def categories(game: OfGame) -> str:
    rows = [
        Row(
            c.category,
            f"mean {c.mean:.1f}, most {c.most}",
            [Bar(min(0.0, c.mean), max(0.0, c.mean))],
        )
        for c in game.categories
        if c.mean is not None
    ]
    low = min([0.0, *(c.mean or 0.0 for c in game.categories)])
    results = game.categories[0].results if game.categories else 0
    return _chart(f"{game.title}: categories", f"The mean of {results} results", rows, low)


def rounds(game: OfGame) -> str:
    turns = game.lengths.turns
    rows = [
        Row(f"{turns} {number}", f"{seconds:.0f} s", [Bar(0, seconds)])
        for number, seconds in enumerate(game.lengths.by_round[:MOST_ROUNDS], 1)
    ]
    about = f"The median length of each {turns}: half of them took less"
    return _chart(f"{game.title}: how long a {turns} takes", about, rows)


def die(one: Die) -> str:
    rows = [
        Row(
            face.face,
            f"{face.times}, expected {face.expected:.1f}",
            [Bar(face.low, face.high, "chart-band", 20), Bar(0, face.times, thick=10)],
            ticks=[face.expected],
        )
        for face in one.faces
    ]
    about = f"{one.verdict.capitalize()}; grey: where a fair die stays in 95 of 100 cases"
    if one.p is None:
        about = "All its sides are alike"
    return chart(f"{title_of(one)}: {one.rolls} rolls", about, rows)


def _chart(title: str, about: str, rows: list[Row], low: float = 0.0) -> str:
    return chart(title, about, rows, low) if rows else ""
