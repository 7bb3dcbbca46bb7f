"""A guide to print: Markdown as PDF, A4, with its pictures; the same text gives the same bytes."""

import io
import re
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any

import reportlab
import resvg_py
from markdown_it import MarkdownIt
from markdown_it.token import Token
from PIL import Image as Pixels
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import (
    Image,
    ListFlowable,
    Paragraph,
    Preformatted,
    SimpleDocTemplate,
    Table,
)

MARGIN = 18 * mm
WIDTH = A4[0] - 2 * MARGIN
SCREEN_MM = 48  # a picture of the gadget's display
NOT_IN_THE_FONT = {"★": "*", "✓": "OK"}
GREY = HexColor("#b8b8b8")
TEXT = ParagraphStyle("text", fontName="Vera", fontSize=8.5, leading=12, spaceAfter=5)
CELL = ParagraphStyle("cell", TEXT, fontSize=7.5, leading=10, spaceAfter=0)
CODE = ParagraphStyle("code", TEXT, fontName="Courier", fontSize=7.5, leading=9.5, leftIndent=10)
HEADINGS = {
    f"h{level}": ParagraphStyle(
        f"h{level}",
        TEXT,
        fontName="VeraBd",
        fontSize=size,
        leading=size * 1.3,
        spaceBefore=size,
        keepWithNext=1,
    )
    for level, size in ((1, 18), (2, 13), (3, 10), (4, 9))
}
FONTS = ("Vera", "VeraBd", "VeraIt", "VeraBI")


def printed(text: str, folder: Path, screen_mm: int = SCREEN_MM) -> bytes:
    """`folder` is that of the text: its pictures are looked up from there."""
    for name in FONTS:
        pdfmetrics.registerFont(TTFont(name, f"{name}.ttf"))
    pdfmetrics.registerFontFamily("Vera", *FONTS)
    text = re.sub(r"<!--.*?-->\n?", "", text, flags=re.S)
    text = re.sub(
        r"^(#+ .*?) \(`[\w/]+`\)$", r"\1", text, flags=re.M
    )  # names of screens, for tests
    for sign, instead in NOT_IN_THE_FONT.items():
        text = text.replace(sign, instead)
    tokens = MarkdownIt("commonmark", {"html": False}).enable("table").parse(text)
    written = io.BytesIO()
    title = next(token.content for token in tokens if token.type == "inline")
    paper = SimpleDocTemplate(
        written,
        pagesize=A4,
        leftMargin=MARGIN,
        rightMargin=MARGIN,
        topMargin=MARGIN,
        bottomMargin=MARGIN,
        title=title,
        author="Signalbox",
        invariant=1,
    )
    flow = list(Pages(folder, screen_mm).flow(iter(tokens)))
    paper.build(flow, onFirstPage=_number, onLaterPages=_number)
    return written.getvalue()


def _number(canvas: Any, paper: Any) -> None:
    canvas.setFont("Vera", 7)
    canvas.drawRightString(A4[0] - MARGIN, 10 * mm, str(paper.page))


