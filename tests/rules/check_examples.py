"""Requests of `signalbox check` with their answers, reasoned by hand: plain data.

CHECKS: (name, request, expected without `why`). BAD_CHECKS: (name, request) that are errors.
"""

OK = {"legal": True}


def no(number, item):
    return {"legal": False, "round": number, "item": item}


def edition_of(expansion):
    return "blazing_red" if expansion in ("lava", "meteor") else "deep_blue"


def tiles(text, expansion=None):
    return {"tiles": text.split(), "edition": edition_of(expansion), "expansion": expansion}


def rounds(texts, expansion=None, dice=None):
    request = {"edition": edition_of(expansion), "expansion": expansion}
    request["rounds"] = [text.split() for text in texts]
    if dice is not None:
        request["dice"] = [text.split() for text in dice]
    return request


def then(earlier, last):
    texts = list(earlier)
    texts.append(last)
    return texts


# Routes with their blank sides towards D4, so that no free space borders its open sides.
THREE_SIDES = "D1=-H-H D2=-H-H D3=H--H A4=R-R- B4=R-R- C4=R--R D7=-H-H D6=-H-H D5=HH--"
ROUND_THE_VOLCANO = THREE_SIDES + " G4=R-R- F4=R-R-"
# The same, but D3 is free, and neither lava nor a road beside lava fits between H and R ends.
ONE_USELESS_SPACE = (
    "D1=-H-H D2=-H-H A2=H-H- B2=H-H- C2=HH-- C3=--HH F1=-R-R F2=-R-R F3=R--R E3=R-R-"
    " A4=R-R- B4=R-R- C4=RR-- D7=-H-H D6=-H-H D5=HH-- G4=R-R- F4=R-R- E4=-RR-"
)

# D5 floods D4, and D4 floods E4.
CASCADE = "C4=--L- D3=-L-- E3=-L-- E5=---L D5=---L"

# Four rounds of R-R- R-R- H--H H-R-* after which no space is left where a highway could go on.
SHUT = (
    "B1=-R-R B2=-R-R D1=--HH A2=H-R-*",
    "B7=-R-R B6=-R-R E1=H--H A6=H-R-*",
    "F1=-R-R F2=-R-R D7=HH-- G2=R-H-*",
    "F7=-R-R F6=-R-R C7=-HH- G6=R-H-*",
)
SHUT_DICE = ("R-R- R-R- H--H H-R-*",) * 4

# Meteors strike the middle of row C, then C7, where the highway from D7 ends.
STRUCK = (
    "C4=~ B1=-R-R B2=-R-R D1=--HH A2=H-R-*",
    "C7=~ B7=-R-R B6=-R-R E1=H--H A6=H-R-*",
    "C6=~ F1=-R-R F2=-R-R D7=HH-- G2=R-H-*",
)
STRUCK_DICE = (
    "R-R- R-R- H--H H-R-* N 1",
    "R-R- R-R- H--H H-R-* E 3",
    "R-R- R-R- H--H H-R-* W 1",
    "R-R- R-R- H-H- H-R-* W 1",
)

# Three rounds of H-H- H-H- R-R- H-R-*, and what a meteor player adds in front.
ROLL = "H-H- H-H- R-R- H-R-*"
LAVA_ROLL = ROLL + " V-V- VV--"
FIRST, SECOND, THIRD = (
    "A2=H-H- A6=H-H- A4=R-R- G2=R-H-*",
    "B2=H-H- B6=H-H- B4=R-R- G6=R-H-*",
    "C2=H-H- C6=H-H- C4=R-R- F2=H-R-*",
)

