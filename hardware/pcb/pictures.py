"""A picture of each side of the circuit board, from KiCad's own plots of its layers."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pcbnew

from hardware.measures import BOARD
from hardware.pcb.kicad_frame import ORIGIN

MARGIN = 4.0
SVG = "{http://www.w3.org/2000/svg}"
MASK, COPPER, GOLD, SILK, PAPER = "#12502f", "#1d6b40", "#dcb65c", "#f3f3ee", "#fbfaf6"
SIDES = {
    "front": (("F.Cu", COPPER), ("F.Mask", GOLD), ("F.SilkS", SILK)),
    "back": (("B.Cu", COPPER), ("B.Mask", GOLD), ("B.SilkS", SILK)),
}
PIXELS = 10  # a millimetre


def pictures(path: Path, scratch: Path) -> dict[str, str]:
    """{"front": SVG, "back": SVG}; the back as one sees it when the board is turned over."""
    board = pcbnew.LoadBoard(str(path))
    holes = drills(board)
    return {side: picture(board, side, layers, holes, scratch) for side, layers in SIDES.items()}


def picture(board, side: str, layers: tuple, holes: list, scratch: Path) -> str:
    w, h = BOARD["width"], BOARD["height"]
    wide, high = w + 2 * MARGIN, h + 2 * MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide * PIXELS:g}" '
        f'height="{high * PIXELS:g}" viewBox="{-MARGIN:g} {-MARGIN:g} {wide:g} {high:g}">',
        f"<title>Signalbox: circuit board, {side}</title>",
        f'<rect x="{-MARGIN:g}" y="{-MARGIN:g}" width="{wide:g}" height="{high:g}" rx="1.4" '
        f'fill="{PAPER}"/>',
        '<g stroke-linecap="round" stroke-linejoin="round"'
        + (f' transform="translate({w:g} 0) scale(-1 1)">' if side == "back" else ">"),
        f'<rect width="{w:g}" height="{h:g}" rx="{BOARD["corner"]:g}" fill="{MASK}"/>',
    ]
    for layer, colour in layers:
        lines += shapes(plot(board, layer, scratch), colour)
    for x, y, width, height in holes:
        r = min(width, height) / 2
        lines.append(
            f'<rect x="{x - width / 2:.3g}" y="{y - height / 2:.3g}" width="{width:.3g}" '
            f'height="{height:.3g}" rx="{r:.3g}" fill="{PAPER}"/>'
        )
    return "\n".join([*lines, "</g>", "</svg>", ""])


def plot(board: pcbnew.BOARD, layer: str, scratch: Path) -> Path:
    control = pcbnew.PLOT_CONTROLLER(board)
    options = control.GetPlotOptions()
    options.SetOutputDirectory(str(scratch))
    options.SetPlotFrameRef(False)
    options.SetExcludeEdgeLayer(True)
    options.SetSvgPrecision(3, False)  # micrometres
    options.SetDrillMarksType(pcbnew.PCB_PLOT_PARAMS.NO_DRILL_SHAPE)
    control.SetLayer(board.GetLayerID(layer))
    control.OpenPlotfile(layer.replace(".", "_"), pcbnew.PLOT_FORMAT_SVG, layer)
    control.PlotLayer()
    path = Path(control.GetPlotFileName())
    control.ClosePlot()
    return path


def shapes(path: Path, colour: str) -> list[str]:
    """The shapes of one plotted layer in one colour, those of one style together."""
    found: dict[tuple[bool, float], list[str]] = {}
    collect(ElementTree.parse(path).getroot(), (False, 0.0), found)
    return [
        f'<g fill="{colour if filled else "none"}" stroke="{colour}" '
        f'stroke-width="{short(width)}">' + "".join(inner) + "</g>"
        for (filled, width), inner in found.items()
    ]


def collect(node, style: tuple[bool, float], found: dict) -> None:
    for child in node:
        if child.tag == SVG + "g":
            text = child.get("style")
            inner = style
            if text:
                width = re.search(r"stroke-width:([\d.]+)", text)
                inner = ("fill-opacity:1" in text, float(width[1]) / 1000 if width else 0.0)
            collect(child, inner, found)
        elif line := shape(child):
            found.setdefault(style, []).append(line)


def shape(node) -> str:
    tag = node.tag.removeprefix(SVG)
    if tag == "path":
        return f'<path d="{moved(node.get("d"))}"/>'
    if tag == "circle":
        x, y, r = (float(node.get(name)) / 1000 for name in ("cx", "cy", "r"))
        return f'<circle cx="{short(x - ORIGIN[0])}" cy="{short(y - ORIGIN[1])}" r="{short(r)}"/>'
    if tag == "rect":
        x, y, w, h = (float(node.get(name)) / 1000 for name in ("x", "y", "width", "height"))
        return (
            f'<rect x="{short(x - ORIGIN[0])}" y="{short(y - ORIGIN[1])}" '
            f'width="{short(w)}" height="{short(h)}"/>'
        )
    if tag in ("desc", "title", "text"):
        return ""
    raise ValueError(f"a shape that no picture has had yet: {tag}")


def moved(d: str) -> str:
    """A path of lines from the board's corner, in millimetres."""
    parts = []
    for letter, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        values = [float(value) / 1000 for value in re.findall(r"-?[\d.]+", numbers)]
        if letter in "ML":
            points = zip(values[::2], values[1::2], strict=True)
            parts.append(
                letter
                + " ".join(f"{short(x - ORIGIN[0])} {short(y - ORIGIN[1])}" for x, y in points)
            )
        elif letter in "Zz":
            parts.append("Z")
        else:
            rx, ry, turn, large, sweep, x, y = values
            flags = f"{turn * 1000:g} {large * 1000:g} {sweep * 1000:g}"
            parts.append(
                f"A{short(rx)} {short(ry)} {flags} {short(x - ORIGIN[0])} {short(y - ORIGIN[1])}"
            )
    return "".join(parts)


def short(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def drills(board: pcbnew.BOARD) -> list[tuple[float, float, float, float]]:
    """Every hole: its middle and its size."""
    found = []
    for footprint in board.GetFootprints():
        for pad in footprint.Pads():
            size = pad.GetDrillSize()
            if size.x:
                at = pad.GetPosition()
                found.append((at.x, at.y, size.x, size.y))
    found += [
        (item.GetPosition().x, item.GetPosition().y, item.GetDrill(), item.GetDrill())
        for item in board.GetTracks()
        if item.GetClass() == "PCB_VIA" or item.GetClass() == "VIA"
    ]
    return sorted(
        (
            round(pcbnew.ToMM(x) - ORIGIN[0], 3),
            round(pcbnew.ToMM(y) - ORIGIN[1], 3),
            pcbnew.ToMM(w),
            pcbnew.ToMM(h),
        )
        for x, y, w, h in found
    )
