"""Drawings as lists of shapes, which svg.py and pdf.py write: paths, texts, and groups of them.

Lengths are in whatever unit the drawing is in, y goes down. A colour is a role's name: roles.py
says how each looks on paper, and what a page may call it.
"""

from collections.abc import Iterable
from math import cos, pi, sin
from typing import NamedTuple

Point = tuple[float, float]
# ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) and ("Z",), as in SVG.
Command = tuple[str | float, ...]
Commands = tuple[Command, ...]
ROUND = 0.5523  # length of a quarter circle's handles, relative to its radius


class Path(NamedTuple):
    commands: Commands
    fill: str = ""
    stroke: str = ""
    width: float = 0
    dash: tuple[float, ...] = ()
    phase: float = 0
    cap: str = "butt"  # or "round"


class Text(NamedTuple):
    """`y` is the line that letters stand on; `size` is as with fonts."""

    x: float
    y: float
    text: str
    size: float
    colour: str = "ink"
    anchor: str = "start"  # or "middle", "end"
    bold: bool = False


class Group(NamedTuple):
    """Shapes moved and scaled together; `name` identifies the group."""

    shapes: "tuple[Shape, ...]"
    x: float = 0
    y: float = 0
    scale: float = 1
    name: str = ""


Shape = Path | Text | Group


def line(*points: Point, closed: bool = False) -> Commands:
    start, *rest = points
    drawn = (("M", *start), *(("L", *point) for point in rest))
    return (*drawn, ("Z",)) if closed else drawn


def box(x: float, y: float, width: float, height: float) -> Commands:
    return line((x, y), (x + width, y), (x + width, y + height), (x, y + height), closed=True)


def circle(x: float, y: float, radius: float) -> Commands:
    h = radius * ROUND
    return (
        ("M", x, y - radius),
        ("C", x + h, y - radius, x + radius, y - h, x + radius, y),
        ("C", x + radius, y + h, x + h, y + radius, x, y + radius),
        ("C", x - h, y + radius, x - radius, y + h, x - radius, y),
        ("C", x - radius, y - h, x - h, y - radius, x, y - radius),
        ("Z",),
    )


def star(x: float, y: float, radii: Iterable[float]) -> Commands:
    """A polygon around a point: one corner for each radius, clockwise from the top."""
    radii = tuple(radii)
    turns = [2 * pi * i / len(radii) for i in range(len(radii))]
    corners = [(x + r * sin(t), y - r * cos(t)) for r, t in zip(radii, turns, strict=True)]
    return line(*corners, closed=True)


def turned(commands: Commands, quarters: int, size: float) -> Commands:
    """Turned clockwise by quarters within a square of this size."""
    for _ in range(quarters % 4):
        commands = tuple((c[0], *_quarter(c[1:], size)) for c in commands)
    return commands


def _quarter(numbers: tuple, size: float) -> list[float]:
    found: list[float] = []
    for x, y in zip(numbers[::2], numbers[1::2], strict=True):
        found += [size - y, x]
    return found
