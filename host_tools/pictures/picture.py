"""A picture in colour, pixel by pixel, as PNG and as SVG."""

from itertools import chain, groupby

from host_tools.pictures import bitmaps
from host_tools.pictures.png import RGB, png

PAPER, INK = (250, 248, 242), (30, 34, 40)
Colour = tuple[int, int, int]


class Picture:
    """Pixels with a colour each."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.rows = [[PAPER] * width for _ in range(height)]

    def fill(self, x: int, y: int, w: int, h: int, colour: Colour) -> None:
        for row in self.rows[max(y, 0) : y + h]:
            row[x : x + w] = [colour] * max(0, min(w, self.width - x))

    def bits(self, bits: bitmaps.Bits, x: int, y: int, colour: Colour = INK) -> None:
        for dy, line in enumerate(bits):
            if y + dy < self.height:
                row = self.rows[y + dy]
                for dx, bit in enumerate(line):
                    if bit and x + dx < self.width:
                        row[x + dx] = colour

    def text(self, words: str, x: int, y: int, font: str = "small", colour: Colour = INK) -> None:
        self.bits(bitmaps.text(words, font), x, y, colour)

    def png(self) -> bytes:
        return png([bytes(chain.from_iterable(row)) for row in self.rows], RGB)

    def svg(self) -> str:
        """Runs of equal pixels as rectangles, one path per colour."""
        paths: dict[Colour, list[str]] = {}
        for y, row in enumerate(self.rows):
            x = 0
            for colour, run in groupby(row):
                length = len(list(run))
                if colour != PAPER:
                    paths.setdefault(colour, []).append(f"M{x} {y}h{length}v1h-{length}z")
                x += length
        size = f'width="{self.width}" height="{self.height}"'
        body = "".join(f'<path fill="{_hex(c)}" d="{"".join(d)}"/>' for c, d in paths.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} shape-rendering="crispEdges"'
            f' viewBox="0 0 {self.width} {self.height}">'
            f'<rect {size} fill="{_hex(PAPER)}"/>{body}</svg>\n'
        )


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
