"""Finds the tracks of the circuit board on two layers, by the rules of measures.toml.

Works on plain numbers, so it needs no KiCad. A pad is (net, x, y, half its width, half its height,
layers); lengths are millimetres in KiCad's frame (y down), layer 0 is the front.
"""

from itertools import pairwise

from hardware.drawing.route import Grid, Place, corners
from hardware.measures import BOARD, MEASURES

STEP = 0.635  # a quarter of the pitch: a track fits between two pins of the Pico
RULES = MEASURES["rules"]
Pad = tuple[str, float, float, float, float, tuple[int, ...]]
Track = tuple[str, int, tuple[float, float], tuple[float, float]]
Via = tuple[str, float, float]


class BoardGrid(Grid):
    """A place is closed to all nets but one, or to all ("*")."""

    def __init__(self):
        super().__init__(
            round(BOARD["width"] / STEP), round(BOARD["height"] / STEP), 2, diagonal=True
        )
        # by width: the nets whose copper is too near for a track or a via as wide as that
        widths = (RULES["track"], RULES["power_track"], RULES["via"])
        self.near: dict[float, dict[Place, set[str]]] = {width: {} for width in widths}

    def closed(self, place: Place, net: str) -> bool:
        there = self.near[width_of(net)].get(place)
        return there is not None and there != {net}

    def no_via(self, column: int, row: int, net: str) -> bool:
        near = self.near[RULES["via"]]
        return any(near.get((column, row, layer), {net}) != {net} for layer in (0, 1))

    def keep_away(self, net: str, box: tuple, layers: tuple[int, ...]) -> None:
        """Copper of this net fills the box: others stay away from it."""
        for layer in layers:
            for width, near in self.near.items():
                for place in places(box, RULES["gap"] + 0.02 + width / 2, layer):
                    near.setdefault(place, set()).add(net)


def places(box: tuple, margin: float, layer: int) -> list[Place]:
    left, top, right, bottom = box
    return [
        (x, y, layer)
        for x in range(-int(-(left - margin) // STEP), int((right + margin) // STEP) + 1)
        for y in range(-int(-(top - margin) // STEP), int((bottom + margin) // STEP) + 1)
    ]


def find(pads: list[Pad], closed: list[tuple]) -> tuple[list[Track], list[Via]]:
    """Tracks and vias of all nets but GND, which the copper areas join.

    `closed` are boxes (left, top, right, bottom, layers) without any tracks.
    """
    grid = BoardGrid()
    edge = RULES["edge"] - RULES["gap"]
    width, height = BOARD["width"], BOARD["height"]
    frame = [(0, 0, width, edge), (0, height - edge, width, height), (0, 0, edge, height)]
    for box in [*frame, (width - edge, 0, width, height)]:
        grid.keep_away("*", box, (0, 1))
    for *box, layers in closed:
        grid.keep_away("*", tuple(box), layers)
    for net, x, y, w, h, layers in pads:
        grid.keep_away(net or "*", (x - w, y - h, x + w, y + h), layers)
    tracks: list[Track] = []
    vias: list[Via] = []
    by_net = {net: [pad for pad in pads if pad[0] == net] for net in {pad[0] for pad in pads}}
    through = [inside(pad) for pad in by_net["GND"] if len(pad[5]) > 1]
    for pad in by_net["GND"]:
        if len(pad[5]) == 1 and not any(inside(pad) & hole for hole in through):
            dive(grid, pad, tracks, vias)
    for net in sorted(set(by_net) - {"", "GND"}, key=lambda net: (spread(by_net[net]), net)):
        join(grid, net, by_net[net], tracks, vias)
    return tracks, vias


def dive(grid: BoardGrid, pad: Pad, tracks: list, vias: list) -> None:
    """A via beside a pad that has only one layer: the copper area of that may not reach it."""
    _, x, y, _, _, (layer,) = pad
    goals = {
        place
        for place in places((x, y, x, y), 3.0, 1 - layer)
        if not grid.no_via(place[0], place[1], "GND")
    }
    way = grid.connect("GND", inside(pad), goals)
    draw(grid, "GND", way, dict.fromkeys(inside(pad), (x, y)), tracks, vias)


def spread(pads: list[Pad]) -> float:
    """How far the pads of a net lie apart: short nets go first."""
    across = [pad[1] for pad in pads], [pad[2] for pad in pads]
    return round(sum(max(values) - min(values) for values in across), 3)


def join(grid: BoardGrid, net: str, pads: list[Pad], tracks: list, vias: list) -> None:
    """Join all pads of a net."""
    middles: dict[Place, tuple[float, float]] = {}
    left: list[set[Place]] = []
    for pad in pads:
        group = inside(pad)
        for place in group:
            middles.setdefault(place, pad[1:3])
        touching = [other for other in left if other & group]  # a hole and the pad around it
        left = [other for other in left if other not in touching] + [group.union(*touching)]
    reached = left.pop(0)
    while left:
        way = grid.connect(net, reached, set().union(*left))
        reached |= set(way)
        for group in [group for group in left if way[-1] in group]:
            left.remove(group)
            reached |= group
        draw(grid, net, way, middles, tracks, vias)


def inside(pad: Pad) -> set[Place]:
    """The places of the grid in the middle of a pad, at least the nearest one."""
    _, x, y, w, h, layers = pad
    middle = (round(x / STEP), round(y / STEP))
    box = (x - w * 0.6, y - h * 0.6, x + w * 0.6, y + h * 0.6)
    return {place for layer in layers for place in [*places(box, 0, layer), (*middle, layer)]}


def width_of(net: str) -> float:
    return RULES["power_track"] if net in RULES["power_nets"] else RULES["track"]


def draw(grid, net: str, way: list[Place], middles: dict, tracks: list, vias: list) -> None:
    """A way as straight tracks from pad to pad, with a via where it changes the layer."""
    half = width_of(net) / 2
    for place in way:
        x, y = at(place)
        grid.keep_away(net, (x - half, y - half, x + half, y + half), (place[2],))
    for end in (way[0], way[-1]):
        if end in middles and middles[end] != at(end):
            tracks.append((net, end[2], middles[end], at(end)))
    for a, b in pairwise(corners(way)):
        if a[2] == b[2]:
            tracks.append((net, a[2], at(a), at(b)))
        else:
            x, y = at(a)
            vias.append((net, x, y))
            reach = RULES["via"] / 2
            grid.keep_away(net, (x - reach, y - reach, x + reach, y + reach), (0, 1))


def at(place: Place) -> tuple[float, float]:
    return round(place[0] * STEP, 3), round(place[1] * STEP, 3)
