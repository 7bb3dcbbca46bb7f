"""Statistics as lines for the terminal."""

from collections.abc import Sequence

from host_tools.commands.flags import styled
from host_tools.common.safe_text import columns
from host_tools.games import title
from host_tools.statistics import DiceStatistics, Statistics
from host_tools.statistics.dice import title_of
from host_tools.statistics.results import Die, OfGame, Player

SPARKS = "▁▂▃▄▅▆▇█"
MOST_PAIRS = 15
BAR = 20
RATED = (
    "A rating begins at 25; in 95 of 100 cases it lies in its range. Where two ranges overlap, it"
    " is open who is stronger."
)


def of_games(counted: Statistics) -> list[str]:
    """Nothing where no game is finished."""
    if not counted.finished:
        return []
    lines = [
        f"{_games(counted.finished)} from {counted.first_day} to {counted.last_day}"
        + _apart(counted.abandoned, counted.open)
    ]
    if len(counted.games) > 1:
        rows = [[p.name, p.games, p.wins, p.shared_wins] for p in counted.players]
        lines += _table("", ("player", "games", "wins", "shared"), rows)
    for game in counted.games:
        lines += _of_game(game)
    if any(game.ratings for game in counted.games):
        lines += ["", RATED]
    return lines


def _of_game(game: OfGame) -> list[str]:
    head = f"{game.title}: {_games(game.finished)}{_apart(game.abandoned, game.open)}"
    lines = ["", styled(head, bold=True), *_lengths(game)]
    if not game.finished:
        return lines
    for head, players in (("", game.players), ("Rivals", game.rivals)):
        if any(p.mean is not None for p in players):
            lines += _results(head, players)
    rows = [
        [r.name, r.games, f"{r.mean:.1f}", f"{r.low:.0f} to {r.high:.0f}", r.certainty]
        for r in game.ratings
    ]
    lines += _table("Ratings", ("player", "games", "rating", "range", ""), rows, (0, 4))
    pairs = [[p.player, p.other, p.games, p.ahead, p.behind, p.level] for p in game.head_to_head]
    heads = ("player", "and", "games", "ahead", "behind", "level")
    lines += _table("Head to head", heads, pairs[:MOST_PAIRS], (0, 1))
    if len(pairs) > MOST_PAIRS:
        lines.append(f"{len(pairs) - MOST_PAIRS} pairs more; --json has them all.")
    for option in dict.fromkeys(group.option for group in game.groups):
        rows = [
            [
                str(g.value).replace("_", " ") or "none",
                g.games,
                _number(g.mean),
                _number(g.best),
                g.best_by or "-",
            ]
            for g in game.groups
            if g.option == option
        ]
        lines += _table(f"By {option}", (option, "games", "mean", "best", "by"), rows, (0, 4))
    lines += _categories(game)
    for figure in dict.fromkeys(one.figure for one in game.figures):
        rows = [
            [f.player, f.games, f.sum, _number(f.mean), f.most]
            for f in game.figures
            if f.figure == figure
        ]
        lines += _table(figure.capitalize(), ("player", "games", "sum", "mean", "most"), rows)
    rows = [[r.mode, r.games, r.result, r.player, r.day, r.uid[:8]] for r in game.records]
    heads = ("mode", "games", "result", "player", "day", "ID")
    return lines + _table("Solo records", heads, rows, (0, 3, 4, 5))


def _results(title: str, players: list[Player]) -> list[str]:
    heads = ("rival" if title else "player", "games", "wins", "shared", "mean", "best", "last ten")
    rows = [
        [p.name, p.games, p.wins, p.shared_wins, _number(p.mean), _number(p.best), spark(p)]
        for p in players
    ]
    return _table(title, heads, rows, (0, 6))


def _lengths(game: OfGame) -> list[str]:
    took = game.lengths
    if took.median is None:
        return []
    line = f"A game takes {clock(took.median)} ({clock(took.shortest)} to {clock(took.longest)})"
    if took.round_median is not None:
        line += f", a {took.turns} {clock(took.round_median)}"
    return [line + "; half of them take less."]


def _categories(game: OfGame) -> list[str]:
    """A row for each player, a column for each part of the total."""
    if not game.categories:
        return []
    names = [mean.name for mean in game.categories[0].players]
    rows = [
        [name, *(f"{c.players[at].mean:.1f}" for c in game.categories)]
        for at, name in enumerate(names)
    ]
    rows.append(["all", *(_number(c.mean) for c in game.categories)])
    heads = ("player", *(c.category for c in game.categories))
    return _table(f"Mean by category, of {game.categories[0].results} results", heads, rows)


def of_dice(counted: DiceStatistics) -> list[str]:
    """Nothing where none were rolled."""
    if not counted.dice:
        return []
    same = f"; {counted.same_dice} more had the same dice" if counted.same_dice else ""
    lines = [f"{counted.rolls} rolls in {_games(counted.games)}{same}", "", *counted.words]
    for die in counted.dice:
        lines += _die(die)
    rows = [[one.uid[:8], one.day, title(one.game), one.rolls, one.words] for one in counted.luck]
    heads = ("ID", "day", "game", "rolls", "luck")
    return lines + _table("The latest games", heads, rows, (0, 1, 2, 4))


def _die(die: Die) -> list[str]:
    most = max(max(face.times, face.expected) for face in die.faces) or 1
    rows = [
        [
            face.face,
            face.times,
            f"{face.expected:.1f}",
            f"{face.low} to {face.high}",
            "█" * round(BAR * face.times / most),
        ]
        for face in die.faces
    ]
    heads = ("face", "times", "expected", "usual", "")
    return [*_table(f"{title_of(die)}, {die.rolls} rolls", heads, rows, (0, 4)), die.words]


def _table(
    title: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[object]],
    texts: tuple[int, ...] = (0,),
) -> list[str]:
    """Nothing without rows; `texts` are the columns that are no numbers."""
    if not rows:
        return []
    numbers = tuple(at for at in range(len(heads)) if at not in texts)
    lines = columns([list(heads), *([str(cell) for cell in row] for row in rows)], numbers)
    return [
        *(["", styled(title, bold=True)] if title else [""]),
        styled(lines[0], dim=True),
        *lines[1:],
    ]


def spark(player: Player) -> str:
    """The last ten totals as a small curve."""
    totals = player.last_ten
    if not totals:
        return ""
    low, high = min(totals), max(totals)
    step = (high - low) / (len(SPARKS) - 1)
    return "".join(SPARKS[round((t - low) / step)] if step else SPARKS[3] for t in totals)


def clock(seconds: float | None) -> str:
    """`1 h 5 min`, `7:30 min`, `30 s`."""
    whole = round(seconds or 0)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60}:{whole % 60:02} min"
    return f"{whole // 3600} h {whole % 3600 // 60} min"


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return str(value) if isinstance(value, int) else f"{value:.1f}"


def _games(count: int) -> str:
    return f"{count} game" if count == 1 else f"{count} games"


def _apart(abandoned: int, still_open: int) -> str:
    parts = [f"{abandoned} abandoned"] if abandoned else []
    parts += [f"{still_open} still open"] if still_open else []
    return f" (not counted: {', '.join(parts)})" if parts else ""