# One example is one row of a table.
# fmt: off
JOINING = (
    ("joins an exit", tiles("A2=H-H-"), OK),
    ("nothing to check", tiles(""), OK),
    ("with its round", tiles("A2=H-H-@1 B2=H-H-@3"), OK),
    ("joins nothing", tiles("C3=H-H-"), no(1, 1)),
    ("a blank side does not join the exit", tiles("A2=-H-H"), no(1, 1)),
    ("joins a route", tiles("A2=H-H- B2=HH--"), OK),
    ("a neighbour that is not joined", tiles("A2=H-H- B2=-H-H"), no(1, 2)),
    ("highway at a railway exit", tiles("A4=H-H-"), no(1, 1)),
    ("railway at a highway exit", tiles("D1=-R-R"), no(1, 1)),
    ("joined on one side, wrong exit on another", tiles("A2=HH-- A3=-H-H A4=H--H"), no(1, 3)),
    ("past an exit with a blank side", tiles("A2=HH-- A3=-H-H A4=-H-H"), OK),
    ("highway meets railway", tiles("A2=H-H- B1=-R-R B2=H--H"), no(1, 3)),
    ("a station joins both", tiles("A2=H-H- B1=-R-R B2=H--R*"), OK),
    ("a station the wrong way round", tiles("A2=R-H-*"), no(1, 1)),
    # B2 ends at the blank side of B1.
    ("a side may meet a blank side", tiles("A2=H-H- B2=H--H B1=R--R"), OK),
    ("a side may meet the outer edge", tiles("A2=H--H A1=-H-H"), OK),
    ("an overpass goes on with its own letter", tiles("A2=H-H- B2=HRHRx C2=R-R-"), no(1, 3)),
    ("an occupied space", tiles("A2=H-H- A2=HH--"), no(1, 2)),
    ("the same face again", tiles("A2=H-H- A2=H-H-"), no(1, 2)),
    ("the first illegal item counts", tiles("A2=H-H- C3=R-R- A4=H-H-"), no(1, 2)),
    ("a special route must join too", tiles("C3=HHHH"), no(1, 1)),
    ("tiles have no special-route limits", tiles("A2=HHHH A6=HHHH D1=HHHH D7=HHHH G2=HHHH"), OK),
    ("tiles have no dice limits", tiles("A2=HRHRx A6=HRHRx G2=HRHRx D1=-H-H D7=-H-H"), OK),
)

RIVER_TILES = (
    ("a river needs no connection", tiles("C3=W-W- E5=WW--", "river"), OK),
    ("a river at an exit", tiles("A2=W-W-", "river"), no(1, 1)),
    ("a river at the edge", tiles("A1=W--W", "river"), OK),
    ("a river meets a highway", tiles("A2=H-H- B2=W-W-", "river"), no(1, 2)),
    ("a highway meets a river", tiles("B2=W-W- A2=H-H-", "river"), no(1, 2)),
    ("a bridge needs no connection", tiles("D4=WHWHx", "river"), OK),
    ("a bridge at its exit", tiles("A2=HWHWx", "river"), OK),
    ("a bridge at the other exit", tiles("A4=HWHWx", "river"), no(1, 1)),
    ("a bridge with its river against a road", tiles("A2=H-H- B2=WHWHx", "river"), no(1, 2)),
    ("a route joins a bridge", tiles("D4=WHWHx D3=-H-H", "river"), OK),
    ("a route does not join a river", tiles("C3=W-W- C4=H-H-", "river"), no(1, 2)),
)

