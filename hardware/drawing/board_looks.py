"""How the boards look on the table: a Pico or an ESP32 DevKit with every pin named."""

from hardware import pinouts
from hardware.drawing.canvas import Canvas
from hardware.drawing.looks import DARK, GOLD, MM, PITCH, SILVER, WHITE, Part, on_grid, pad


def board(c: Canvas, x: float, y: float, pins: dict, used: set[str]) -> Part:
    """The board of pins.toml with its upper left corner at (x, y); `used` pins stand out."""
    draw = esp32 if pinouts.family(pins) == "esp32" else pico
    return draw(c, x, y, pins, used)


def pico(c: Canvas, x: float, y: float, pins: dict, used: set[str]) -> Part:
    w, h = 21 * MM, 51 * MM
    wireless = "W" in pins["title"]
    c.rect(x, y, w, h, rx=7, fill="#187a45")
    c.rect(x + w / 2 - 30, y - 12, 60, 52, rx=4, fill=SILVER)
    c.rect(x + w / 2 - 33, y + 210, 66, 66, rx=3, fill=DARK)
    c.text(x + w / 2, y + 248, "RP2350" if pins["chip"] == "rp2350" else "RP2040", 14, "middle",
           fill=WHITE)  # fmt: skip
    c.rect(x + w / 2 - 21, y + 96, 42, 28, rx=4, fill=SILVER)
    c.circle(x + w / 2, y + 110, 10, fill=WHITE)
    c.text(x + w / 2, y + 144, "BOOTSEL", 11, "middle", fill=WHITE)
    if wireless:
        c.rect(x + w / 2 - 27, y + 330, 54, 96, rx=4, fill=SILVER)
    name = pins["title"].removeprefix("Raspberry Pi ")
    c.text(x + w / 2, y + 318, name, 18, "middle", bold=True, fill=WHITE)
    part = Part((x, y - 12, x + w, y + h))
    first = on_grid(y + 1.37 * MM)
    rows(c, part, (x + 16, x + 16 + 7 * PITCH), first, pins, used)
    return part


def esp32(c: Canvas, x: float, y: float, pins: dict, used: set[str]) -> Part:
    w, h = 28.3 * MM, 51.5 * MM
    c.rect(x, y, w, h, rx=8, fill="#26282c")
    c.rect(x + w / 2 - 85, y - 18, 170, 236, rx=3, fill="#1a1b1e")
    c.path(
        f"M{x + w / 2 - 70} {y - 4}v34h24v-34h24v34h24v-34h24v34h24v-34",
        fill="none", stroke=GOLD, stroke_width=5,
    )  # fmt: skip
    c.rect(x + w / 2 - 75, y + 52, 150, 158, rx=4, fill=SILVER)
    c.text(x + w / 2, y + 126, "ESP32", 20, "middle", bold=True, fill="#444")
    c.text(x + w / 2, y + 150, "WROOM-32", 14, "middle", fill="#444")
    c.rect(x + w / 2 - 36, y + h - 40, 72, 52, rx=4, fill=SILVER)
    for bx in (x + w / 2 - 62, x + w / 2 + 62):
        c.rect(bx - 14, y + h - 40, 28, 24, rx=3, fill=SILVER)
        c.circle(bx, y + h - 28, 7, fill=DARK)
    part = Part((x, y - 18, x + w, y + h + 12))
    first = on_grid(y + 62)
    rows(c, part, (x + 14, x + 14 + 10 * PITCH), first, pins, used)
    return part


def rows(c: Canvas, part: Part, columns: tuple, first: float, pins: dict, used: set[str]) -> None:
    """Both rows of pins with their names; `part` learns where they are."""
    for side, names in enumerate(pinouts.SIDES[pinouts.family(pins)]):
        for at, name in enumerate(names):
            px, py = columns[side], first + at * PITCH
            pad(c, px, py, 7)
            inward = 13 if side == 0 else -13
            shown = name in used
            c.text(px + inward, py + 5, name, 13, "start" if side == 0 else "end",
                   bold=shown, fill=WHITE if shown else "#b9c4bd")  # fmt: skip
            part.pins.setdefault(name, []).append((px, py, ("left", "right")[side]))


def pico_lying(c: Canvas, x: float, y: float, used: set[str]) -> Part:
    """A Pico with USB to the right; its first pin, top right, is at (x, y)."""
    w, h = 51 * MM, 21 * MM
    left, top = x + 13 - w, y - 15
    c.rect(left, top, w, h, rx=7, fill="#187a45")
    c.rect(left + w - 40, top + h / 2 - 28, 52, 56, rx=4, fill=SILVER)
    c.rect(left + w - 276, top + h / 2 - 33, 66, 66, rx=3, fill=DARK)
    c.text(left + w - 243, top + h / 2 + 6, "RP2040", 16, "middle", fill=WHITE)
    c.rect(left + w - 124, top + h / 2 - 16, 28, 32, rx=4, fill=SILVER)
    c.circle(left + w - 110, top + h / 2, 10, fill=WHITE)
    c.text(left + 60, top + h / 2 + 9, "Pico", 26, "middle", bold=True, fill=WHITE)
    part = Part((left, top, left + w + 12, top + h))
    for side, names in enumerate(pinouts.SIDES["rp2"]):
        for at, name in enumerate(names):
            px, py = x - at * PITCH, y + side * 7 * PITCH
            pad(c, px, py, 7)
            shown = name in used
            ty, anchor = (py + 13, "end") if side == 0 else (py - 13, "start")
            c.text(px + 5, ty, name, 14, anchor, bold=shown,
                   fill=WHITE if shown else "#93b8a2", turned=-90)  # fmt: skip
            part.pins.setdefault(name, []).append((px, py, ("up", "down")[side]))
    return part
