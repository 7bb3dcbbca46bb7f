"""Everything that is put into the case, as solids with its real measures: what the case must not
touch. Also the plug of the cable and the fingers."""

from build123d import Pos as At
from build123d import Solid, Sphere

from hardware.case import caps
from hardware.case.lid import cell
from hardware.case.shell import screw_tip
from hardware.case.solids import box, cone, grown, middle, one, rod, rounded_box
from hardware.case.variant import CAPS, CASE, Variant
from hardware.measures import BOARD, PARTS, PLACES, at_hole, buttons, mounting_holes

BEHIND = -BOARD["thickness"]
LEG = 0.4  # radius of a leg with its solder


def bought(variant: Variant) -> dict[str, Solid]:
    """By name; what lies in the case, from the front to the back."""
    found = {"display": display(variant)}
    found |= {f"button {name}": button(*at) for name, at in buttons().items()}
    found |= {"carrier": carrier(variant), "pico": pico(variant), "plug": plug(variant)}
    if variant.buzzer:
        found["buzzer"] = buzzer()
    if variant.battery:
        found |= power(variant)
    if variant.display == "242":
        found["wires"] = wires(variant)
    if variant.closure == "screws":
        for i, at in enumerate(mounting_holes(), 1):
            found[f"screw {i}"] = screw(variant, *at)
    return found


def fingers(variant: Variant, pressed: float = 0.0) -> dict[str, Solid]:
    """One on every button, its tip on the cap."""
    radius = CAPS["finger"]
    z = caps.top(variant) - pressed + radius
    return {
        f"finger {name}": one(At(x, y, z) * Sphere(radius) + rod(x, y, radius, (z, z + 30)))
        for name, (x, y) in buttons().items()
    }


def carrier(variant: Variant) -> Solid:
    """The circuit board, or a perfboard with its square corners."""
    size = (0.0, BOARD["width"]), (0.0, BOARD["height"])
    z = (BEHIND, 0.0)
    flat = variant.carrier == "board"
    body = rounded_box(*size, z, BOARD["corner"]) if flat else box(*size, z)
    for x, y in mounting_holes():
        body -= rod(x, y, BOARD["mounting_hole"] / 2, grown(z, 1.0))
    return one(body)


def pico(variant: Variant) -> Solid:
    part = PARTS["pico"]
    length, width, thick = part["size"]
    end, y, face = variant.pico_end, variant.pico_middle, variant.pico_face
    body = box((end, end + length), (y - width / 2, y + width / 2), (face, face + thick))
    inset = 3.0
    body += box(
        (end + part["usb"][1], end + length - inset),
        (y - width / 2 + inset, y + width / 2 - inset),
        (face - part["parts_height"], face),
    )
    body += socket(variant)
    along, aside = part["bootsel"]
    long, wide, high = part["bootsel_size"]
    body += box(
        (end + along - long / 2, end + along + long / 2),
        (y + aside - wide / 2, y + aside + wide / 2),
        (face - high, face),
    )
    if variant.carrier == "perfboard":
        for row in pin_rows(variant):
            body += box(*row, (face + thick, BEHIND))
    return one(body)


def pin_rows(variant: Variant) -> list:
    """The plastic of the two headers."""
    first, half = variant.pico_end + PARTS["pico"]["pin_inset"][0], BOARD["pitch"] / 2
    x = (first - half, first + 19 * BOARD["pitch"] + half)
    rows = [at_hole(0, PLACES["pico_row"] + add)[1] for add in (0, 7)]
    return [(x, (row - half, row + half)) for row in rows]


def socket(variant: Variant) -> Solid:
    """The USB socket, hollow."""
    width, deep, high = PARTS["pico"]["usb"]
    start = variant.pico_end - PARTS["pico"]["usb_beyond"]
    y, face, sheet = variant.pico_middle, variant.pico_face, 0.25
    whole = (start, start + deep), (y - width / 2, y + width / 2), (face - high, face)
    return box(*whole) - box(
        (start - 1, start + deep - sheet), *(grown(s, -sheet) for s in whole[1:])
    )


