"""The schematic of the gadget, for a Pico or for the ESP32 DevKit."""

from hardware import nets, pinouts
from hardware.drawing import symbols
from hardware.drawing.canvas import Canvas, number
from hardware.drawing.wires import COLOURS

CHIP = (470, 70, 200)  # left, top, width
RIGHT = ("up", "down", "left", "right", "a", "b", "buzzer", "led")
STEP = 58
BUS = 1010  # where ground runs down at the right


class Sheet:
    """A canvas with pins whose nets are known."""

    def __init__(self, c: Canvas, circuit: nets.Nets):
        self.c = c
        self.circuit = circuit
        self.pins: dict[nets.End, tuple[float, float]] = {}

    def place(self, part: str, found: symbols.Places, names: dict | None = None) -> None:
        for name, at in found.items():
            self.pins[part, (names or {}).get(name, name)] = at

    def wire(self, net: str, *points: tuple[float, float]) -> None:
        """Along right angles: between two points first across, then up or down."""
        d = [f"M{number(points[0][0])} {number(points[0][1])}"]
        for x, y in points[1:]:
            d.append(f"H{number(x)}V{number(y)}")
        self.c.path(
            "".join(d),
            fill="none",
            stroke=COLOURS[net],
            stroke_width=3,
            class_="wire",
            data_net=net,
        )

    def dot(self, net: str, at: tuple[float, float]) -> None:
        self.c.circle(*at, 5, fill=COLOURS[net])

    def ground(self, at: tuple[float, float]) -> None:
        self.wire("GND", at, (at[0], at[1] + 8))
        symbols.ground(self.c, at[0], at[1] + 8)
        self.c.pin(at[0], at[1] + 8, "ground", "symbol")


def picture(pins: dict) -> str:
    circuit = nets.nets(pins)
    c = Canvas(1080, 720, f"Signalbox: schematic with the {pins['title']}")
    sheet = Sheet(c, circuit)
    chip(sheet, pins)
    oled(sheet)
    if pins["chip"] != "esp32":
        jumpers(sheet)
    right_side(sheet, pins)
    battery(sheet, pins)
    for (part, pin), (x, y) in sheet.pins.items():
        c.pin(x, y, part, pin)
    return c.svg()


def chip(sheet: Sheet, pins: dict) -> None:
    """The board as a block: display and power at the left, what is pressed and heard right."""
    left, top, width = CHIP
    power = "VIN" if pins["chip"] == "esp32" else "VSYS"
    sides: dict = {"GND": ("left", 50), "3V3": ("left", 90)}
    sides |= {pins["scl"]: ("left", 130), pins["sda"]: ("left", 170)}
    if pins["chip"] != "esp32":
        sides["VBUS"] = ("left", 270)
    sides[power] = ("left", 340)
    if isinstance(pins["battery"], int) and pins["battery"] != nets.ON_BOARD:
        sides[pins["battery"]] = ("left", 440)
    for i, name in enumerate(rows(sheet)):
        pin = pins["buttons"].get(name, pins.get(name))
        sides[pin] = ("right", 50 + i * STEP)
    shown = {pin: (*place, pinouts.printed(pins, pin)) for pin, place in sides.items()}
    title = pins["title"].removeprefix("Raspberry Pi ").split(" (")[0]
    found = symbols.block(sheet.c, left, top, width, 560, title, shown)
    sheet.place("board", found)


def rows(sheet: Sheet) -> list[str]:
    parts = {part for ends in sheet.circuit.values() for part, _ in ends}
    return [name for name in RIGHT if name in parts]


def oled(sheet: Sheet) -> None:
    names = ("GND", "VCC", "SCL", "SDA")
    sides = {name: ("right", 40 + 40 * i, name) for i, name in enumerate(names)}
    sheet.place("oled", symbols.block(sheet.c, 90, 80, 150, 180, "OLED 128x64, I²C", sides))
    for name, net in zip(names, ("GND", "3V3", "SCL", "SDA"), strict=True):
        chip_pin = next(end for end in sheet.circuit[net] if end[0] == "board")
        sheet.wire(net, sheet.pins["oled", name], sheet.pins[chip_pin])
    x, y = sheet.pins["oled", "GND"]
    sheet.ground((x + 120, y))
    sheet.dot("GND", (x + 120, y))


def jumpers(sheet: Sheet) -> None:
    """On the circuit board two solder jumpers swap GND and VCC for the modules that need it."""
    x, y = sheet.pins["oled", "GND"]
    sheet.c.rect(x + 14, y - 14, 50, 68, rx=4, fill="none", stroke="#777", stroke_width=2,
                 stroke_dasharray="5 4")  # fmt: skip
    sheet.c.text(x + 39, y - 20, "JP1 JP2", 12, "middle", fill="#555")


