"""An SVG picture: shapes, texts whose width is known, and wires.

A text carries its length (`textLength`), so that it is as wide in every viewer as it was here and
a test can hold that no wire runs through it. All numbers are rounded: the same picture is the
same bytes everywhere.
"""

from html import escape

FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif"
PAPER = "#fbfaf6"
# Helvetica's widths in thousandths, in groups that are alike; other letters are as wide as "n".
_WIDTHS = {
    "'": 191,
    "ijl": 222,
    "|": 260,
    " !,./:;[\\]ftI": 278,
    "()-r": 333,
    '"{}': 350,
    "*°": 395,
    "^J": 490,
    "cksvxyz": 500,
    "+<=>~×−": 584,
    "FTZ": 611,
    "&ABEKPSVXY": 667,
    "CDHNRUwΩ": 722,
    "GOQ": 778,
    "mM": 833,
    "%W": 920,
    "@": 1015,
}
Box = tuple[float, float, float, float]
WIDTH_OF = {letter: width for letters, width in _WIDTHS.items() for letter in letters}


def text_width(text: str, size: float, bold: bool = False) -> float:
    thousandths = sum(WIDTH_OF.get(letter, 556) for letter in text)
    return thousandths * size / 1000 * (1.06 if bold else 1.0)


def text_box(
    x: float, y: float, text: str, size: float, anchor: str, bold: bool = False, turned: int = 0
) -> Box:
    """What a text covers: left, top, right, bottom."""
    width = text_width(text, size, bold)
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    top, bottom = y - 0.74 * size, y + 0.22 * size
    if turned == 0:
        return left, top, left + width, bottom
    # A quarter turn about (x, y): to the left for -90, to the right for 90.
    sign = 1 if turned == 90 else -1
    ends = [
        (x - sign * (v - y), y + sign * (u - x))
        for u in (left, left + width)
        for v in (top, bottom)
    ]
    across, down = zip(*ends, strict=True)
    return min(across), min(down), max(across), max(down)


def number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attributes(**named: object) -> str:
    """`stroke_width=2` becomes `stroke-width="2"`; what is None is left out."""
    parts = []
    for name, value in named.items():
        if value is not None:
            shown = number(value) if isinstance(value, (int, float)) else escape(str(value))
            parts.append(f' {name.rstrip("_").replace("_", "-")}="{shown}"')
    return "".join(parts)


class Canvas:
    def __init__(self, width: float, height: float, title: str, paper: str = PAPER):
        self.width = width
        self.height = height
        self.labels: list[Box] = []  # where texts stand: left, top, right, bottom
        self._lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width)}" '
            f'height="{number(height)}" viewBox="0 0 {number(width)} {number(height)}" '
            f'font-family="{FONT}" role="img">',
            f"<title>{escape(title)}</title>",
        ]
        self.rect(0, 0, width, height, fill=paper, rx=14)

    def add(self, tag: str, **named: object) -> None:
        self._lines.append(f"<{tag}{attributes(**named)}/>")

    def rect(self, x: float, y: float, width: float, height: float, **named: object) -> None:
        self.add("rect", x=x, y=y, width=width, height=height, **named)

    def circle(self, x: float, y: float, r: float, **named: object) -> None:
        self.add("circle", cx=x, cy=y, r=r, **named)

    def line(self, x1: float, y1: float, x2: float, y2: float, **named: object) -> None:
        self.add("line", x1=x1, y1=y1, x2=x2, y2=y2, **named)

    def path(self, d: str, **named: object) -> None:
        self.add("path", d=d, **named)

    def polygon(self, points: list[tuple[float, float]], **named: object) -> None:
        listed = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self.add("polygon", points=listed, **named)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 15,
        anchor: str = "start",
        bold: bool = False,
        fill: str = "#222",
        turned: int = 0,
    ) -> None:
        """`y` is the base line; `turned` degrees about the place itself."""
        self.labels.append(text_box(x, y, text, size, anchor, bold, turned))
        named = attributes(
            x=x,
            y=y,
            font_size=size,
            text_anchor=None if anchor == "start" else anchor,
            font_weight="bold" if bold else None,
            fill=fill,
            textLength=text_width(text, size, bold),
            lengthAdjust="spacingAndGlyphs",
            transform=f"rotate({turned} {number(x)} {number(y)})" if turned else None,
        )
        self._lines.append(f"<text{named}>{escape(text)}</text>")

    def pin(self, x: float, y: float, part: str, pin: int | str) -> None:
        """Nothing to see: says whose pin is here, for the tests that follow the wires."""
        self.add("circle", cx=x, cy=y, r=1, fill="none", class_="pin", data_pin=f"{part} {pin}")

    def open(self, **named: object) -> None:
        self._lines.append(f"<g{attributes(**named)}>")

    def close(self) -> None:
        self._lines.append("</g>")

    def svg(self) -> str:
        return "\n".join([*self._lines, "</svg>", ""])


def rounded(points: list[tuple[float, float]], radius: float = 8) -> str:
    """A path along the points whose corners are rounded."""
    parts = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for before, (x, y), after in zip(points, points[1:], points[2:], strict=False):
        into, out = toward((x, y), before, radius), toward((x, y), after, radius)
        parts.append(f"L{number(into[0])} {number(into[1])}")
        parts.append(f"Q{number(x)} {number(y)} {number(out[0])} {number(out[1])}")
    parts.append(f"L{number(points[-1][0])} {number(points[-1][1])}")
    return "".join(parts)


def toward(at: tuple, other: tuple, radius: float) -> tuple[float, float]:
    """The place `radius` away from `at` towards `other`, at most half way."""
    dx, dy = other[0] - at[0], other[1] - at[1]
    length = (dx * dx + dy * dy) ** 0.5
    share = min(radius, length / 2) / length
    return at[0] + dx * share, at[1] + dy * share
