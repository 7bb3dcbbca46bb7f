"""What the step with the battery needs to see: the back of the board with every part named, the
charger's six wires in a larger drawing, and the one resistor of the charger that must be replaced.

No sentence stands in these pictures: they are in the guides of both languages.
"""

from hardware.drawing import looks
from hardware.drawing.canvas import Canvas, rounded
from hardware.drawing.looks import DARK, GOLD, SILVER, WHITE
from hardware.drawing.wires import COLOURS
from hardware.measures import BOARD, PARTS, PLACES, at_hole, mounting_holes
from hardware.pcb import placing

MM = 10  # units a millimetre, on the board
LEFT, TOP = 40, 90  # of the board; the switch stands out over its upper edge
GREEN, BLUE, RED = "#1d6b40", "#2c4f9e", "#d62828"
# The charger's pins as they lie side by side when one looks at the back, and their nets.
PINS = dict(zip(placing.CHARGER, ("VBUS", "GND", "BAT+", "BAT-", "OUT+", "GND"), strict=True))
SEEN = tuple(reversed(placing.CHARGER))


def at(x: float, y: float) -> tuple[float, float]:
    """A place of the board, seen from behind."""
    return LEFT + (BOARD["width"] - x) * MM, TOP + (BOARD["height"] - y) * MM


def box(middle: tuple[float, float], size: list[float]) -> tuple[float, float, float, float]:
    """Left, top, width and height of a part about its middle."""
    x, y = at(*middle)
    return x - size[0] * MM / 2, y - size[1] * MM / 2, size[0] * MM, size[1] * MM


def picture() -> str:
    c = Canvas(980, 1210, "Signalbox: diode, switch, charger, socket and cell on the back")
    places = {one.ref: (one.x, one.y) for one in placing.placed()}
    slide_switch(c)  # its lever lies behind the board's edge
    board(c)
    diode(c, places["D1"])
    for ref in ("R1", "R2"):
        resistor(c, ref, places[ref])
    charger(c, places)
    cell(c)
    detail(c)
    return c.svg()


def step(c: Canvas, number: int, x: float, y: float) -> None:
    """The number that this part has in the guide's list."""
    c.circle(x, y, 17, fill="#ffffff", stroke="#20242c", stroke_width=1.5)
    c.text(x, y + 7, str(number), 20, "middle", bold=True)


def board(c: Canvas) -> None:
    c.rect(LEFT, TOP, BOARD["width"] * MM, BOARD["height"] * MM, rx=10, fill=GREEN)
    for place in mounting_holes():
        c.circle(*at(*place), BOARD["mounting_hole"] * MM / 2, fill="#fbfaf6")
    length, width, _ = PARTS["pico"]["size"]
    _, low = at_hole(0, PLACES["pico_row"])
    middle = PLACES["pico_edge_board"] + length / 2, low + 3.5 * BOARD["pitch"]
    x, y, w, h = box(middle, [length, width])
    c.rect(x, y, w, h, rx=6, fill="#3c9a63")
    c.rect(x + w - 50, y + h / 2 - 38, 62, 76, rx=4, fill=SILVER)
    c.text(x + w / 2 - 20, y + h / 2 + 12, "Pico", 34, "middle", bold=True, fill=WHITE)
    c.text(x + w - 20, y + h / 2 + 6, "USB", 17, "middle", bold=True, fill=DARK)
    x, y = PLACES["slide_switch"], BOARD["height"]
    w, h, _ = PARTS["slide_switch"]["size"]
    left, top, w, h = box((x, y - h / 2), [w, h])
    c.rect(left, top, w, h, rx=3, fill=SILVER)
    for side, text in ((-1, "OFF"), (1, "ON")):
        c.text(left + w / 2 + side * 76, top + 32, text, 20, "middle", bold=True, fill=WHITE)
    step(c, 2, left - 84, top + 26)


def slide_switch(c: Canvas) -> None:
    wide, long, _ = PARTS["slide_switch"]["lever"]
    x, y = at(PLACES["slide_switch"], BOARD["height"])
    c.rect(x - (wide + 1) * MM, y - long * MM, wide * MM, long * MM + 10, rx=3, fill=DARK)


def diode(c: Canvas, place: tuple[float, float]) -> None:
    """K at the left, where its ring is."""
    x, y = at(*place)
    length = 10.16 * MM
    lying(c, x, y, length)
    body, thick = (size * MM for size in PARTS["diode"]["body"])
    left = x + (length - body) / 2
    c.rect(left, y - thick / 2, body, thick, rx=4, fill=DARK)
    c.rect(left + 7, y - thick / 2, 8, thick, fill=SILVER)
    c.text(x - 26, y + 8, "K", 22, "middle", bold=True, fill=WHITE)
    c.text(x + length / 2, y - 22, "D1", 20, "middle", bold=True, fill=WHITE)
    step(c, 1, x + length - 8, y - 34)