LAKE_TILES = (
    ("lakes and piers need no connection", tiles("C3=LL-- E5=H-L-*", "lake"), OK),
    ("a lake side at an exit", tiles("A2=L---", "lake"), no(1, 1)),
    ("a lake side meets a highway", tiles("A2=H-H- B2=L---", "lake"), no(1, 2)),
    ("a highway meets a lake side", tiles("B2=L--- A2=H-H-", "lake"), no(1, 2)),
    ("a lake side may meet a blank side", tiles("A2=H-H- A3=---L", "lake"), OK),
    ("a route joins a pier", tiles("D4=H-L-* C4=H-H-", "lake"), OK),
    ("a pier at the wrong exit", tiles("A4=H-L-*", "lake"), no(1, 1)),
    ("a flood, listed", tiles("D3=-L-- C4=--L- D5=---L D4=LLLL", "lake"), OK),
    ("a flood, left out", tiles("D3=-L-- C4=--L- D5=---L A2=H-H-", "lake"), OK),
    ("a flooded space is occupied", tiles("D3=-L-- C4=--L- D5=---L D4=L---", "lake"), no(1, 4)),
    ("a flood by two sides", tiles("D3=-L-- C4=--L- D4=LLLL", "lake"), no(1, 3)),
    ("the outer edge is no lake side", tiles("A2=---L B1=L--- A1=LLLL", "lake"), no(1, 3)),
    ("a flood listed twice", tiles("D3=-L-- C4=--L- D5=---L D4=LLLL D4=LLLL", "lake"), no(1, 5)),
    # It happened at once, but may be listed at any later place of its round.
    ("a flood listed late", tiles("D3=-L-- C4=--L- D5=---L A2=H-H- D4=LLLL", "lake"), OK),
    ("a cascade, listed", tiles(CASCADE + " D4=LLLL E4=LLLL", "lake"), OK),
    ("a cascade, partly listed", tiles(CASCADE + " E4=LLLL", "lake"), OK),
    ("a flood beside a route end", tiles("D1=-H-H D2=-H-H C3=--L- E3=L--- D4=---L D3=LLLL",
     "lake"), OK),
    ("a flood beside an exit", tiles("C7=--L- E7=L--- D6=-L-- D7=LLLL", "lake"), OK),
    ("a route end at flood water", tiles("D3=-L-- C4=--L- D5=---L G4=R-R- F4=R-R- E4=R-R-",
     "lake"), no(1, 6)),
)

LAVA_TILES = (
    ("lava joins the first volcano", tiles("C4=V-V-", "lava"), OK),
    ("the first volcano, listed", tiles("D4=VVVV C4=V-V-", "lava"), OK),
    ("the first volcano, listed late", tiles("C4=V-V- D4=VVVV", "lava"), no(1, 2)),
    ("a route on the first volcano", tiles("D4=H-H-", "lava"), no(1, 1)),
    ("lava on the first volcano", tiles("D4=V-V-", "lava"), no(1, 1)),
    ("lava far from lava", tiles("B4=V-V-", "lava"), no(1, 1)),
    ("lava beside lava, not joined", tiles("C4=-V-V", "lava"), no(1, 1)),
    ("lava goes on from lava", tiles("C4=V-V- B4=VV-- B5=--VV", "lava"), no(1, 2)),
    ("lava turns before the edge", tiles("C4=V-V- B4=-VV- B5=--VV", "lava"), OK),
    ("lava at an exit", tiles("C4=V-V- B4=V-V- A4=V-V-", "lava"), no(1, 3)),
    ("lava at the edge", tiles("D3=-V-V D2=-VV- E2=V--V E1=-V-V", "lava"), OK),
    ("lava meets a highway", tiles("D1=-H-H D2=-H-H D3=-V-V", "lava"), no(1, 3)),
    ("a highway meets lava", tiles("D3=-V-V D1=-H-H D2=-H-H", "lava"), no(1, 3)),
    ("a blank side may meet lava", tiles("D1=-H-H D2=-H-H D3=H--H", "lava"), OK),
    ("a road beside lava needs no road", tiles("C4=-HVH", "lava"), OK),
    ("a road beside lava needs the lava", tiles("A2=H-H- B2=H-HV", "lava"), no(1, 2)),
    ("a route joins a road beside lava", tiles("C4=-HVH C3=-H-H", "lava"), OK),
    ("a new volcano", tiles("F6=VVVV F5=-V-V", "lava"), OK),
    ("a new volcano at a corner of the old one", tiles("C3=VVVV", "lava"), OK),
    ("a new volcano beside lava", tiles("D3=VVVV", "lava"), no(1, 1)),
    ("a new volcano beside a blank side of lava", tiles("D5=-V-V C5=VVVV", "lava"), no(1, 2)),
    ("a new volcano at an exit", tiles("A2=VVVV", "lava"), no(1, 1)),
    ("a new volcano at the edge", tiles("G1=VVVV", "lava"), OK),
    ("a new volcano beside a route end", tiles("A2=H-H- B2=VVVV", "lava"), no(1, 2)),
    ("a new volcano on a route", tiles("A2=H-H- A2=VVVV", "lava"), no(1, 2)),
    ("tiles have no volcano limit", tiles("F6=VVVV B2=VVVV", "lava"), OK),
    # D4 still has free spaces at its other sides.
    ("lava over a route too early", tiles("D1=-H-H D2=-H-H D3=H--H D3=VV--", "lava"), no(1, 4)),
    ("book: lava over the station", tiles(ROUND_THE_VOLCANO + " E4=--RH* E4=VV--", "lava"), OK),
    ("lava over a straight of another round",
     tiles(ROUND_THE_VOLCANO + " E4=--RR D3=VV--", "lava"), OK),
    ("lava over a route must join lava", tiles(ROUND_THE_VOLCANO + " E4=--RR B4=V-V-", "lava"),
     no(1, 13)),
    ("lava over a route must match", tiles(ROUND_THE_VOLCANO + " E4=--RR D3=-V-V", "lava"),
     no(1, 13)),
    ("a route over a route", tiles(ROUND_THE_VOLCANO + " E4=--RR D3=HH--", "lava"), no(1, 13)),
    # The road beside lava in E4 is no plain route.
    ("lava over a road beside lava", tiles(THREE_SIDES + " E4=VH-H E4=VV--", "lava"), no(1, 11)),
    # After the volcano in F6 there are free spaces beside lava again.
    ("lava over a route after a volcano",
     tiles(ROUND_THE_VOLCANO + " E4=--RR F6=VVVV D3=VV--", "lava"), no(1, 14)),
    ("no free space is meant literally", tiles(ONE_USELESS_SPACE + " E4=VV--", "lava"),
     no(1, 20)),
)

