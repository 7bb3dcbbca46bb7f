"""How the faces of Railroad Ink look as shapes: our own drawings, in a square of 100.

A highway is two lines with dashes between them, a railway one line with ties, a river a band with
a wave, lakes have waves, lava has bubbles. A square joins what meets in it; a diamond is a pier.
"""

from functools import cache
from math import cos, hypot, pi, sin
from typing import NamedTuple

from firmware.games.railroad.sheet.tiles import CRATER, VOLCANO
from host_tools.pictures.shapes import (
    ROUND,
    Commands,
    Path,
    Point,
    Shape,
    Text,
    box,
    circle,
    line,
    star,
    turned,
)
from host_tools.railroad.network_marks import lines

SIZE = 100.0
HALF = SIZE / 2
MIDDLE: Point = (HALF, HALF)
SIDES: tuple[Point, ...] = ((HALF, 0.0), (SIZE, HALF), (HALF, SIZE), (0.0, HALF))
OVER = "WRH"  # of two crossing lines, the later one in this string runs above


class Piece(NamedTuple):
    """A part of a line through a space: from side to side, or from a side to the middle."""

    letter: str
    sides: tuple[int, ...]
    commands: Commands
    length: float


def pieces(face: str, letters: str = "HRW") -> list[Piece]:
    """The lines of a face, letter by letter."""
    return [piece(letter, sides) for letter, sides in lines(face, letters)]


def piece(letter: str, sides: tuple[int, ...]) -> Piece:
    """From a side to the middle, straight through, or around a bend."""
    if len(sides) == 1:
        return Piece(letter, sides, line(SIDES[sides[0]], MIDDLE), HALF)
    first, second = sides
    if first ^ second == 2:
        return Piece(letter, sides, line(SIDES[first], SIDES[second]), SIZE)
    near = [
        tuple(s + (m - s) * ROUND for s, m in zip(SIDES[side], MIDDLE, strict=True))
        for side in sides
    ]
    way: Commands = (("M", *SIDES[first]), ("C", *near[0], *near[1], *SIDES[second]))
    return Piece(letter, sides, way, HALF * pi / 2)


@cache
def face_shapes(face: str) -> tuple[Shape, ...]:
    """A face as drawn, a crater, or what stands on the dice of the meteor."""
    if face == CRATER:
        return _crater()
    if face == VOLCANO:
        return (*_area("V", (0, 1, 2, 3), HALF), *_cone())
    if len(face) < 4:
        return _emblem(face)
    if face[4:] == "x":
        return _crossing(face)
    shapes: list[Shape] = []
    routes = [side for side in range(4) if face[side] in "HR"]
    for letter in "LV":
        sides = tuple(side for side in range(4) if face[side] == letter)
        if sides:
            depth = 24.0 if letter == "V" and routes else 52.0
            shapes += _area(letter, sides, depth)
    for letter in OVER:
        shapes += track(letter, [piece for piece in pieces(face) if piece.letter == letter])
    if face[4:] == "*":
        shapes += _pier() if "L" in face else _station()
    return tuple(shapes)


def track(letter: str, parts: list[Piece]) -> list[Shape]:
    """Pieces of one letter; where highways meet, the road is open between them."""
    if letter == "H":
        edges = [Path(p.commands, stroke="ink", width=36) for p in parts]
        roads = [Path(p.commands, stroke="road", width=28) for p in parts]
        return [*edges, *roads, *(_dashes(p) for p in parts)]
    if letter == "R":
        rails = [Path(p.commands, stroke="ink", width=6) for p in parts]
        return [*(_ties(p, len(parts) > 1) for p in parts), *rails]
    banks = [Path(p.commands, stroke="wave", width=38) for p in parts]
    water = [Path(p.commands, stroke="water", width=33) for p in parts]
    return [*banks, *water, *(_wave_along(p) for p in parts)]


def _dashes(part: Piece) -> Path:
    period = part.length / round(part.length / 25)
    half = period / 2
    return Path(part.commands, "", "middle", 3, (half, half), half * 1.5)


