"""All printed parts of one case, where they belong and as they are printed."""

from build123d import Axis, Pos, Solid

from hardware.case import caps
from hardware.case.lid import frame, lid
from hardware.case.shell import shell
from hardware.case.variant import Variant

FACE_DOWN = ("shell", "cross", "a", "b", "frame")  # the lid lies on its back


def printed(variant: Variant) -> dict[str, Solid]:
    """By name, in the board's frame."""
    found = {"shell": shell(variant), "lid": lid(variant), **caps.caps(variant)}
    if variant.display == "242":
        found["frame"] = frame(variant)
    return found


def on_the_bed(name: str, part: Solid) -> Solid:
    """As it is printed: on z = 0, its middle above the bed's."""
    turned = part.rotate(Axis.X, 180) if name in FACE_DOWN else part
    box = turned.bounding_box()
    middle = box.center()
    return Pos(-middle.X, -middle.Y, -box.min.Z) * turned
