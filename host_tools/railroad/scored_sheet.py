"""A player's sheet with its score: as text, on the terminal and in a picture."""

from firmware.games.railroad.rules.score import Score
from firmware.games.railroad.rules.sheet import Sheet
from host_tools.pictures.picture import Picture
from host_tools.railroad import sheet_picture, terminal_sheet


class ScoredSheet:
    side = sheet_picture.SIDE

    def __init__(self, sheet: Sheet, score: Score) -> None:
        self.sheet = sheet
        self.score = score

    def __str__(self) -> str:
        return str(self.sheet)

    def show(self) -> None:
        terminal_sheet.show(self.sheet, self.score)

    def paint(self, picture: Picture, left: int, top: int) -> None:
        sheet_picture.paint(picture, self.sheet, self.score, left, top)
