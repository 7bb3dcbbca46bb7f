"""One chart: a title, and rows that each have a label, marks along a scale, and a value."""

import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from host_tools.common.safe_text import plain

# Class of a part: (attribute, colour, the page's variable).
COLOURS = {
    "chart-paper": ("fill", "#faf8f2", "--chart-paper"),
    "chart-ink": ("fill", "#1e2228", "--chart-ink"),
    "chart-faint": ("fill", "#6b7078", "--chart-faint"),
    "chart-bar": ("fill", "#2b6cb0", "--chart-bar"),
    "chart-second": ("fill", "#c77700", "--chart-second"),
    "chart-band": ("fill", "#d6dee8", "--chart-band"),
    "chart-line": ("stroke", "#2b6cb0", "--chart-bar"),
    "chart-rule": ("stroke", "#6b7078", "--chart-faint"),
}
STYLE = "".join(
    f".{name}{{{attribute}:var({variable},{colour})}}\n"
    for name, (attribute, colour, variable) in COLOURS.items()
)
# resvg takes the first one installed; it does not know generic names such as sans-serif.
FONTS = "system-ui, DejaVu Sans, Liberation Sans, Noto Sans, Segoe UI, Helvetica, Arial"
LONGEST_LABEL = 20
APART = 12  # between two charts of one picture
SIZE = re.compile(r'width="(\d+)" height="(\d+)"')


class Layout(NamedTuple):
    wide: int
    left: int  # where the scale begins and ends
    right: int
    head: int
    row: int
    margin: int = 16
    above: bool = False  # label and value stand above their row, not beside it


ALONE = Layout(720, left=166, right=534, head=56, row=26)
# On a page, which has the title and the description itself; readable on a phone.
ON_PAGE = Layout(360, left=12, right=348, head=2, row=42, margin=6, above=True)


class Bar(NamedTuple):
    start: float
    end: float
    style: str = "chart-bar"
    thick: int = 14


class Row(NamedTuple):
    label: str
    value: str
    bars: Sequence[Bar] = ()
    dots: Sequence[float] = ()
    ticks: Sequence[float] = ()  # what was expected
    curve: Sequence[float] = ()  # a line of its own, from left to right


class Chart(NamedTuple):
    title: str
    about: str
    rows: Sequence[Row]
    low: float = 0.0

    def svg(self, layout: Layout = ALONE) -> str:
        """Its scale reaches from `low` to the largest mark."""
        rows, low = self.rows, self.low
        ends = [bar.end for row in rows for bar in row.bars]
        marks = [mark for row in rows for mark in (*row.dots, *row.ticks)]
        scale = _Scale(min([low, *marks]), max([low + 1e-9, *ends, *marks]), layout)
        wide, high = layout.wide, layout.head + layout.row * len(rows) + layout.margin
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"'
            f' viewBox="0 0 {wide} {high}" role="img" aria-label="{_text(self.title)}"'
            f' font-family="{FONTS}" font-size="14">',
            f"<title>{_text(self.title)}</title><desc>{_text(self.about)}</desc>",
            _rect("chart-paper", 0, 0, wide, high),
        ]
        if not layout.above:
            large = ' font-size="16" font-weight="bold"'
            parts.append(_words("chart-ink", layout.margin, 24, self.title, large))
            parts.append(_words("chart-faint", layout.margin, 43, self.about, ' font-size="12"'))
        for number, row in enumerate(rows):
            parts += _row(row, layout.head + layout.row * number, scale)
        return "".join(parts) + "</svg>\n"


class _Scale:
    def __init__(self, low: float, high: float, layout: Layout) -> None:
        self.low, self.span, self.layout = low, high - low, layout

    def __call__(self, value: float) -> float:
        left, right = self.layout.left, self.layout.right
        return round(left + (right - left) * (value - self.low) / self.span, 1)


def _row(row: Row, top: int, scale: _Scale) -> list[str]:
    layout = scale.layout
    label = plain(row.label, LONGEST_LABEL)
    if layout.above:
        middle = top + 30
        parts = [
            _words("chart-ink", layout.left, top + 15, label),
            _words(
                "chart-faint",
                layout.right,
                top + 15,
                row.value,
                ' text-anchor="end" font-size="13"',
            ),
        ]
    else:
        middle = top + layout.row // 2
        parts = [
            _words("chart-ink", layout.left - 10, middle + 5, label, ' text-anchor="end"'),
            _words("chart-faint", layout.right + 12, middle + 5, row.value, ' font-size="12"'),
        ]
    for bar in row.bars:
        start, end = scale(bar.start), scale(bar.end)
        wide = round(max(end - start, 1), 1)
        parts.append(_rect(bar.style, start, middle - bar.thick // 2, wide, bar.thick))
    for tick in row.ticks:
        x = scale(tick)
        parts.append(
            f'<path class="chart-rule" stroke="{COLOURS["chart-rule"][1]}" stroke-width="2"'
            f' d="M{x} {middle - 10}V{middle + 10}"/>'
        )
    for dot in row.dots:
        parts.append(
            f'<circle class="chart-bar" fill="{COLOURS["chart-bar"][1]}" cx="{scale(dot)}"'
            f' cy="{middle}" r="5"/>'
        )
    if len(row.curve) > 1:
        parts.append(_curve(row.curve, middle, layout))
    return parts


def _curve(values: Sequence[float], middle: int, layout: Layout) -> str:
    low, span = min(values), max(values) - min(values)
    step = (layout.right - layout.left) / (len(values) - 1)
    heights = [9 - 18 * (value - low) / span if span else 0 for value in values]
    points = [
        f"{layout.left + step * at:.1f},{middle + height:.1f}" for at, height in enumerate(heights)
    ]
    return (
        f'<polyline class="chart-line" stroke="{COLOURS["chart-line"][1]}" stroke-width="2"'
        f' fill="none" points="{" ".join(points)}"/>'
    )


def _rect(style: str, x: float, y: float, wide: float, high: float) -> str:
    colour = COLOURS[style][1]
    size = f'width="{wide}" height="{high}"'
    return f'<rect class="{style}" fill="{colour}" x="{x}" y="{y}" {size}/>'


def _words(style: str, x: float, y: float, words: str, more: str = "") -> str:
    colour = COLOURS[style][1]
    return f'<text class="{style}" fill="{colour}" x="{x}" y="{y}"{more}>{_text(words)}</text>'


def _text(words: str) -> str:
    return escape(plain(words, 300))


def one_picture(charts: Sequence[str]) -> str:
    """Below each other, in an SVG around them."""
    y, parts = 0, []
    for one in charts:
        found = SIZE.search(one)
        assert found is not None, "every chart begins with its size"
        parts.append(one.replace("<svg ", f'<svg y="{y}" ', 1))
        y += int(found[2]) + APART
    high = max(y - APART, 1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{ALONE.wide}" height="{high}"'
        f' viewBox="0 0 {ALONE.wide} {high}">{_rect("chart-paper", 0, 0, ALONE.wide, high)}'
        f"{''.join(parts)}</svg>\n"
    )
