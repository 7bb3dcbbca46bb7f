"""The shell: the front with its openings, the four walls, the posts that hold the board."""

from build123d import Axis, Plane, Pos, Rot, Solid

from hardware.case.caps import NOSES, cross_arms, slope
from hardware.case.solids import (
    bevelled,
    box,
    cone,
    grown,
    middle,
    one,
    ridge,
    rod,
    rounded_box,
    tapered,
)
from hardware.case.variant import CAPS, CASE, Variant, inside, outside
from hardware.measures import BOARD, PARTS, PLACES, at_hole, buttons, mounting_holes

THROUGH = 1.0  # how far a cut reaches beyond what it cuts


def shell(variant: Variant) -> Solid:
    face = variant.front + CASE["front"]
    (x, y), radius = outside(), CASE["corner"] + CASE["wall"]
    body = rounded_box(x, y, (variant.back, face), radius)
    body = bevelled(body, body.faces().sort_by(Axis.Z)[-1], CASE["chamfer"])
    body -= rounded_box(*inside(), (variant.back - THROUGH, variant.front), CASE["corner"])
    body += posts(variant)
    body += around_the_display(variant) + ribs(variant)
    return one(body - openings(variant))


def posts(variant: Variant) -> list[Solid]:
    """They reach to the board; a screw's hole in each, or a peg on it."""
    found = []
    for x, y in mounting_holes():
        z = (0.0, variant.front + THROUGH)
        post = rod(x, y, CASE["post"] / 2, z) + box(*corner(x, y), z)
        if variant.closure == "screws":
            post -= rod(x, y, CASE["pilot"] / 2, (-THROUGH, screw_tip(variant) + CASE["gap"]))
        else:
            post += rod(x, y, CASE["peg"] / 2, (-BOARD["thickness"], THROUGH))
        found.append(post)
    return found


def corner(x: float, y: float) -> tuple:
    """From a mounting hole into the corner of the walls."""
    return tuple(
        (at, high) if at > middle((low, high)) else (low, at)
        for at, (low, high) in zip((x, y), inside(), strict=True)
    )


def screw_tip(variant: Variant) -> float:
    tip = variant.back - CASE["back"] + PARTS["screw"]["length"]
    if tip < CASE["grip"]:
        raise SystemExit(
            f"measures.toml: the screws reach {tip:.1f} mm into the posts of {variant.name}, "
            f"{CASE['grip']} mm are wanted; make `length` in [parts.screw] larger"
        )
    return tip


def around_the_display(variant: Variant) -> list[Solid]:
    """Small: a pad down to the glass. Large: a frame around its board, in which it lies."""
    x, y, z = variant.oled_board
    gap, above = CASE["gap"], variant.front + THROUGH
    if variant.display == "096":
        width, height, _ = variant.oled["glass"]
        top = y[1] - variant.oled["glass_top"]
        glass = (middle(x) - width / 2, middle(x) + width / 2), (top - height, top)
        return [box(*(grown(span, 1.2) for span in glass), (variant.glass_top + gap, above))]
    outer = [grown(span, gap + CASE["thinnest"]) for span in (x, y)]
    outer[1] = (outer[1][0], inside()[1][1] + THROUGH)
    ring = box(*outer, (z[0] + gap, above))
    hollow = box(grown(x, gap), (y[0] - gap, y[1] + gap), (z[0] - THROUGH, variant.front))
    return [ring - hollow]


def ribs(variant: Variant) -> list[Solid]:
    """Two beside the nose of A and of B each."""
    width, _, high = CAPS["nose"]
    gap, thick = CASE["gap"], CASE["thinnest"]
    start = CAPS["round"] + CAPS["flange"] + 1.2 * gap
    z = (variant.front - high, variant.front + THROUGH)
    found = []
    for name, way in NOSES.items():
        x, y = buttons()[name]
        along = sorted((y + way * start, y + way * (start + thick + gap)))
        for side in (-1, 1):
            across = sorted(x + side * (width / 2 + gap + add) for add in (0.0, thick))
            found.append(box(tuple(across), tuple(along), z))
    return found


