"""The picture of a game for `signalbox show --png` and `--svg`: sheets, and every roll."""

from collections.abc import Sequence

from host_tools.pictures import bitmaps
from host_tools.pictures.bitmaps import Face
from host_tools.pictures.picture import Picture
from host_tools.pictures.sheet import Sheet

DIE, GAP, MARGIN = 30, 6, 16


def picture_of(
    title: str,
    rolls: Sequence[tuple[str, Sequence[Face]]],
    sheets: Sequence[tuple[str, Sheet]] = (),
    lines: Sequence[str] = (),
) -> Picture:
    """A title, lines of text, sheets as (player, sheet) and rolls as (label, faces)."""
    side = max((sheet.side for _, sheet in sheets), default=0) + 2 * MARGIN
    across = min(len(sheets), 3)
    wide = max([len(faces) for _, faces in rolls], default=0)
    wide = min(wide, 16)
    text_width = max(len(bitmaps.text(line)[0]) for line in ["", *lines, title])
    width = 2 * MARGIN + max(
        across * side, 70 + wide * (DIE + GAP), text_width, len(bitmaps.text(title, "medium")[0])
    )
    sheet_rows = -(-len(sheets) // 3)
    roll_rows = [max(1, -(-len(faces) // 16)) for _, faces in rolls]
    height = 2 * MARGIN + 24 + 12 * len(lines) + sheet_rows * (side + 20)
    height += sum(roll_rows) * (DIE + GAP)
    picture = Picture(width, height)
    picture.text(title, MARGIN, MARGIN, "medium")
    y = MARGIN + 22
    for line in lines:
        picture.text(line, MARGIN, y)
        y += 12
    for number, (name, sheet) in enumerate(sheets):
        left = MARGIN + number % 3 * side
        top = y + number // 3 * (side + 20)
        picture.text(name, left + MARGIN, top + 2)
        sheet.paint(picture, left + MARGIN, top + 16 + MARGIN // 2)
    y += sheet_rows * (side + 20)
    for (label, faces), high in zip(rolls, roll_rows, strict=True):
        picture.text(label, MARGIN, y + DIE // 2 - 4)
        for i, (name, die) in enumerate(faces):
            x = MARGIN + 70 + i % 16 * (DIE + GAP)
            picture.bits(bitmaps.face(name, die, DIE), x, y + i // 16 * (DIE + GAP))
        y += high * (DIE + GAP)
    return picture
