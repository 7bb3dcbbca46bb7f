"""Final sheets with their score rows, reasoned by hand: plain data, for every runtime.

EXAMPLES: (name, sheet, edition, expansion, longest, expected). MALFORMED: sheets that are errors.
"""


def row(networks, exits, highway, railway, centre, errors, expansion, total):
    return {
        "networks": networks,
        "exits": exits,
        "highway": highway,
        "railway": railway,
        "centre": centre,
        "errors": errors,
        "expansion": expansion,
        "total": total,
    }


# Left: exits A2, B1, A4, D1 through S5 in B2. Right: A6, B7, D7, F7, G6, G4 through S1 in F6.
FOUR_EXITS = "A2=H-H- B2=HHRR* B1=-R-R B3=-H-H B4=R--H* A4=R-R- C2=R-R- D2=R--H* D1=-H-H"
SIX_EXITS = (
    " A6=H-H- B6=H-H- C6=H-H- D6=HHH- E6=H-H- F6=HRHH* F7=-R-R G6=H-H- F5=-H-H F4=-HR-*"
    " G4=R-R- B7=-RR- C7=R-H-* D7=HH-H"
)
# C2 becomes a T: a railway from B1 through the middle to D5, with open ends.
LOOSE_ENDS = " C3=-RRR C4=-R-R C5=--RR D5=R-R- D3=RRR- F1=RR-R G2=HHH-"

# Highways: columns 2 and 6 and row D. Railways: column 4 and rows B, E and F. S6 in D4 joins them.
ELEVEN_EXITS = (
    "A2=H-H- B2=HRHRx C2=H-H- D2=HH-H D1=-H-H D3=-HHH E3=H--H E2=-HH- F2=HRHRx G2=H-H-"
    " D4=RHRH* D5=-H-H D6=HHHH D7=-H-H A6=H-H- B6=HRHRx C6=H-H- E6=HRHRx F6=H-H- G6=H-H-"
    " A4=R-R- B4=RRRR C4=R-R- E4=RRR- F4=R-RR G4=R-R- B1=-R-R B3=-R-R B5=-R-R B7=-R-R"
    " E5=-R-R E7=--RR F7=RR-- F3=-R-R"
)

# Seven spaces from C2 to E6 with two open ends, and five from the edge at E1 to the edge at G3.
TWO_RIVERS = (
    "C2=-W-W C3=-W-W C4=-W-W C5=-W-W C6=--WW D6=W-W- E6=W-W-"
    " E1=-W-W E2=--WW F2=WW-- F3=--WW G3=W-W-"
)

# The lake C3 C4 C5 joins the highways from A2 and D1 to the railways from B7 and F7.
TWO_LAKES = (
    "A2=H-H- B2=H-H- C2=HHH- D2=H--H D1=-H-H C3=-L-H* C4=LL-L C5=-R-L*"
    " C6=R-RR B6=-RR- B7=-R-R D6=R-R- E6=R-R- F6=RR-- F7=-R-R"
    " F2=-LL- F3=LL-L F4=--LL G2=LL-- G3=LL-L G4=L--L E3=--L-"
)

# Closed in the corner by the edge; eleven spaces around D4 with one open side, west of E2.
TWO_LAVA_LAKES = (
    "A1=VVVV A2=--VV B1=VV-- B2=V--V C3=-VV- C4=--VV D3=VV-- D5=-V-V D6=--VV E6=V--V"
    " E5=-V-V E4=VV-V E3=-V-V E2=-V-V"
)

SIX_CRATER_ENDS = (
    "C4=~ D2=~ A4=R-R- B4=R-R- D1=-H-H A2=H-H- B2=H-H- C2=H-H- G2=H-H- F2=H-H- E2=H-H-"
    " A6=H-H- B6=H-H- C6=H--H C5=-H-H G4=R-R- F4=R-R- E4=R-R- D4=R-R-"
)

# A ring D2 C2 C3 D3 with a tail to exit D1; the same ring alone; two rings that meet in S3.
RING_WITH_TAIL = "D1=-H-H D2=HH-H C2=-HH- C3=--HH D3=H--H"
RING = "C2=-HH- C3=--HH D2=HH-- D3=H--H"
EIGHT = "D2=HHHH C2=-HH- C3=--HH D3=H--H D1=-HH- E1=HH-- E2=H--H"
THETA = "C2=-HH- C3=-HHH C4=--HH D2=HH-- D3=HH-H D4=H--H"

