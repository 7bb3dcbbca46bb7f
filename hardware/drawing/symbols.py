"""The symbols of a schematic. Each is drawn about (x, y) and gives its pins as {name: place}."""

from hardware.drawing.canvas import Canvas
from hardware.drawing.looks import mark

INK = "#222"
FILL = "#fdf6dc"
LINE = {"stroke": INK, "stroke_width": 2.5, "fill": "none", "stroke_linecap": "round"}

Places = dict[str, tuple[float, float]]


def block(
    c: Canvas, x: float, y: float, w: float, h: float, title: str, pins: dict[str, tuple]
) -> Places:
    """A box with pins: {name: (side, offset along it, text)}; a pin is 20 long."""
    c.rect(x, y, w, h, fill=FILL, stroke=INK, stroke_width=2.5)
    c.text(x + w / 2, y - 10, title, 17, "middle", bold=True)
    found = {}
    for name, (side, at, text) in pins.items():
        out = {"left": (x, y + at, -1, 0), "right": (x + w, y + at, 1, 0)}
        out |= {"bottom": (x + at, y + h, 0, 1)}
        px, py, dx, dy = out[side]
        c.line(px, py, px + 20 * dx, py + 20 * dy, **LINE)
        if side == "bottom":
            c.text(px, py - 8, text, 14, "middle")
        else:
            c.text(px - 8 * dx, py + 5, text, 14, "start" if side == "left" else "end")
        found[name] = (px + 20 * dx, py + 20 * dy)
    return found


def button(c: Canvas, x: float, y: float, name: str) -> Places:
    """A push button, open, lying from left to right."""
    for dx in (-1, 1):
        c.line(x + dx * 40, y, x + dx * 18, y, **LINE)
        c.circle(x + dx * 14, y, 4, **LINE)
    c.line(x - 18, y - 11, x + 18, y - 11, **LINE)
    c.line(x, y - 11, x, y - 21, **LINE)
    mark(c, x, y + 17, name, 8, INK)
    return {"1": (x - 40, y), "2": (x + 40, y)}


def buzzer(c: Canvas, x: float, y: float) -> Places:
    c.path(f"M{x - 8} {y - 14}h16v28h-16z", **LINE)
    for dx in (-1, 1):
        c.line(x + dx * 16, y - 14, x + dx * 16, y + 14, **LINE)
        c.line(x + dx * 16, y, x + dx * 40, y, **LINE)
    c.text(x, y + 32, "Piezo", 13, "middle")
    return {"1": (x - 40, y), "2": (x + 40, y)}


def switch(c: Canvas, x: float, y: float) -> Places:
    for dx in (-1, 1):
        c.line(x + dx * 30, y, x + dx * 18, y, **LINE)
        c.circle(x + dx * 14, y, 4, **LINE)
    c.line(x - 10, y - 2, x + 12, y - 15, **LINE)
    c.text(x, y + 20, "S1", 13, "middle")
    return {"1": (x - 30, y), "2": (x + 30, y)}


def diode(c: Canvas, x: float, y: float, label: str, light: bool = False) -> Places:
    """From left (A) to right (K); a light-emitting one has arrows, a Schottky one a bent bar."""
    c.line(x - 30, y, x - 11, y, **LINE)
    c.line(x + 11, y, x + 30, y, **LINE)
    c.polygon(
        [(x - 11, y - 12), (x - 11, y + 12), (x + 11, y)], fill=FILL, stroke=INK, stroke_width=2.5
    )
    if light:
        c.line(x + 11, y - 12, x + 11, y + 12, **LINE)
        for dx in (-2, 8):
            c.path(f"M{x + dx} {y - 16}l8 -10m-6 1l6 -1l-1 6", **LINE)
    else:
        c.path(f"M{x + 6} {y - 8}v-4h5v24h5v-4", **LINE)
    c.text(x, y + 28, label, 13, "middle")
    return {"A": (x - 30, y), "K": (x + 30, y)}


def resistor(c: Canvas, x: float, y: float, label: str, upright: bool = False) -> Places:
    if upright:
        c.rect(x - 8, y - 20, 16, 40, fill=FILL, stroke=INK, stroke_width=2.5)
        c.line(x, y - 34, x, y - 20, **LINE)
        c.line(x, y + 20, x, y + 34, **LINE)
        c.text(x - 14, y + 5, label, 13, "end")
        return {"1": (x, y - 34), "2": (x, y + 34)}
    c.rect(x - 20, y - 8, 40, 16, fill=FILL, stroke=INK, stroke_width=2.5)
    c.line(x - 34, y, x - 20, y, **LINE)
    c.line(x + 20, y, x + 34, y, **LINE)
    c.text(x, y + 26, label, 13, "middle")
    return {"1": (x - 34, y), "2": (x + 34, y)}


def cell(c: Canvas, x: float, y: float) -> Places:
    """Upright, plus at the top."""
    c.line(x, y - 34, x, y - 5, **LINE)
    c.line(x - 18, y - 5, x + 18, y - 5, **LINE)
    c.line(x - 9, y + 5, x + 9, y + 5, **(LINE | {"stroke_width": 5}))
    c.line(x, y + 5, x, y + 34, **LINE)
    c.text(x + 10, y - 14, "+", 15, bold=True)
    c.text(x + 16, y + 20, "LiPo", 13)
    return {"+": (x, y - 34), "-": (x, y + 34)}


def ground(c: Canvas, x: float, y: float) -> None:
    """Hangs at (x, y)."""
    for i, half in enumerate((13, 8, 3)):
        c.line(x - half, y + 6 * i, x + half, y + 6 * i, **LINE)