METEOR_TILES = (
    ("a crater on a free space", tiles("C3=~", "meteor"), OK),
    ("a crater on a route", tiles("A2=H-H- A2=~", "meteor"), OK),
    ("a crater on a special route", tiles("A2=HHHH A2=~", "meteor"), OK),
    ("a crater on a crater", tiles("A2=~ A2=~", "meteor"), no(1, 2)),
    ("a route over a crater", tiles("A2=~ A2=H-H-", "meteor"), OK),
    ("a station over a crater", tiles("A2=~ A2=H-R-*", "meteor"), OK),
    ("a special route over a crater", tiles("A2=~ A2=HHHH", "meteor"), no(1, 2)),
    ("over a crater it must join", tiles("C3=~ C3=H-H-", "meteor"), no(1, 2)),
    ("a route ends at a crater", tiles("B2=~ A2=H-H-", "meteor"), OK),
    ("an erased route joins nothing", tiles("A2=H-H- A2=~ B2=H-H-", "meteor"), no(1, 3)),
    ("route, crater, route, crater", tiles("A2=H-H- A2=~ A2=HH-- A2=~", "meteor"), OK),
)

LIMITS = (
    ("no round yet", rounds(()), OK),
    ("an unfinished game", rounds(("A2=H-H- A4=R-R-", "B2=H-H-")), OK),
    ("three route dice and the station die", rounds(("A2=H-H- A6=H-H- D1=-H-H D7=-H-R*",)), OK),
    ("a fourth face of the route dice", rounds(("A2=H-H- A6=H-H- D1=-H-H D7=-H-H",)), no(1, 4)),
    ("a second face of the station die", rounds(("A2=H-R-* A6=HRHRx",)), no(1, 2)),
    ("a fifth die", rounds(("A2=H-H- A6=H-H- D1=-H-H D7=-H-R* G2=H-H-",)), no(1, 5)),
    ("a special route comes on top", rounds(("A2=H-H- A6=H-H- D1=-H-H D7=-H-R* G2=HHHH",)), OK),
    ("overpass and S6 in one round", rounds(("A2=HRHRx A6=HRHR*",)), OK),
    ("two special routes in a round", rounds(("A2=HHHH A6=HRHR*",)), no(1, 2)),
    ("a special route twice, turned", rounds(("A2=HHRH*", "A6=HRHH*")), no(2, 1)),
    ("three special routes", rounds(("A2=HHHH", "A6=HHRH*", "G2=HRHR*", "D1=-H-H")), OK),
    ("a fourth special route", rounds(("A2=HHHH", "A6=HHRH*", "G2=HRHR*", "D1=HRRH*")), no(4, 1)),
    ("seven rounds", rounds(("A2=H-H-", "B2=H-H-", "", "", "", "", "C2=H-H-")), OK),
    ("an eighth round", rounds(("", "", "", "", "", "", "", "A2=H-H-")), no(8, 1)),
    ("six rounds with an expansion", rounds(("", "", "", "", "", "A2=H-H-"), "river"), OK),
    ("a seventh round with an expansion", rounds(("", "", "", "", "", "", "A2=H-H-"), "river"),
     no(7, 1)),
    ("nothing of an earlier round is erased", rounds(("A2=H-H-", "A2=HH--")), no(2, 1)),
    ("joining holds in rounds", rounds(("A2=H-H-", "B2=H-H- D2=H-H-")), no(2, 2)),
    ("two river dice", rounds(("C3=W-W- D3=W-W-",), "river"), OK),
    ("a third river face", rounds(("C3=W-W- D3=W-W- E3=W-W-",), "river"), no(1, 3)),
    ("a third lake face", rounds(("C3=L--- E3=L--- G3=L---",), "lake"), no(1, 3)),
    ("a flood is no lake die", rounds(("D3=-L--", "C4=--L- D5=---L D4=LLLL"), "lake"), OK),
    ("a flood of an earlier round is not due", rounds(("D3=-L-- C4=--L-", "D5=---L", "D4=LLLL"),
     "lake"), no(3, 1)),
    ("a third lava face", rounds(("C4=V-V- D3=-V-V E4=V-V-",), "lava"), no(1, 3)),
    ("without dice there is no lava duty", rounds(("A2=H-H-", "A6=H-H-"), "lava"), OK),
    ("one new volcano a round", rounds(("F6=VVVV", "B2=VVVV"), "lava"), OK),
    ("a second new volcano in a round", rounds(("F6=VVVV B2=VVVV",), "lava"), no(1, 2)),
    ("the first volcano is not a new one", rounds(("D4=VVVV F6=VVVV",), "lava"), OK),
    ("the first volcano in round 2", rounds(("C4=V-V-", "D4=VVVV"), "lava"), no(2, 1)),
    ("a meteor strikes first", rounds(("C3=~ A2=H-H-", "A2=~ A2=HH--"), "meteor"), OK),
    ("a meteor after the first drawing", rounds(("A2=H-H- C3=~",), "meteor"), no(1, 2)),
    ("two meteors in a round", rounds(("C3=~ C4=~",), "meteor"), no(1, 2)),
    ("an erased special route stays used", rounds(("A2=HHHH", "A2=~ A6=HHHH"), "meteor"),
     no(2, 2)),
)

