"""Reads a picture back: its wires as lines, its labels as boxes, its pins."""

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"

Point = tuple[float, float]
Line = tuple[Point, Point]
Box = tuple[float, float, float, float]


@dataclass
class Picture:
    wires: list[tuple[str, list[Line]]]  # (net, its straight pieces from one end to the other)
    labels: list[tuple[str, Box]]
    pins: list[tuple[str, Point]]
    size: Point = (0.0, 0.0)

    def ends(self) -> list[tuple[str, Point, Point]]:
        return [(net, lines[0][0], lines[-1][1]) for net, lines in self.wires]


def read(name: str) -> Picture:
    tree = ElementTree.parse(ROOT / "hardware/pictures" / name)
    wires, labels, pins = [], [], []
    for node in tree.iter():
        if node.get("class") == "wire":
            wires.append((node.get("data-net"), lines_of(node.get("d"))))
        elif node.get("class") == "pin":
            pins.append((node.get("data-pin"), (float(node.get("cx")), float(node.get("cy")))))
        elif node.tag == SVG + "text":
            labels.append((node.text, box_of(node)))
    root = tree.getroot()
    size = float(root.get("width")), float(root.get("height"))
    return Picture(wires, labels, pins, size)


def lines_of(d: str) -> list[Line]:
    """The straight pieces of a path; a rounded corner counts as the corner that it rounds."""
    points: list[Point] = []
    for letter, numbers in re.findall(r"([A-Z])([^A-Z]*)", d):
        values = [float(value) for value in re.findall(r"-?[\d.]+", numbers)]
        if letter == "H":
            points.append((values[0], points[-1][1]))
        elif letter == "V":
            points.append((points[-1][0], values[0]))
        else:  # M, L, and Q with its corner first
            points += [(values[i], values[i + 1]) for i in range(0, len(values), 2)]
    return [(a, b) for a, b in pairwise(points) if a != b]


def box_of(node) -> Box:
    x, y, size = (float(node.get(name)) for name in ("x", "y", "font-size"))
    width = float(node.get("textLength"))
    left = x - {"middle": width / 2, "end": width}.get(node.get("text-anchor"), 0)
    box = (left, y - 0.72 * size, left + width, y + 0.05 * size)
    if node.get("transform"):
        assert node.get("transform").startswith("rotate(-90 "), node.get("transform")
        corners = [(x + (v - y), y - (u - x)) for u in box[::2] for v in box[1::2]]
        across, down = zip(*corners, strict=True)
        box = (min(across), min(down), max(across), max(down))
    return box


def touches(line: Line, box: Box, half: float) -> bool:
    """Does a wire as wide as twice `half` touch the box? Wires run along right angles."""
    (x1, y1), (x2, y2) = line
    return (
        min(x1, x2) - half < box[2]
        and max(x1, x2) + half > box[0]
        and min(y1, y2) - half < box[3]
        and max(y1, y2) + half > box[1]
    )


def on(point: Point, line: Line) -> bool:
    (x1, y1), (x2, y2) = line
    return min(x1, x2) <= point[0] <= max(x1, x2) and min(y1, y2) <= point[1] <= max(y1, y2)
