"""Rivers, lakes and lava lakes on a finished sheet, and what they score."""

from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE


def bodies(sheet, letter):
    """Every body of one letter: (its spaces in reading order, its open ends as ports)."""
    faces = sheet.faces
    seen = bytearray(49)
    found = []
    for start in range(49):
        if seen[start] or letter not in faces[start]:
            continue
        spaces, ends = [], []
        stack = [start]
        seen[start] = 1
        while stack:
            space = stack.pop()
            spaces.append(space)
            face = faces[space]
            for side in range(4):
                if face[side] != letter:
                    continue
                other = NEXT[space * 4 + side]
                met = "" if other == OUTSIDE else faces[other]
                if len(met) > 1 and met[side ^ 2] == letter:
                    if not seen[other]:
                        seen[other] = 1
                        stack.append(other)
                else:
                    ends.append(space * 4 + side)
        spaces.sort()
        found.append((spaces, ends))
    return found


def best_river(sheet, options):
    """(points, spaces) of the river that scores most."""
    best = 0, []
    for spaces, ends in bodies(sheet, "W"):
        points = len(spaces)
        if not ends and options["river_loop"] == "none":
            points = 0
        if ends and all(NEXT[port] == OUTSIDE for port in ends):
            if len(spaces) > 1 or options["river_corner"] == "both":
                points += 3
        if points > best[0]:
            best = points, spaces
    return best


def smallest_lake(sheet, options):
    """(points, spaces) of the smallest lake; 0 where there is none."""
    best = 0, []
    for spaces, _ in bodies(sheet, "L"):
        if len(spaces) == 1 and options["lone_pier"] == "none":
            if sheet.faces[spaces[0]][4:] == "*":
                continue
        if not best[0] or len(spaces) < best[0]:
            best = len(spaces), spaces
    return best


def lava_lakes(sheet, options):
    """[(points, spaces)]: 5 for every closed lake, 1 for each space of the largest."""
    found, largest = [], []
    for spaces, ends in bodies(sheet, "V"):
        if not any(is_open(sheet, port, options) for port in ends):
            found.append((5, spaces))
        if len(spaces) > len(largest):
            largest = spaces
    found.append((len(largest), largest))
    return found


def is_open(sheet, port, options):
    """Is a lava side without lava across it open? The outer edge closes it."""
    other = NEXT[port]
    if other == OUTSIDE:
        return False
    if options["lava_blank"] == "closed" and len(sheet.faces[other]) > 1:
        return sheet.faces[other][(port & 3) ^ 2] != "-"
    return True