DICE = (
    ("every face drawn", rounds((FIRST,), None, (ROLL,)), OK),
    ("turned and mirrored", rounds(("A2=HH-H D1=--HH B1=RR-R F7=-RH-*",), None,
     ("HHH- H--H RRR- HR--*",)), OK),
    ("in any order", rounds(("G2=R-H-* A4=R-R- A6=H-H- A2=H-H-",), None, (ROLL,)), OK),
    ("a special route on top", rounds((FIRST + " D1=HHHH",), None, (ROLL,)), OK),
    ("a face that was not rolled", rounds(("A2=HHH-",), None, (ROLL,)), no(1, 1)),
    ("a face more often than rolled", rounds(("A4=R-R- G4=R-R-",), None, (ROLL,)), no(1, 2)),
    ("a face left out", rounds(("A2=H-H- A6=H-H- A4=R-R-",), None, (ROLL,)), no(1, 4)),
    ("nothing drawn", rounds(("",), None, (ROLL,)), no(1, 1)),
    ("a face left out in round 2", rounds((FIRST, "B2=H-H- B6=H-H- G6=R-H-*"), None,
     (ROLL, ROLL)), no(2, 4)),
    ("a special route is no substitute", rounds(("A2=H-H- A6=H-H- A4=R-R- D1=HHHH",), None,
     (ROLL,)), no(1, 5)),
    # A4 ends at the blank side of B4: no highway fits anywhere any more.
    ("no space for a face", rounds(then(SHUT, "B3=-R-R B4=-R-R A4=R-H-*"), None,
     then(SHUT_DICE, "R-R- R-R- H-H- H-R-*")), OK),
    # Without B4 the railway still fits.
    ("space for one of two faces", rounds(then(SHUT, "B3=-R-R"), None,
     then(SHUT_DICE, "R-R- R-R- H-H- H-R-*")), no(5, 2)),
    ("river dice are optional", rounds((FIRST,), "river", (ROLL + " WW-- W-W-",)), OK),
    ("both river dice", rounds((FIRST + " C3=WW-- E5=W-W-",), "river", (ROLL + " WW-- W-W-",)),
     OK),
    ("a river face that was not rolled", rounds((FIRST + " D4=WHWHx",), "river",
     (ROLL + " WW-- W-W-",)), no(1, 5)),
    ("a river face twice", rounds((FIRST + " C3=WW-- E5=WW--",), "river",
     (ROLL + " WW-- W-W-",)), no(1, 6)),
    ("lake dice are optional", rounds((FIRST,), "lake", (ROLL + " L--- HRLL*",)), OK),
    ("a lava face is a duty", rounds((FIRST,), "lava", (LAVA_ROLL,)), no(1, 5)),
    ("one lava face", rounds((FIRST + " C4=V-V-",), "lava", (LAVA_ROLL,)), OK),
    ("both lava faces", rounds((FIRST + " C4=V-V- D3=VV--",), "lava", (LAVA_ROLL,)), OK),
    ("a volcano is not the duty", rounds((FIRST + " F5=VVVV",), "lava", (LAVA_ROLL,)), no(1, 6)),
    ("lava from a new volcano is", rounds((FIRST + " F5=VVVV E5=V-V-",), "lava", (LAVA_ROLL,)),
     OK),
    ("lava first, routes later", rounds(("C4=V-V- " + FIRST,), "lava", (LAVA_ROLL,)), OK),
    ("a lava face twice", rounds((FIRST + " C4=V-V- E4=V-V-",), "lava", (LAVA_ROLL,)), no(1, 6)),
    ("a duty in every round", rounds((FIRST + " E4=V-V-", SECOND), "lava",
     (LAVA_ROLL, LAVA_ROLL)), no(2, 5)),
)

