"""How a face turns and mirrors.

A face that is drawn is four letters for the sides N, E, S, W (H highway, R railway, W river,
L lake, V lava, - nothing) and a suffix for the middle: `*` joins everything, `x` joins opposite
sides only, none joins sides of the same letter.
"""


def turned(face):
    """The face after a quarter turn clockwise: what was north is now east."""
    return face[3] + face[:3] + face[4:]


def mirrored(face):
    """The face seen in a mirror that swaps east and west."""
    return face[0] + face[3] + face[2] + face[1] + face[4:]


def orientations(face):
    """Every way to draw a face, without repeats: the face itself comes first."""
    found = []
    for start in (face, mirrored(face)):
        for _ in range(4):
            if start not in found:
                found.append(start)
            start = turned(start)
    return found
