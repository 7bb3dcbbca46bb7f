"""Every face as it may be drawn, and where it comes from.

Separate from orientation.py because only drawn sheets need it. Written out because turning and
mirroring every face takes a board a third of a second; a test checks that none is missing. An
image leaves these texts in flash.
"""

from firmware.games.railroad.sheet.tiles import SPECIAL_NAMES

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
_KINDS = ("route", "station", "river", "lake", "lava") + SPECIAL_NAMES
_KINDS += ("flood", "volcano", "crater")
# Of each face on its die, in the same order: how many orientations it has, and its kind.
_WAYS = b"\2\2\4\4\4\4\2\4\x08\4\2\2\2\4\4\4\4\4\x08\4\2\4\4\4\4\4\1\1\4\2\1\1\1"
_FROM = b"\0\0\0\0\0\0\1\1\1\2\2\2\2\3\3\3\3\3\3\4\4\4\4\4\5\6\7\x08\t\n\x0b\x0c\r"

LETTERS = "-HRWLV"  # a letter's number is its place here
ROW = 5  # of a face in SIDES

NUMBERS = dict(zip(FACES, range(len(FACES))))


def _places():
    """By a face's number: the number of the face as it stands on its die, and which of these it
    is."""
    first, place = [], []
    for which, many in enumerate(_WAYS):
        first += [len(first)] * many
        place += [which] * many
    return bytes(first), bytes(place)


# By a face's number: its letters' numbers on the four sides, then 1 for an overpass. Written out,
# too: made from FACES, letter by letter, it would take a board a tenth of its start.
# fmt: off
SIDES = (
    b"\1\0\1\0\0\0\1\0\1\0\2\0\2\0\0\0\2\0\2\0\1\0\0\1\0\1\1\0\0\0\0\1\1\0\0\0\0\1\1\0"
    b"\2\0\0\2\0\2\2\0\0\0\0\2\2\0\0\0\0\2\2\0\1\1\1\0\0\0\1\1\1\0\1\0\1\1\0\1\1\0\1\0"
    b"\2\2\2\0\0\0\2\2\2\0\2\0\2\2\0\2\2\0\2\0\1\2\1\2\1\2\1\2\1\1\1\0\2\0\0\0\1\0\2\0"
    b"\2\0\1\0\0\0\2\0\1\0\1\2\0\0\0\0\1\2\0\0\0\0\1\2\0\2\0\0\1\0\1\0\0\2\0\2\1\0\0\0"
    b"\0\2\1\0\0\0\0\2\1\0\3\3\0\0\0\0\3\3\0\0\0\0\3\3\0\3\0\0\3\0\3\0\3\0\0\0\3\0\3\0"
    b"\3\1\3\1\1\1\3\1\3\1\3\2\3\2\1\2\3\2\3\1\4\0\0\0\0\0\4\0\0\0\0\0\4\0\0\0\0\0\4\0"
    b"\4\4\0\0\0\0\4\4\0\0\0\0\4\4\0\4\0\0\4\0\4\4\4\0\0\0\4\4\4\0\4\0\4\4\0\4\4\0\4\0"
    b"\1\0\4\0\0\0\1\0\4\0\4\0\1\0\0\0\4\0\1\0\2\0\4\0\0\0\2\0\4\0\4\0\2\0\0\0\4\0\2\0"
    b"\1\2\4\4\0\4\1\2\4\0\4\4\1\2\0\2\4\4\1\0\1\4\4\2\0\2\1\4\4\0\4\2\1\4\0\4\4\2\1\0"
    b"\5\5\0\0\0\0\5\5\0\0\0\0\5\5\0\5\0\0\5\0\5\0\5\0\0\0\5\0\5\0\5\5\5\0\0\0\5\5\5\0"
    b"\5\0\5\5\0\5\5\0\5\0\1\5\1\0\0\0\1\5\1\0\1\0\1\5\0\5\1\0\1\0\2\5\2\0\0\0\2\5\2\0"
    b"\2\0\2\5\0\5\2\0\2\0\1\1\2\1\0\1\1\1\2\0\2\1\1\1\0\1\2\1\1\0\1\2\2\2\0\2\1\2\2\0"
    b"\2\2\1\2\0\2\2\2\1\0\1\1\1\1\0\2\2\2\2\0\1\2\2\1\0\1\1\2\2\0\2\1\1\2\0\2\2\1\1\0"
    b"\1\2\1\2\0\2\1\2\1\0\4\4\4\4\0\5\5\5\5\0\0\0\0\0\0\0\0\0\0\0"
)
# fmt: on
_FIRST, _PLACE = _places()


def base(face):
    """The face as it stands on its die; None for what cannot be drawn."""
    return FACES[_FIRST[NUMBERS[face]]] if face and face in NUMBERS else None


def ways(face):
    """All orientations of a face."""
    number = NUMBERS[face]
    return FACES[_FIRST[number] : _FIRST[number] + _WAYS[_PLACE[number]]]


def kind(face):
    """Where a drawn face comes from: a die's name, S1 to S6, flood, volcano or crater."""
    return _KINDS[_FROM[_PLACE[NUMBERS[face]]]]