def resistor(c: Canvas, ref: str, place: tuple[float, float]) -> None:
    x, y = at(*place)
    lying(c, x, y, 7.62 * MM)
    c.rect(x + 18, y - 9, 40, 18, rx=7, fill="#d9c49a")
    c.text(x + 38, y - 18, ref, 20, "middle", bold=True, fill=WHITE)


def lying(c: Canvas, x: float, y: float, length: float) -> None:
    """A part's wire from pad to pad."""
    for px in (x, x + length):
        looks.pad(c, px, y, 10)
    c.line(x, y, x + length, y, stroke=SILVER, stroke_width=5)


def jumper(c: Canvas, ref: str | None, x: float, y: float, size: float) -> None:
    """Two pads of a solder jumper that stay apart."""
    half = size / 2
    for side in (-1, 1):
        c.rect(x - half, y + side * (half + 3) - half, size, size, rx=size / 3, fill=GOLD)
    if ref:
        c.text(x, y - 2 * half - 20, ref, 20, "middle", bold=True, fill=WHITE)


def charger(c: Canvas, places: dict) -> None:
    x, y, w, h = box(tuple(PLACES["charger"]), PARTS["charger"]["size"][:2])
    c.rect(x, y, w, h, rx=5, fill=BLUE)
    c.rect(x + w - 60, y + h / 2 - 36, 66, 72, rx=5, fill=SILVER)
    c.text(x + w / 2 - 20, y + h / 2 + 8, "TP4056", 24, "middle", bold=True, fill=WHITE)
    left, row = at(*places["J3"])
    for i in range(len(SEEN)):
        looks.pad(c, left - i * BOARD["pitch"] * MM, row, 9)
    c.text(left + 38, row + 8, "J3", 20, "middle", bold=True, fill=WHITE)
    step(c, 3, x + 40, y + h / 2)
    for ref in ("JP3", "JP4"):
        jumper(c, None, *at(*places[ref]), 14)
    x, y = at(*places["JP4"])
    c.text(x - 20, y + 6, "JP4 JP3", 18, "end", bold=True, fill=WHITE)


def cell(c: Canvas) -> None:
    """The cell, its two wires, its socket with the marks that are printed beside it."""
    x, y, w, h = box(tuple(PLACES["battery"]), PARTS["battery"]["size"][:2])
    px, py = at(*PLACES["jst"])
    for net, lane, dy in (("BAT-", x + 30, 10), ("BAT+", x + 60, -10)):
        way = [(lane, y + h - 20), (lane, py + dy), (px - 30, py + dy)]
        c.path(rounded(way, 14), fill="none", stroke=COLOURS[net], stroke_width=7)
    c.rect(x, y, w, h, rx=14, fill="#cfd3d8")
    c.rect(x, y + h - 34, w, 34, rx=10, fill="#d9a441")
    c.text(x + w / 2, y + h / 2, "LiPo", 38, "middle", bold=True)
    c.text(x + w / 2, y + h / 2 + 40, "3.7 V", 26, "middle")
    for lane, text in ((x + 30, "−"), (x + 60, "+")):
        c.text(lane, y + h - 9, text, 24, "middle", bold=True)
    step(c, 5, x + w / 2, y + 60)
    deep = PARTS["jst"]["size"][1] * MM
    c.rect(px + 15 - deep, py - 30, deep, 60, rx=4, fill="#e9e4d4", stroke="#8a8577",
           stroke_width=1.5)  # fmt: skip
    for dy, text in ((-10, "+"), (10, "−")):
        looks.pad(c, px, py + dy, 7)
        c.text(px + 34, py + dy + 8, text, 20, "middle", bold=True, fill=WHITE)
    c.text(px - 22, py - 42, "J2", 20, "middle", bold=True, fill=WHITE)
    step(c, 4, px + 24, py - 50)


def detail(c: Canvas) -> None:
    """J3 and the charger, three times as large, wire by wire."""
    top, first, apart = 850, 290, 92
    c.rect(LEFT, top, 900, 118, rx=10, fill=GREEN)
    c.text(first + 5 * apart + 50, top + 82, "J3", 26, fill=WHITE, bold=True)
    for ref, x in (("JP4", LEFT + 56), ("JP3", LEFT + 146)):
        jumper(c, ref, x, top + 72, 24)
        c.circle(x, top + 72, 36, fill="none", stroke=RED, stroke_width=3, stroke_dasharray="7 5")
    low = top + 210
    c.rect(first - 60, low - 30, 5 * apart + 120, 156, rx=8, fill=BLUE)
    c.rect(first + 2.5 * apart - 70, low + 62, 140, 80, rx=6, fill=SILVER)
    c.text(first + 2.5 * apart, low + 108, "USB", 20, "middle", bold=True, fill=DARK)
    for i, name in enumerate(SEEN):
        x = first + i * apart
        shown = name.replace("-", "−")
        c.text(x, top + 38, shown, 22, "middle", bold=True, fill=WHITE)
        c.text(x, low + 36, shown, 22, "middle", bold=True, fill=WHITE)
        for y in (top + 74, low):
            looks.pad(c, x, y, 14)
        c.line(x, top + 74, x, low, stroke=COLOURS[PINS[name]], stroke_width=8,
               stroke_linecap="round")  # fmt: skip
    step(c, 3, first + 30, low + 88)


