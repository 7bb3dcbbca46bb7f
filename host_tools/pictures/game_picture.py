"""Pictures of a game for `signalbox show --png` and `--svg`: boards in colour, and every roll."""

import struct
import zlib
from collections.abc import Sequence
from typing import Any

from firmware.games.railroad.rules.board import EXIT_LIST
from host_tools.pictures import bitmaps
from host_tools.pictures.terminal_sheet import network_colours

TILE, DIE, GAP, MARGIN = 44, 30, 6, 16
PAPER, INK, GRID, FAINT = (250, 248, 242), (30, 34, 40), (214, 208, 194), (130, 128, 120)
CENTRE = (240, 232, 210)
COLOURS = {
    "green": (20, 125, 60),
    "cyan": (0, 125, 150),
    "magenta": (160, 40, 130),
    "yellow": (165, 110, 0),
    "blue": (40, 80, 190),
    "bright_red": (200, 45, 40),
}
GROUND = {"V": (150, 52, 24), "W": (40, 90, 165), "L": (40, 90, 165)}
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
        raw = b"".join(b"\0" + bytes(c for pixel in row for c in pixel) for row in self.rows)
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        chunks = (b"IHDR", head), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b"")
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)

    def svg(self) -> str:
        """Runs of equal pixels as rectangles, one path per colour."""
        paths: dict[Colour, list[str]] = {}
        for y, row in enumerate(self.rows):
            x = 0
            while x < self.width:
                end = x
                while end < self.width and row[end] == row[x]:
                    end += 1
                if row[x] != PAPER:
                    paths.setdefault(row[x], []).append(f"M{x} {y}h{end - x}v1h{x - end}z")
                x = end
        size = f'width="{self.width}" height="{self.height}"'
        body = "".join(f'<path fill="{_hex(c)}" d="{"".join(d)}"/>' for c, d in paths.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} shape-rendering="crispEdges"'
            f' viewBox="0 0 {self.width} {self.height}">'
            f'<rect {size} fill="{_hex(PAPER)}"/>{body}</svg>\n'
        )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


Face = tuple[str, str | None]


def picture_of(
    title: str,
    rolls: Sequence[tuple[str, Sequence[Face]]],
    boards: Sequence[tuple[str, Any, Any]] = (),
    lines: Sequence[str] = (),
) -> Picture:
    """A title, lines of text, boards as (name, Board, Score) and rolls as (label, faces)."""
    side = 7 * TILE + 2 * MARGIN
    across = min(len(boards), 3)
    wide = max([len(faces) for _, faces in rolls], default=0)
    wide = min(wide, 16)
    text_width = max(len(bitmaps.text(line)[0]) for line in ["", *lines, title])
    width = 2 * MARGIN + max(
        across * side, 70 + wide * (DIE + GAP), text_width, len(bitmaps.text(title, "medium")[0])
    )
    board_rows = -(-len(boards) // 3)
    roll_rows = [max(1, -(-len(faces) // 16)) for _, faces in rolls]
    height = 2 * MARGIN + 24 + 12 * len(lines) + board_rows * (side + 20)
    height += sum(roll_rows) * (DIE + GAP)
    picture = Picture(width, height)
    picture.text(title, MARGIN, MARGIN, "medium")
    y = MARGIN + 22
    for line in lines:
        picture.text(line, MARGIN, y)
        y += 12
    for number, (name, board, score) in enumerate(boards):
        left = MARGIN + number % 3 * side
        top = y + number // 3 * (side + 20)
        picture.text(name, left + MARGIN, top + 2)
        _board(picture, board, score, left + MARGIN, top + 16 + MARGIN // 2)
    y += board_rows * (side + 20)
    for (label, faces), high in zip(rolls, roll_rows, strict=True):
        picture.text(label, MARGIN, y + DIE // 2 - 4)
        for i, (name, die) in enumerate(faces):
            x = MARGIN + 70 + i % 16 * (DIE + GAP)
            picture.bits(bitmaps.face(name, die, DIE), x, y + i // 16 * (DIE + GAP))
        y += high * (DIE + GAP)
    return picture


def _board(picture: Picture, board: Any, score: Any, left: int, top: int) -> None:
    colours = network_colours(board, score)
    picture.fill(left + 2 * TILE, top + 2 * TILE, 3 * TILE, 3 * TILE, CENTRE)
    for i in range(8):
        picture.fill(left + i * TILE, top, 1, 7 * TILE + 1, GRID)
        picture.fill(left, top + i * TILE, 7 * TILE + 1, 1, GRID)
    for space, side, letter in EXIT_LIST:
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
        x = left + space % 7 * TILE + TILE // 2 + dx * (TILE // 2 + 9) - 2
        y = top + space // 7 * TILE + TILE // 2 + dy * (TILE // 2 + 9) - 3
        picture.text(letter, x, y, colour=FAINT)
    for space, name in enumerate(board.faces):
        if name:
            ports = [colours[port] for port in range(space * 4, space * 4 + 4) if port in colours]
            colour = COLOURS[ports[0]] if ports else _own_colour(name)
            x, y = left + space % 7 * TILE, top + space // 7 * TILE
            picture.bits(bitmaps.face(name, None, TILE), x, y, colour)


def _own_colour(face: str) -> Colour:
    """Lava and water have a colour of their own; a route that scores nothing is plain ink."""
    return next((GROUND[letter] for letter in face if letter in GROUND), INK)
