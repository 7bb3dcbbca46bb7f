"""The count at the end shows the spaces behind its points: they are the right ones, by the naive
scorer's own reading of the sheet."""

import random
from itertools import pairwise

import pytest

from firmware.games.game import complete
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.ranking import CATEGORIES
from firmware.games.railroad.scoring.score import Score, count_up
from firmware.games.railroad.sheet.spaces import name_of
from host_tools.railroad.final_sheet import final_sheet
from tests.naive import score as naive
from tests.naive.notation import EXITS, letter, neighbour
from tests.rules.random_play import random_options
from tests.rules.random_railroad import random_sheet
from tests.support.sizes import size

EXPANSIONS = ["", "river", "lake", "lava", "meteor"]


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_parts_of_a_count_add_up_to_the_score_under_all_options(expansion):
    rng = random.Random("parts " + expansion)
    for _ in range(size(20, 1000)):
        text = random_sheet(rng, "deep_blue", expansion)
        options = complete(OPTIONS, random_options("railroad", rng, expansion=expansion))
        sheet = final_sheet(text, expansion)
        sums = dict.fromkeys(CATEGORIES, 0)
        order = []
        for category, points, spaces in count_up(sheet, options):
            sums[category] += points
            order.append(category)
            assert bool(spaces) == bool(points) or options["river_loop"] == "none", text
        score = Score(sheet, options)
        assert sum(sums.values()) == score.total
        sums["errors"] *= -1
        assert list(sums.values()) == score.values(), text
        assert order == sorted(order, key=CATEGORIES.index)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_spaces_of_every_part_are_those_that_the_naive_scorer_finds(expansion):
    rng = random.Random("spaces " + expansion)
    options = complete(OPTIONS, {"expansion": expansion})
    for _ in range(size(20, 1000)):
        text = random_sheet(rng, "deep_blue", expansion)
        sheet = naive.read_sheet(text, expansion or None)
        parts = {category: [] for category in CATEGORIES}
        for category, points, spaces in count_up(final_sheet(text, expansion), options):
            parts[category].append((points, [name_of(space) for space in spaces]))
        assert sorted(spaces for _, spaces in parts["exits"]) == networks(sheet)
        for category, kind in (("highway", "H"), ("railway", "R")):
            [(points, route)] = parts[category]
            assert points == len(route) == len(set(route))
            assert all(joined(sheet, kind, *pair) for pair in pairwise(route))
        [(_, centre)] = parts["centre"]
        assert set(centre) == set(naive.CENTRE) & set(sheet)
        [(lost, spaces)] = parts["errors"]
        errors = [port[0] for port in naive.ends(sheet) if naive.is_error(sheet, *port)]
        assert -lost == len(errors) and sorted(spaces) == sorted(errors)
        for points, spaces in parts["expansion"]:
            assert (points, spaces) in of_expansion(sheet, expansion), text


def networks(sheet):
    """The spaces of every network with two exits or more."""
    label = naive.label_ports(sheet, "HRL")
    reached = [label[port] for port in EXITS if port in label and is_exit(sheet, port)]
    scoring = {one for one in reached if reached.count(one) > 1}
    return sorted(sorted({port[0] for port in label if label[port] == one}) for one in scoring)


def is_exit(sheet, port):
    return letter(sheet[port[0]], port[1]) == EXITS[port]


def joined(sheet, kind, one, other):
    label = naive.label_ports({one: sheet[one], other: sheet[other]}, kind)
    return any(
        neighbour(one, side) == other and (one, side) in label and (other, across) in label
        for side, across in (("N", "S"), ("S", "N"), ("E", "W"), ("W", "E"))
    )


def of_expansion(sheet, expansion):
    """Every part that there may be: what scores nothing has no spaces."""
    if expansion == "meteor":
        ends = [port for port in naive.ends(sheet) if naive.into_crater(sheet, *port)]
        return [(2 * len(ends), sorted({space for space, _ in ends}))]
    found = [(0, [])]
    kind = {"river": "W", "lake": "L", "lava": "V"}[expansion]
    for body in naive.bodies(sheet, kind):
        spaces = sorted({space for space, _ in body})
        found.append((len(spaces), spaces))
        if expansion == "river":
            found[-1] = (naive.river_points(sheet, body), spaces)
        if expansion == "lava" and not any(naive.is_error(sheet, *port) for port in body):
            found.append((5, spaces))
    return found
