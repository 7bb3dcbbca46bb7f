"""Every face as it may be drawn, and where it comes from.

Apart from faces.py because only drawn sheets need it. Written out, since turning and mirroring
them all takes a board a third of a second; a test holds that nothing is missing.
"""

# Kind: the face as it stands on its die, then its other orientations as faces.orientations()
# finds them.
_TABLE = """
route H-H- -H-H
route R-R- -R-R
route H--H HH-- -HH- --HH
route R--R RR-- -RR- --RR
route HHH- -HHH H-HH HH-H
route RRR- -RRR R-RR RR-R
station HRHRx RHRHx
station H-R-* -H-R* R-H-* -R-H*
station HR--* -HR-* --HR* R--H* H--R* RH--* -RH-* --RH*
river WW-- -WW- --WW W--W
river W-W- -W-W
river WHWHx HWHWx
river WRWRx RWRWx
lake L--- -L-- --L- ---L
lake LL-- -LL- --LL L--L
lake LLL- -LLL L-LL LL-L
lake H-L-* -H-L* L-H-* -L-H*
lake R-L-* -R-L* L-R-* -L-R*
lake HRLL* LHRL* LLHR* RLLH* HLLR* RHLL* LRHL* LLRH*
lava VV-- -VV- --VV V--V
lava V-V- -V-V
lava VVV- -VVV V-VV VV-V
lava HVH- -HVH H-HV VH-H
lava RVR- -RVR R-RV VR-R
S1 HHRH* HHHR* RHHH* HRHH*
S2 HRRR* RHRR* RRHR* RRRH*
S3 HHHH
S4 RRRR
S5 HRRH* HHRR* RHHR* RRHH*
S6 HRHR* RHRH*
flood LLLL
volcano VVVV
crater ~
"""

FACES = []  # every face as it may be drawn, and none
NUMBERS = {}  # and its number
BASE = {}  # every face as it may be drawn -> the face as it stands on its die
WAYS = {}  # that face -> its orientations
_KINDS = {}
for _row in _TABLE.strip().split("\n"):
    _words = _row.split(" ")
    _face = _words[1]
    _KINDS[_face] = _words.pop(0)
    WAYS[_face] = _words
    for _drawn in _words:
        BASE[_drawn] = _face
        FACES.append(_drawn)
FACES.append("")
for _row in range(len(FACES)):
    NUMBERS[FACES[_row]] = _row


def kind(face):
    """Where a drawn face comes from: a die's name, S1 to S6, flood, volcano or crater."""
    return _KINDS[BASE[face]]
