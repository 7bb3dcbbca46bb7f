"""One case, built once: its printed parts, what lies in it, and the files that a printer gets."""

from itertools import combinations
from math import atan, degrees
from pathlib import Path

from build123d import Axis, Solid, import_step

from hardware.case import bought, make
from hardware.case.assembly import on_the_bed, printed
from hardware.case.caps import ARROWS
from hardware.case.solids import box, rod
from hardware.case.variant import Variant
from hardware.measures import BOARD, PARTS, PLACES, at_hole, buttons

TRAVEL = PARTS["button"]["travel"]
__all__ = ["TRAVEL", "Built", "box", "import_step", "overlap", "rod", "touching", "turned"]


class Built:
    def __init__(self, variant: Variant, folder: Path):
        self.variant = variant
        self.folder = folder
        self.printed = printed(variant)
        self.bought = bought.bought(variant)
        self.bed = {name: on_the_bed(name, part) for name, part in self.printed.items()}
        for name, part in self.bed.items():
            make.export(part, folder, name)

    def at_rest(self) -> dict[str, Solid]:
        return self.printed | self.bought

    def pressed(self, name: str) -> dict[str, Solid]:
        """One button down as far as it goes: its stem, its cap, and a finger on it."""
        parts = self.at_rest()
        x, y = buttons()[name]
        parts[f"button {name}"] = bought.button(x, y, TRAVEL)
        if name in ARROWS:
            parts["cross"] = self.tilted(name)
        else:
            parts[name] = self.printed[name].translate((0, 0, -TRAVEL))
        parts |= {f"finger {name}": bought.fingers(self.variant, TRAVEL)[f"finger {name}"]}
        return parts

    def tilted(self, name: str) -> Solid:
        """The cross over the edges of the two stems beside the pressed one."""
        way = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1)}[name]
        x, y = at_hole(*PLACES["cross"])
        angle = degrees(atan(TRAVEL / (PLACES["arrow"] * BOARD["pitch"])))
        edge = PARTS["button"]["stem"] / 2
        place = (x + way[0] * edge, y + way[1] * edge, PARTS["button"]["top"])
        return self.printed["cross"].rotate(Axis(place, (-way[1], way[0], 0)), angle)


def turned(part: Solid, x: float, y: float, angle: float) -> Solid:
    """About an upright line."""
    return part.rotate(Axis((x, y, 0), (0, 0, 1)), angle)


def touching(parts: dict[str, Solid], only: set[str] | None = None) -> list[str]:
    """Which two parts overlap, and how much; only pairs with one of `only`, if given."""
    found = []
    for (name, one), (other, two) in combinations(parts.items(), 2):
        if only is None or name in only or other in only:
            shared = overlap(one, two)
            if shared > 1e-4:
                found.append(f"{name} and {other}: {shared:.3f} mm³")
    return found


def overlap(one: Solid, two: Solid) -> float:
    """The volume that two solids share, in mm³."""
    a, b = one.bounding_box(), two.bounding_box()
    apart = any(
        getattr(a.max, axis) <= getattr(b.min, axis) + 1e-6
        or getattr(b.max, axis) <= getattr(a.min, axis) + 1e-6
        for axis in "XYZ"
    )
    if apart:
        return 0.0
    shared = one & two
    return sum(solid.volume for solid in shared.solids()) if shared else 0.0