CROSSING = "A2=H-H- B2={} B1=-R-R C2=H-H- D2=H--H D1=-H-H B3=-R-R B4=R--R A4=R-R-"
LAVA_BLOCK = "C3=-VV- C4=--VV D3=VV-- D5=-V-V D6=--VV E6=V--V E5=-V-V E4=VV--"
CASCADE = "C4=--L- D3=-L-- D5=---L E3=-L-- E5=---L"

BLUE, BLUE_DE, RED = "deep_blue", "deep_blue_de", "blazing_red"

# One example is one row of a table.
# fmt: off
BOOKS = (
    # Networks of 4 and 6 exits score 12 + 20 = 32.
    ("book networks", FOUR_EXITS + SIX_EXITS, BLUE, None, None,
     row([6, 4], 32, 8, 4, 0, 0, 0, 44)),
    # The printed score row 32, 8, 7, 5, -7 adds up to 45 (there are no rings: both rules agree).
    ("book score row", FOUR_EXITS.replace("C2=R-R-", "C2=RRR-") + SIX_EXITS + LOOSE_ENDS, BLUE,
     None, None, row([6, 4], 32, 8, 7, 5, 7, 0, 45)),
    ("book score row, trail", FOUR_EXITS.replace("C2=R-R-", "C2=RRR-") + SIX_EXITS + LOOSE_ENDS,
     BLUE_DE, None, None, row([6, 4], 32, 8, 7, 5, 7, 0, 45)),
    # The river of 7 is open; the river of 5 with both ends at the edge scores 8.
    ("book rivers", TWO_RIVERS, BLUE, "river", None, row([], 0, 0, 0, 3, 2, 8, 9)),
    # Lakes of 7 and 3 score 3; the smaller one makes one network of 4 exits, worth 12.
    ("book lakes", TWO_LAKES, BLUE, "lake", None, row([4], 12, 5, 7, 4, 0, 3, 31)),
    # A closed lava lake scores 5, the open one of 11 spaces 11; its one open side is an error.
    ("book lava", TWO_LAVA_LAKES, RED, "lava", None, row([], 0, 0, 0, 8, 1, 16, 23)),
    # Twelve points for craters: six ends.
    ("book craters", SIX_CRATER_ENDS, RED, "meteor", None, row([], 0, 4, 4, 4, 0, 12, 24)),
)

