"""Search for the legal sheets that cost a longest-route search most: run by hand.

    .venv/bin/python -m tests.rules.find_worst simple ours 600 1 > sheets.txt
    .venv/bin/python -m tests.rules.find_worst trail plain 600 1 > sheets.txt

Seven rounds of three T-junctions, one station face and the big special routes are drawn (dice
that could fall so). A climber then moves a few pieces at a time, keeps only what can still be
drawn in seven rounds, and goes on from what takes more nodes. Half of the climbs begin at a sheet
of tests/fixtures/worst_sheets.txt, where the hardest ones are stored.
"""

import random
import sys
import time
from pathlib import Path

from firmware.games.game import complete
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.longest_route import Search
from firmware.games.railroad.scoring.route_graph import Graph
from firmware.games.railroad.seat import Seat
from firmware.games.railroad.sheet.face_table import base as base_of
from firmware.games.railroad.sheet.placing import joins
from firmware.games.railroad.sheet.sheet import Sheet
from firmware.games.railroad.sheet.tiles import SPECIALS
from host_tools.railroad.final_sheet import parse_sheet
from tests.rules.all_ways import fits

KEPT = Path(__file__).parents[1] / "fixtures/worst_sheets.txt"
T_JUNCTION = "HHH-"
STATIONS = ("H-R-*", "HR--*", "HRHRx")
BIG_SPECIALS = ("S3", "S1", "S6", "S5")
FACES_OF_SPECIALS = [SPECIALS[name] for name in SPECIALS]


def kept():
    """The lines of the fixture: (rule, cost, longest simple, longest trail, sheet)."""
    return [line.split(" ", 4) for line in KEPT.read_text().splitlines() if line[0] != "#"]


def nodes(sheet, rule):
    """How many steps our search takes for the highways of a sheet."""
    graph = Graph(sheet, "H")
    if not graph.junctions:
        return 0
    search = Search(graph, 0, rule, "closing")
    search.run()
    return search.nodes


def plain_nodes(sheet, rule, limit=1_000_000):
    """How many steps plain depth-first search over the spaces takes for the same."""
    near = Graph(sheet, "H").near
    ways = [[] for _ in near]
    joints = {}
    for here, others in enumerate(near):
        for there in others or ():
            joint = joints.setdefault(frozenset((here, there)), len(joints))
            ways[here].append((there, 1 << (there if rule == "simple" else joint)))
    count = 0
    for start in range(49):
        stack = [(start, 1 << start if rule == "simple" else 0)]
        while stack and count < limit:
            here, used = stack.pop()
            for there, mark in ways[here]:
                if not used & mark:
                    count += 1
                    stack.append((there, used | mark))
    return count


def draw_round(seat, rng, number):
    """A round of T-junctions that mostly join as many sides as possible."""
    greed = rng.choice((0.3, 0.7, 0.95))
    seat.begin(number, [T_JUNCTION] * 3 + [rng.choice(STATIONS)])
    for die in rng.sample(range(4), 4):
        way = best_way(seat, seat.faces[die], rng, greed)
        if way:
            seat.draw(*way, die)
    for special in BIG_SPECIALS:
        if rng.random() < 0.4 and seat.specials.why_not(special) is None:
            way = best_way(seat, SPECIALS[special], rng, greed)
            if way:
                seat.draw(*way, special)
    return seat


def best_way(seat, face, rng, greed):
    ways = fits(seat.sheet, face, seat.options)
    if not ways:
        return None
    rng.shuffle(ways)
    if rng.random() < greed:
        ways.sort(key=lambda way: -touching(seat.sheet, way))
    return ways[0]


def touching(sheet, way):
    """How many sides of a face would join."""
    space, face = way
    return sum(
        face[side] in ("H", "R") and sheet.across(space, side) == face[side] for side in range(4)
    )


def random_sheet(rng, rounds=7):
    seat = Seat(complete(OPTIONS, {}))
    for number in range(1, rounds + 1):
        seat = draw_round(seat, rng, number)
    return seat.sheet


def moved(sheet, rng):
    """A sheet with a few pieces moved, turned or drawn again; None if it cannot be drawn."""
    new = sheet.copy()
    for space in rng.sample([s for s in range(49) if sheet.faces[s]], rng.choice((1, 1, 2, 3))):
        face = base_of(new.faces[space])
        new.draw(space, "")
        if face in STATIONS:
            face = rng.choice(STATIONS)
        ways = fits(new, face, complete(OPTIONS, {}))
        if not ways:
            return None
        rng.shuffle(ways)
        if rng.random() < 0.5:
            ways.sort(key=lambda way: -touching(new, way))
        new.draw(*ways[0])
    return scheduled(new, rng)


def scheduled(sheet, rng):
    """The same sheet with rounds in which it can be drawn, or None if none were found."""
    left = [space for space in range(49) if sheet.faces[space]]
    rng.shuffle(left)
    new = Sheet()
    for number in range(1, 8):
        dice, stations, specials = 3, 1, 1
        for space in list(left) + list(left):
            face = sheet.faces[space]
            if space not in left or joins(new, space, face) <= 0:
                continue
            base = base_of(face)
            if base in FACES_OF_SPECIALS:
                if not specials:
                    continue
                specials -= 1
            elif base in STATIONS:
                if not stations:
                    continue
                stations -= 1
            elif not dice:
                continue
            else:
                dice -= 1
            new.draw(space, face, number)
            left.remove(space)
        if dice or stations:
            return None
    return None if left else new


def climb(rule, cost, seconds, seed):
    """Yield the summit of every climb as (nodes, sheet)."""
    rng = random.Random(seed)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sheet = random_sheet(rng)
        if KEPT.exists() and rng.random() < 0.5:
            sheet = parse_sheet(rng.choice(kept())[-1])
        best, tired = 0, 0
        while tired < 400 and time.monotonic() < end:
            new = moved(sheet, rng)
            if new is None:
                continue
            tired += 1
            found = cost(new, rule)
            if found >= best:
                tired = tired if found == best else 0
                sheet, best = new, found
        if best:
            yield best, sheet


if __name__ == "__main__":
    costs = {"ours": nodes, "plain": plain_nodes}
    for found, sheet in climb(sys.argv[1], costs[sys.argv[2]], float(sys.argv[3]), sys.argv[4]):
        print(found, sheet, flush=True)
