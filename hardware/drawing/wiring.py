"""The wiring pictures: a board and its parts as they lie on the table, one wire a net."""

from hardware import nets, pinouts
from hardware.drawing import looks, wires
from hardware.drawing.board_looks import board as draw_board
from hardware.drawing.canvas import Canvas
from hardware.drawing.looks import MM, Part

# Upper left corners of the parts; of a button its middle.
PLACES = {
    "rp2": {
        "size": (1160, 816),
        "board": (464, 104),
        "oled": (80, 138),
        "up": (192, 528),
        "down": (192, 720),
        "left": (80, 624),
        "right": (304, 624),
        "b": (792, 752),
        "a": (904, 704),
        "buzzer": (712, 472),
        "charger": (880, 48),
        "cell": (852, 336),
        "switch": (800, 236),
        "diode": (704, 306),
        "r1": (704, 366),
        "r2": (704, 420),
    },
    "esp32": {
        "size": (1240, 944),
        "board": (520, 80),
        "oled": (900, 90),
        "up": (176, 136),
        "down": (176, 344),
        "left": (72, 240),
        "right": (280, 240),
        "b": (304, 432),
        "a": (400, 376),
        "buzzer": (960, 520),
        "charger": (432, 648),
        "cell": (64, 592),
        "switch": (240, 500),
        "diode": (376, 510),
        "r1": (680, 670),
        "r2": (680, 740),
        "r3": (860, 470),
        "led": (1030, 420),
    },
}
CHARGER_PINS = {
    "rp2": ("IN+", "IN-", "OUT+", "OUT-", "B+", "B-"),
    "esp32": ("B+", "B-", "OUT+", "OUT-"),
}
DIODE = {"rp2": ("K", "A"), "esp32": ("A", "K")}  # from left to right


def picture(pins: dict) -> str:
    """The SVG of one board of pins.toml."""
    circuit = nets.nets(pins)
    where = PLACES[pinouts.family(pins)]
    c = Canvas(*where["size"], f"Signalbox: wiring of the {pins['title']}")
    used = {
        pinouts.printed(pins, pin)
        for ends in circuit.values()
        for part, pin in ends
        if part == "board"
    }
    parts = {name: draw(c, name, where, pins, used) for name in sorted(parts_of(circuit))}
    wires.draw(c, circuit, parts, lambda pin: pinouts.printed(pins, pin))
    return c.svg()


def parts_of(circuit: nets.Nets) -> set[str]:
    return {part for ends in circuit.values() for part, _ in ends}


def draw(c: Canvas, name: str, where: dict, pins: dict, used: set[str]) -> Part:
    x, y = where[name]
    if name in nets.BUTTONS:
        return looks.button(c, x - 3 * MM, y - 3 * MM, name)
    others = {
        "board": lambda: draw_board(c, x, y, pins, used),
        "oled": lambda: looks.oled(c, x, y),
        "buzzer": lambda: looks.buzzer(c, x, y),
        "cell": lambda: looks.cell(c, x, y),
        "charger": lambda: looks.charger(c, x, y, CHARGER_PINS[pinouts.family(pins)]),
        "switch": lambda: looks.slide_switch(c, x, y),
        "diode": lambda: looks.axial(c, x, y, "diode", "1N5817", DIODE[pinouts.family(pins)]),
        "r1": lambda: looks.axial(c, x, y, "resistor", "100 kΩ", ("1", "2")),
        "r2": lambda: looks.axial(c, x, y, "resistor", "100 kΩ", ("1", "2")),
        "r3": lambda: looks.axial(c, x, y, "resistor", "330 Ω", ("1", "2")),
        "led": lambda: looks.led(c, x, y),
    }
    return others[name]()
