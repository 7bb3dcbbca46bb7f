"""The Pico's footprint: holes for headers and, around them, pads for its castellated edge.

KiCad 6 has none. Seen from above, USB at the top, origin in the middle of the Pico.
"""

from itertools import pairwise

from hardware.measures import BOARD, PARTS

SIZE = PARTS["pico"]["size"]
ROWS = 3.5 * BOARD["pitch"]  # from the middle to each row of pins
FIRST = -9.5 * BOARD["pitch"]
DRILL = 1.02
PAD = (3.5, 1.7)  # reaches 1 mm beyond the edge: there the iron goes
OUTWARD = 0.9  # the pad's middle from the hole's
# No copper under the test pads near its USB socket and the debug pads at the other end.
KEEP_OUT = ((-6.0, -25.5, 6.0, -14.0), (-5.0, 21.5, 5.0, 25.5))


def pins() -> dict[str, tuple[float, float]]:
    """Where the 40 pins are, in the footprint's own frame (y down)."""
    found = {}
    for i in range(20):
        y = round(FIRST + i * BOARD["pitch"], 3)
        found[str(i + 1)] = (-ROWS, y)
        found[str(40 - i)] = (ROWS, y)
    return found


def text() -> str:
    """Pico.kicad_mod."""
    w, h = SIZE[1] / 2, SIZE[0] / 2
    lines = [
        '(footprint "Pico" (version 20211014) (generator signalbox) (layer "F.Cu")',
        '  (descr "Raspberry Pi Pico on headers or soldered flat by its castellated edge")',
        "  (attr through_hole)",
        field("reference", "REF**", 0, -2, "F.SilkS"),
        field("value", "Pico", 0, 2, "F.Fab"),
        *frame(-w, -h, w, h, "F.Fab", 0.1),
        *frame(-w - 1.3, -h - 1.5, w + 1.3, h + 0.3, "F.CrtYd", 0.05),
        *corners(w, h),
    ]
    for number, (x, y) in pins().items():
        lines.append(
            f'  (pad "{number}" thru_hole {"rect" if number == "1" else "circle"} '
            f"(at {x:g} {y:g}) (size 1.7 1.7) (drill {DRILL}) (layers *.Cu *.Mask))"
        )
        out = x + (OUTWARD if x > 0 else -OUTWARD)
        lines.append(
            f'  (pad "{number}" smd rect (at {out:g} {y:g}) (size {PAD[0]:g} {PAD[1]:g}) '
            '(layers "F.Cu" "F.Mask"))'
        )
    return "\n".join([*lines, ")", ""])


def field(kind: str, value: str, x: float, y: float, layer: str) -> str:
    return (
        f'  (fp_text {kind} "{value}" (at {x:g} {y:g}) (layer "{layer}")\n'
        "    (effects (font (size 1 1) (thickness 0.15))))"
    )


def frame(left: float, top: float, right: float, bottom: float, layer: str, width: float) -> list:
    points = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    return [line(a, b, layer, width) for a, b in pairwise(points)]


def corners(w: float, h: float) -> list[str]:
    """Silk at the two ends only: along the sides are pads."""
    lines = []
    for y in (-h - 0.12, h + 0.12):
        for sign in (-1, 1):
            inner = 4.2 if y < 0 else 0.0  # the USB socket stands over the upper edge
            lines.append(line((sign * w, y), (sign * inner, y), "F.SilkS", 0.12))
    return lines


def line(a: tuple, b: tuple, layer: str, width: float) -> str:
    return (
        f"  (fp_line (start {a[0]:g} {a[1]:g}) (end {b[0]:g} {b[1]:g}) "
        f'(layer "{layer}") (width {width:g}))'
    )
