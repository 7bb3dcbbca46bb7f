"""A player's sheet with its score: as text, on the terminal, in a picture and on a page."""

from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.sheet import Sheet
from host_tools.pictures.picture import Picture
from host_tools.railroad import sheet_svg

TILE = 44  # pixels of a space in a picture


class ScoredSheet:
    side = 7 * TILE

    def __init__(self, sheet: Sheet, options: dict[str, Any]) -> None:
        self.sheet = sheet
        self.options = options

    @cached_property
    def score(self) -> Score:
        return Score(self.sheet, self.options)

    def __str__(self) -> str:
        return str(self.sheet)

    def show(self) -> None:
        from host_tools.railroad import terminal_sheet

        terminal_sheet.show(self.sheet, self.score)

    def paint(self, picture: Picture, left: int, top: int) -> None:
        from host_tools.railroad import sheet_picture

        sheet_picture.paint(picture, self.sheet, self.score, left, top)

    def svg(self, player: str, language: str, ident: str) -> str:
        return sheet_svg.scored_svg(
            self.sheet, self.score, self.options, player=player, language=language, ident=ident
        )

    def link(self) -> str:
        chosen = {key: self.options[key] for key in ("edition", "expansion")}
        return urlencode({**chosen, "sheet": str(self.sheet)})