def right_side(sheet: Sheet, pins: dict) -> None:
    """Buttons, buzzer and light, all from their pins to the ground line at the right."""
    listed = rows(sheet)
    for i, name in enumerate(listed):
        y = CHIP[1] + 50 + i * STEP
        if name == "led":
            sheet.place("r3", symbols.resistor(sheet.c, 790, y, "330 Ω"))
            sheet.place("led", symbols.diode(sheet.c, 900, y, "LED", light=True))
            sheet.wire("LED2", sheet.pins["r3", "2"], sheet.pins["led", "A"])
            start, end = sheet.pins["r3", "1"], sheet.pins["led", "K"]
        elif name == "buzzer":
            sheet.place(name, symbols.buzzer(sheet.c, 840, y))
            start, end = sheet.pins[name, "1"], sheet.pins[name, "2"]
        else:
            sheet.place(name, symbols.button(sheet.c, 840, y, name))
            start, end = sheet.pins[name, "1"], sheet.pins[name, "2"]
        pin = pins["buttons"].get(name, pins.get(name))
        sheet.wire(name.upper(), sheet.pins["board", pin], start)
        sheet.wire("GND", end, (BUS, y))
        sheet.dot("GND", (BUS, y))
    top, bottom = CHIP[1] + 50, CHIP[1] + 50 + (len(listed) - 1) * STEP
    sheet.wire("GND", (BUS, top), (BUS, bottom + 30))
    sheet.ground((BUS, bottom + 30))


def battery(sheet: Sheet, pins: dict) -> None:
    """Cell, charger, switch and diode in one line to the board's supply pin."""
    esp32 = pins["chip"] == "esp32"
    y = CHIP[1] + 340
    sides = {"OUT+": ("right", 110, "OUT+"), "B+": ("left", 60, "B+"), "B-": ("left", 150, "B−")}
    sides["OUT-"] = ("bottom", 92, "OUT−")
    if not esp32:
        sides |= {"IN+": ("right", 40, "IN+"), "IN-": ("bottom", 34, "IN−")}
    title = "Li charger, 5 V" if esp32 else "Li charger"
    sheet.place("charger", symbols.block(sheet.c, 130, y - 110, 126, 200, title, sides))
    if not esp32:  # printed on the circuit board: "no charger: close both"
        for i, line in enumerate(("JP3 (B+ OUT+), JP4 (B- OUT-):", "open beside a charger!")):
            sheet.c.text(248, y + 158 + 16 * i, line, 12, "middle", fill="#b00")
    sheet.place("switch", symbols.switch(sheet.c, 320, y))
    sheet.place("diode", symbols.diode(sheet.c, 396, y, "1N5817"))
    sheet.place("cell", symbols.cell(sheet.c, 60, y - 5))
    at = sheet.pins
    sheet.wire("OUT+", at["charger", "OUT+"], at["switch", "1"])
    sheet.wire("SWITCHED", at["switch", "2"], at["diode", "A"])
    supply = "VIN" if esp32 else "VSYS"
    sheet.wire(supply, at["diode", "K"], at["board", supply])
    sheet.wire("BAT+", at["charger", "B+"], (60, y - 50), at["cell", "+"])
    sheet.wire("BAT-", at["charger", "B-"], (60, y + 40), at["cell", "-"])
    if not esp32:
        sheet.wire("VBUS", at["charger", "IN+"], at["board", "VBUS"])
    for pin in ("IN-", "OUT-"):
        if ("charger", pin) in at:
            sheet.ground(at["charger", pin])
    if ("r1", "1") in {end for ends in sheet.circuit.values() for end in ends}:
        divider(sheet, pins, esp32, y)


def divider(sheet: Sheet, pins: dict, esp32: bool, y: float) -> None:
    """Two resistors that halve the voltage for the pin that measures it."""
    at = sheet.pins
    line = CHIP[1] + 440
    if esp32:  # from the cell, along the bottom of the sheet
        low = y + 200
        sheet.place("r1", symbols.resistor(sheet.c, 130, low, "100 kΩ"))
        sheet.place("r2", symbols.resistor(sheet.c, 300, low + 34, "100 kΩ", upright=True))
        sheet.wire("BAT+", (60, y - 50), (24, y - 50), (24, low), at["r1", "1"])
        sheet.dot("BAT+", (60, y - 50))
        node = at["r2", "1"]
        sheet.wire("BATTERY", at["r1", "2"], node)
        sheet.wire("BATTERY", node, (400, low), at["board", pins["battery"]])
    else:
        x = 438
        sheet.place("r1", symbols.resistor(sheet.c, x, line - 50, "100 kΩ", upright=True))
        sheet.place("r2", symbols.resistor(sheet.c, x, line + 50, "100 kΩ", upright=True))
        sheet.wire("VSYS", (x, y), at["r1", "1"])
        sheet.dot("VSYS", (x, y))
        node = (x, line)
        sheet.wire("BATTERY", at["r1", "2"], at["r2", "1"])
        sheet.wire("BATTERY", node, at["board", pins["battery"]])
    sheet.dot("BATTERY", node)
    sheet.ground(at["r2", "2"])
