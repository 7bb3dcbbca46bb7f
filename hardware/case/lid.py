"""The lid: a plate with a lip between the walls, and posts that press the board to the shell's.
Also the frame that holds the large display."""

from build123d import Axis, Pos, Rot, Solid

from hardware.case.solids import bevelled, box, cone, grown, one, ridge, rod, rounded_box
from hardware.case.variant import CASE, Variant, inside, outside
from hardware.measures import BOARD, PARTS, PLACES, mounting_holes

THROUGH = 1.0


def lid(variant: Variant) -> Solid:
    high, low = variant.back, variant.back - CASE["back"]
    body = rounded_box(*outside(), (low, high), CASE["corner"] + CASE["wall"])
    body = bevelled(body, body.faces().sort_by(Axis.Z)[0], CASE["chamfer"])
    body += lip(variant)
    for x, y in mounting_holes():
        body += rod(x, y, CASE["post"] / 2, (high, -BOARD["thickness"])) & room(variant)
    if variant.battery:
        body += rim(variant)
    return one(body - holes(variant))


def room(variant: Variant) -> Solid:
    """What of the inside the lid may take: a little less than is there."""
    gap = CASE["lip"][2]
    x, y = (grown(span, -gap) for span in inside())
    return rounded_box(x, y, (variant.back - CASE["back"], 0.0), CASE["corner"])


def lip(variant: Variant) -> Solid:
    thick, high, gap = CASE["lip"]
    x, y = (grown(span, -gap) for span in inside())
    z = (variant.back - 0.5, variant.back + high)
    body = rounded_box(x, y, z, CASE["corner"])
    body -= box(grown(x, -thick), grown(y, -thick), grown(z, THROUGH))
    if variant.closure == "snap":
        crest, length = CASE["snap"]
        for place in (
            Pos(BOARD["width"] / 2, y[1], variant.back + high / 2),
            Pos(BOARD["width"] / 2, y[0], variant.back + high / 2) * Rot(0, 0, 180),
        ):
            body += place * ridge(length, crest)
    # Where the plug and the switch want to be, there is no lip.
    across = grown(variant.plug[1], 2 * CASE["gap"])
    body -= box((x[0] - THROUGH, x[0] + thick + THROUGH), across, grown((z[0] + 0.5, z[1]), 0.0))
    if variant.battery:
        half = PARTS["slide_switch"]["size"][0] / 2 + 2 * CASE["gap"]
        at = PLACES["slide_switch"]
        body -= box(
            (at - half, at + half), (y[1] - thick - THROUGH, y[1] + THROUGH), (variant.back, z[1])
        )
    return body


def rim(variant: Variant) -> Solid:
    """A low wall around the cell, open at one corner for its wires."""
    x, y = cell()
    x, y = grown(x, CASE["gap"]), grown(y, CASE["gap"])
    z = (variant.back - 0.5, variant.back + CASE["rim"])
    wall = CASE["thinnest"]
    ring = box(grown(x, wall), grown(y, wall), z) - box(x, y, grown(z, THROUGH))
    ring -= box((x[1] - 10.0, x[1] + 2 * wall), (y[0] - 2 * wall, y[0] + 6.0), grown(z, THROUGH))
    return ring & room(variant)


def cell() -> tuple:
    (x, y), (width, height, _) = PLACES["battery"], PARTS["battery"]["size"]
    return (x - width / 2, x + width / 2), (y - height / 2, y + height / 2)


def holes(variant: Variant) -> list[Solid]:
    """For the screws or pegs, to see the Pico's LED, and to press BOOTSEL with a pen."""
    low = variant.back - CASE["back"]
    end, row = variant.pico_end, variant.pico_middle
    part = PARTS["pico"]
    long, wide = CASE["bootsel_hole"]
    bx, by = end + part["bootsel"][0], row + part["bootsel"][1]
    z = (low - THROUGH, variant.back + THROUGH)
    found = [
        rod(end + part["led"][0], row + part["led"][1], CASE["led_hole"] / 2, z),
        rounded_box((bx - long / 2, bx + long / 2), (by - wide / 2, by + wide / 2), z, wide / 2.2),
    ]
    head = PARTS["screw"]["head"] / 2 + 0.1
    deep = 1.08 * head  # a little steeper than the head, for the printer
    for x, y in mounting_holes():
        if variant.closure == "screws":
            found.append(rod(x, y, CASE["through"] / 2, (low - THROUGH, 0.0)))
            found.append(cone(x, y, (1.1 * head, 0.0), (low - 0.1 * deep, low + deep)))
        else:
            found.append(rod(x, y, CASE["through"] / 2, (-BOARD["thickness"] - THROUGH, 0.0)))
    return found


def frame(variant: Variant) -> Solid:
    """Stands on the board and presses the large display to the front; keeps clear of everything
    that is soldered under it."""
    x, y, (back, _) = variant.oled_board
    floor, gap = 0.1, CASE["gap"]
    stubs = PARTS["header"]["stub"] + gap  # may be anywhere under its sides
    width = 3.0
    bar = (y[0] + 1.9, y[0] + 3.9)  # between the Pico's lower row of pins and the display's parts
    switch = PLACES["slide_switch"] + PARTS["slide_switch"]["size"][0] / 2 + 1.5
    body = box(x, bar, (floor, back))
    for side in ((x[0], x[0] + width), (x[1] - width, x[1])):
        body += box(side, (bar[0], y[1] - 0.5), (stubs, back))
    upper = (y[1] - 3.5, y[1] - 0.5)
    body += box((x[0], 38.0), upper, (stubs, back))
    body += box((switch, 38.0), upper, (floor, back))
    body += box((52.0, x[1]), upper, (floor, back))
    return one(body)
