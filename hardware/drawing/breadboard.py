"""The Pico's wiring on a breadboard of 830 holes, whole or step by step as the guide builds it."""

import functools
import json

from hardware import nets, pinouts
from hardware.drawing import looks, wires
from hardware.drawing.board_looks import pico_lying
from hardware.drawing.canvas import Canvas
from hardware.drawing.looks import MM, PITCH, Part

COLUMNS = 63
LEFT = 64
ROWS = {"j": 256, "i": 280, "h": 304, "g": 328, "f": 352}
ROWS |= {"e": 424, "d": 448, "c": 472, "b": 496, "a": 520}
RAILS = {"+": (184, 592), "-": (208, 568)}
TOP, BOTTOM = 160, 616
BODY = "#ecebe5"
# Where the parts are plugged in: buttons by their left legs, the rest by their pins' columns.
BUTTON_AT = {"left": 2, "up": 6, "down": 10, "right": 14, "b": 18, "a": 22}
OLED_AT = 29
BUZZER_AT = (40, 38)
PICO_AT = 63  # pin 1
POWER_AT = 42  # where 3.3 V enters the upper rail
STEPS = ("pico", "oled", "buttons", "buzzer")
GAP = 31  # a column without holes in the rails: where some breadboards have cut them through


def picture(pins: dict, step: str | None = None) -> str:
    """The breadboard after this step, the wires of earlier steps pale; without a step, whole."""
    c = sheet(f"Signalbox on a breadboard: {step or 'all'}")
    done = STEPS[: STEPS.index(step) + 1] if step else STEPS
    circuit = nets.nets(pins, battery=False)
    used = {
        pinouts.printed(pins, pin)
        for name, ends in circuit.items()
        for part, pin in ends
        if part == "board" and any(stage_of(end) in done for end in circuit[name])
    }
    parts = plugged(c, used, done)
    boxes = [part.box for part in parts.values()]
    for stage, net, ways in routed(json.dumps(pins)):
        if stage in done:
            for way in ways:
                wires.strand(c, net, way, boxes, BODY, None if step in (None, stage) else 0.4)
    for part, pin in [end for ends in circuit.values() for end in ends]:
        if stage_of((part, pin)) in done:
            for x, y in legs(part, pin, parts, pins):
                c.pin(x, y, part, pin)
    return c.svg()


def split_rails() -> str:
    """A breadboard whose rails are cut in the middle, and the four jumpers that join them."""
    c = sheet("Signalbox: split rails, bridged", split=True)
    for sign, net in (("+", "3V3"), ("-", "GND")):
        for y in RAILS[sign]:
            c.path(f"M{column(GAP - 1)} {y}L{column(GAP + 1)} {y}", fill="none", class_="wire",
                   data_net=net, stroke=wires.COLOURS[net], stroke_width=7,
                   stroke_linecap="round")  # fmt: skip
    for ys in zip(*RAILS.values(), strict=True):
        middle = sum(ys) / 2
        c.rect(column(GAP) - 54, middle - 28, 108, 56, rx=12, fill="none", stroke="#222",
               stroke_width=3, stroke_dasharray="8 6")  # fmt: skip
    return c.svg()


@functools.cache
def routed(pins_as_json: str) -> list:
    """(step, net, ways) of every wire, as they lie when all parts are there."""
    pins = json.loads(pins_as_json)
    c = sheet("")
    parts = plugged(c, set(), STEPS)
    wanted = jumpers(nets.nets(pins, battery=False), parts, pins)
    over_holes = dict.fromkeys(wires.cells((0, TOP, c.width, BOTTOM), 0), 2.0)
    found = wires.route(c, [(net, ends) for _, net, ends in wanted], parts, over_holes)
    return [(stage, net, ways) for (stage, net, _), ways in zip(wanted, found, strict=True)]


def legs(part: str, pin: int | str, parts: dict[str, Part], pins: dict) -> list:
    """The holes that a pin is plugged into."""
    if part in ("board", "oled"):
        return [place[:2] for place in parts[part].pins[pinouts.printed(pins, pin)]]
    x, _, _ = hole((part, pin))
    return [(x, ROWS[row]) for row in ("c" if part == "buzzer" else "fe")]


def stage_of(end: nets.End) -> str:
    """The step in which this end gets its wire."""
    part = end[0]
    return "buttons" if part in nets.BUTTONS else {"board": "pico", "rail": "oled"}.get(part, part)


def column(at: float) -> float:
    return LEFT + (at - 1) * PITCH


