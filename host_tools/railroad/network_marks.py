"""What to point out on a sheet, in lines from side to side: networks and longest routes.

The sheet editor runs this on MicroPython in the browser: no typing at run time. A line is
(first side, second side), or (side,) where it leads to the middle of its space.
"""

from firmware.games.railroad.scoring.networks import go_on
from firmware.games.railroad.sheet.sheet import EXIT_LIST
from firmware.games.railroad.sheet.spaces import NEXT

TYPE_CHECKING = False
if TYPE_CHECKING:  # true for mypy alone
    from collections.abc import Collection, Mapping, Sequence

    from firmware.games.railroad.scoring.score import Score
    from firmware.games.railroad.sheet.sheet import Sheet


def lines(face: str, letters: str) -> list[tuple[str, tuple[int, ...]]]:
    """(letter, line) for every part of a drawn face, letter by letter."""
    found: list[tuple[str, tuple[int, ...]]] = []
    if len(face) < 4:
        return found
    for letter in letters:
        sides = [side for side in range(4) if face[side] == letter]
        bend = len(sides) == 2 and sides[0] ^ sides[1] != 2
        if face[4:] == "*" or letter in "LV":
            through: list[tuple[int, ...]] = []
        elif bend:
            through = [(sides[0], sides[1])]
        elif len(sides) < 4:  # a crossing is four arms
            through = [(side, side ^ 2) for side in sides if side < 2 and side ^ 2 in sides]
        else:
            through = []
        taken = [side for line in through for side in line]
        found += [(letter, line) for line in through]
        found += [(letter, (side,)) for side in sides if side not in taken]
    return found


def network_ports(sheet: "Sheet", score: "Score") -> dict[int, int]:
    """Port (space * 4 + side) -> number of its network in `score.networks`, from 0; only for
    the networks that score."""
    numbers: dict[int, int] = {}
    for number, (exits, spaces) in enumerate(score.networks):
        if exits > 1:
            for port in _ports(sheet, spaces, numbers):
                numbers[port] = number
    return numbers


def _ports(sheet: "Sheet", spaces: "Collection[int]", taken: "dict[int, int]") -> list[int]:
    """The ports of one network: everything connected to one of its exits."""
    for space, side, letter in EXIT_LIST:
        start = space * 4 + side
        if space in spaces and start not in taken and sheet.side(space, side) == letter:
            seen = bytearray(49 * 4)
            seen[start] = 1
            stack = [start]
            while stack:
                go_on(sheet.faces, stack.pop(), seen, stack)
            found = [port for port in range(196) if seen[port]]
            if {port >> 2 for port in found} == set(spaces):
                return found
    return []


def bands(sheet: "Sheet", ports: "Mapping[int, int]") -> list[tuple[int, tuple[int, ...], int]]:
    """(space, line, number of the network) for everything that belongs to a network."""
    return [
        (space, line, ports[space * 4 + line[0]])
        for space, face in enumerate(sheet.faces)
        for _, line in lines(face, "HRWL")
        if space * 4 + line[0] in ports
    ]


def badges(sheet: "Sheet", ports: "Mapping[int, int]") -> list[tuple[int, int]]:
    """(port, number of the network) for every exit that belongs to one."""
    return [
        (space * 4 + side, ports[space * 4 + side])
        for space, side, letter in EXIT_LIST
        if space * 4 + side in ports and sheet.side(space, side) == letter
    ]


def steps(
    sheet: "Sheet", route: "Sequence[int]", letter: str
) -> list[tuple[int, tuple[int, ...]]]:
    """(space, line) along a longest route: around a bend where there is one, else by the
    middle."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for i, space in enumerate(route):
        sides = [_side_to(space, route[i - 1])] if i else []
        if i + 1 < len(route):
            sides.append(_side_to(space, route[i + 1]))
        whole = [
            line for own, line in lines(sheet.faces[space], letter) if set(line) == set(sides)
        ]
        found += [(space, line) for line in whole or [(side,) for side in sides]]
    return found


def _side_to(space: int, other: int) -> int:
    for side in range(4):
        if NEXT[space * 4 + side] == other:
            return side
    raise ValueError(other)
