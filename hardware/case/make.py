"""Writes the cases: `python -m hardware.case.make FOLDER [VARIANT ...]`, all of them without one.

A folder for each variant, in it STEP, STL and 3MF for each part, as it is to be printed. If
SOURCE_DATE_EPOCH is set, it is the time in the STEP files, and the same measures give the same
bytes.
"""

import os
import sys
import time
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from uuid import NAMESPACE_OID, uuid5

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
    when = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())), UTC)
    export_step(part, folder / f"{name}.step", timestamp=f"{when:%Y-%m-%dT%H:%M:%S}")
    mesh = folder / f"{name}.stl"
    export_stl(part, mesh, tolerance=FINE, angular_tolerance=TURN)
    packed = Mesher()
    packed.add_shape(part, linear_deflection=FINE, angular_deflection=TURN)
    name_all(packed, sha256(mesh.read_bytes()).hexdigest())
    packed.write(folder / f"{name}.3mf")


def name_all(packed: Mesher, what: str) -> None:
    """Everything in a 3MF file has an ID: one that says what it is, since lib3mf's are random."""
    packed.model.SetBuildUUID(own_id(what, "build"))
    items = packed.model.GetBuildItems()
    while items.MoveNext():
        item = items.GetCurrent()
        item.SetUUID(own_id(what, f"item {item.GetObjectResourceID()}"))
    objects = packed.model.GetObjects()
    while objects.MoveNext():
        one = objects.GetCurrentObject()
        one.SetUUID(own_id(what, f"object {one.GetResourceID()}"))
    groups = packed.model.GetComponentsObjects()
    while groups.MoveNext():
        group = groups.GetCurrentComponentsObject()
        for i in range(group.GetComponentCount()):
            group.GetComponent(i).SetUUID(own_id(what, f"component {group.GetResourceID()} {i}"))


def own_id(what: str, which: str) -> str:
    return str(uuid5(NAMESPACE_OID, f"{what} {which}"))


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.exit("Say where to: python -m hardware.case.make build/hardware/case [VARIANT ...]")
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
