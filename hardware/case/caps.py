"""The caps: one cross for the four arrows, A and B. They lie in the front's openings and stand on
the buttons' stems."""

from build123d import Plane, Polygon, Pos, Solid, extrude

from hardware.case.solids import Span, box, cone, grown, one, rod, tapered
from hardware.case.variant import CAPS, CASE, Variant, cap_gap, flange_bottom
from hardware.measures import PARTS, PLACES, at_hole, buttons

NOSES = {"a": 1, "b": -1}  # A's points up, B's down: swapped, the letters are upside down
ARROWS = ("up", "down", "left", "right")
# Engraved letters about the middle of the cap: the outline, then what it encloses.
LETTERS = {
    "a": [
        [(-2.2, -2.8), (-1.4, -2.8), (-1.0, -1.6), (1.0, -1.6), (1.4, -2.8), (2.2, -2.8),
         (0.45, 2.8), (-0.45, 2.8)],
        [(-0.75, -0.85), (0.75, -0.85), (0.0, 1.6)],
    ],
    "b": [
        [(-1.85, -2.8), (0.95, -2.8), (1.9, -1.9), (1.9, -0.6), (1.4, 0.0), (1.9, 0.6),
         (1.9, 1.9), (0.95, 2.8), (-1.85, 2.8)],
        [(-1.15, 0.35), (0.8, 0.35), (1.15, 0.75), (1.15, 1.7), (0.7, 2.1), (-1.15, 2.1)],
        [(-1.15, -0.35), (0.8, -0.35), (1.15, -0.75), (1.15, -1.7), (0.7, -2.1), (-1.15, -2.1)],
    ],
}  # fmt: skip


def caps(variant: Variant) -> dict[str, Solid]:
    return {"cross": cross(variant), "a": round_cap(variant, "a"), "b": round_cap(variant, "b")}


def top(variant: Variant) -> float:
    return variant.front + CASE["front"] + CAPS["stands_out"]


def slope() -> tuple[float, float]:
    """How far the flange's upper side goes in, and how far up meanwhile: just steeper than 45
    degrees, so that a cap is printed on its face without supports."""
    return CAPS["flange"], CAPS["flange"] + 0.05


def round_cap(variant: Variant, name: str) -> Solid:
    x, y = buttons()[name]
    radius, (run, rise) = CAPS["round"], slope()
    rim = variant.front - cap_gap()
    edge = 0.4
    high = top(variant)
    body = rod(x, y, radius, (flange_bottom(), high - edge))
    body += cone(x, y, (radius, radius - edge), (high - edge, high))
    body += rod(x, y, radius + run, (flange_bottom(), rim))
    body += cone(x, y, (radius + run, radius), (rim, rim + rise))
    body += nose(x, y, NOSES[name], rim)
    outline, *enclosed = (raised(points) for points in LETTERS[name])
    letter = outline - enclosed
    return one(body - [socket(x, y), Pos(x, y, high - CAPS["engraved"]) * letter])


def nose(x: float, y: float, way: int, rim: float) -> Solid:
    """Beyond the flange, under the same slope."""
    (width, beyond, _), (run, rise) = CAPS["nose"], slope()
    # From where its corners leave the flange: nothing of it hangs beside the slope.
    reach = ((CAPS["round"] + run) ** 2 - (width / 2) ** 2) ** 0.5
    steep = rise * beyond / run
    outline = [(0.0, rim), (reach, rim), (reach + beyond, rim - steep)]
    outline += [(reach + beyond, flange_bottom()), (0.0, flange_bottom())]
    upright = Plane((x - way * width / 2, y, 0), x_dir=(0, way, 0), z_dir=(way, 0, 0))
    return extrude(upright * Polygon(*outline, align=None), width, dir=(way, 0, 0))


def cross(variant: Variant) -> Solid:
    """Pressed at a tip, it tilts over the two buttons beside; its foot keeps it from going down
    as a whole."""
    high, (run, rise) = top(variant), slope()
    rim = variant.front - cap_gap()
    x, y = at_hole(*PLACES["cross"])
    radius, above = CAPS["pivot"]
    body = rod(x, y, radius, (above, flange_bottom() + 1.0))
    for arm in cross_arms(0.0):
        body += box(*arm, (flange_bottom(), high))
        body += box(*(grown(span, run) for span in arm), (flange_bottom(), rim))
        body += tapered(*arm, (rim, rim + rise), run)
    cut = [socket(*buttons()[name]) for name in ARROWS]
    cut += [Pos(0, 0, high - CAPS["engraved"]) * arrow(name) for name in ARROWS]
    return one(body - cut)


def cross_arms(gap: float) -> list[tuple[Span, Span]]:
    """The two bars of the cross, with a gap around them."""
    x, y = at_hole(*PLACES["cross"])
    tip, half = (size + gap for size in CAPS["cross"])
    return [
        ((x - tip, x + tip), (y - half, y + half)),
        ((x - half, x + half), (y - tip, y + tip)),
    ]


def socket(x: float, y: float) -> Solid:
    part = PARTS["button"]
    return rod(x, y, part["stem"] / 2 + CAPS["socket"], (flange_bottom() - 1, part["top"]))


def arrow(name: str) -> Solid:
    """A triangle that points outwards."""
    (x, y), (mx, my) = buttons()[name], at_hole(*PLACES["cross"])
    dx, dy = ((x > mx) - (x < mx)) * 1.0, ((y > my) - (y < my)) * 1.0
    points = [
        (x + dx * along - dy * aside, y + dy * along + dx * aside)
        for along, aside in ((1.6, 0.0), (-1.0, 1.8), (-1.0, -1.8))
    ]
    return raised(points)


def raised(points: list[Span]) -> Solid:
    return extrude(Polygon(*points, align=None), 2.0, dir=(0, 0, 1))
