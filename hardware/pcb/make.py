"""Run with KiCad's own Python: `/usr/bin/python3 -m hardware.pcb.make PROJECT PICTURES ZIP`.

Writes the KiCad project, the pictures of both sides and the maker's zip, and checks the board.
Exit code 2 and one line for each fault if KiCad's design rule check finds any.
"""

import sys
import tempfile
from pathlib import Path

from hardware.pcb import fabrication, kicad, pictures

TABLE = """(fp_lib_table
  (lib (name "signalbox")(type "KiCad")(uri "${KIPRJMOD}/signalbox.pretty")(options "")(descr ""))
)
"""


def main(project: Path, drawn: Path, packed: Path) -> int:
    path = kicad.build(project)
    (project / "fp-lib-table").write_text(TABLE, encoding="utf-8")
    path.with_suffix(".kicad_prl").unlink(missing_ok=True)  # where somebody's windows were
    with tempfile.TemporaryDirectory() as scratch:
        faults = kicad.violations(path, Path(scratch) / "drc.txt")
        for side, svg in pictures.pictures(path, Path(scratch) / "plots").items():
            drawn.mkdir(parents=True, exist_ok=True)
            (drawn / f"board-{side}.svg").write_text(svg, encoding="utf-8")
        fabrication.make_zip(path, Path(scratch) / "fabrication", packed)
    path.with_suffix(".kicad_prl").unlink(missing_ok=True)
    for fault in faults:
        print(f"circuit board: {fault}", file=sys.stderr)
    return 2 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:4])))
