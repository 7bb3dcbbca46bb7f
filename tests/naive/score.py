"""Score a final sheet the slow way, category by category as on the printed score row."""

from tests.naive.longest import TooBig, longest
from tests.naive.notation import (
    CENTRE,
    EDITIONS,
    EXITS,
    FACING,
    SIDES,
    flood,
    good_game,
    letter,
    neighbour,
    parse_item,
    touching,
)

__all__ = ["TooBig", "read_sheet", "score", "score_of"]


def score(sheet_text: str, edition: str, expansion=None, longest=None) -> dict:
    """The score row of a final sheet; ValueError if the text or the game is malformed."""
    good_game(edition, expansion)
    if longest not in (None, "simple", "trail"):
        raise ValueError(f"no rule {longest!r} for the longest route")
    return score_of(read_sheet(sheet_text, expansion), expansion, longest or EDITIONS[edition])


def read_sheet(text: str, expansion) -> dict[str, str]:
    """Space -> face, with the first volcano and all floods in it."""
    if not isinstance(text, str):
        raise ValueError("a sheet is a text")
    sheet, listed_floods = {}, set()
    for item in text.split():
        space, face = parse_item(item, expansion)
        if space in sheet or space in listed_floods:
            raise ValueError(f"{space} is drawn twice")
        if face == "LLLL":
            listed_floods.add(space)
        else:
            sheet[space] = face
    if expansion == "lava" and sheet.setdefault("D4", "VVVV") != "VVVV":
        raise ValueError("the first volcano is in D4")
    if expansion == "lake" and not listed_floods <= flood(sheet):
        raise ValueError("a flood is listed that would not happen")
    return sheet


def score_of(sheet: dict[str, str], expansion, rule: str) -> dict:
    networks = sorted((n for n in exits_per_network(sheet) if n >= 2), reverse=True)
    row = {
        "networks": networks,
        "exits": sum(45 if n == 12 else 4 * (n - 1) for n in networks),
        "highway": longest(sheet, "H", rule),
        "railway": longest(sheet, "R", rule),
        "centre": sum(space in sheet for space in CENTRE),
        "errors": sum(is_error(sheet, space, side) for space, side in ends(sheet)),
        "expansion": expansion_points(sheet, expansion),
    }
    plus = row["exits"] + row["highway"] + row["railway"] + row["centre"] + row["expansion"]
    row["total"] = plus - row["errors"]
    return row


def ends(sheet: dict[str, str]) -> list[tuple[str, str]]:
    """Every (space, side) that shows a letter."""
    return [
        (sp, side) for sp, face in sheet.items() for side in SIDES if letter(face, side) != "-"
    ]


def joined_inside(face: str, one: str, other: str) -> bool:
    """Whether two sides of one face that show letters are joined in its middle."""
    if face.endswith("*"):
        return True
    if face.endswith("x"):
        return one == other or FACING[one] == other
    return letter(face, one) == letter(face, other)


def label_ports(sheet: dict[str, str], letters: str) -> dict[tuple[str, str], tuple[str, str]]:
    """Give joined (space, side) ports of these letters one common label."""
    label = {port: port for port in ends(sheet) if letter(sheet[port[0]], port[1]) in letters}
    pairs = [
        ((space, one), (space, other))
        for space, one in label
        for other in SIDES
        if (space, other) in label and joined_inside(sheet[space], one, other)
    ]
    for space, side in label:
        across = (neighbour(space, side), FACING[side])
        if across in label and touching(sheet, space, side) == letter(sheet[space], side):
            pairs.append(((space, side), across))
    changed = True
    while changed:
        changed = False
        for one, other in pairs:
            smaller = min(label[one], label[other])
            if label[one] != smaller or label[other] != smaller:
                label[one] = label[other] = smaller
                changed = True
    return label


def exits_per_network(sheet: dict[str, str]) -> list[int]:
    """How many exits each network joins; a lake joins the routes at its piers."""
    label = label_ports(sheet, "HRL")
    reached = [
        label[port]
        for port, kind in EXITS.items()
        if port in label and letter(sheet[port[0]], port[1]) == kind
    ]
    return [reached.count(one) for one in set(reached)]


def is_error(sheet: dict[str, str], space: str, side: str) -> bool:
    """Whether this end stays open: not at the outer edge, not against its own letter."""
    kind, beyond = letter(sheet[space], side), neighbour(space, side)
    if kind == "L" or beyond is None or into_crater(sheet, space, side):
        return False
    return touching(sheet, space, side) != kind


def into_crater(sheet: dict[str, str], space: str, side: str) -> bool:
    return sheet.get(neighbour(space, side)) == "~"


def bodies(sheet: dict[str, str], kind: str) -> list[list[tuple[str, str]]]:
    """The rivers, lakes or lava lakes, each as the list of its ports."""
    label = label_ports(sheet, kind)
    return [[p for p in label if label[p] == one] for one in sorted(set(label.values()))]


def spaces_of(body: list[tuple[str, str]]) -> int:
    return len({space for space, _ in body})


def expansion_points(sheet: dict[str, str], expansion) -> int:
    if expansion == "river":
        return max((river_points(sheet, river) for river in bodies(sheet, "W")), default=0)
    if expansion == "lake":
        return min((spaces_of(lake) for lake in bodies(sheet, "L")), default=0)
    if expansion == "lava":
        lakes = bodies(sheet, "V")
        closed = [lake for lake in lakes if not any(is_error(sheet, *port) for port in lake)]
        return 5 * len(closed) + max(spaces_of(lake) for lake in lakes)
    if expansion == "meteor":
        return 2 * sum(into_crater(sheet, space, side) for space, side in ends(sheet))
    return 0


def river_points(sheet: dict[str, str], river: list[tuple[str, str]]) -> int:
    """A space each, and 3 more when both of its ends are at the outer edge."""
    at_edge = [port for port in river if neighbour(*port) is None]
    return spaces_of(river) + (3 if len(at_edge) == 2 else 0)
