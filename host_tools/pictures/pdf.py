"""Shapes written as PDF, with the fonts in it: the same shapes give the same bytes."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any, NamedTuple

from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from host_tools.pictures.roles import PRINT
from host_tools.pictures.shapes import Group, Path, Shape, Text

MM = 72 / 25.4
FONTS = {False: "Vera", True: "VeraBd"}  # reportlab brings them, free to embed
CAPS = {"butt": 0, "round": 1}
ROUND_JOIN = 1


class Page(NamedTuple):
    """In millimetres."""

    width: float
    height: float
    shapes: Sequence[Shape]


def document(pages: Iterable[Page], *, title: str, language: str) -> bytes:
    _fonts()
    written = BytesIO()
    canvas: Any = Canvas(written, invariant=1, pageCompression=1, lang=language)
    canvas.setTitle(title)
    canvas.setAuthor("Signalbox")
    canvas.setSubject(title)
    canvas.setCreator("signalbox sheet")
    for page in pages:
        canvas.setPageSize((page.width * MM, page.height * MM))
        canvas.translate(0, page.height * MM)
        canvas.scale(MM, -MM)
        _draw(canvas, page.shapes)
        canvas.showPage()
    canvas.save()
    return written.getvalue()


def text_width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text will be, in the unit of its size."""
    _fonts()
    return pdfmetrics.stringWidth(text, FONTS[bold], size)


def _fonts() -> None:
    for name in FONTS.values():
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, f"{name}.ttf"))


def _draw(canvas: Any, shapes: Iterable[Shape]) -> None:
    for shape in shapes:
        if isinstance(shape, Group):
            canvas.saveState()
            canvas.translate(shape.x, shape.y)
            canvas.scale(shape.scale, shape.scale)
            _draw(canvas, shape.shapes)
            canvas.restoreState()
        elif isinstance(shape, Text):
            _text(canvas, shape)
        else:
            _path(canvas, shape)


def _text(canvas: Any, text: Text) -> None:
    """The page's y goes down, a font's goes up: turn it over where the text stands."""
    canvas.saveState()
    canvas.translate(text.x, text.y)
    canvas.scale(1, -1)
    canvas.setFillColor(HexColor(PRINT[text.colour]))
    canvas.setFont(FONTS[text.bold], text.size)
    write = {"start": "drawString", "middle": "drawCentredString", "end": "drawRightString"}
    getattr(canvas, write[text.anchor])(0, 0, text.text)
    canvas.restoreState()


def _path(canvas: Any, path: Path) -> None:
    way = canvas.beginPath()
    calls = {"M": way.moveTo, "L": way.lineTo, "C": way.curveTo, "Z": way.close}
    for name, *numbers in path.commands:
        calls[str(name)](*numbers)
    if path.fill:
        canvas.setFillColor(HexColor(PRINT[path.fill]))
    if path.stroke:
        canvas.setStrokeColor(HexColor(PRINT[path.stroke]))
        canvas.setLineWidth(path.width)
        canvas.setLineCap(CAPS[path.cap])
        canvas.setLineJoin(ROUND_JOIN)
        canvas.setDash(list(path.dash), path.phase)
    canvas.drawPath(way, stroke=int(bool(path.stroke)), fill=int(bool(path.fill)))
