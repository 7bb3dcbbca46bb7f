"""Which sides belong to which network: for everything that shows networks."""

from firmware.games.railroad.rules.networks import joined_sides
from firmware.games.railroad.rules.score import Score
from firmware.games.railroad.rules.sheet import EXIT_LIST, Sheet
from firmware.games.railroad.rules.spaces import NEXT, OUTSIDE


def network_ports(sheet: Sheet, score: Score) -> dict[int, int]:
    """Port (space * 4 + side) -> number of its network in `score.networks`, from 0; only for
    the networks that score."""
    numbers: dict[int, int] = {}
    for number, (exits, spaces) in enumerate(score.networks):
        if exits > 1:
            numbers |= dict.fromkeys(_ports(sheet, spaces, numbers), number)
    return numbers


def _ports(sheet: Sheet, spaces: list[int], taken: dict[int, int]) -> list[int]:
    """The ports of one network: all that hang together with one of its exits."""
    for space, side, letter in EXIT_LIST:
        start = space * 4 + side
        if space in spaces and start not in taken and sheet.side(space, side) == letter:
            found, stack = {start}, [start]
            while stack:
                port = stack.pop()
                here, at = port >> 2, port & 3
                near = [here * 4 + other for other in joined_sides(sheet.faces[here], at)]
                if NEXT[port] != OUTSIDE and sheet.across(here, at) == sheet.side(here, at):
                    near.append(NEXT[port] * 4 + (at ^ 2))
                fresh = [other for other in near if other not in found]
                found.update(fresh)
                stack += fresh
            if {port >> 2 for port in found} == set(spaces):
                return list(found)
    return []
