"""Between the board's frame (y up, from its lower left corner) and KiCad's sheet (y down)."""

from hardware.measures import BOARD

ORIGIN = (50.0, 50.0)  # where the board's upper left corner lies on KiCad's sheet


def to_sheet(x: float, y: float) -> tuple[float, float]:
    return ORIGIN[0] + x, ORIGIN[1] + BOARD["height"] - y


def to_board(x: float, y: float) -> tuple[float, float]:
    return round(x - ORIGIN[0], 4), round(ORIGIN[1] + BOARD["height"] - y, 4)
