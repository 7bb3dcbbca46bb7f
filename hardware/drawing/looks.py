"""How the parts look on the table, drawn to scale: 24 units are one pitch of 2.54 mm.

Every function draws one part with its upper left corner at (x, y) and gives a `Part`: the box that
it fills and its pins. A pin is (x, y, direction): a wire leaves it to the left, right, up or down.
"""

from dataclasses import dataclass, field

from hardware.drawing.canvas import Box, Canvas

PITCH = 24
MM = PITCH / 2.54
GOLD = "#d8b25a"
SILVER = "#c9ccd1"
DARK = "#2b2b2e"
WHITE = "#f4f4f2"

Pin = tuple[float, float, str]


@dataclass
class Part:
    box: Box
    pins: dict[str, list[Pin]] = field(default_factory=dict)


def on_grid(value: float) -> int:
    """The nearest place where a wire can end: wires run on a grid of 8."""
    return round(value / 8) * 8


def pad(c: Canvas, x: float, y: float, r: float = 6.5) -> None:
    c.circle(x, y, r, fill=GOLD)
    c.circle(x, y, r * 0.48, fill="#6b5420")


def oled(c: Canvas, x: float, y: float) -> Part:
    """The 0.96 inch module, pins at the top in the more common order."""
    w, h = 27.3 * MM, 27.8 * MM
    c.rect(x, y, w, h, rx=6, fill="#1f4e8c")
    for hx, hy in ((14, 14), (w - 14, 14), (14, h - 14), (w - 14, h - 14)):
        c.circle(hx + x, hy + y, 9, fill=GOLD)
        c.circle(hx + x, hy + y, 6.5, fill="#fbfaf6")
    c.rect(x + 3, y + 54, w - 6, 172, rx=3, fill="#101214")
    c.rect(x + 27, y + 70, 205, 103, fill="#07090b")
    c.text(x + w / 2, y + 129, "Signalbox", 26, "middle", bold=True, fill="#9fe6ff")
    c.rect(x + 60, y + 230, w - 120, 18, fill="#a8742c")
    left = x + w / 2 - 1.5 * PITCH
    part = Part((x, y, x + w, y + h))
    for i, name in enumerate(("GND", "VCC", "SCL", "SDA")):
        px = on_grid(left + i * PITCH)
        pad(c, px, y + 14)
        c.text(px + 4, y + 50, name, 12, fill=WHITE, turned=-90)
        part.pins[name] = [(px, y + 14, "up")]
    return part


def button(c: Canvas, x: float, y: float, name: str) -> Part:
    """6x6 mm, from above. The two legs at the top are one contact, the two below the other."""
    w = 6 * MM
    cx, cy = x + w / 2, y + w / 2
    for dx in (-32, 32):
        for dy in (-24, 24):
            c.rect(min(cx + dx, cx) - 2, cy + dy - 4, abs(dx) + 4, 8, rx=2, fill=SILVER)
    cap(c, cx, cy, name)
    pins = {
        "1": [(cx - 32, cy - 24, "left"), (cx + 32, cy - 24, "right")],
        "2": [(cx - 32, cy + 24, "left"), (cx + 32, cy + 24, "right")],
    }
    return Part((x - 6, y, x + w + 6, y + w), pins)


def cap(c: Canvas, x: float, y: float, name: str) -> None:
    """A button without its legs, about its middle."""
    w = 6 * MM
    c.rect(x - w / 2, y - w / 2, w, w, rx=4, fill=DARK)
    c.rect(x - w / 2 + 4, y - w / 2 + 4, w - 8, w - 8, rx=3, fill="#4a4a4f")
    c.circle(x, y, 17, fill="#151517")
    mark(c, x, y, name)


def mark(c: Canvas, x: float, y: float, name: str, size: float = 9, fill: str = WHITE) -> None:
    """What stands on a button: an arrow, or its letter."""
    ways = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
    if name not in ways:
        c.text(x, y + size * 0.75, name.upper(), size * 2.1, "middle", bold=True, fill=fill)
        return
    dx, dy = ways[name]
    tip = (x + dx * size, y + dy * size)
    base = [
        (x - dx * size * 0.6 + s * dy * size, y - dy * size * 0.6 + s * dx * size) for s in (-1, 1)
    ]
    c.polygon([tip, *base], fill=fill)


def buzzer(c: Canvas, x: float, y: float) -> Part:
    r = 6.1 * MM
    part = disc(c, x + r, y + r)
    for name, dx in (("1", -PITCH), ("2", PITCH)):
        px, py = on_grid(x + r + dx), on_grid(y + 2 * r + 8)
        c.rect(px - 2.5, y + 2 * r - 12, 5, py - y - 2 * r + 14, fill=SILVER)
        part.pins[name] = [(px, py, "down")]
    return part