def plug(variant: Variant) -> Solid:
    x, y, z = variant.plug
    width, high, long = PARTS["usb_cable"]["plug_metal"]
    metal = box(
        (x[1] - 1, x[1] + long),
        (middle(y) - width / 2, middle(y) + width / 2),
        (middle(z) - high / 2, middle(z) + high / 2),
    )
    return one(box(x, y, z) + metal)


def display(variant: Variant) -> Solid:
    part, (x, y, z) = variant.oled, variant.oled_board
    width, height, thick = part["glass"]
    top = y[1] - part["glass_top"]
    body = box(x, y, z)
    body += box(
        (middle(x) - width / 2, middle(x) + width / 2), (top - height, top), (z[1], z[1] + thick)
    )
    free = part.get("back_free", part["pins_from_top"] + 2.0)
    body += box(grown(x, -free), grown(y, -free), (z[0] - part["back_parts"], z[0]))
    pins = (middle(x) - 5.08, middle(x) + 5.08)
    row = y[1] - part["pins_from_top"]
    plastic = box(pins, (row - 1.27, row + 1.27), (0.0, z[0]))
    if variant.display == "096":
        body += plastic
    for i in range(4):  # the ends of its pins, or of its wires, on the glass's side
        body += rod(middle(x) + (i - 1.5) * BOARD["pitch"], row, LEG, (z[0] - 1.0, z[1] + 1.0))
    return one(body)


def wires(variant: Variant) -> Solid:
    """Four wires side by side from the board's holes to the large display's."""
    x, low = at_hole(*PLACES["oled"])
    high = variant.oled_board[1][1] - variant.oled["pins_from_top"]
    return one(box((x - 5.0, x + 5.0), (low - 1.0, high + 1.0), (0.0, 1.2)))


def button(x: float, y: float, pressed: float = 0.0) -> Solid:
    part = PARTS["button"]
    width, height, thick = part["size"]
    body = box((x - width / 2, x + width / 2), (y - height / 2, y + height / 2), (0.0, thick))
    body += rod(x, y, part["stem"] / 2, (0.0, part["top"] - pressed))
    return one(body)


def buzzer() -> Solid:
    part = PARTS["buzzer"]
    return one(rod(*at_hole(*PLACES["buzzer"]), part["diameter"] / 2, (0.0, part["height"])))


def power(variant: Variant) -> dict[str, Solid]:
    """Cell, charger, slide switch with the whole way of its lever; the board's socket."""
    top = BEHIND - CASE["tape"]
    found = {"battery": box(*cell(), (top - PARTS["battery"]["size"][2], top))}
    (x, y), (width, height, thick) = PLACES["charger"], PARTS["charger"]["size"]
    top = BEHIND - CASE["charger_above"]
    found["charger"] = box(
        (x - width / 2, x + width / 2), (y - height / 2, y + height / 2), (top - thick, top)
    )
    part, x, edge = PARTS["slide_switch"], PLACES["slide_switch"], BOARD["height"]
    wide, deep, high = part["size"]
    lever, long, flat = part["lever"]
    half, z = (lever + part["lever_travel"]) / 2, BEHIND - part["lever_height"]
    found["switch"] = box(
        (x - wide / 2, x + wide / 2), (edge - deep, edge), (BEHIND - high, BEHIND)
    )
    found["switch"] += box((x - half, x + half), (edge, edge + long), (z - flat / 2, z + flat / 2))
    if variant.carrier == "board":
        across, deep, high = PARTS["jst"]["size"]
        x, y = PLACES["jst"]
        start = x - PARTS["jst"]["pin_inset"]
        found["battery socket"] = box(
            (start, start + deep), (y - across / 2, y + across / 2), (BEHIND - high, BEHIND)
        )
    return {name: one(solid) for name, solid in found.items()}


def screw(variant: Variant, x: float, y: float) -> Solid:
    """As thick as its thread up to the board, then as its core: there it cuts its own."""
    part, low = PARTS["screw"], variant.back - CASE["back"]
    head = part["head"] / 2
    body = rod(x, y, part["diameter"] / 2, (low, 0.0))
    body += rod(x, y, part["core"] / 2, (-1.0, screw_tip(variant)))
    return one(body + cone(x, y, (head, 0.01), (low, low + head)))
