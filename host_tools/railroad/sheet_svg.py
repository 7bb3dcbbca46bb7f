"""A sheet of Railroad Ink as SVG for a page: its style may set the colours (--sheet-ink ...)."""

from typing import Any

from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.sheet import Sheet
from firmware.games.railroad.sheet.spaces import name_of
from host_tools.pictures import svg
from host_tools.railroad import face_words
from host_tools.railroad.sheet_shapes import WIDTH, Marks, marks_of, sheet_shapes

TITLES = {"en": "Sheet of {}", "de": "Tafel von {}"}
NOBODY = {"en": "Sheet", "de": "Tafel"}


def scored_svg(
    sheet: Sheet,
    score: Score,
    options: dict[str, Any],
    *,
    player: str = "",
    language: str = "en",
    ident: str = "sheet-",
    **marks: Any,
) -> str:
    """A sheet with everything that it scores marked; `marks` overrides some of the Marks."""
    return sheet_svg(
        sheet,
        marks_of(sheet, score, options, **marks),
        player=player,
        language=language,
        ident=ident,
    )


def sheet_svg(
    sheet: Sheet,
    marks: Marks | None = None,
    *,
    player: str = "",
    language: str = "en",
    ident: str = "sheet-",
) -> str:
    """A sheet. `ident` prefixes its IDs and must differ for every sheet of a page."""
    return svg.document(
        [sheet_shapes(sheet, marks)],
        WIDTH,
        WIDTH,
        title=TITLES[language].format(player) if player else NOBODY[language],
        description=in_words(sheet, language),
        ident=ident,
    )


def in_words(sheet: Sheet, language: str) -> str:
    """The drawing in words, for people who cannot see it."""
    return "; ".join(
        f"{name_of(space)}: {face_words.in_words(face, language)}"
        for space, face in enumerate(sheet.faces)
        if face
    )
