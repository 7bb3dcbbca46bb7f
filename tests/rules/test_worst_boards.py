"""The longest routes on the boards that are hardest to search, and on random boards like them."""

import random
from itertools import pairwise

import pytest

from firmware.games.contract import complete
from firmware.games.railroad.rules.bases import BASE, kind
from firmware.games.railroad.rules.board import parse_board
from firmware.games.railroad.rules.options import OPTIONS
from firmware.games.railroad.rules.routes import Graph, count, longest
from firmware.games.railroad.rules.search import Search
from firmware.games.railroad.rules.sheet import Sheet
from firmware.games.railroad.rules.spaces import NEXT, OUTSIDE
from tests.naive.longest import longest as naive_longest
from tests.rules.find_worst import kept, nodes, plain_nodes, random_board
from tests.sizes import size

WORST = kept()
RULES = ("simple", "trail")
# The RP2040 takes 0.4 ms for a node, and about 0.1 s for the rest of a score.
MOST_NODES = 1_800
# What plain depth-first search is known to need for legal boards.
KNOWN = {"simple": 48_500, "trail": 224_000}

every_worst_board = pytest.mark.parametrize("line", WORST, ids=lambda line: "-".join(line[:4]))


def as_naive(board):
    items = (item.partition("@")[0].split("=") for item in str(board).split())
    return dict(items)


def check_route(board, letter, rule, route):
    """Each step crosses a joint of that letter; no space (simple) or joint (trail) twice."""
    steps = list(pairwise(route))
    for here, there in steps:
        sides = [side for side in range(4) if NEXT[here * 4 + side] == there]
        assert len(sides) == 1
        assert board.faces[here][sides[0]] == letter
        assert board.faces[there][sides[0] ^ 2] == letter
    if rule == "simple":
        assert len(set(route)) == len(route)
    else:
        assert len({frozenset(step) for step in steps}) == len(steps)


@every_worst_board
def test_worst_board(line):
    _, _, simple, trail, text = line
    board = parse_board(text)
    for rule, expected in zip(RULES, (simple, trail), strict=True):
        route = longest(board, "H", rule)
        assert len(route) == int(expected)
        check_route(board, "H", rule, route)
        assert nodes(board, rule) <= MOST_NODES


@every_worst_board
def test_worst_board_is_legal(line):
    board = parse_board(line[4])
    sheet = Sheet(complete(OPTIONS, {}))
    for number in range(1, 8):
        left = [s for s in range(49) if board.faces[s] and board.rounds[s] == number]
        dice = [s for s in left if kind(board.faces[s]) in ("route", "station")]
        assert sorted(kind(board.faces[s]) for s in dice) == ["route"] * 3 + ["station"]
        sheet.begin(number, [BASE[board.faces[s]] for s in dice])
        while left:
            for space in left:
                face = board.faces[space]
                die = sheet.die_for(face)
                if sheet.why_not_draw(space, face, die) is None:
                    sheet.draw(space, face, die)
                    left.remove(space)
                    break
            else:
                pytest.fail(f"round {number}: {left} cannot be drawn")
    assert str(sheet.board) == str(board)


@pytest.mark.parametrize("rule", RULES)
def test_plain_search_has_bad_cases(rule):
    hard = [line for line in WORST if line[:2] == [rule, "plain"]]
    assert len(hard) >= 6
    for line in hard[: size(1, 6)]:
        assert plain_nodes(parse_board(line[4]), rule, KNOWN[rule]) >= KNOWN[rule]


@pytest.mark.parametrize("rule", RULES)
def test_stored_lengths_are_those_of_a_plain_search(rule):
    for line in WORST[: size(2, len(WORST))]:
        expected = int(line[2 if rule == "simple" else 3])
        assert naive_longest(as_naive(parse_board(line[4])), "H", rule) == expected


def turned(board, rng):
    """Some spaces redrawn without regard to the rules: loops, lone pieces, mismatched sides."""
    faces = sorted(face for face in BASE if "H" in face and "W" not in face and "L" not in face)
    for space in rng.sample(range(49), 6):
        board.draw(space, rng.choice(["", "HHHH", "HHHH", *rng.sample(faces, 3)]))
    return board


@pytest.mark.parametrize("legal", [True, False])
def test_random_boards(legal):
    rng = random.Random(f"T-junctions {legal}")
    for _ in range(size(30, 1500)):
        board = random_board(rng, rng.randint(3, 6))
        if not legal:
            board = turned(board, rng)
        for rule in RULES:
            for letter in "HR":
                route = longest(board, letter, rule)
                assert len(route) == naive_longest(as_naive(board), letter, rule), str(board)
                check_route(board, letter, rule, route)


def best_of_all_walks(board, letter):
    """The best count of any trail when a ring counts once."""
    near = [space or [] for space in Graph(board, letter).near]
    best = 0
    for start in range(49):
        stack = [([start], frozenset())] if letter in board.faces[start] else []
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
    for _ in range(size(60, 1000)):
        spaces = [row + column for row in "ABC"[: rng.randint(2, 3)] for column in "1234"]
        board = parse_board(" ".join(space + "=" + rng.choice(faces) for space in spaces))
        route = longest(board, "H", "trail", "once")
        check_route(board, "H", "trail", route)
        points = count(route, "trail", "once")
        assert points == best_of_all_walks(board, "H"), str(board)
        penalties += points < len(longest(board, "H", "trail"))
    assert penalties > 0


@pytest.mark.parametrize(("rule", "expected"), [("simple", 49), ("trail", 75)])
def test_a_board_full_of_crossings(rule, expected):
    spaces = [row + column for row in "ABCDEFG" for column in "1234567"]
    board = parse_board(" ".join(space + "=HHHH" for space in spaces))
    search = Search(Graph(board, "H"), 0, rule, "closing")
    route = search.run()
    assert len(route) == search.length == expected
    check_route(board, "H", rule, route)
    assert search.nodes < 600_000


def test_edges_of_the_board_are_no_joints():
    board = parse_board("A1=HHHH A2=HHHH B1=HHHH B2=HHHH")
    assert OUTSIDE not in longest(board, "H", "trail")
    assert [len(longest(board, "H", rule)) for rule in RULES] == [4, 5]