def disc(c: Canvas, x: float, y: float) -> Part:
    """The buzzer without its legs, about its middle."""
    r = 6.1 * MM
    c.circle(x, y, r, fill=DARK)
    c.circle(x, y, r * 0.72, fill="none", stroke="#47474c", stroke_width=2)
    c.circle(x, y, 9, fill="#0c0c0d")
    c.text(x, y - 24, "Piezo", 15, "middle", fill=WHITE)
    return Part((x - r, y - r, x + r, y + r))


def cell(c: Canvas, x: float, y: float) -> Part:
    """A LiPo cell, 30 x 35 mm, its wires at the top."""
    w, h = 30 * MM, 35 * MM
    c.rect(x, y, w, h, rx=10, fill="#cfd3d8")
    c.rect(x, y, w, 26, rx=8, fill="#d9a441")
    c.rect(x, y + 26, w, 4, fill="#b8862f")
    c.text(x + w / 2, y + h / 2 + 10, "LiPo", 26, "middle", bold=True)
    c.text(x + w / 2, y + h / 2 + 38, "3.7 V", 19, "middle")
    pins = {}
    for name, dx in (("+", -PITCH), ("-", PITCH)):
        px = on_grid(x + w / 2 + dx)
        c.text(px, y + 20, "+" if name == "+" else "−", 18, "middle", bold=True)
        pins[name] = [(px, y, "up")]
    return Part((x, y, x + w, y + h), pins)


def charger(c: Canvas, x: float, y: float, named: tuple[str, ...]) -> Part:
    """A charger board, USB at the top, its pins in one row at the bottom. One without IN pins
    is a charger with a booster: its output has 5 V."""
    w, h = (len(named) * 1.5 + 0.8) * PITCH, 17 * MM
    c.rect(x, y, w, h, rx=5, fill="#2c4f9e")
    c.rect(x + w / 2 - 42, y - 8, 84, 52, rx=6, fill=SILVER)
    c.rect(x + w / 2 - 22, y + 62, 44, 34, fill=DARK)
    c.circle(x + 20, y + 22, 6, fill="#e04f3a")
    c.circle(x + 20, y + 42, 6, fill="#4fb3e0")
    if "IN+" not in named:
        c.text(x + w - 40, y + 88, "5 V", 15, fill=WHITE)
    part = Part((x, y - 8, x + w, y + h))
    for i, name in enumerate(named):
        px, py = on_grid(x + (i * 1.5 + 1.15) * PITCH), on_grid(y + h - 14)
        pad(c, px, py)
        c.text(px, py - 14, name.replace("-", "−"), 12, "middle", fill=WHITE)
        part.pins[name] = [(px, py, "down")]
    return part


def slide_switch(c: Canvas, x: float, y: float) -> Part:
    w, h = 8.6 * MM, 4.4 * MM
    c.rect(x, y, w, h, rx=3, fill=SILVER)
    c.rect(x + 10, y + 8, w - 20, h - 16, rx=2, fill=DARK)
    c.rect(x + 14, y + 11, 24, h - 22, rx=2, fill="#55555a")
    pins = {}
    for name, dx in (("2", -20), ("1", 20)):
        px = on_grid(x + w / 2 + dx)
        c.rect(px - 2.5, y + h - 2, 5, 14, fill=SILVER)
        pins[name] = [(px, on_grid(y + h + 8), "down")]
    return Part((x, y, x + w, y + h), pins)


def axial(c: Canvas, x: float, y: float, kind: str, text: str, names: tuple[str, str]) -> Part:
    """A diode or a resistor lying from left to right, its value above it."""
    body, lead, h = 44, 26, 20
    w = body + 2 * lead
    c.line(x, y + h / 2, x + w, y + h / 2, stroke=SILVER, stroke_width=4)
    if kind == "diode":
        c.rect(x + lead, y, body, h, rx=4, fill=DARK)
        ring = lead + (6 if names[0] == "K" else body - 12)
        c.rect(x + ring, y, 6, h, fill=SILVER)
    else:
        c.rect(x + lead, y + 1, body, h - 2, rx=8, fill="#d9c49a")
        for i, colour in enumerate(("#7a4a21", "#151515", "#e0c21f")):
            c.rect(x + lead + 8 + i * 10, y + 1, 5, h - 2, fill=colour)
    c.text(x + w / 2, y - 6, text, 13, "middle")
    py = on_grid(y + h / 2)
    pins = {names[0]: [(x, py, "left")], names[1]: [(x + w, py, "right")]}
    return Part((x, y - 18, x + w, y + h), pins)


def led(c: Canvas, x: float, y: float) -> Part:
    c.circle(x + 24, y + 24, 24, fill="#d6402f")
    c.circle(x + 17, y + 16, 7, fill="#f0a59c")
    pins = {}
    for name, dx in (("A", 12), ("K", 36)):
        px, py = on_grid(x + dx), on_grid(y + 62)
        c.rect(px - 2, y + 42, 4, py - y - 42, fill=SILVER)
        pins[name] = [(px, py, "down")]
    return Part((x, y, x + 48, y + 48), pins)
