"""One printed sheet with its panel: empty to draw on, or filled in by the rival."""

from collections.abc import Collection
from typing import Any

from firmware.games.railroad import expansions
from firmware.games.railroad.scoring.networks import EXIT_POINTS
from firmware.games.railroad.seat import Seat
from host_tools.pictures.shapes import Group, Path, Shape, circle, line
from host_tools.railroad.face_shapes import SIZE
from host_tools.railroad.paper_panel import DIE, HEIGHT, Panel
from host_tools.railroad.puzzle import Par, Puzzle
from host_tools.railroad.rival import Played
from host_tools.railroad.sheet_shapes import (
    MARGIN,
    WIDTH,
    Marks,
    band,
    counted_mark,
    error_mark,
    marks_of,
    route_line,
    sheet_shapes,
)

BETWEEN = 4.0  # between a sheet and what stands beside it, in millimetres
PANEL = 0.46  # how wide that is at least, of its height
STRIP = 0.1  # how much of the height is below a sheet


def empty(
    width: float, height: float, options: dict[str, Any], language: str, puzzle: Puzzle | None
) -> Group:
    """A sheet to draw on; with the rolls of a puzzle, if there is one."""
    panel = Panel(_panel_width(width, height), options, language)
    panel.title()
    panel.name()
    if puzzle:
        panel.rolls(puzzle)
    else:
        panel.rounds()
    panel.score()
    sheet: list[Shape] = [sheet_shapes(Seat(options).sheet, Marks(rounds=False))]
    start = expansions.of(options).MARKER_START
    if start is not None:
        sheet += _marker(start)
    return _joined(width, height, sheet, panel)


def filled(
    width: float,
    height: float,
    options: dict[str, Any],
    language: str,
    played: Played,
    par: Par | None = None,
) -> Group:
    """What the rival drew, what counts in it, its score, and par for the same rolls."""
    sheet, score = played.sheet, played.score
    panel = Panel(_panel_width(width, height), options, language)
    words = panel.words
    level = words[played.level]
    panel.title(words["rival"].format(level), played.code)
    if par:
        panel.par(par)
    panel.y += 4
    for number, (exits, _) in enumerate(score.networks):
        if exits > 1:
            text = words["network"].format(number + 1, exits, EXIT_POINTS[exits])
            panel.sample([band(line((0, 50), (200, 50)), number)], text)
    panel.sample(route_line(line((20, 50), (180, 50)), "H"), words["longest_highway"])
    panel.sample(route_line(line((20, 50), (180, 50)), "R"), words["longest_railway"])
    if score.errors:
        panel.sample(error_mark(100, 50), words["error"])
    counted = expansions.of(options).score(sheet, options, score.crater_ports)
    if any(spaces for _, spaces in counted):
        panel.sample([counted_mark(40, 5, 90)], words["counted"])
    panel.score(_numbers(score.values(), score.total, counted, options))
    drawn: list[Shape] = [sheet_shapes(sheet, marks_of(sheet, score, options))]
    return _joined(width, height, drawn, panel, played.specials)


def _numbers(
    values: list[int], total: int, counted: list[tuple[int, list[int]]], options: dict[str, Any]
) -> list[int]:
    """The numbers of the score table, from top to bottom."""
    return [*values[:4], *expansions.of(options).points(counted), -values[4], total]


def _panel_width(width: float, height: float) -> float:
    """In the panel's own unit."""
    return (width - _side(width, height) - BETWEEN) * HEIGHT / height


def _side(width: float, height: float) -> float:
    """How wide and high the sheet itself is."""
    return min(height * (1 - STRIP), width - BETWEEN - PANEL * height)


def _joined(
    width: float,
    height: float,
    sheet: list[Shape],
    panel: Panel,
    used: Collection[str] = (),
) -> Group:
    """The sheet, the panel beside it, and a strip below it."""
    side, scale = _side(width, height), height / HEIGHT
    strip = Panel(side / scale, panel.options, panel.language)
    strip.specials(used)
    strip.exit_points(6.5 * (DIE + 1))
    return Group(
        (
            Group(tuple(sheet), 0, 0, side / WIDTH),
            Group(tuple(strip.shapes), 0, height * (1 - STRIP) + scale, scale),
            Group(tuple(panel.shapes), side + BETWEEN, 0, scale),
        )
    )


def _marker(space: int) -> list[Shape]:
    """Where the expansion's marker starts."""
    x, y = (MARGIN + (at + 0.5) * SIZE for at in (space % 7, space // 7))
    shapes: list[Shape] = [Path(circle(x, y, 14), "", "centre", 3)]
    for dx, dy in ((0, 1), (1, 0)):
        way = line((x - 24 * dx, y - 24 * dy), (x + 24 * dx, y + 24 * dy))
        shapes.append(Path(way, stroke="centre", width=3))
    return shapes