def _ties(part: Piece, junction: bool) -> Path:
    """Ties across a railway, as wide dashes; none where an arm meets another line."""
    thick = 5.0
    period = part.length / round(part.length / 12.5)
    if junction and len(part.sides) == 1:
        count = round(part.length / period) - 1
        dash = (thick, period - thick) * (count - 1) + (thick, part.length)
        return Path(part.commands, "", "ink", 28, dash, sum(dash) - (period - thick) / 2)
    phase = (thick + period) / 2
    return Path(part.commands, "", "ink", 28, (thick, period - thick), phase)


def _wave_along(part: Piece) -> Path:
    """A wave in the middle of a river."""
    steps = 24
    waves = 4 if part.length > SIZE - 1 else 3
    points = []
    for i in range(steps + 1):
        along = i / steps
        (x, y), (dx, dy) = _place(part, along)
        off = 5 * sin(2 * pi * waves * along)
        points.append((x - dy * off, y + dx * off))
    return Path(line(*points), stroke="wave", width=3)


def _place(part: Piece, along: float) -> tuple[Point, Point]:
    """Where a piece is after a part of its way, and in which direction it goes there."""
    start, end = SIDES[part.sides[0]], SIDES[part.sides[-1]]
    if len(part.sides) == 2 and part.sides[0] ^ part.sides[1] == 2:
        dx, dy = (end[0] - start[0]) / SIZE, (end[1] - start[1]) / SIZE
        return (start[0] + dx * SIZE * along, start[1] + dy * SIZE * along), (dx, dy)
    # A quarter circle about the corner that both sides share.
    cx, cy = start[0] + end[0] - HALF, start[1] + end[1] - HALF
    a, b = cos(along * pi / 2), sin(along * pi / 2)
    u, v = (start[0] - cx, start[1] - cy), (end[0] - cx, end[1] - cy)
    dx, dy = -u[0] * b + v[0] * a, -u[1] * b + v[1] * a
    long = hypot(dx, dy)
    return (cx + u[0] * a + v[0] * b, cy + u[1] * a + v[1] * b), (dx / long, dy / long)


def _crossing(face: str) -> tuple[Shape, ...]:
    """One line below, one above with the rails of a bridge."""
    over = 0 if OVER.find(face[0]) > OVER.find(face[1]) else 1
    below, above = (piece(face[side], (side, side ^ 2)) for side in (1 - over, over))
    deck = turned(line((HALF, 24), (HALF, 76)), over, SIZE)
    shapes: list[Shape] = [*track(below.letter, [below])]
    shapes.append(Path(deck, stroke="paper", width=56))
    for way in (
        ((20, 16), (27, 24), (27, 76), (20, 84)),
        ((80, 16), (73, 24), (73, 76), (80, 84)),
    ):
        shapes.append(Path(turned(line(*way), over, SIZE), stroke="ink", width=4))
    return (*shapes, *track(above.letter, [above]))


def _station() -> list[Shape]:
    return [
        Path(box(29, 29, 42, 42), "paper", "ink", 6),
        Path(box(41, 41, 18, 18), "ink"),
    ]


def _pier() -> list[Shape]:
    return [
        Path(star(HALF, HALF, (28, 28, 28, 28)), "paper", "ink", 5),
        Path(line((36, 44), (64, 44)), stroke="ink", width=3),
        Path(line((36, 56), (64, 56)), stroke="ink", width=3),
    ]


# Water and lava


def _area(letter: str, sides: tuple[int, ...], depth: float) -> list[Shape]:
    """A surface that reaches all of these sides, its shore, and its pattern."""
    edge, shores, marks, quarters = _outline(sides, depth)
    ground, ink = ("water", "wave") if letter == "L" else ("lava", "fire")
    shapes: list[Shape] = [Path(turned(edge, quarters, SIZE), ground)]
    width = 4 if letter == "L" else 6
    shapes += [Path(turned(s, quarters, SIZE), stroke=ink, width=width) for s in shores]
    for mark in marks:
        ((_, x, y),) = turned((("M", *mark),), quarters, SIZE)
        shapes.append(_wave(float(x), float(y)) if letter == "L" else _bubble(float(x), float(y)))
    return shapes


Outline = tuple[Commands, list[Commands], list[Point], int]


