"""Search for the legal boards that cost the longest-route search most: run by hand.

    .venv/bin/python -m tests.rules.find_worst simple 600 > boards.txt

A climber draws seven rounds of T-junctions, one station face and the big special routes a round
(dice that could fall so), then draws the last rounds anew again and again and keeps what takes
more nodes. The hardest boards found are kept in tests/fixtures/worst_boards.txt.
"""

import random
import sys
import time

from firmware.rules.contract import complete
from firmware.rules.railroad.faces import SPECIALS
from firmware.rules.railroad.options import OPTIONS
from firmware.rules.railroad.placing import fits, joins
from firmware.rules.railroad.routes import Graph
from firmware.rules.railroad.search import Search
from firmware.rules.railroad.sheet import Sheet

T_JUNCTIONS = ["HHH-", "HHH-", "HHH-"]


def nodes(board, rule):
    """How many steps our search takes for the highways of a board."""
    graph = Graph(board, "H")
    best = graph.best_plain(rule, "closing")
    if not graph.junctions:
        return 0
    search = Search(graph, len(best), rule, "closing")
    search.run()
    return search.nodes


def plain_nodes(board, rule, limit=400_000):
    """How many steps plain depth-first search takes for the same."""
    near = Graph(board, "H").near
    count = 0
    for start in range(49):
        if near[start] is None:
            continue
        stack = [(start, frozenset([start]))]
        while stack and count < limit:
            here, used = stack.pop()
            for there in near[here]:
                mark = there if rule == "simple" else frozenset([here, there])
                if mark not in used:
                    count += 1
                    stack.append((there, used | {mark}))
    return count


def best_way(sheet, face, rng, greed):
    """A way to draw a face, most of them joining as many sides as possible."""
    ways = fits(sheet.board, face, sheet.options)
    if not ways:
        return None
    rng.shuffle(ways)
    if rng.random() < greed:
        ways.sort(key=lambda way: -touching(sheet.board, way))
    return ways[0]


def touching(board, way):
    space, face = way
    count = 0
    for side in range(4):
        if face[side] != "-" and joins(board, space, "----"[:side] + face[side] + "---"[side:]) > 0:
            count += 1
    return count


def search(rule, seconds, seed):
    """Climb until the time is over; the hardest board as (nodes, board)."""
    rng = random.Random(seed)
    hardest = (0, None)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        history = []
        sheet = Sheet(complete(OPTIONS, {}))
        for number in range(1, 8):
            history.append(sheet.copy())
            sheet = draw_round(sheet, rng, number)
        best = nodes(sheet.board, rule)
        tired = 0
        while tired < 150 and time.monotonic() < end:
            first = rng.randint(2, 7)
            new_history = history[:first]
            new = history[first - 1].copy()
            for number in range(first, 8):
                if number > first:
                    new_history.append(new.copy())
                new = draw_round(new, rng, number)
            found = nodes(new.board, rule)
            if found >= best:
                tired = 0 if found > best else tired + 1
                best, sheet, history = found, new, new_history
            else:
                tired += 1
        if best > hardest[0]:
            hardest = (best, str(sheet.board))
            print(best, hardest[1], file=sys.stderr, flush=True)
    return hardest


def draw_round(sheet, rng, number):
    greed = rng.choice((0.3, 0.7, 0.95))
    sheet.begin(number, [*T_JUNCTIONS, rng.choice(["H-R-*", "HR--*", "HRHRx"])])
    for die in rng.sample(range(4), 4):
        way = best_way(sheet, sheet.faces[die], rng, greed)
        if way:
            sheet.draw(*way, die)
    for special in ("S3", "S1", "S6", "S5"):
        if rng.random() < 0.4 and sheet.specials.why_not(special) is None:
            way = best_way(sheet, SPECIALS[special], rng, greed)
            if way:
                sheet.draw(*way, special)
    return sheet


if __name__ == "__main__":
    found = search(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]) if sys.argv[3:] else 1)
    print(sys.argv[1], found[0], found[1])