def sheet(title: str, split: bool = False) -> Canvas:
    """The breadboard without parts; `split`: the lines of its rails have a gap."""
    c = Canvas(LEFT + COLUMNS * PITCH + 56, 648, title)
    c.rect(LEFT - 40, TOP, COLUMNS * PITCH + 56, BOTTOM - TOP, rx=10, fill=BODY,
           stroke="#cfcdc4", stroke_width=2)  # fmt: skip
    c.rect(LEFT - 40, 376, COLUMNS * PITCH + 56, 24, fill="#dddbd2")
    for sign, colour in (("+", "#d62828"), ("-", "#2f62b5")):
        for y in RAILS[sign]:
            edge = y - 12 if (sign == "+") == (y < 400) else y + 12
            cuts = [column(GAP) - 16, column(GAP) + 16] if split else []
            stops = [LEFT - 20, *cuts, column(COLUMNS) + 8]
            for start, end in zip(stops[::2], stops[1::2], strict=True):
                c.line(start, edge, end, edge, stroke=colour, stroke_width=2)
            c.text(LEFT - 32, y + 6, sign.replace("-", "−"), 18, "middle", bold=True, fill=colour)
    holes = [(column(at), y) for at in range(1, COLUMNS + 1) for y in ROWS.values()]
    rails = [at for at in range(2, COLUMNS) if at % 6 != 1]
    holes += [(column(at), y) for at in rails for ys in RAILS.values() for y in ys]
    path = "".join(f"M{int(x) - 3} {int(y) - 3}h6v6h-6z" for x, y in holes)
    c.path(path, fill="#8d8b83")
    for name, y in ROWS.items():
        c.text(LEFT - 26, y + 5, name, 14, "middle", fill="#7a786f")
    for at in range(5, COLUMNS, 5):
        c.text(column(at), ROWS["a"] + 28, str(at), 14, "middle", fill="#7a786f")
    return c


def plugged(c: Canvas, used: set[str], done: tuple[str, ...]) -> dict[str, Part]:
    """All parts; those of later steps keep their place but are not drawn."""
    hidden = Canvas(10, 10, "")
    parts = {"board": pico_lying(c, column(PICO_AT), ROWS["h"], used)}
    on = c if "oled" in done else hidden
    top = ROWS["i"] - 14
    parts["oled"] = looks.oled(on, column(OLED_AT + 1.5) - 27.3 * MM / 2, top)
    on = c if "buttons" in done else hidden
    for name, at in BUTTON_AT.items():
        middle = (ROWS["f"] + ROWS["e"]) / 2
        parts[name] = standing(on, column(at + 1), middle, name)
    on = c if "buzzer" in done else hidden
    parts["buzzer"] = looks.disc(on, column(sum(BUZZER_AT) / 2), ROWS["d"] - 16)
    return parts


def standing(c: Canvas, x: float, y: float, name: str) -> Part:
    """A button across the middle groove: its left legs are contact 1, its right legs contact 2."""
    for dx in (-PITCH, PITCH):
        c.rect(x + dx - 4, ROWS["f"] - 4, 8, ROWS["e"] - ROWS["f"] + 8, rx=2, fill=looks.SILVER)
    looks.cap(c, x, y, name)
    half = 3 * MM
    return Part((x - half, y - half, x + half, y + half))


def jumpers(circuit: nets.Nets, parts: dict[str, Part], pins: dict) -> list:
    """(step, net, two ends) for every wire: signals hole to hole, power by the rails."""
    found = []
    for net, ends in circuit.items():
        if net == "GND":
            continue
        (_, pin), other = ends
        here = parts["board"].pins[pinouts.printed(pins, pin)]
        if net == "3V3":
            found.append(("oled", net, to_rail(hole(other), "+")))
            other = ("rail", "+")
        found.append(
            (stage_of(other), net, [[free_hole(p[0], p[1]) for p in here], [hole(other)]])
        )
    for end in circuit["GND"]:
        if end[0] != "board":
            found.append((stage_of(end), "GND", to_rail(hole(end))))
    found.append(("oled", "GND", to_rail(free_hole(column(PICO_AT - 7), ROWS["h"]))))
    found.append(("buzzer", "GND", to_rail(free_hole(column(PICO_AT - 17), ROWS["c"]))))
    for _, _, ends in found:
        for listed in ends:
            for pin in listed:
                parts[f"hole {pin[0]} {pin[1]}"] = Part((pin[0], pin[1]) * 2, {"": [pin]})
    return sorted(found, key=lambda wire: (wire[1] in ("GND", "3V3"), wire[2][1][0][0]))


def free_hole(x: float, y: float) -> looks.Pin:
    """The outermost hole of a column, where no part covers it."""
    return (x, ROWS["j"], "up") if y < 400 else (x, ROWS["a"], "down")


def hole(end: nets.End) -> looks.Pin:
    part, pin = end
    if part in BUTTON_AT:
        return free_hole(column(BUTTON_AT[part] + (0 if pin == "1" else 2)), ROWS["f"])
    if part == "rail":
        return column(POWER_AT), RAILS[pin][0], "down"
    if part == "buzzer":
        return free_hole(column(BUZZER_AT[0 if pin == "1" else 1]), ROWS["e"])
    return free_hole(column(OLED_AT + ("GND", "VCC", "SCL", "SDA").index(pin)), ROWS["i"])


def to_rail(start: looks.Pin, sign: str = "-") -> list[list[looks.Pin]]:
    x, y, _ = start
    rail = RAILS[sign][0 if y < 400 else 1]
    near = [at for at in range(2, COLUMNS) if at % 6 != 1 and abs(column(at) - x) <= PITCH]
    best = min(near, key=lambda at: abs(column(at) - x))
    return [[start], [(column(best), rail, "down" if y < 400 else "up")]]
