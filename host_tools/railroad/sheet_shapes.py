"""A sheet of Railroad Ink as shapes: spaces, exits, what is drawn, and what it scores."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from firmware.games.railroad import expansions
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.sheet import EXIT_LIST, Sheet
from firmware.games.railroad.sheet.spaces import name_of
from host_tools.pictures.shapes import Commands, Group, Path, Shape, Text, box, circle, line
from host_tools.railroad.face_shapes import MIDDLE, SIDES, SIZE, Piece, face_shapes, piece, track
from host_tools.railroad.network_marks import badges, bands, network_ports, steps

MARGIN = 50.0  # around the spaces: exits, and the names of rows and columns
STUB = 28.0  # how far an exit reaches out
WIDTH = 7 * SIZE + 2 * MARGIN
LONGEST = {"H": "highway", "R": "railway"}  # their colours
NETWORKS = 6  # styles, used in turn
# How the bands of the networks are dashed, so that colour is not the only sign.
BANDS: tuple[tuple[float, ...], ...] = ((), (26, 8), (9, 9), (34, 8, 9, 8), (4, 6), (18, 6, 4, 6))


class Marks(NamedTuple):
    """What to point out on a sheet; every part may be empty."""

    networks: Mapping[int, int] = MappingProxyType({})  # port -> number of its network, from 0
    highway: tuple[int, ...] = ()  # the longest ones, space by space
    railway: tuple[int, ...] = ()
    errors: tuple[int, ...] = ()  # ports
    centre: bool = True
    expansion: tuple[int, ...] = ()  # spaces that the expansion counts
    rounds: bool = True


def marks_of(sheet: Sheet, score: Score, options: dict[str, Any], **other: Any) -> Marks:
    """The marks of a score; `other` overrides some of them."""
    extra = expansions.of(options).score(sheet, options, score.crater_ports)
    counted = [space for _, spaces in extra for space in spaces]
    everything = Marks(
        networks=network_ports(sheet, score),
        highway=tuple(score.highway_spaces),
        railway=tuple(score.railway_spaces),
        errors=tuple(score.error_ports),
        expansion=tuple(sorted(set(counted))),
    )
    return everything._replace(**other)


def sheet_shapes(sheet: Sheet, marks: Marks | None = None) -> Group:
    """A sheet with its exits, WIDTH wide and high."""
    marks = marks or Marks()
    inside: list[Shape] = [*_spaces(marks.centre)]
    inside += _bands(sheet, marks.networks)
    inside += [
        Group(face_shapes(face), *_corner(space), name=name_of(space))
        for space, face in enumerate(sheet.faces)
        if face
    ]
    inside += _route(sheet, marks.highway, "H")
    inside += _route(sheet, marks.railway, "R")
    inside += [counted_mark(x + 7, y + 7, SIZE - 14) for x, y in map(_corner, marks.expansion)]
    if marks.rounds:
        inside += [
            Group((round_number(sheet.faces[space], number),), *_corner(space))
            for space, number in enumerate(sheet.rounds)
            if number
        ]
    inside += [Group(tuple(error_at(port & 3)), *_corner(port >> 2)) for port in marks.errors]
    around = [*_names(), *_exits()]
    around += _numbers(sheet, marks.networks)
    return Group((*around, Group(tuple(inside), MARGIN, MARGIN)))


def _corner(space: int) -> tuple[float, float]:
    return space % 7 * SIZE, space // 7 * SIZE


def _spaces(centre: bool) -> list[Shape]:
    side = 7 * SIZE
    shapes: list[Shape] = []
    if centre:
        shapes.append(Path(box(2 * SIZE, 2 * SIZE, 3 * SIZE, 3 * SIZE), "central"))
    for i in range(1, 7):
        shapes.append(Path(line((i * SIZE, 0), (i * SIZE, side)), stroke="grid", width=2.5))
        shapes.append(Path(line((0, i * SIZE), (side, i * SIZE)), stroke="grid", width=2.5))
    shapes.append(Path(box(0, 0, side, side), "", "exit", 4))
    if centre:
        shapes.append(Path(box(2 * SIZE, 2 * SIZE, 3 * SIZE, 3 * SIZE), "", "centre", 5))
    return shapes


def _names() -> list[Shape]:
    """Rows A to G, columns 1 to 7, beyond the exits."""
    shapes: list[Shape] = []
    for i in range(7):
        at = MARGIN + (i + 0.5) * SIZE
        shapes.append(Text(10, at + 7, "ABCDEFG"[i], 20, "note", "middle"))
        shapes.append(Text(at, 17, "1234567"[i], 20, "note", "middle"))
    return shapes


def _exits() -> list[Shape]:
    """Each a piece of its route that leads out of the sheet, cut off by the frame."""
    return [
        Group(tuple(_exit(side, letter)), *_outside(space)) for space, side, letter in EXIT_LIST
    ]


def _outside(space: int) -> tuple[float, float]:
    x, y = _corner(space)
    return MARGIN + x, MARGIN + y


def _exit(side: int, letter: str) -> list[Shape]:
    (x, y), (mx, my) = SIDES[side], MIDDLE
    dx, dy = (x - mx) / MIDDLE[0], (y - my) / MIDDLE[1]
    way = line((x, y), (x + dx * STUB, y + dy * STUB))
    return [
        shape._replace(stroke="exit" if shape.stroke == "ink" else shape.stroke)
        for shape in track(letter, [Piece(letter, (side,), way, STUB)])
        if isinstance(shape, Path)
    ]


def _bands(sheet: Sheet, networks: Mapping[int, int]) -> list[Shape]:
    """A coloured band below the routes of each network."""
    return [
        Group((band(piece("", way).commands, number),), *_corner(space))
        for space, way, number in bands(sheet, networks)
    ]


def band(way: Commands, number: int) -> Path:
    """The look of a network, by its number."""
    look = number % NETWORKS
    return Path(way, "", f"net{look + 1}", 66, BANDS[look])


def _numbers(sheet: Sheet, networks: Mapping[int, int]) -> list[Shape]:
    """The number of its network at every exit that has one."""
    shapes: list[Shape] = []
    for port, number in badges(sheet, networks):
        shapes += badge(*badge_place(port), number)
    return shapes


def badge(x: float, y: float, number: int) -> list[Shape]:
    """The number of a network, from 0 on."""
    return [
        Path(circle(x, y, 15), f"net{number % NETWORKS + 1}", "ink", 2.5),
        Text(x, y + 7.5, str(number + 1), 21, "ink", "middle", bold=True),
    ]


def badge_place(port: int) -> tuple[float, float]:
    """Beside an exit, from the corner of the whole sheet."""
    (x, y), (left, top) = SIDES[port & 3], _outside(port >> 2)
    dx, dy = (x - MIDDLE[0]) / MIDDLE[0], (y - MIDDLE[1]) / MIDDLE[1]
    return left + x + dx * 15 + abs(dy) * 37, top + y + dy * 15 + abs(dx) * 37


def _route(sheet: Sheet, spaces: tuple[int, ...], letter: str) -> list[Shape]:
    """A line along a longest route, with a dot at both ends."""
    shapes: list[Shape] = [
        Group((route_step(piece(letter, way).commands, letter),), *_corner(space))
        for space, way in steps(sheet, spaces, letter)
    ]
    for space in dict.fromkeys((spaces[0], spaces[-1])) if spaces else ():
        x, y = _corner(space)
        shapes.append(end_dot(x + MIDDLE[0], y + MIDDLE[1], letter))
    return shapes


def route_line(way: Commands, letter: str) -> list[Shape]:
    """How a longest route looks; dashed for railways."""
    ends = [(float(command[-2]), float(command[-1])) for command in (way[0], way[-1])]
    return [route_step(way, letter), *(end_dot(x, y, letter) for x, y in ends)]


def route_step(way: Commands, letter: str) -> Path:
    if letter == "R":
        return Path(way, "", LONGEST[letter], 8, (14, 7))
    return Path(way, "", LONGEST[letter], 8, cap="round")


def end_dot(x: float, y: float, letter: str) -> Path:
    return Path(circle(x, y, 10), LONGEST[letter], "paper", 3)


def round_number(face: str, number: int) -> Text:
    """The number of a round stands at the top left, or where no bend runs."""
    if len(face) == 4 and face[0] == face[3] != "-" and face[1] == face[2] == "-":
        return Text(SIZE - 7, SIZE - 8, str(number), 22, "note", "end")
    return Text(7, 24, str(number), 22, "note")


def counted_mark(x: float, y: float, side: float) -> Path:
    """The frame of a space that the expansion counts."""
    return Path(box(x, y, side, side), "", "expansion", 4, (10, 6))


def error_at(side: int) -> list[Shape]:
    """An error at a side of a space."""
    x, y = SIDES[side]
    return error_mark(x + (MIDDLE[0] - x) * 0.3, y + (MIDDLE[1] - y) * 0.3)


def error_mark(x: float, y: float) -> list[Shape]:
    """A cross at an end that meets nothing."""
    d = 10
    cross = (line((x - d, y - d), (x + d, y + d)), line((x - d, y + d), (x + d, y - d)))
    return [
        Path(circle(x, y, 17), "paper", "error", 3.5),
        *(Path(way, stroke="error", width=5, cap="round") for way in cross),
    ]


def illegal_mark() -> list[Shape]:
    """For a space that the rules forbid as it is."""
    warning = line((82, 4), (98, 32), (66, 32), closed=True)
    return [
        Path(box(3, 3, SIZE - 6, SIZE - 6), "", "error", 6, (5, 5)),
        Path(warning, "paper", "error", 3.5),
        Text(82, 29, "!", 22, "error", "middle", bold=True),
    ]
