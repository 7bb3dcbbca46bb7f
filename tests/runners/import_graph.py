"""`python -m tests.runners.import_graph`: who imports whom, as docs/pictures/imports_*.svg.

An arrow that follows from others is left out: what imports `ui`, which imports `play`, may import
`play`. Packages are in layers, so that every arrow points down.
"""

import sys
from collections import defaultdict
from html import escape
from itertools import pairwise

from tests.runners.driver import PICTURES
from tests.support.imports import ROOT, imported, modules, package, package_of, tools

Edges = set[tuple[str, str]]
ROW, GAP, HIGH, LETTER = 84, 26, 40, 8.4
NAMES = {
    "main": "main.py",
    "gadget": "gadget.py",
    "loading": "loading.py",
    "version": "version.py",
    "screens": "games/*/screens",
    "cli": "cli.py",
}
# Loaded when first opened, by a name that stands in no import: firmware/ui/navigation.py.
BY_KEY = {("gadget", "screens")}


def gadget_edges() -> Edges:
    """The packages of firmware/, and main.py."""
    found = set()
    for path in [ROOT / "main.py", *modules()]:
        here = "main" if path.name == "main.py" else package(path)
        for name in imported(path):
            top, *rest = name.split(".")
            if top == "firmware" and rest and here != "__init__":
                found.add((here, package_of((top, *rest))))
    return {(here, other) for here, other in found if here != other}


def computer_edges() -> Edges:
    """The packages of host_tools/, and firmware/ as one. What runs on a board imports nothing."""
    found = set()
    for path in tools():
        here = path.relative_to(ROOT / "host_tools").parts[0].removesuffix(".py")
        for name in imported(path) if here != "on_board" else ():
            top, _, rest = name.partition(".")
            if top in ("host_tools", "firmware"):
                found.add((here, "firmware" if top == "firmware" else rest.split(".")[0]))
    return {(here, other) for here, other in found if here != other}


def reduced(edges: Edges) -> Edges:
    """Without the arrows that follow from others."""
    after = defaultdict(set)
    for here, other in edges:
        after[here].add(other)

    def reached(start: str) -> set[str]:
        found, waiting = set(), list(after[start])
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += after[name]
        return found

    return {
        (here, other)
        for here, other in edges
        if not any(other in reached(between) for between in after[here] - {other})
    }


def layers(edges: Edges) -> dict[str, int]:
    """How far below the top each one is: one more than the lowest that imports it."""
    level = dict.fromkeys(sorted({name for edge in edges for name in edge}), 0)
    for _ in level:
        for here, other in edges:
            level[other] = max(level[other], level[here] + 1)
    assert all(level[other] > level[here] for here, other in edges), "a ring of imports"
    return level


def drawn(edges: Edges, by_key: Edges, title: str) -> str:
    level = layers(edges | by_key)
    rows: list[list[str]] = [[] for _ in range(max(level.values()) + 1)]
    for name, at in level.items():
        rows[at].append(name)
    ways = []  # each arrow with the points that it passes in the rows between
    for here, other in sorted(edges | by_key):
        way = [here]
        for at in range(level[here] + 1, level[other]):
            way.append(f"{here} {other} {at}")
            rows[at].append(way[-1])
        ways.append([*way, other])
    order(rows, ways)
    return svg(rows, ways, by_key, title)


def order(rows: list[list[str]], ways: list[list[str]]) -> None:
    """Beside whom they are joined to, so that few arrows cross."""
    joined = defaultdict(set)
    for way in ways:
        for one, next_one in pairwise(way):
            joined[one].add(next_one)
            joined[next_one].add(one)
    across = {name: centre for row in rows for name, centre in centres(row).items()}

    def middle(name: str, row: list[str]) -> float:
        places = [across[one] for one in row if one in joined[name]]
        return sum(places) / len(places) if places else across[name]

    for turn in range(24):
        step = 1 if turn % 2 == 0 else -1  # down, then up again
        for last, row in pairwise(rows[::step]):
            middles = {name: middle(name, last) for name in row}
            row.sort(key=lambda name, middles=middles: (middles[name], name))
            across |= centres(row)


def width(name: str) -> float:
    return 14 if " " in name else len(shown(name)) * LETTER + 24


def shown(name: str) -> str:
    return NAMES.get(name, f"{name}/")


def centres(row: list[str]) -> dict[str, float]:
    """Of each in its row, from the middle of the picture."""
    left = -(sum(width(name) + GAP for name in row) - GAP) / 2
    found = {}
    for name in row:
        found[name] = left + width(name) / 2
        left += width(name) + GAP
    return found


def svg(rows: list[list[str]], ways: list[list[str]], by_key: Edges, title: str) -> str:
    whole = max(sum(width(name) + GAP for name in row) for row in rows) + 20
    high = len(rows) * ROW - (ROW - HIGH) + 20
    places = {
        name: (whole / 2 + centre, 10 + at * ROW)
        for at, row in enumerate(rows)
        for name, centre in centres(row).items()
    }
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole:.0f} {high}" '
        f'width="{whole:.0f}" height="{high}" font-family="sans-serif" font-size="15">',
        f"<title>{escape(title)}</title>",
        '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
        'orient="auto"><path d="M0 0 8 4 0 8z" fill="#0e5a42"/></marker>',
        '<g fill="none" stroke="#0e5a42" stroke-width="1.4">',
    ]
    for way in ways:
        dashes = ' stroke-dasharray="5 4"' if (way[0], way[-1]) in by_key else ""
        lines.append(f'<path d="{curve(way, places)}" marker-end="url(#tip)"{dashes}/>')
    lines.append('</g><g text-anchor="middle">')
    for name in sorted(name for name in places if " " not in name):
        x, y = places[name]
        lines.append(
            f'<rect x="{x - width(name) / 2:.1f}" y="{y}" width="{width(name):.1f}" '
            f'height="{HIGH}" rx="7" fill="#f4f0e6" stroke="#1c2420"/>'
            f'<text x="{x:.1f}" y="{y + 25}" fill="#1c2420">{escape(shown(name))}</text>'
        )
    return "\n".join([*lines, "</g></svg>"]) + "\n"


def curve(way: list[str], places: dict[str, tuple[float, float]]) -> str:
    """From the lower edge of the first box to the upper edge of the last."""
    x, y = places[way[0]]
    y += HIGH
    path = f"M{x:.1f} {y}"
    for name in way[1:]:
        to_x, to_y = places[name]
        path += f"C{x:.1f} {y + 24} {to_x:.1f} {to_y - 24} {to_x:.1f} {to_y}"
        x, y = to_x, to_y
        if " " in name:
            y += HIGH
            path += f"V{y}"
    return path


def pictures() -> dict[str, str]:
    return {
        "imports_gadget.svg": drawn(
            reduced(gadget_edges()), BY_KEY, "The packages of firmware/: who imports whom"
        ),
        "imports_computer.svg": drawn(
            reduced(computer_edges()), set(), "The packages of host_tools/: who imports whom"
        ),
    }


if __name__ == "__main__":
    for file, text in pictures().items():
        (PICTURES / file).write_text(text, encoding="utf-8")
    sys.exit(0)