ROUTES = (
    ("nothing drawn: an unused exit is no error", "", BLUE, None, None,
     row([], 0, 0, 0, 0, 0, 0, 0)),
    ("12 exits score 45", ELEVEN_EXITS + " F1=-R-R", BLUE, None, None,
     row([12], 45, 11, 11, 7, 0, 0, 74)),
    # Without F1 the railway side of F2 is open.
    ("11 exits score 40", ELEVEN_EXITS, BLUE, None, None, row([11], 40, 11, 11, 7, 1, 0, 68)),
    ("a station joins two exits for 4", "A2=H-H-@1 B2=H--R*@1 B1=-R-R@2", BLUE, None, None,
     row([2], 4, 2, 2, 0, 0, 0, 8)),
    ("3 exits score 8", "A2=H-H- B2=H-H- C2=H-H- D2=H-HH E2=H-H- F2=H-H- G2=H-H- D1=-H-H", BLUE,
     None, None, row([3], 8, 7, 0, 0, 0, 0, 15)),
    ("an overpass does not join", CROSSING.format("HRHRx"), BLUE, None, None,
     row([2, 2], 8, 5, 5, 0, 0, 0, 18)),
    ("S6 joins the same sides", CROSSING.format("HRHR*"), BLUE, None, None,
     row([4], 12, 5, 5, 0, 0, 0, 22)),
    ("one exit scores nothing; an end into an empty space is an error", "A2=H-H-", BLUE, None,
     None, row([], 0, 1, 0, 0, 1, 0, 0)),
    # A2 ends at the blank side of B2, and B2 into the empty B3.
    ("an end against a blank side is an error", "A2=H-H- B1=-R-R B2=-R-R", BLUE, None, None,
     row([], 0, 1, 2, 0, 2, 0, 1)),
    ("an end at the outer edge without an exit is no error", "A2=H--H A1=-H-H", BLUE, None, None,
     row([], 0, 2, 0, 0, 0, 0, 2)),
    # The road passes A2 and B1 without touching their exits.
    ("an exit beside a blank side is unused",
     "D1=-H-H D2=H--H C2=H-H- B2=--HH B1=HH-- A1=-HH- A2=-H-H", BLUE, None, None,
     row([], 0, 7, 0, 0, 1, 0, 6)),
    ("a station counts for highway and railway", "A2=H-R-*", BLUE, None, None,
     row([], 0, 1, 1, 0, 1, 0, 1)),
    ("a station does not interrupt", "A2=H-H- B2=HRHR* B1=-R-R C2=H-H-", BLUE, None, None,
     row([2], 4, 3, 2, 0, 2, 0, 7)),
    # B3 is the branch.
    ("branches do not count", "A2=H-H- B2=HHH- C2=H-H- D2=H--H D1=-H-H B3=-H-H", BLUE, None,
     None, row([2], 4, 5, 0, 0, 1, 0, 8)),
    ("of two equally long highways one counts", "A2=H-H- B2=H-H- A6=H-H- B6=H-H-", BLUE, None,
     None, row([], 0, 2, 0, 0, 2, 0, 0)),
    ("S4 is one space of either railway", "A4=R-R- B4=RRRR B3=-R-R B5=-R-R C4=R-R-", BLUE, None,
     None, row([], 0, 0, 3, 1, 3, 0, 1)),
    ("central spaces of row D", "D1=-H-H D2=-H-H D3=-H-H D4=-H-H D5=-H-H D6=-H-H D7=-H-H", BLUE,
     None, None, row([2], 4, 7, 0, 3, 0, 0, 14)),
    # simple: each space at most once. trail: D2 is reached again and counts again.
    ("ring with a tail, simple", RING_WITH_TAIL, BLUE, None, None, row([], 0, 5, 0, 2, 0, 0, 7)),
    ("ring with a tail, trail", RING_WITH_TAIL, BLUE_DE, None, None, row([], 0, 6, 0, 2, 0, 0, 8)),
    ("a ring of n counts n, simple", RING, RED, None, None, row([], 0, 4, 0, 2, 0, 0, 6)),
    ("a ring of n counts n + 1, trail", RING, BLUE_DE, None, None, row([], 0, 5, 0, 2, 0, 0, 7)),
    ("longest overrides the edition: trail", RING, BLUE, None, "trail",
     row([], 0, 5, 0, 2, 0, 0, 7)),
    ("longest overrides the edition: simple", RING, BLUE_DE, None, "simple",
     row([], 0, 4, 0, 2, 0, 0, 6)),
    # simple: C2 C3 D3 D2 D1 E1 E2. trail: eight joints, D2 three times.
    ("two rings through S3, simple", EIGHT, BLUE, None, None, row([], 0, 7, 0, 2, 0, 0, 9)),
    ("two rings through S3, trail", EIGHT, BLUE_DE, None, None, row([], 0, 9, 0, 2, 0, 0, 11)),
    # Seven joints, two odd spaces: a trail uses every joint.
    ("two rings side by side, simple", THETA, BLUE, None, None, row([], 0, 6, 0, 4, 0, 0, 10)),
    ("two rings side by side, trail", THETA, BLUE_DE, None, None, row([], 0, 8, 0, 4, 0, 0, 12)),
    # The three-armed star has three odd tips: a trail takes two arms, as simple does.
    ("a star is the same under trail", "A2=H-H- B2=HHH- C2=H-H- B3=-H-H", BLUE_DE, None, None,
     row([], 0, 3, 0, 0, 2, 0, 1)),
)

RIVERS = (
    ("a corner with both ends at the edge scores 1 + 3", "A1=W--W", BLUE, "river", None,
     row([], 0, 0, 0, 0, 0, 4, 4)),
    ("a closed loop scores its spaces", "C3=-WW- C4=--WW D3=WW-- D4=W--W", BLUE, "river", None,
     row([], 0, 0, 0, 4, 0, 4, 8)),
    ("one end at the edge gives no 3; the other is an error", "A1=W-W-", BLUE, "river", None,
     row([], 0, 0, 0, 0, 1, 1, 0)),
    ("a river end against a blank side is an error", "C3=-W-W C4=W-W-", BLUE, "river", None,
     row([], 0, 0, 0, 2, 4, 1, -1)),
    ("only the best river scores",
     "C1=-W-W C2=-W-W C3=-W-W C4=-W-W C5=-W-W C6=-W-W C7=-W-W A1=W--W", BLUE, "river", None,
     row([], 0, 0, 0, 3, 0, 10, 13)),
    # The road of the bridge belongs to the highway, its river to A1 B1 B2 B3.
    ("a bridge is road and river",
     "A2=H-H- B2=HWHWx C2=H-H- D2=H--H D1=-H-H A1=W-W- B1=WW-- B3=-W-W", BLUE, "river", None,
     row([2], 4, 5, 0, 0, 1, 4, 12)),
    # Two roads over one river are two networks; the road's ends give the river no 3.
    ("a bridge leaks nothing", "A2=H-H- B2=HWHWx B3=-W-W B4=-W-W B5=-W-W B6=HWHWx A6=H-H-", BLUE,
     "river", None, row([], 0, 2, 0, 0, 4, 5, 3)),
    ("a railway bridge counts for the railway", "B1=-R-R B2=WRWRx B3=-R-R B4=R--R A4=R-R-", BLUE,
     "river", None, row([2], 4, 0, 5, 0, 2, 1, 8)),
    ("a bridge alone has four open ends", "D4=WHWHx", BLUE, "river", None,
     row([], 0, 1, 0, 1, 4, 1, -1)),
    ("no river, no points", "A2=H-H-", BLUE, "river", None, row([], 0, 1, 0, 0, 1, 0, 0)),
)

