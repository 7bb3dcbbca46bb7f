"""Networks: which exits are connected, over routes, stations and the piers of one lake."""

from firmware.games.railroad.sheet.sheet import EXIT_LIST, EXITS
from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE

# What n joined exits score; one exit alone scores nothing.
EXIT_POINTS = (0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)


def joined_sides(face, side):
    """The sides that one side of a face is joined to, itself included."""
    if face[4:] == "*":
        return [s for s in range(4) if face[s] != "-"]
    if face[4:] == "x":
        return [side, side ^ 2]
    return [s for s in range(4) if face[s] == face[side]]


def go_on(faces, port, seen, stack):
    """Put the ports that are connected with this one, and not seen yet, on the stack."""
    space, side = port >> 2, port & 3
    face = faces[space]
    for other in joined_sides(face, side):
        if not seen[space * 4 + other]:
            seen[space * 4 + other] = 1
            stack.append(space * 4 + other)
    there = NEXT[port]
    if there != OUTSIDE:
        met = faces[there]
        across = there * 4 + (side ^ 2)
        if len(met) > 1 and met[side ^ 2] == face[side] and not seen[across]:
            seen[across] = 1
            stack.append(across)


def networks(sheet):
    """Every network with at least one exit: (number of exits, its spaces), largest first."""
    faces = sheet.faces
    seen = bytearray(49 * 4)
    found = []
    for start_space, start_side, letter in EXIT_LIST:
        port = start_space * 4 + start_side
        face = faces[start_space]
        if len(face) < 2 or face[start_side] != letter or seen[port]:
            continue
        exits = 0
        spaces = []
        stack = [port]
        seen[port] = 1
        while stack:
            port = stack.pop()
            space, side = port >> 2, port & 3
            face = faces[space]
            if space not in spaces:
                spaces.append(space)
            if EXITS.get(port) == face[side]:
                exits += 1
            go_on(faces, port, seen, stack)
        spaces.sort()
        found.append((exits, spaces))
    # MicroPython's sort is not stable: the first space decides between equal sizes.
    found.sort(key=lambda network: (-network[0], network[1]))
    return found