class Pages:
    """What the tokens of a text become."""

    def __init__(self, folder: Path, screen_mm: int) -> None:
        self.folder = folder
        self.screen = screen_mm * mm

    def flow(
        self, tokens: Iterator[Token], end: str = "", style: ParagraphStyle = TEXT
    ) -> Iterator[Any]:
        """Everything up to the token `end`."""
        for token in tokens:
            if token.type == end:
                return
            if token.type == "heading_open":
                style_of, inline = HEADINGS[token.tag], next(tokens)
                yield Paragraph(self.words(inline.children or ()), style_of)
            elif token.type == "inline":
                yield from self.paragraph(token, style)
            elif token.type in ("fence", "code_block"):
                yield Preformatted(token.content.rstrip(), CODE)
            elif token.type in ("bullet_list_open", "ordered_list_open"):
                yield self.items(tokens, token)
            elif token.type == "table_open":
                yield self.table(tokens)

    def paragraph(self, inline: Token, style: ParagraphStyle) -> Iterator[Any]:
        """Its words, with the pictures that stand in it in a row."""
        children = inline.children or []
        pictures = [self.picture(one) for one in children if one.type == "image"]
        words = self.words(one for one in children if one.type != "image").strip()
        if len(pictures) == 1:
            yield pictures[0]
        elif pictures:
            across = [pictures[at : at + 3] for at in range(0, len(pictures), 3)]
            yield Table(
                [row + [""] * (len(across[0]) - len(row)) for row in across], hAlign="LEFT"
            )
        if words:
            yield Paragraph(words, style)

    def items(self, tokens: Iterator[Token], begun: Token) -> Any:
        end = begun.type.replace("open", "close")
        found = []
        for token in tokens:
            if token.type == end:
                break
            if token.type == "list_item_open":
                found.append(list(self.flow(tokens, "list_item_close")))
        kind = "1" if begun.type.startswith("ordered") else "bullet"
        return ListFlowable(found, bulletType=kind, bulletFontSize=8, leftIndent=14, start=None)

    def table(self, tokens: Iterator[Token]) -> Table:
        rows: list[list[Any]] = []
        for token in tokens:
            if token.type == "table_close":
                break
            if token.type == "tr_open":
                rows.append([])
            elif token.type == "inline":
                rows[-1].append(list(self.paragraph(token, CELL)))
        widths = column_widths(rows)
        grid = [("GRID", (0, 0), (-1, -1), 0.4, GREY), ("VALIGN", (0, 0), (-1, -1), "TOP")]
        return Table(rows, colWidths=widths, style=grid, repeatRows=1, hAlign="LEFT", spaceAfter=6)

    def picture(self, token: Token) -> Image:
        path = self.folder / str(token.attrs["src"])
        if path.suffix == ".svg":
            data, widest = drawing(path), WIDTH * 0.8
        else:
            data, widest = path.read_bytes(), self.screen
        with Pixels.open(io.BytesIO(data)) as pixels:
            width, height = pixels.size
        factor = min(widest / width, 200 * mm / height)
        return Image(io.BytesIO(data), width * factor, height * factor, hAlign="LEFT")

    def words(self, tokens: Iterable[Token]) -> str:
        """Inline tokens as the few tags that a paragraph knows; links keep their words."""
        tags = {"strong_open": "<b>", "strong_close": "</b>", "em_open": "<i>", "em_close": "</i>"}
        found = []
        for token in tokens:
            if token.type == "code_inline":
                found.append(f'<font face="Courier">{escape(token.content)}</font>')
            elif token.type in ("softbreak", "hardbreak"):
                found.append(" ")
            else:
                found.append(tags.get(token.type, escape(token.content)))
        return "".join(found)


def drawing(path: Path) -> bytes:
    """With reportlab's own font, so that it looks the same whatever fonts the system has."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_path=str(path),
            zoom=2,
            skip_system_fonts=True,
            font_dirs=[str(Path(reportlab.__file__).parent / "fonts")],
            font_family="Bitstream Vera Sans",
            sans_serif_family="Bitstream Vera Sans",
        )
    )


def column_widths(rows: list[list[Any]]) -> list[float]:
    """By how much text a column has, none too narrow for a word or a picture."""
    weights = []
    for column in zip(*rows, strict=True):
        texts = [one.text if isinstance(one, Paragraph) else "" for cell in column for one in cell]
        picture = max(
            (one.drawWidth for cell in column for one in cell if isinstance(one, Image)), default=0
        )
        longest = max(
            (len(word) for text in texts for word in re.sub("<.*?>", "", text).split()), default=1
        )
        weights.append((max(longest * 5.2 + 12, picture + 12), sum(map(len, texts)) + 1))
    free = max(0, WIDTH - sum(least for least, _ in weights))
    whole = sum(weight for _, weight in weights)
    return [least + free * weight / whole for least, weight in weights]