def openings(variant: Variant) -> list[Solid]:
    found = [window(variant), usb(variant), *cap_holes(variant)]
    if variant.buzzer:
        found += sound_holes(variant)
    if variant.battery:
        found += switch_slot()
    if variant.closure == "snap":
        found += grooves(variant)
    return found


def window(variant: Variant) -> Solid:
    """Upright for a little, then wider and wider towards the player."""
    x, y = (grown(span, CASE["window"]) for span in variant.view)
    low, high = variant.front, variant.front + CASE["front"]
    if variant.display == "096":
        low = variant.glass_top + CASE["gap"]
    land = low + 0.6
    grows = (high + THROUGH - land) * CASE["flare"]
    flared = tapered(x, y, (-high - THROUGH, -land), grows)  # turned over below
    upright = box(x, y, (low - THROUGH, land + 0.01))
    turned = Rot(180, 0, 0) * flared
    return Pos(0, 2 * middle(y), 0) * turned + upright


def usb(variant: Variant) -> Solid:
    """A slot for the plug's grip, open towards the lid."""
    _, y, z = variant.plug
    x = outside()[0][0]
    return box(
        (x - THROUGH, inside()[0][0] + THROUGH),
        grown(y, CASE["gap"]),
        (variant.back - THROUGH, z[1] + CASE["gap"]),
    )


def cap_holes(variant: Variant) -> list[Solid]:
    """As the caps, with a gap around them; the slopes of the flanges are in the front."""
    gap, low, high = CASE["gap"], variant.front, variant.front + CASE["front"] + THROUGH
    run, rise = slope()
    found = []
    for name in ("a", "b"):
        x, y = buttons()[name]
        wide = CAPS["round"] + gap
        found.append(rod(x, y, wide, (low - THROUGH, high)))
        found.append(cone(x, y, (wide + run, wide), (low, low + rise)))
    for arm in cross_arms(gap):
        found.append(box(*arm, (low - THROUGH, high)))
        found.append(tapered(*arm, (low, low + rise), run))
    return found


def sound_holes(variant: Variant) -> list[Solid]:
    x, y = at_hole(*PLACES["buzzer"])
    apart = CASE["sound_hole"] + CASE["thinnest"] + 0.2
    z = (variant.front - THROUGH, variant.front + CASE["front"] + THROUGH)
    places = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)]
    return [rod(x + i * apart, y + j * apart, CASE["sound_hole"] / 2, z) for i, j in places]


def switch_slot() -> list[Solid]:
    """For the whole way of the slide switch's lever; around it the wall is thinner, for a nail."""
    part = PARTS["slide_switch"]
    width, _, height = part["lever"]
    half = (width + part["lever_travel"]) / 2 + CASE["gap"]
    z = -BOARD["thickness"] - part["lever_height"]
    x, (wall, outer) = PLACES["slide_switch"], (inside()[1][1], outside()[1][1])
    across, up = (x - half, x + half), grown((z, z), height / 2 + CASE["gap"])
    deep = CASE["wall"] - CASE["thinnest"]
    dish = tapered(grown(across, 1.5), grown(up, 0.8), (-deep, 0.0), -1.05 * deep)
    upright = Plane((0, outer, 0), x_dir=(1, 0, 0), z_dir=(0, 1, 0))
    return [box(across, (wall - THROUGH, outer + THROUGH), up), upright * dish]


def grooves(variant: Variant) -> list[Solid]:
    """In the two long walls, for the ridges of the lid."""
    deep, length = CASE["groove"], CASE["snap"][1] + 2 * CASE["gap"]
    z, x = variant.back + CASE["lip"][1] / 2, BOARD["width"] / 2
    low, high = inside()[1]
    groove = ridge(length, deep)
    return [Pos(x, high, z) * groove, Pos(x, low, z) * Rot(0, 0, 180) * groove]
