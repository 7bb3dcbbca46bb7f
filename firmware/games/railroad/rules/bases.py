"""Every face as it may be drawn, and where it comes from.

Apart from faces.py because only drawn sheets need it. Written out, since turning and mirroring
them all takes a board a third of a second; a test holds that nothing is missing. A board that has
the texts built in leaves them in its flash.
"""

# Every face as it stands on its die, then its other orientations as faces.orientations() finds
# them; at last an empty space.
# fmt: off
FACES = (
    "H-H-", "-H-H",
    "R-R-", "-R-R",
    "H--H", "HH--", "-HH-", "--HH",
    "R--R", "RR--", "-RR-", "--RR",
    "HHH-", "-HHH", "H-HH", "HH-H",
    "RRR-", "-RRR", "R-RR", "RR-R",
    "HRHRx", "RHRHx",
    "H-R-*", "-H-R*", "R-H-*", "-R-H*",
    "HR--*", "-HR-*", "--HR*", "R--H*", "H--R*", "RH--*", "-RH-*", "--RH*",
    "WW--", "-WW-", "--WW", "W--W",
    "W-W-", "-W-W",
    "WHWHx", "HWHWx",
    "WRWRx", "RWRWx",
    "L---", "-L--", "--L-", "---L",
    "LL--", "-LL-", "--LL", "L--L",
    "LLL-", "-LLL", "L-LL", "LL-L",
    "H-L-*", "-H-L*", "L-H-*", "-L-H*",
    "R-L-*", "-R-L*", "L-R-*", "-L-R*",
    "HRLL*", "LHRL*", "LLHR*", "RLLH*", "HLLR*", "RHLL*", "LRHL*", "LLRH*",
    "VV--", "-VV-", "--VV", "V--V",
    "V-V-", "-V-V",
    "VVV-", "-VVV", "V-VV", "VV-V",
    "HVH-", "-HVH", "H-HV", "VH-H",
    "RVR-", "-RVR", "R-RV", "VR-R",
    "HHRH*", "HHHR*", "RHHH*", "HRHH*",
    "HRRR*", "RHRR*", "RRHR*", "RRRH*",
    "HHHH",
    "RRRR",
    "HRRH*", "HHRR*", "RHHR*", "RRHH*",
    "HRHR*", "RHRH*",
    "LLLL",
    "VVVV",
    "~",
    "",
)
# fmt: on
# Where the faces come from, in the same order, and how many orientations each has.
_KINDS = (
    ("route", (2, 2, 4, 4, 4, 4)),
    ("station", (2, 4, 8)),
    ("river", (4, 2, 2, 2)),
    ("lake", (4, 4, 4, 4, 4, 8)),
    ("lava", (4, 2, 4, 4, 4)),
    ("S1", (4,)),
    ("S2", (4,)),
    ("S3", (1,)),
    ("S4", (1,)),
    ("S5", (4,)),
    ("S6", (2,)),
    ("flood", (1,)),
    ("volcano", (1,)),
    ("crater", (1,)),
)

LETTERS = "-HRWLV"  # a letter's number is its place here
ROW = 5  # of a face in SIDES

NUMBERS = {face: number for number, face in enumerate(FACES)}


def _sides():
    """By a face's number: its letters' numbers on the four sides, then 1 for an overpass."""
    codes = {ord(letter): number for number, letter in enumerate(LETTERS)}
    codes[ord("x")] = 1
    codes[ord("*")] = 0
    found = bytearray()
    for face in FACES:
        sides = (face + "-----")[:ROW] if len(face) > 1 else "-----"
        found.extend(bytes([codes[code] for code in sides.encode()]))
    return bytes(found)


def _rows():
    """By a face's number: the number of the face as it stands on its die, how many orientations
    that has, and its place in _KINDS."""
    first, count, kinds = bytearray(), bytearray(), bytearray()
    for place, (_, counts) in enumerate(_KINDS):
        for many in counts:
            first.extend(bytes([len(first)] * many))
            count.extend(bytes([many] * many))
            kinds.extend(bytes([place] * many))
    return bytes(first), bytes(count), bytes(kinds)


SIDES = _sides()
_FIRST, _COUNT, _KIND = _rows()


def base(face):
    """The face as it stands on its die; None for what cannot be drawn."""
    return FACES[_FIRST[NUMBERS[face]]] if face and face in NUMBERS else None


def ways(face):
    """All orientations of a face."""
    first = _FIRST[NUMBERS[face]]
    return FACES[first : first + _COUNT[first]]


def kind(face):
    """Where a drawn face comes from: a die's name, S1 to S6, flood, volcano or crater."""
    return _KINDS[_KIND[NUMBERS[face]]][0]
