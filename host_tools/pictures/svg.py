"""Shapes written as SVG: for a page, whose style may set the colours, or for a file of its own."""

from collections.abc import Iterable
from functools import lru_cache
from html import escape

from host_tools.pictures.roles import PRINT, variable
from host_tools.pictures.shapes import Commands, Group, Path, Shape, Text

FONT = "'Bitstream Vera Sans', 'DejaVu Sans', Verdana, sans-serif"


def document(
    shapes: Iterable[Shape],
    width: float,
    height: float,
    *,
    title: str,
    description: str = "",
    ident: str = "",
    unit: str = "",
) -> str:
    """A whole picture. With a `unit` it is a standalone file with the colours of paper;
    else part of a page, where `ident` makes its IDs unique."""
    size = f' width="{number(width)}{unit}" height="{number(height)}{unit}"' if unit else ""
    labels_svg = f'<title id="{ident}t">{escape(title)}</title>' if title else ""
    labels = f"{ident}t"
    if description:
        labels_svg += f'<desc id="{ident}d">{escape(description)}</desc>'
        labels += f" {ident}d"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{size} '
        f'viewBox="0 0 {number(width)} {number(height)}" font-family="{FONT}" '
        f'role="img" aria-labelledby="{labels}">{labels_svg}{markup(shapes, not unit)}</svg>'
    )


def markup(shapes: Iterable[Shape], variables: bool = True) -> str:
    """The shapes alone, to stand within an <svg>."""
    return "".join(_one(shape, variables) for shape in shapes)


@lru_cache(maxsize=4096)
def number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _one(shape: Shape, variables: bool) -> str:
    if isinstance(shape, Group):
        return _group(shape, variables)
    if isinstance(shape, Text):
        return _text(shape, variables)
    return _path(shape, variables)


def _group(group: Group, variables: bool) -> str:
    moves = []
    if group.x or group.y:
        moves.append(f"translate({number(group.x)} {number(group.y)})")
    if group.scale != 1:
        moves.append(f"scale({group.scale:.6g})")
    name = f' data-name="{escape(group.name)}"' if group.name else ""
    move = f' transform="{" ".join(moves)}"' if moves else ""
    return f"<g{name}{move}>{markup(group.shapes, variables)}</g>"


def _text(text: Text, variables: bool) -> str:
    anchor = f' text-anchor="{text.anchor}"' if text.anchor != "start" else ""
    weight = ' font-weight="bold"' if text.bold else ""
    return (
        f'<text x="{number(text.x)}" y="{number(text.y)}" font-size="{number(text.size)}"'
        f'{anchor}{weight} fill="{_colour(text.colour, variables)}">{escape(text.text)}</text>'
    )


@lru_cache(maxsize=4096)  # the same few tracks and crosses are on every sheet
def _path(path: Path, variables: bool) -> str:
    parts = [f'd="{_data(path.commands)}"', f'fill="{_colour(path.fill, variables)}"']
    if path.stroke:
        parts.append(f'stroke="{_colour(path.stroke, variables)}"')
        parts.append(f'stroke-width="{number(path.width)}" stroke-linejoin="round"')
        if path.dash:
            parts.append(f'stroke-dasharray="{" ".join(map(number, path.dash))}"')
        if path.phase:
            parts.append(f'stroke-dashoffset="{number(path.phase)}"')
        if path.cap != "butt":
            parts.append(f'stroke-linecap="{path.cap}"')
    return f"<path {' '.join(parts)}/>"


def _data(commands: Commands) -> str:
    return "".join(
        str(name) + " ".join(number(float(value)) for value in values)
        for name, *values in commands
    )


def _colour(role: str, variables: bool) -> str:
    if not role:
        return "none"
    return variable(role) if variables else PRINT[role]
