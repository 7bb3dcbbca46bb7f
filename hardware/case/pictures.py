"""Draws the pictures of the build guide: `python -m hardware.case.pictures FOLDER`."""

import base64
import struct
import sys
import zlib
from pathlib import Path

import numpy as np
from build123d import Pos, Solid

from hardware.case import hidden_lines
from hardware.case.assembly import printed
from hardware.case.bought import bought
from hardware.case.scenes import SCENES, Scene, colour, moved, stands_for
from hardware.case.variant import Variant
from hardware.drawing.canvas import PAPER, Canvas
from hardware.measures import stamp

SHADES = 5
MARGIN = 16


def main(folder: Path) -> int:
    made: dict[Variant, dict[str, Solid]] = {}
    for name in SCENES:
        (folder / f"{name}.svg").write_text(picture(name, made), encoding="utf-8")
    return 0


def solids(scene: Scene, made: dict[Variant, dict[str, Solid]]) -> dict[str, Solid]:
    """The parts of a scene, where it shows them."""
    if scene.variant not in made:
        made[scene.variant] = printed(scene.variant) | bought(scene.variant)
    found = {}
    for name, part in made[scene.variant].items():
        if any(stands_for(word, name) for word in scene.parts):
            found[name] = Pos(0, 0, moved(scene, name)) * part
    return found


def picture(name: str, made: dict[Variant, dict[str, Solid]]) -> str:
    """SVG: shaded faces, over them the visible lines."""
    scene = SCENES[name]
    parts = solids(scene, made)
    seen = hidden_lines.lines(parts, scene.view)
    points = np.array([point for found in seen.values() for line in found for point in line])
    left, low = points.min(axis=0) - 1
    right, high = points.max(axis=0) + 1
    scale = scene.pixels
    side = 60 if scene.labels else 0
    width, height = (right - left) * scale, (high - low) * scale
    canvas = Canvas(width + 2 * MARGIN + side, height + 2 * MARGIN, f"Signalbox: {name}")
    canvas.open(class_="made-from", data_measures=stamp())
    owner, light = hidden_lines.covered(parts, scene.view, (left, low, right, high), scale)
    fills = [PAPER, *(colour(scene, part) for part in parts)]
    data = base64.b64encode(png(owner, light, fills)).decode()
    canvas.add(
        "image", x=MARGIN, y=MARGIN, width=width, height=height,
        href=f"data:image/png;base64,{data}",
    )  # fmt: skip

    def place(point: tuple) -> tuple[float, float]:
        return MARGIN + (point[0] - left) * scale, MARGIN + (high - point[1]) * scale

    for part, found in seen.items():
        path = "".join(drawn([place(point) for point in line]) for line in found)
        if path:
            canvas.path(
                path, fill="none", stroke="#20242c", stroke_width=1.1, class_="part",
                data_part=part, stroke_linecap="round", stroke_linejoin="round",
            )  # fmt: skip
    names = list(parts)
    for number, part in enumerate(scene.labels, 1):
        add_label(canvas, number, *edge_of(owner == names.index(part) + 1))
    canvas.close()
    return canvas.svg()


def drawn(line: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line)


def edge_of(mask: np.ndarray) -> tuple[float, float]:
    """A place on a part, near its right edge as one sees it."""
    rows, columns = np.nonzero(mask)
    near = columns >= columns.max() - 8
    return MARGIN + columns.max() - 5.0, MARGIN + float(np.median(rows[near]))


def add_label(canvas: Canvas, number: int, px: float, py: float) -> None:
    """A number at the right edge with a thin line to its part; below the one before."""
    x = canvas.width - 30
    y = max(py, canvas.labels[-1][3] + 29 if canvas.labels else 0)
    canvas.line(px, py, x - 14, y, stroke="#20242c", stroke_width=0.9)
    canvas.circle(px, py, 2.6, fill="#20242c")
    canvas.circle(x, y, 14, fill="#ffffff", stroke="#20242c", stroke_width=1.2)
    canvas.text(x, y + 5.5, str(number), 16, "middle", bold=True)


def png(owner: np.ndarray, light: np.ndarray, colours: list[str]) -> bytes:
    """With a palette: every colour in a few shades."""
    shade = np.clip((light * SHADES).astype(int), 0, SHADES - 1)
    index = (owner.astype(int) * SHADES + shade * (owner > 0)).astype(np.uint8)
    palette = bytearray()
    for text in colours:
        base = np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)])
        for step in range(SHADES):
            dark = 0.62 + 0.38 * (step + 1) / SHADES if text != PAPER else 1.0
            palette += bytes(np.clip(base * dark, 0, 255).astype(np.uint8))
    rows = b"".join(b"\0" + row.tobytes() for row in index)
    head = struct.pack(">IIBBBBB", index.shape[1], index.shape[0], 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", bytes(palette)), (b"IDAT", zlib.compress(rows, 9)))
    body = b"\x89PNG\r\n\x1a\n"
    for kind, data in (*chunks, (b"IEND", b"")):
        body += struct.pack(">I", len(data)) + kind + data
        body += struct.pack(">I", zlib.crc32(kind + data))
    return body


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
