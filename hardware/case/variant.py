"""Which case: display, carrier, battery, buzzer, closure; and the heights that follow from them.

Needs no build123d.
"""

from dataclasses import dataclass
from itertools import product

from hardware.measures import BOARD, MEASURES, PARTS, PLACES, at_hole

CASE: dict = MEASURES["case"]
CAPS: dict = CASE["caps"]
DISPLAYS = ("096", "242")
CARRIERS = ("board", "perfboard")  # the circuit board, with the Pico soldered flat; or headers
CLOSURES = ("screws", "snap")

Span = tuple[float, float]


@dataclass(frozen=True)
class Variant:
    display: str = "096"
    carrier: str = "board"
    battery: bool = True
    buzzer: bool = True
    closure: str = "screws"

    @property
    def name(self) -> str:
        extras = [word for word in ("battery", "buzzer") if getattr(self, word)]
        return "-".join([f"oled{self.display}", self.carrier, *extras, self.closure])

    @property
    def oled(self) -> dict:
        return PARTS[f"oled_{self.display}"]

    @property
    def front(self) -> float:
        """The inner face of the front: above the highest of what lies under it."""
        heights = [flange_bottom() + CASE["thinnest"] + cap_gap()]
        heights.append(self.glass_top_at_least + CASE["gap"])
        if self.buzzer:
            heights.append(PARTS["buzzer"]["height"] + CASE["gap"])
        return max(heights)

    @property
    def back(self) -> float:
        """The inner face of the lid: below the lowest of what lies above it."""
        behind = -BOARD["thickness"]
        depths = [self.plug[2][0] - CASE["gap"]]
        if self.battery:
            depths.append(behind - 2 * CASE["tape"] - PARTS["battery"]["size"][2])
            depths.append(behind - CASE["charger_above"] - PARTS["charger"]["size"][2])
        if self.closure == "screws":  # their tips must not come out at the front
            depths.append(self.front - CASE["gap"] - PARTS["screw"]["length"] + CASE["back"])
        return min(depths)

    @property
    def glass_top_at_least(self) -> float:
        part = self.oled
        thick = part["board_thickness"] + part["glass"][2]
        if self.display == "096":
            return PARTS["header"]["plastic"] + thick  # soldered on its header
        stubs = PARTS["header"]["stub"] + CASE["gap"]
        return stubs + max(part["back_parts"], CASE["thinnest"]) + thick

    @property
    def glass_top(self) -> float:
        """The large display hangs from the front, the small one stands on the board."""
        return self.front - CASE["gap"] if self.display == "242" else self.glass_top_at_least

    @property
    def oled_board(self) -> tuple[Span, Span, Span]:
        part = self.oled
        x, row = at_hole(*PLACES["oled"])
        top = row + part["pins_from_top"] if self.display == "096" else PLACES["oled_242_top"]
        width, height = part["size"]
        upper = self.glass_top - part["glass"][2]
        return (
            (x - width / 2, x + width / 2),
            (top - height, top),
            (upper - part["board_thickness"], upper),
        )

    @property
    def view(self) -> tuple[Span, Span]:
        """The lit area."""
        (left, right), (_, top), _ = self.oled_board
        x, y = (left + right) / 2, top - self.oled["view_middle"]
        width, height = self.oled["view"]
        return (x - width / 2, x + width / 2), (y - height / 2, y + height / 2)

    @property
    def pico_end(self) -> float:
        """x of the Pico's USB end."""
        if self.carrier == "board":
            return PLACES["pico_edge_board"]
        return at_hole(PLACES["pico_column_perfboard"], 0)[0] - PARTS["pico"]["pin_inset"][0]

    @property
    def pico_middle(self) -> float:
        """y of the Pico's middle line."""
        return at_hole(0, PLACES["pico_row"])[1] + 3.5 * BOARD["pitch"]

    @property
    def pico_face(self) -> float:
        """z of the side of the Pico that its parts are on; they point away from the player."""
        header = PARTS["header"]["plastic"] if self.carrier == "perfboard" else 0.0
        return -BOARD["thickness"] - header - PARTS["pico"]["size"][2]

    @property
    def plug(self) -> tuple[Span, Span, Span]:
        """The grip of the USB plug when it is in."""
        width, thick, length = PARTS["usb_cable"]["plug"]
        z = self.pico_face - PARTS["pico"]["usb"][2] / 2
        x = self.pico_end - PARTS["pico"]["usb_beyond"] - CASE["gap"]
        y = self.pico_middle
        return (x - length, x), (y - width / 2, y + width / 2), (z - thick / 2, z + thick / 2)


def all_variants() -> list[Variant]:
    return [
        Variant(*chosen)
        for chosen in product(DISPLAYS, CARRIERS, (True, False), (True, False), CLOSURES)
    ]


def flange_bottom() -> float:
    """A cap's lower face: above the button's body, even pressed."""
    part = PARTS["button"]
    return part["size"][2] + part["travel"] + CAPS["below"]


def cap_gap() -> float:
    """From a cap's flange up to the front; the slope between them adds the gap around the cap."""
    return CAPS["play"] - CASE["gap"]


def inside() -> tuple[Span, Span]:
    """Between the walls."""
    gap = CASE["around"]
    return (-gap, BOARD["width"] + gap), (-gap, BOARD["height"] + gap)


def outside() -> tuple[Span, Span]:
    wall = CASE["wall"]
    (left, right), (low, high) = inside()
    return (left - wall, right + wall), (low - wall, high + wall)
