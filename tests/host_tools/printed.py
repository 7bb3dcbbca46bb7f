"""Printed pages as tests look at them: where every text stands, and how poppler shows them."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from host_tools.pictures.pdf import text_width
from host_tools.pictures.shapes import Group, Shape, Text
from tests.support.optional_deps import missing


class Words(NamedTuple):
    """A text on a page and the box that it covers, in millimetres."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Words") -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def words(shapes: tuple[Shape, ...] | list[Shape], x=0.0, y=0.0, scale=1.0) -> Iterator[Words]:
    for shape in shapes:
        if isinstance(shape, Group):
            moved = x + shape.x * scale, y + shape.y * scale, scale * shape.scale
            yield from words(shape.shapes, *moved)
        elif isinstance(shape, Text):
            wide = text_width(shape.text, shape.size, shape.bold) * scale
            left = (
                x + shape.x * scale - {"start": 0, "middle": wide / 2, "end": wide}[shape.anchor]
            )
            base, size = y + shape.y * scale, shape.size * scale
            yield Words(shape.text, left, base - 0.72 * size, left + wide, base + 0.2 * size)


def rendered(pdf: bytes, folder: Path, dpi: int = 50) -> list[Image.Image]:
    """Every page as poppler shows it, in shades of grey."""
    needs_poppler()
    (folder / "pages.pdf").write_bytes(pdf)
    for old in folder.glob("page-*.png"):
        old.unlink()
    command = ["pdftoppm", "-r", str(dpi), "-gray", "-png", "pages.pdf", "page"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return [Image.open(path) for path in sorted(folder.glob("page-*.png"))]


def read(pdf: bytes, folder: Path) -> list[str]:
    """The words of every page."""
    needs_poppler()
    (folder / "pages.pdf").write_bytes(pdf)
    command = ["pdftotext", "-layout", "pages.pdf", "-"]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=True)
    return done.stdout.decode().split("\f")[:-1]


def needs_poppler() -> None:
    if shutil.which("pdftoppm") is None or shutil.which("pdftotext") is None:
        missing("printed pages", "install the package poppler-utils")