def charge_resistor() -> str:
    """The charger from above: 122 goes, 472 comes; a meter at pins 2 and 3 of the chip."""
    c = Canvas(940, 560, "Signalbox: the charger's resistor, before the cell is connected")
    x, y, w, h = 60, 40, 616, 385
    c.rect(x, y, w, h, rx=8, fill=BLUE)
    c.rect(x - 16, y + h / 2 - 62, 84, 124, rx=6, fill=SILVER)
    c.text(x + 26, y + h / 2 + 7, "USB", 20, "middle", bold=True, fill=DARK)
    for name, px, py in (("IN+", x + 26, y + 28), ("IN−", x + 26, y + h - 28)):
        looks.pad(c, px, py, 15)
        c.text(px + 24, py + 8, name, 21, bold=True, fill=WHITE)
    for i, name in enumerate(("OUT+", "B+", "B−", "OUT−")):
        px, py = x + w - 26, y + 40 + i * (h - 80) / 3
        looks.pad(c, px, py, 15)
        c.text(px - 24, py + 8, name, 21, "end", bold=True, fill=WHITE)
    pins = chip(c, x + 190, y + 110)
    (two, tip), (three, _) = pins[2], pins[3]
    middle, low = (two + three) / 2, tip + 66
    for px, side in ((two, -1), (three, 1)):
        c.path(f"M{px} {tip}V{low - 24}H{middle + side * 42}V{low}", fill="none",
               stroke="#8fb0ee", stroke_width=6)  # fmt: skip
    smd(c, middle, low, "472")
    for px, net, side, stop in ((two, "BAT+", -1, 190), (three, "GND", 1, 516)):
        c.path(f"M{px} {tip - 4}L{middle + side * 100} {tip + 70}L{stop} {y + h - 20}V505"
               f"H{middle + side * 66}", fill="none", stroke="#fbfaf6", stroke_width=9,
               stroke_linejoin="round")  # fmt: skip
        c.path(f"M{px} {tip - 4}L{middle + side * 100} {tip + 70}L{stop} {y + h - 20}V505"
               f"H{middle + side * 66}", fill="none", stroke=COLOURS[net], stroke_width=5,
               stroke_linejoin="round", stroke_linecap="round")  # fmt: skip
    c.rect(middle - 70, 462, 140, 80, rx=10, fill="#e8b923", stroke=DARK, stroke_width=2)
    c.rect(middle - 54, 478, 108, 48, rx=5, fill="#dfe8d8")
    c.text(middle, 510, "4.70 kΩ", 22, "middle", bold=True)
    legend(c, 810)
    return c.svg()


def chip(c: Canvas, x: float, y: float) -> dict[int, tuple[float, float]]:
    """A TP4056 in its SOP-8 with pins 1 to 4 below; where each of them ends."""
    w, h, found = 200, 108, {}
    for i in range(4):
        px = x + 28 + i * 48
        c.rect(px - 9, y - 20, 18, h + 40, fill=SILVER)
        found[i + 1] = (px, y + h + 20)
    c.rect(x, y, w, h, rx=5, fill=DARK)
    c.circle(x + 14, y + h - 44, 6, fill="#77777c")
    c.text(x + w / 2, y + h / 2 + 7, "TP4056", 22, "middle", bold=True, fill=WHITE)
    for i in range(4):
        px = x + 28 + i * 48
        c.text(px, y + h - 8, str(i + 1), 19, "middle", bold=True, fill=WHITE)
        c.text(px, y + 22, str(8 - i), 19, "middle", bold=True, fill=WHITE)
    return found


def smd(c: Canvas, x: float, y: float, text: str) -> None:
    c.rect(x - 46, y - 19, 92, 38, rx=3, fill=SILVER)
    c.rect(x - 32, y - 19, 64, 38, fill="#17171a")
    c.text(x, y + 8, text, 23, "middle", bold=True, fill=WHITE)


def legend(c: Canvas, x: float) -> None:
    """What is there, and what takes its place."""
    smd(c, x, 100, "122")
    c.text(x, 152, "1k2: 1 A", 24, "middle", bold=True)
    for side in (-1, 1):
        c.line(x - 100, 100 - side * 16, x - 68, 100 + side * 16, stroke=RED, stroke_width=8,
               stroke_linecap="round")  # fmt: skip
    c.path(f"M{x - 100} 292L{x - 88} 306L{x - 66} 274", fill="none", stroke="#2f8f4e",
           stroke_width=8, stroke_linecap="round", stroke_linejoin="round")  # fmt: skip
    c.path(f"M{x} 176V232M{x - 16} 216L{x} 234L{x + 16} 216", fill="none", stroke=DARK,
           stroke_width=6, stroke_linecap="round", stroke_linejoin="round")  # fmt: skip
    smd(c, x, 290, "472")
    c.text(x, 344, "4k7: 250 mA", 24, "middle", bold=True)
