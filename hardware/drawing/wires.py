"""Wires between the pins of parts: found on a grid, clear of every part and every label."""

from collections.abc import Callable

from hardware.drawing.canvas import PAPER, Box, Canvas, rounded
from hardware.drawing.looks import Part, Pin
from hardware.drawing.route import Grid, Place, corners
from hardware.nets import Nets

CELL = 8
MARGIN = 6  # how far a wire's middle stays away from what it must not touch
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
COLOURS = {
    "GND": "#2b2b2e",
    "3V3": "#d62828",
    "SDA": "#1d6fd1",
    "SCL": "#e0a100",
    "UP": "#2a9d4a",
    "DOWN": "#8f4fc4",
    "LEFT": "#0d9aa3",
    "RIGHT": "#d0307f",
    "A": "#7d8c1c",
    "B": "#9c5a2c",
    "BUZZER": "#6a7b8c",
    "LED": "#c65b4a",
    "LED2": "#c65b4a",
    "VBUS": "#f26a1b",
    "VSYS": "#e3572b",
    "VIN": "#e3572b",
    "BAT+": "#b3121d",
    "BAT-": "#565a60",
    "OUT+": "#f08c00",
    "SWITCHED": "#f08c00",
    "BATTERY": "#5b8e7d",
}
# Signals from the lowest pin up, so that they lie beside each other; then power, ground last.
LAST = ("3V3", "VBUS", "VSYS", "VIN", "GND")


Wire = tuple[str, list[list[Pin]]]  # a net and its ends; an end is all pins that will do


def draw(c: Canvas, circuit: Nets, parts: dict[str, Part], printed: Callable) -> None:
    """Route all nets of a circuit and draw them."""
    wanted = [
        (net, [parts[part].pins[printed(pin)] for part, pin in ends])
        for net, ends in circuit.items()
    ]
    wanted.sort(key=lambda wire: turn(wire, circuit))
    found = route(c, wanted, parts)
    for (net, _), ways in list(zip(wanted, found, strict=True))[::-1]:
        for way in ways:
            strand(c, net, way, [part.box for part in parts.values()])
    for (net, _), ways in zip(wanted, found, strict=True):
        for at in junctions(ways):
            c.circle(at[0] * CELL, at[1] * CELL, 6.5, fill=COLOURS[net])
    for part, pin in [end for ends in circuit.values() for end in ends]:
        for x, y, _ in parts[part].pins[printed(pin)]:
            c.pin(round(x / CELL) * CELL, round(y / CELL) * CELL, part, pin)


def route(
    c: Canvas, wanted: list[Wire], parts: dict[str, Part], cost: dict[Place, float] | None = None
) -> list[list[list[Place]]]:
    """The ways of every wire, clear of the parts and of the labels that stand on the canvas."""
    grid = Grid(int(c.width // CELL), int(c.height // CELL), crowd=1.5)
    grid.cost = cost or {}
    for box in [part.box for part in parts.values()] + c.labels:
        grid.block(cells(box, MARGIN))
    home = {
        pin: part.box for part in parts.values() for listed in part.pins.values() for pin in listed
    }
    exits = [
        (net, [[exit_of(home[pin], pin) for pin in pins] for pins in ends]) for net, ends in wanted
    ]
    for _, ends in exits:
        grid.block(stub[-1] for stubs in ends for stub in stubs)
    return [tree(grid, net, ends) for net, ends in exits]


def turn(wire: Wire, circuit: Nets) -> tuple:
    """Which net goes first: the one that would otherwise have to cross its neighbours."""
    net, ends = wire
    heights = {part: pins[0][1] for (part, _), pins in zip(circuit[net], ends, strict=True)}
    start = heights.pop("board", 0.0)
    others = sum(heights.values()) / len(heights)
    return LAST.index(net) if net in LAST else -1, start if others < start else -start


def cells(box: Box, margin: float) -> list[Place]:
    left, top, right, bottom = box
    return [
        (x, y, 0)
        for x in range(-int(-(left - margin) // CELL), int((right + margin) // CELL) + 1)
        for y in range(-int(-(top - margin) // CELL), int((bottom + margin) // CELL) + 1)
    ]


def exit_of(box: Box, pin: Pin) -> list[Place]:
    """From the pin straight out of its part to the first free place."""
    x, y, way = pin
    dx, dy = WAYS[way]
    left, top, right, bottom = box
    at = (round(x / CELL), round(y / CELL), 0)
    out = [at]
    while (
        left - MARGIN <= at[0] * CELL <= right + MARGIN
        and top - MARGIN <= at[1] * CELL <= bottom + MARGIN
    ):
        at = (at[0] + dx, at[1] + dy, 0)
        out.append(at)
    return out


def tree(grid: Grid, net: str, wanted: list[list[list[Place]]]) -> list[list[Place]]:
    """All ends of a net joined. An end is a list of exits: any one of them will do."""
    wanted = sorted(wanted, key=len, reverse=True)  # the board's many GND pins come first
    sources = {stub[-1]: stub for stub in wanted[0]}
    joined: list[list[Place]] = []
    left = wanted[1:]
    reached: set[Place] = set()
    while left:
        goals = {stub[-1]: (stub, end) for end in left for stub in end}
        way = grid.connect(net, goals, reached | set(sources))
        stub, end = goals[way[0]]
        left.remove(end)
        whole = stub + way[1:]
        if way[-1] in sources and way[-1] not in reached:
            whole = whole + sources[way[-1]][-2::-1]
        grid.take(net, whole)
        joined.append(whole)
        reached.update(whole)
    return joined


def strand(
    c: Canvas, net: str, way: list[Place], boxes: list[Box], paper: str = PAPER, opacity=None
) -> None:
    """One wire; where it crosses another on the table, a little paper shows beside it."""
    open_ = [at for at in way if not any(inside(at, box) for box in boxes)]
    halo = rounded([(x * CELL, y * CELL) for x, y, _ in corners(open_)])
    c.path(halo, fill="none", stroke=paper, stroke_width=9)
    points = [(x * CELL, y * CELL) for x, y, _ in corners(way)]
    c.path(rounded(points), fill="none", stroke=COLOURS[net], stroke_width=5,
           stroke_linecap="round", opacity=opacity, class_="wire", data_net=net)  # fmt: skip


def inside(at: Place, box: Box) -> bool:
    return box[0] <= at[0] * CELL <= box[2] and box[1] <= at[1] * CELL <= box[3]


def junctions(ways: list[list[Place]]) -> list[Place]:
    """Where one wire of a net ends on another."""
    return [
        way[-1]
        for i, way in enumerate(ways)
        if any(way[-1] in other[1:-1] for other in ways[:i] + ways[i + 1 :])
    ]
