"""The parts list, bom.csv: what to search for, how many for each way of building, prices."""

import csv
import io

from hardware.measures import MEASURES, PARTS

WAYS = ("breadboard", "perfboard", "circuit board")
HEAD = ("part", "German", "search for", *WAYS, "measures that matter", "alternative",
        "rough price each, EUR", "price of")  # fmt: skip


def table() -> str:
    """bom.csv."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(HEAD)
    for part in PARTS.values():
        writer.writerow([
            part["name"], part["german"], part["search"], *part["amounts"], part["measures"],
            part["alternative"], f"{part['euro']:.2f}", MEASURES["prices"]["date"],
        ])  # fmt: skip
    return out.getvalue()


def cost(way: str) -> float:
    """What one gadget costs, built this way."""
    at = WAYS.index(way)
    return round(sum(part["amounts"][at] * part["euro"] for part in PARTS.values()), 2)
