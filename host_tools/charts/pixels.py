"""SVG as PNG, by resvg: one wheel that needs no library of the system, only its fonts."""

from host_tools.charts.drawing import FONTS
from host_tools.common.errors import BadInput

SCALE = 2  # for sharp screens and for print
LETTER = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">'
    f'<text x="2" y="16" font-size="16" font-family="{FONTS}">%s</text></svg>'
)


def as_png(svg: str) -> bytes:
    """BadInput where this computer has no font: the picture would have no words."""
    from resvg_py import svg_to_bytes

    if svg_to_bytes(svg_string=LETTER % "M") == svg_to_bytes(svg_string=LETTER % ""):
        raise BadInput("no font is here for a PNG: write --svg, or install DejaVu Sans")
    return bytes(svg_to_bytes(svg_string=svg, zoom=SCALE))