LAKES = (
    ("a pier alone is a lake of one; its lake side is no error", "A2=H-L-*", BLUE, "lake", None,
     row([], 0, 1, 0, 0, 0, 1, 2)),
    ("the smallest lake scores", "C3=-L-- C4=---L E4=L---", BLUE, "lake", None,
     row([], 0, 0, 0, 3, 0, 1, 4)),
    ("three lake sides flood a space", "D3=-L-- C4=--L- D5=---L", BLUE, "lake", None,
     row([], 0, 0, 0, 4, 0, 4, 8)),
    ("a listed flood is the same", "D3=-L-- C4=--L- D5=---L D4=LLLL", BLUE, "lake", None,
     row([], 0, 0, 0, 4, 0, 4, 8)),
    ("two lake sides do not", "D3=-L-- C4=--L-", BLUE, "lake", None, row([], 0, 0, 0, 2, 0, 1, 3)),
    ("the outer edge is no lake side", "A2=---L B1=L---", BLUE, "lake", None,
     row([], 0, 0, 0, 0, 0, 1, 1)),
    ("three sides at the outer edge", "A2=-L-- A4=---L B3=L---", BLUE, "lake", None,
     row([], 0, 0, 0, 0, 0, 4, 4)),
    # D4 is flooded first, and is then the third lake side of E4.
    ("floods cascade", CASCADE, BLUE, "lake", None, row([], 0, 0, 0, 7, 0, 7, 14)),
    ("one flood of a cascade listed", CASCADE + " E4=LLLL", BLUE, "lake", None,
     row([], 0, 0, 0, 7, 0, 7, 14)),
    ("a route end at a flooded space is an error", "D1=-H-H D2=-H-H C3=--L- E3=L--- D4=---L",
     BLUE, "lake", None, row([], 0, 2, 0, 4, 1, 4, 9)),
    ("a flood at an exit", "C7=--L- E7=L--- D6=-L--", BLUE, "lake", None,
     row([], 0, 0, 0, 0, 0, 4, 4)),
    # The highways A2 B2 and C2 D2 D1 are one network, but two highways.
    ("piers join routes, not highways", "A2=H-H- B2=H-L-* C2=L-H-* D2=H--H D1=-H-H", BLUE,
     "lake", None, row([2], 4, 3, 0, 0, 0, 2, 9)),
    ("two lakes do not join", "A2=H-H- B2=H-L-* D1=-L-H*", BLUE, "lake", None,
     row([], 0, 2, 0, 0, 0, 1, 3)),
    ("the double pier joins highway and railway", "A2=H-H- B2=HLLR* B1=-R-R", BLUE, "lake", None,
     row([2], 4, 2, 2, 0, 0, 1, 9)),
    ("a flood joins three piers", "A2=H-H- B2=H-H- C2=H-L-* D1=-L-H* E2=L-H-* F2=H-H- G2=H-H-",
     BLUE, "lake", None, row([3], 8, 3, 0, 0, 0, 4, 15)),
    ("the route end of a pier is an end", "D4=R-L-*", BLUE, "lake", None,
     row([], 0, 0, 1, 1, 1, 1, 2)),
)

