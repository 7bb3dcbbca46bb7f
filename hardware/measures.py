"""Reads measures.toml, and turns columns and rows of holes into millimetres."""

import hashlib
import json
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
MEASURES: dict = tomllib.loads((HERE / "measures.toml").read_text(encoding="utf-8"))
PARTS: dict = MEASURES["parts"]
BOARD: dict = MEASURES["board"]
PLACES: dict = MEASURES["places"]


def at_hole(column: float, row: float) -> tuple[float, float]:
    """The place of a hole on the board, (0, 0) its lower left corner seen from the front."""
    x, y = BOARD["first_hole"]
    return round(x + column * BOARD["pitch"], 3), round(y + row * BOARD["pitch"], 3)


def buttons() -> dict[str, tuple[float, float]]:
    """The middles of the six buttons."""
    column, row = PLACES["cross"]
    away = PLACES["arrow"]
    ways = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
    found = {name: at_hole(column + dx * away, row + dy * away) for name, (dx, dy) in ways.items()}
    return found | {name: at_hole(*PLACES[name]) for name in ("a", "b")}


def mounting_holes() -> list[tuple[float, float]]:
    inset, right, top = BOARD["mounting_inset"], BOARD["width"], BOARD["height"]
    return [(x, y) for x in (inset, right - inset) for y in (inset, top - inset)]


def stamp() -> str:
    """Of all measures that make a shape: a drawing with another one is old."""
    words = ("name", "german", "search", "measures", "alternative", "euro", "amounts", "mah")
    parts = {
        name: {key: value for key, value in part.items() if key not in words}
        for name, part in PARTS.items()
    }
    shaped = {name: shape for name, shape in parts.items() if shape}
    shapes = [BOARD, PLACES, MEASURES["case"], shaped]
    return hashlib.sha256(json.dumps(shapes, sort_keys=True).encode()).hexdigest()[:16]
