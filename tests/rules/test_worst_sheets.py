"""The longest routes on the sheets that are hardest to search, and on random sheets like them."""

import random
from itertools import pairwise

import pytest

from firmware.games.game import complete
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.longest_route import Search, count, longest
from firmware.games.railroad.scoring.route_graph import Graph
from firmware.games.railroad.seat import Seat
from firmware.games.railroad.sheet.face_table import FACES, base, kind
from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE
from host_tools.railroad.final_sheet import parse_sheet
from host_tools.railroad.json_check import die_for
from tests.naive.longest import longest as naive_longest
from tests.rules.find_worst import kept, nodes, plain_nodes, random_sheet
from tests.support.sizes import size

WORST = kept()
RULES = ("simple", "trail")
# The RP2040 takes 0.4 ms for a node, and about 0.1 s for the rest of a score.
MOST_NODES = 1_800
# What plain depth-first search is known to need for legal sheets.
KNOWN = {"simple": 48_500, "trail": 224_000}

every_worst_sheet = pytest.mark.parametrize("line", WORST, ids=lambda line: "-".join(line[:4]))


def as_naive(sheet):
    items = (item.partition("@")[0].split("=") for item in str(sheet).split())
    return dict(items)


def check_route(sheet, letter, rule, route):
    """Each step crosses a joint of that letter; no space (simple) or joint (trail) twice."""
    steps = list(pairwise(route))
    for here, there in steps:
        sides = [side for side in range(4) if NEXT[here * 4 + side] == there]
        assert len(sides) == 1
        assert sheet.faces[here][sides[0]] == letter
        assert sheet.faces[there][sides[0] ^ 2] == letter
    if rule == "simple":
        assert len(set(route)) == len(route)
    else:
        assert len({frozenset(step) for step in steps}) == len(steps)


@every_worst_sheet
def test_worst_sheet(line):
    _, _, simple, trail, text = line
    sheet = parse_sheet(text)
    for rule, expected in zip(RULES, (simple, trail), strict=True):
        route = longest(sheet, "H", rule)
        assert len(route) == int(expected)
        check_route(sheet, "H", rule, route)
        assert nodes(sheet, rule) <= MOST_NODES


@every_worst_sheet
def test_worst_sheet_is_legal(line):
    sheet = parse_sheet(line[4])
    seat = Seat(complete(OPTIONS, {}))
    for number in range(1, 8):
        left = [s for s in range(49) if sheet.faces[s] and sheet.rounds[s] == number]
        dice = [s for s in left if kind(sheet.faces[s]) in ("route", "station")]
        assert sorted(kind(sheet.faces[s]) for s in dice) == ["route"] * 3 + ["station"]
        seat.begin(number, [base(sheet.faces[s]) for s in dice])
        while left:
            for space in left:
                face = sheet.faces[space]
                die = die_for(seat, face)
                if seat.why_not_draw(space, face, die) is None:
                    seat.draw(space, face, die)
                    left.remove(space)
                    break
            else:
                pytest.fail(f"round {number}: {left} cannot be drawn")
    assert str(seat.sheet) == str(sheet)


@pytest.mark.parametrize("rule", RULES)
def test_plain_search_has_bad_cases(rule):
    hard = [line for line in WORST if line[:2] == [rule, "plain"]]
    assert len(hard) >= 6
    for line in hard[: size(1, 6)]:
        assert plain_nodes(parse_sheet(line[4]), rule, KNOWN[rule]) >= KNOWN[rule]


@pytest.mark.parametrize("rule", RULES)
def test_stored_lengths_are_those_of_a_plain_search(rule):
    for line in WORST[: size(2, len(WORST))]:
        expected = int(line[2 if rule == "simple" else 3])
        assert naive_longest(as_naive(parse_sheet(line[4])), "H", rule) == expected


def turned(sheet, rng):
    """Some spaces redrawn without regard to the rules: loops, lone pieces, mismatched sides."""
    faces = sorted(face for face in FACES if "H" in face and "W" not in face and "L" not in face)
    for space in rng.sample(range(49), 6):
        sheet.draw(space, rng.choice(["", "HHHH", "HHHH", *rng.sample(faces, 3)]))
    return sheet


@pytest.mark.parametrize("legal", [True, False])
def test_random_sheets(legal):
    rng = random.Random(f"T-junctions {legal}")
    for _ in range(size(15, 1500)):
        sheet = random_sheet(rng, rng.randint(3, 6))
        if not legal:
            sheet = turned(sheet, rng)
        for rule in RULES:
            for letter in "HR":
                route = longest(sheet, letter, rule)
                assert len(route) == naive_longest(as_naive(sheet), letter, rule), str(sheet)
                check_route(sheet, letter, rule, route)


def best_of_all_walks(sheet, letter):
    """The best count of any trail when a ring counts once."""
    near = [space or [] for space in Graph(sheet, letter).near]
    best = 0
    for start in range(49):
        stack = [([start], frozenset())] if letter in sheet.faces[start] else []
        while stack:
            walk, used = stack.pop()
            best = max(best, count(walk, "trail", "once"))
            for there in near[walk[-1]]:
                joint = frozenset((walk[-1], there))
                if joint not in used:
                    stack.append(([*walk, there], used | {joint}))
    return best


def test_rings_that_count_once():
    rng = random.Random("rings")
    faces = ("HHHH", "HHH-", "-HHH", "HH-H", "H-HH", "HH--", "-HH-", "--HH", "H--H")
    penalties = 0
    for _ in range(size(25, 1000)):
        spaces = [row + column for row in "ABC"[: rng.randint(2, 3)] for column in "1234"]
        sheet = parse_sheet(" ".join(space + "=" + rng.choice(faces) for space in spaces))
        route = longest(sheet, "H", "trail", "once")
        check_route(sheet, "H", "trail", route)
        points = count(route, "trail", "once")
        assert points == best_of_all_walks(sheet, "H"), str(sheet)
        penalties += points < len(longest(sheet, "H", "trail"))
    assert penalties > 0


@pytest.mark.parametrize(("rule", "expected"), [("simple", 49), ("trail", 75)])
def test_a_sheet_full_of_crossings(rule, expected):
    spaces = [row + column for row in "ABCDEFG" for column in "1234567"]
    sheet = parse_sheet(" ".join(space + "=HHHH" for space in spaces))
    search = Search(Graph(sheet, "H"), 0, rule, "closing")
    route = search.run()
    assert len(route) == search.length == expected
    check_route(sheet, "H", rule, route)
    assert search.nodes < 600_000


def test_edges_of_the_sheet_are_no_joints():
    sheet = parse_sheet("A1=HHHH A2=HHHH B1=HHHH B2=HHHH")
    assert OUTSIDE not in longest(sheet, "H", "trail")
    assert [len(longest(sheet, "H", rule)) for rule in RULES] == [4, 5]
