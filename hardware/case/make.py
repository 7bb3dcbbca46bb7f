"""Writes the cases: `python -m hardware.case.make FOLDER [VARIANT ...]`, all of them without one.

A folder for each variant, in it STEP, STL and 3MF for each part, as it is to be printed.
"""

import sys
from pathlib import Path

from build123d import Mesher, Solid, export_step, export_stl

from hardware.case.assembly import on_the_bed, printed
from hardware.case.variant import Variant, all_variants

FINE = 0.02  # how far a mesh may be from the solid, in millimetres
TURN = 0.2  # and how far one facet may turn from the next, in radians


def main(folder: Path, names: list[str]) -> int:
    variants = {variant.name: variant for variant in all_variants()}
    unknown = [name for name in names if name not in variants]
    if unknown:
        print(
            f"no such case: {', '.join(unknown)}. There are: {', '.join(variants)}",
            file=sys.stderr,
        )
        return 2
    for name in names or variants:
        write(variants[name], folder / name)
    return 0


def write(variant: Variant, folder: Path) -> None:
    for name, part in printed(variant).items():
        export(on_the_bed(name, part), folder, name)


def export(part: Solid, folder: Path, name: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    export_step(part, folder / f"{name}.step")
    export_stl(part, folder / f"{name}.stl", tolerance=FINE, angular_tolerance=TURN)
    packed = Mesher()
    packed.add_shape(part, linear_deflection=FINE, angular_deflection=TURN)
    packed.write(folder / f"{name}.3mf")


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit("Say where to: python -m hardware.case.make build/hardware/case [VARIANT ...]")
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
