"""A player's sheet with its score: as text, on the terminal and in a picture."""

from firmware.games.railroad.rules.board import Board
from firmware.games.railroad.rules.score import Score
from host_tools.pictures.picture import Picture
from host_tools.railroad import sheet_picture, terminal_sheet


class ScoredSheet:
    side = sheet_picture.SIDE

    def __init__(self, board: Board, score: Score) -> None:
        self.board = board
        self.score = score

    def __str__(self) -> str:
        return str(self.board)

    def show(self) -> None:
        terminal_sheet.show(self.board, self.score)

    def paint(self, picture: Picture, left: int, top: int) -> None:
        sheet_picture.paint(picture, self.board, self.score, left, top)