METEOR_DICE = (
    # From D4 two up to B4; then two left to B2, where a straight railway is erased.
    ("book: the meteor erases a straight",
     rounds(("B4=~ B1=-R-R B2=-R-R A6=H-H- A2=H-R-*", "B2=~ D1=-H-H D7=-H-H A4=R-R- G2=R-H-*"),
     "meteor", ("R-R- R-R- H-H- H-R-* N 2", ROLL + " W 2")), OK),
    ("the meteor's way is not for the player to choose",
     rounds(("B4=~ B1=-R-R B2=-R-R A6=H-H- A2=H-R-*", "B3=~ D1=-H-H"),
     "meteor", ("R-R- R-R- H-H- H-R-* N 2", ROLL + " W 2")), no(2, 1)),
    # From D2: one to the edge, two back to the crater D3, one more.
    ("book: bounce, and on from a crater",
     rounds(("D3=~ " + FIRST, "D2=~ " + SECOND, "D4=~ " + THIRD),
     "meteor", (ROLL + " W 1", ROLL + " W 1", ROLL + " W 3")), OK),
    ("not onto the crater", rounds(("D3=~ " + FIRST, "D2=~ " + SECOND, "D3=~ " + THIRD),
     "meteor", (ROLL + " W 1", ROLL + " W 1", ROLL + " W 3")), no(3, 1)),
    ("four arrows: the player picks", rounds(("E4=~ " + FIRST,), "meteor", (ROLL + " any 1",)),
     OK),
    ("four arrows: not askew", rounds(("C3=~ " + FIRST,), "meteor", (ROLL + " any 1",)),
     no(1, 1)),
    ("too near", rounds(("D3=~ " + FIRST,), "meteor", (ROLL + " W 2",)), no(1, 1)),
    ("the meteor strikes before the first drawing", rounds(("A2=H-H- D3=~",), "meteor",
     (ROLL + " W 1",)), no(1, 2)),
    ("no crater: the meteor is ignored", rounds((FIRST,), "meteor", (ROLL + " W 1",)), OK),
    ("ignoring leaves the marker", rounds((FIRST, "D2=~ " + SECOND), "meteor",
     (ROLL + " W 1", ROLL + " W 2")), OK),
    ("ignoring is the round's special route", rounds((FIRST + " D1=HHHH",), "meteor",
     (ROLL + " W 1",)), no(1, 5)),
    ("a special route beside a crater", rounds(("D3=~ " + FIRST + " D1=HHHH",), "meteor",
     (ROLL + " W 1",)), OK),
    ("ignored three times", rounds((FIRST, SECOND, THIRD), "meteor", (ROLL + " W 1",) * 3), OK),
    ("ignored a fourth time", rounds((FIRST, SECOND, THIRD, ""), "meteor", (ROLL + " W 1",) * 4),
     no(4, 1)),
    ("three ignored leave no special route", rounds((FIRST, SECOND, THIRD, "D3=~ D1=HHHH"),
     "meteor", (ROLL + " W 1",) * 4), no(4, 2)),
    # D1 is drawn over its crater; the marker stays there and turns back at the edge.
    ("the marker stays under a new route",
     rounds(("D1=~ D1=-H-H A2=H-H- A4=R-R- G2=R-H-*", "D2=~ A6=H-H- D7=-H-H B4=R-R- G6=R-H-*"),
     "meteor", (ROLL + " W 3", ROLL + " W 1")), OK),
    # H-H- would fit over the crater C7 alone.
    ("drawing over a crater is no duty", rounds(then(STRUCK, "C5=~ F7=-R-R F6=-R-R G6=R-H-*"),
     "meteor", STRUCK_DICE), OK),
    ("drawing over a crater is allowed",
     rounds(then(STRUCK, "C5=~ F7=-R-R F6=-R-R G6=R-H-* C7=H-H-"), "meteor", STRUCK_DICE), OK),
)

