"""What a game was worth after each round, as a curve: what was drawn, and above it the coach."""

from html import escape
from typing import TYPE_CHECKING

from host_tools.pieces.words import Words

if TYPE_CHECKING:
    from host_tools.coach.board import Board

WIDE, HIGH, SIDE, EDGE = 360, 150, 34, 16


def curve(board: "Board", chosen: int, words: Words) -> str:
    rounds = board.rounds
    drawn = [one.drawn_worth.points for one in rounds]
    would = [one.would_worth.points for one in rounds]
    low, high = min(drawn + would), max(drawn + would)
    span = max(high - low, 1.0)
    across = (WIDE - SIDE - EDGE) / max(len(rounds) - 1, 1)

    def place(number: int, points: float) -> tuple[float, float]:
        down = EDGE + (high - points) / span * (HIGH - 3 * EDGE)
        return round(SIDE + number * across, 1), round(down, 1)

    parts = [_line([place(*one) for one in enumerate(drawn)])]
    for number, (mine, theirs) in enumerate(zip(drawn, would, strict=True)):
        (x, y), (_, above) = place(number, mine), place(number, theirs)
        parts.append(f'<path class="chart-rule" d="M{x} {y}V{above}"/>')
        parts.append(f'<circle class="chart-second" cx="{x}" cy="{above}" r="3"/>')
        size = 6 if number + 1 == chosen else 4
        parts.append(f'<circle class="chart-bar" cx="{x}" cy="{y}" r="{size}"/>')
        parts.append(_text(x, HIGH - 4, str(number + 1), "middle"))
    for points in {low, high}:
        parts.append(_text(SIDE - 10, place(0, points)[1] + 4, f"{points:.0f}", "end"))
    label = escape(words.say("coach_curve"), quote=True)
    return (
        f'<svg class="curve" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">'
        + "".join(parts)
        + "</svg>"
    )


def _line(places: list[tuple[float, float]]) -> str:
    points = " ".join(f"{x},{y}" for x, y in places)
    return f'<polyline class="chart-line" fill="none" stroke-width="2" points="{points}"/>'


def _text(x: float, y: float, text: str, anchor: str) -> str:
    shown = text.replace("-", "−")
    return f'<text class="chart-faint" x="{x}" y="{y}" text-anchor="{anchor}">{shown}</text>'
