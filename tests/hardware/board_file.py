"""Reads KiCad's board file back, as text: it needs no KiCad."""

import re
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path

from hardware.pcb.kicad_frame import to_board

TOKEN = re.compile(r'\(|\)|"((?:[^"\\]|\\.)*)"|([^\s()"]+)')


@dataclass
class Pad:
    ref: str
    number: str
    net: str
    x: float  # in the board's frame: y up, from the lower left corner, seen from the front
    y: float
    drill: float
    through: bool


@dataclass
class BoardFile:
    pads: list[Pad]
    segments: list[dict]
    vias: list[dict]
    outline: list[tuple[float, float]]
    layers: set[str]

    def nets(self) -> dict[str, set[str]]:
        """{net: {"U1 3", ...}} of all pads that have one."""
        found: dict[str, set[str]] = {}
        for pad in self.pads:
            if pad.net:
                found.setdefault(pad.net, set()).add(f"{pad.ref} {pad.number}")
        return found


def read(path: Path) -> BoardFile:
    tree = parse(path.read_text(encoding="utf-8"))
    found = BoardFile([], [], [], [], set())
    for node in tree[1:]:
        kind = node[0]
        if kind == "footprint":
            found.pads += pads_of(node)
        elif kind == "segment":
            found.segments.append({"width": number(node, "width"), "layer": one(node, "layer")[1]})
        elif kind == "via":
            found.vias.append({"size": number(node, "size"), "drill": number(node, "drill")})
        elif kind in ("gr_line", "gr_arc") and one(node, "layer")[1] == "Edge.Cuts":
            found.outline += [place(one(node, name)) for name in ("start", "end")]
        elif kind == "layers":
            found.layers = {line[1] for line in node[1:] if line[1].endswith(".Cu")}
    return found


def parse(text: str) -> list:
    stack: list[list] = [[]]
    for match in TOKEN.finditer(text):
        if match[0] == "(":
            stack.append([])
        elif match[0] == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(match[2] if match[1] is None else match[1])
    return stack[0][0]


def one(node: list, name: str) -> list:
    return next(child for child in node if isinstance(child, list) and child[0] == name)


def number(node: list, name: str) -> float:
    return float(one(node, name)[1])


def place(node: list) -> tuple[float, float]:
    return to_board(float(node[1]), float(node[2]))


def pads_of(footprint: list) -> list[Pad]:
    x, y, *turn = map(float, one(footprint, "at")[1:])
    angle = radians(turn[0] if turn else 0)
    ref = next(
        node[2]
        for node in footprint
        if isinstance(node, list) and node[:2] == ["fp_text", "reference"]
    )
    found = []
    for pad in footprint:
        if not isinstance(pad, list) or pad[0] != "pad":
            continue
        px, py = map(float, one(pad, "at")[1:3])
        # KiCad turns a footprint's own frame to the left, and its y grows downwards.
        at = to_board(x + px * cos(angle) + py * sin(angle), y - px * sin(angle) + py * cos(angle))
        names = {child[0]: child for child in pad if isinstance(child, list)}
        net = names["net"][2] if "net" in names else ""
        drill = [
            float(v)
            for v in names.get("drill", [0, 0])[1:]
            if not isinstance(v, list) and v != "oval"
        ]
        found.append(Pad(ref, pad[1], net, *at, min(drill), pad[2] == "thru_hole"))
    return found
