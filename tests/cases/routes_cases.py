"""The longest route: both rules, rings that count once, and a sheet that is hard to search."""

from firmware.games.railroad.scoring.longest_route import Search, count, longest
from firmware.games.railroad.scoring.route_graph import Graph
from firmware.games.railroad.sheet.spaces import name_of
from host_tools.railroad.final_sheet import parse_sheet

CROSS = "B2=HHHH A2=H-H- B1=-H-H B3=-H-H C2=H-H-"
RING = "A1=-HH- A2=--HH B1=HH-- B2=H--H"
RING_WITH_A_TAIL = "A1=-HH- A2=--HH B1=HHH- B2=H--H C1=H-H-"
EIGHT = "A1=-HH- A2=--HH B1=HH-- B2=HHHH B3=--HH C2=HH-- C3=H--H"
# Plain depth-first search takes 190,000 steps for its longest trail.
HARD = (
    "A3=R-H-* A6=--HR* A7=R-H-* B3=HHH- B4=RHRH* B5=-HHH B6=H-HH B7=HRHRx C3=HHH- C4=-HHH C5=H-HH "
    "C6=HHH- C7=H-HH D3=HRHRx D4=HHH- D5=H-HH D6=HHH- D7=HHHH E3=HRHRx E4=HHHR* E5=HH-H E6=H-HH "
    "E7=HHH- F3=HHH- F4=HH-H F5=RHRHx F6=H-HH F7=H-HH"
)


def lengths(text):
    """(simple, trail, trail with rings that count once) of the longest highway."""
    sheet = parse_sheet(text)
    found = [len(longest(sheet, "H", "simple")), len(longest(sheet, "H", "trail"))]
    return found + [count(longest(sheet, "H", "trail", "once"), "trail", "once")]


def case_no_route():
    sheet = parse_sheet("A2=H-H-")
    assert longest(sheet, "R") == []
    assert longest(sheet, "H") == [1]


def case_branches_do_not_count():
    assert lengths(CROSS) == [3, 3, 3]
    assert lengths("A1=-HH- A2=-HHH A3=-H-H B2=H-H- C2=H-R-*") == [4, 4, 4]


def case_rings():
    assert lengths(RING) == [4, 5, 4]
    assert lengths(RING_WITH_A_TAIL) == [5, 6, 6]
    assert lengths(EIGHT) == [7, 9, 8]


def case_the_spaces_in_order():
    route = longest(parse_sheet(RING_WITH_A_TAIL), "H", "trail")
    names = [name_of(space) for space in route]
    if names[0] != "C1":
        names.reverse()
    assert names[0] == "C1" and names[1] == names[5] == "B1" and names[3] == "A2"
    route = longest(parse_sheet(EIGHT), "H", "simple")
    assert len(set(route)) == 7


def case_an_overpass_joins_opposite_sides_only():
    assert lengths("A2=H-H- B1=-R-R B2=HRHRx B3=-R-R C2=H-H-") == [3, 3, 3]
    assert len(longest(parse_sheet("B1=-R-R B2=HRHRx B3=-R-R"), "R")) == 3


def case_a_hard_sheet():
    graph = Graph(parse_sheet(HARD), "H")
    for rule in ("simple", "trail"):
        search = Search(graph, 0, rule, "closing")
        assert len(search.run()) == search.length
        assert search.nodes < 1500


def case_nothing_longer_than_the_best_so_far():
    assert Search(Graph(parse_sheet(EIGHT), "H"), 9, "trail", "closing").run() is None