TILES = JOINING + RIVER_TILES + LAKE_TILES + LAVA_TILES + METEOR_TILES
CHECKS = TILES + LIMITS + DICE + METEOR_DICE

BAD_CHECKS = (
    ("a face on no die", tiles("A2=H-H- B2=H-R-")),
    ("a face of another expansion", tiles("A1=W--W", "lake")),
    ("no such space", tiles("A0=H-H-")),
    ("tiles that are a text", {"tiles": "A2=H-H-", "edition": "deep_blue", "expansion": None}),
    ("a tile that is a number", {"tiles": [2], "edition": "deep_blue", "expansion": None}),
    ("no such edition", {"tiles": [], "edition": "green", "expansion": None}),
    ("no such expansion", tiles("", "sand")),
    ("neither tiles nor rounds", {"edition": "deep_blue", "expansion": None}),
    ("a round that is a text", {"rounds": ["A2=H-H-"], "edition": "deep_blue"}),
    ("dice for another number of rounds", rounds((FIRST,), None, (ROLL, ROLL))),
    ("three dice", rounds((FIRST,), None, ("H-H- H-H- R-R-",))),
    ("six dice without an expansion", rounds((FIRST,), None, (ROLL + " WW-- WW--",))),
    ("a special route on a die", rounds((FIRST,), None, ("H-H- H-H- R-R- HHHH",))),
    ("a lake face on a river die", rounds((FIRST,), "river", (ROLL + " WW-- L---",))),
    ("no such direction", rounds((FIRST,), "meteor", (ROLL + " X 1",))),
    ("no such distance", rounds((FIRST,), "meteor", (ROLL + " N 4",))),
    ("an error after an illegal item", tiles("C3=H-H- B2=H-R-")),
)