LAVAS = (
    ("the first volcano alone", "", RED, "lava", None, row([], 0, 0, 0, 1, 4, 1, -2)),
    ("the first volcano listed", "D4=VVVV", RED, "lava", None, row([], 0, 0, 0, 1, 4, 1, -2)),
    # D4 keeps four open sides beside the blank side of C4, whose two ends are open too.
    ("a lava side against a blank side is open", "C4=-R-R", RED, "lava", None,
     row([], 0, 0, 1, 2, 6, 1, -2)),
    ("a closed lake scores 5 and its spaces", LAVA_BLOCK, RED, "lava", None,
     row([], 0, 0, 0, 7, 0, 14, 21)),
    ("roads close the volcano", "C4=-HVH E4=VH-H D3=HVH- D5=H-HV", RED, "lava", None,
     row([], 0, 1, 0, 5, 8, 10, 8)),
    # C4 and E4 touch one lava lake, yet A4 and G4 are not joined.
    ("lava does not join routes",
     "A4=R-R- B4=R--R B3=-RR- C3=RR-- C4=-RVR E4=VR-R E3=-RR- F3=RR-- F4=--RR G4=R-R-", RED,
     "lava", None, row([], 0, 0, 5, 5, 4, 3, 9)),
    ("the outer edge closes a side", "D3=-V-V D2=-VV- E2=V--V E1=-V-V", RED, "lava", None,
     row([], 0, 0, 0, 2, 3, 5, 4)),
    ("two open volcanoes", "F6=VVVV", RED, "lava", None, row([], 0, 0, 0, 1, 8, 1, -6)),
    # The small closed lake is not the largest: 5 for it, 1 for D4.
    ("a closed corner of one space beside the volcano", "A1=V--V", RED, "lava", None,
     row([], 0, 0, 0, 1, 4, 6, 3)),
)

METEORS = (
    ("a crater is drawn: it counts in the centre", "D4=~@1", RED, "meteor", None,
     row([], 0, 0, 0, 1, 0, 0, 1)),
    ("2 for each end, not for each space", "D2=~ D4=~ D3=-H-H", RED, "meteor", None,
     row([], 0, 1, 0, 2, 0, 4, 7)),
    ("an end at a crater is no error", "A2=H-H- B2=~", RED, "meteor", None,
     row([], 0, 1, 0, 0, 0, 2, 3)),
    ("a crater joins nothing", "A2=H-H- B2=~ C2=H-H- D2=H--H D1=-H-H", RED, "meteor", None,
     row([], 0, 3, 0, 0, 0, 4, 7)),
    ("a crater at an exit", "A2=~", RED, "meteor", None, row([], 0, 0, 0, 0, 0, 0, 0)),
    ("a station with both ends at craters", "C4=~ D3=~ D4=R--H*", RED, "meteor", None,
     row([], 0, 1, 1, 3, 0, 4, 9)),
    ("a blank side at a crater is no end", "A2=H-H- A3=~", RED, "meteor", None,
     row([], 0, 1, 0, 0, 1, 0, 0)),
    # An edition may be combined with any expansion; trail stays the edition's rule.
    ("craters with the rule of deep_blue_de", RING + " B2=~", BLUE_DE, "meteor", None,
     row([], 0, 5, 0, 2, 0, 0, 7)),
)

EXAMPLES = BOOKS + ROUTES + RIVERS + LAKES + LAVAS + METEORS

# (name, sheet, edition, expansion, longest)
MALFORMED = (
    ("on no die and no special route", "A2=H-R-", BLUE, None, None),
    ("an overpass with bent lines", "A2=HHRRx", BLUE, None, None),
    ("a station without a middle", "A2=HR--", BLUE, None, None),
    ("a dead end", "A2=H---", BLUE, None, None),
    ("an unknown space", "H1=H-H-", BLUE, None, None),
    ("an unknown column", "A8=H-H-", BLUE, None, None),
    ("a space twice", "A2=H-H- A2=HH--", BLUE, None, None),
    ("three sides", "A2=H-H", BLUE, None, None),
    ("lower case", "a2=h-h-", BLUE, None, None),
    ("no face", "A2=", BLUE, None, None),
    ("a round that is no number", "A2=H-H-@x", BLUE, None, None),
    ("an unknown edition", "A2=H-H-", "lush_green", None, None),
    ("an unknown expansion", "A2=H-H-", BLUE, "desert", None),
    ("an unknown rule", "A2=H-H-", BLUE, None, "longest"),
    ("a crater without meteors", "A2=~", RED, None, None),
    ("a river without the river expansion", "A1=W--W", BLUE, None, None),
    ("a lake in a river game", "A1=L---", BLUE, "river", None),
    ("a volcano without lava", "D4=VVVV", RED, None, None),
    ("a flood of no lake", "D4=LLLL", BLUE, "lake", None),
    ("a flood by two lake sides", "D3=-L-- C4=--L- D4=LLLL", BLUE, "lake", None),
    ("two floods that hold each other up", "C4=--L- D3=-L-- E3=-L-- E5=---L D4=LLLL E4=LLLL",
     BLUE, "lake", None),
    ("something else in the volcano's place", "D4=V-V-", RED, "lava", None),
)
