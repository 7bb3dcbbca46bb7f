"""Rivers, lakes and lava lakes on a sheet."""

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


def is_open(sheet, port, options):
    """Is a lava side without lava across it open? The outer edge closes it."""
    other = NEXT[port]
    if other == OUTSIDE:
        return False
    if options["lava_blank"] == "closed" and len(sheet.faces[other]) > 1:
        return sheet.faces[other][(port & 3) ^ 2] != "-"
    return True