def _outline(sides: tuple[int, ...], depth: float) -> Outline:
    """(the surface, its shores, where its marks stand, quarter turns to make of all that)."""
    if len(sides) == 4:
        marks = [(15.0, 16.0), (84.0, 14.0), MIDDLE, (14.0, 84.0), (85.0, 86.0)]
        return box(0, 0, SIZE, SIZE), [], marks, 0
    if len(sides) == 3:
        missing = next(side for side in range(4) if side not in sides)
        shore = ("C", 34.0, 78.0, 34.0, 22.0, 0.0, 0.0)
        edge = (*line((0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE)), shore)
        marks = [(50.0, 20.0), (74.0, 50.0), (50.0, 80.0)]
        return edge, [(("M", 0.0, SIZE), shore)], marks, (missing + 1) % 4
    if len(sides) == 2 and sides[0] ^ sides[1] == 2:
        right = ("C", 72.0, 26.0, 72.0, 74.0, SIZE, SIZE)
        left = ("C", 28.0, 74.0, 28.0, 26.0, 0.0, 0.0)
        edge = (*line((0, 0), (SIZE, 0)), right, ("L", 0.0, SIZE), left)
        shores: list[Commands] = [(("M", SIZE, 0.0), right), (("M", 0.0, SIZE), left)]
        return edge, shores, [(50.0, 17.0), (50.0, 50.0), (50.0, 83.0)], sides[0]
    if len(sides) == 2:
        shore = ("C", 58.0, 88.0, 12.0, 42.0, 0.0, 0.0)
        edge = (*line((0, 0), (SIZE, 0), (SIZE, SIZE)), shore)
        first = sides[0] if sides != (0, 3) else 3
        return (
            edge,
            [(("M", SIZE, SIZE), shore)],
            [(40.0, 18.0), (82.0, 22.0), (82.0, 62.0)],
            first,
        )
    shore = ("C", 92.0, depth * 4 / 3, 8.0, depth * 4 / 3, 0.0, 0.0)
    edge = (*line((0, 0), (SIZE, 0)), shore)
    marks = [(24.0, 14.0), (76.0, 14.0)] if depth > 30 else [(30.0, 9.0), (70.0, 9.0)]
    return edge, [(("M", SIZE, 0.0), shore)], marks, sides[0]


def _wave(x: float, y: float) -> Path:
    way: Commands = (
        ("M", x - 12, y),
        ("C", x - 8, y - 7, x - 4, y - 7, x, y),
        ("C", x + 4, y + 7, x + 8, y + 7, x + 12, y),
    )
    return Path(way, stroke="wave", width=3, cap="round")


def _bubble(x: float, y: float) -> Path:
    return Path(circle(x, y, 4.5), "", "fire", 2.5)


def _cone() -> list[Shape]:
    return [
        Path(star(HALF, HALF, (36, 27) * 8), "rock", "fire", 4),
        Path(star(HALF, HALF, (17, 13, 16, 12, 15, 13, 17, 12)), "fire"),
    ]


def _crater() -> tuple[Shape, ...]:
    rays = [
        Path(turned(line(*way), quarter, SIZE), stroke="ink", width=4, cap="round")
        for quarter in range(4)
        for way in (((50, 4), (50, 12)), ((80, 14), (75, 20)))
    ]
    rim = Path(star(HALF, HALF, (33, 36, 31, 35, 33, 36, 32, 34, 31, 36, 33)), "rock", "ink", 5)
    floor = Path(star(HALF, HALF, (19, 17, 20, 18, 16, 19, 17)), "", "ink", 3, (8, 5))
    return (*rays, rim, floor)


# The dice of the meteor

_ARROW = line((50, 12), (76, 42), (60, 42), (60, 86), (40, 86), (40, 42), (24, 42), closed=True)
_SHORT = line((50, 6), (66, 26), (56, 26), (56, 50), (44, 50), (44, 26), (34, 26), closed=True)


def _emblem(face: str) -> tuple[Shape, ...]:
    if face in "NESW":
        return (Path(turned(_ARROW, "NESW".index(face), SIZE), "ink"),)
    if face == "any":
        return tuple(Path(turned(_SHORT, quarter, SIZE), "ink") for quarter in range(4))
    return (Text(HALF, 78, face, 76, "ink", "middle", bold=True),)
