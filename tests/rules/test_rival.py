"""The rival: how well it plays at each level, that it keeps every rule, and how it counts."""

from functools import lru_cache
from itertools import product

import pytest

from firmware.games.die import DICE
from firmware.games.railroad import expansions
from firmware.games.railroad.editions import EDITIONS
from firmware.games.railroad.game import Game
from firmware.games.railroad.options import ONE_GAME, OPTIONS
from firmware.games.railroad.rival.borders import OUTER, shape
from firmware.games.railroad.rival.heuristic import ROUNDS, missed
from firmware.games.railroad.rival.position import position_of
from firmware.games.railroad.rival.rival import Rival
from firmware.games.railroad.sheet.face_table import FACES, LETTERS, base
from firmware.games.railroad.sheet.spaces import parse_item
from firmware.games.rivals import SEATS
from firmware.play.fair import Dice, secret_of_code
from tests.rules.rivals import (
    careless,
    code,
    drafted,
    played,
    rolled,
    thought,
    totals_of,
    without_expansion_dice,
)
from tests.support.sizes import SOAK, size

LEVELS = ("easy", "medium", "hard")
EXPANSIONS = ("river", "lake", "lava", "meteor")
DRAFTS = list(product(LEVELS, ("", *EXPANSIONS)))
GAMES = size(6, 200)


@lru_cache
def totals(level: str, games: int) -> list[int]:
    return [played(number, level, {}).breakdown(0).total for number in range(games)]


@pytest.mark.parametrize(
    ("level", "least", "most"), [("easy", 15, 25), ("medium", 28, 34), ("hard", 43.85, 60)]
)
def test_a_level_scores_as_promised(level, least, most):
    assert least <= sum(totals(level, GAMES)) / GAMES <= most


@pytest.mark.parametrize(("lower", "higher"), [("easy", "medium"), ("medium", "hard")])
def test_a_level_beats_the_one_below(lower, higher):
    games = min(GAMES, 100)
    pairs = zip(totals(lower, games), totals(higher, games), strict=True)
    assert sum(high > low for low, high in pairs) >= 0.7 * games


@pytest.mark.parametrize("level", LEVELS if SOAK else ("easy", "medium"))
@pytest.mark.parametrize("expansion", ["river", "lake", "lava"])
def test_the_expansion_dice_bring_points(expansion, level):
    options = {"expansion": expansion, "lava_duty": "optional"}
    games = size(2, 100)
    with_dice = without = 0
    for number in range(games):
        with_dice += played(number, level, options).breakdown(0).total
        alone = played(number, level, options, without_expansion_dice)
        without += alone.breakdown(0).total
        assert not {4, 5} & set(alone.seats[0].drawn)
    assert with_dice > without


@pytest.mark.parametrize("level", LEVELS if SOAK else ["hard"])
def test_where_the_meteor_may_fly_anywhere_it_flies_well(level):
    options = {"expansion": "meteor"}
    chosen = left_to_chance = 0
    for number in range(size(8, 100)):
        chosen += played(number, level, options).breakdown(0).total
        left_to_chance += played(number, level, options, careless).breakdown(0).total
    assert chosen > left_to_chance


@pytest.mark.parametrize(("level", "expansion"), DRAFTS if SOAK else DRAFTS[2:7:4])
def test_in_the_draft_it_takes_pairs_that_it_can_use(level, expansion):
    with_sense = by_chance = 0
    for number in range(size(2, 100)):
        with_sense += sum(totals_of(drafted(number, level, {"expansion": expansion})))
        by_chance += sum(totals_of(drafted(number, level, {"expansion": expansion}, True)))
    assert with_sense > by_chance


# Where the readings make a difference, for the small count.
MATTERS = {
    name: [one.KEY for one in expansions.ALL if one.has_option(name)]
    for name, _, _ in OPTIONS
    if expansions.owns(name)
}


def every_reading():
    """Each option of the rules away from its default, with the expansion that it is about."""
    for name, default, allowed in OPTIONS:
        for value in allowed:
            if (
                name not in ("boards", "draft", "expansion", "edition", *SEATS, *ONE_GAME)
                and value != default
            ):
                for expansion in ("", *EXPANSIONS) if SOAK else MATTERS.get(name, ("",)):
                    yield {name: value, "expansion": expansion}


def test_every_reading_of_the_rules_is_honoured():
    """The game refuses what is illegal, and an end of round that forgets a duty."""
    readings = list(every_reading())
    assert len(readings) > 15
    for number, options in enumerate(readings):
        for more in range(size(1, 5)):
            level = LEVELS[(number + more) % 2]
            assert played(number + 40 * more, level, options).over()


@pytest.mark.parametrize("edition", sorted(EDITIONS))
@pytest.mark.parametrize("expansion", ("", *EXPANSIONS))
def test_every_edition_and_expansion_is_played_to_its_end(edition, expansion):
    for number in range(size(1, 40)):
        level = LEVELS[(number + 1) % 3]
        assert played(number, level, {"edition": edition, "expansion": expansion}).over()


def test_the_same_sheet_and_dice_bring_the_same_events_and_leave_the_seat_alone():
    game = played(3, "easy", {})
    seat = game.seats[0].copy()
    seat.begin(7, ["H--H", "HHH-", "R-R-", "HR--*"])
    before = seat.state()
    first = thought(seat, "hard")
    assert first == thought(seat, "hard") == thought(seat.copy(), "hard")
    assert seat.state() == before


def test_progress_goes_up_to_100_and_never_back():
    game = Game({"boards": 1, "expansion": "lake"}, 1)
    rolled(game, Dice(secret_of_code(code(1))))
    rival = Rival(game.seats[0], "hard")
    seen = [rival.progress]
    while not rival.step():
        seen.append(rival.progress)
    seen.append(rival.progress)
    assert seen == sorted(seen) and seen[0] == 0 and seen[-1] == 100
    assert len(set(seen)) > 4 and len(seen) > 100, "too little to judge, or too long a slice"


# How it counts


def finished(work):
    """What a generator that works in slices returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def partition(labels, states):
    """Which borders hang together, whatever the names of the networks are."""
    groups: dict[int, list[int]] = {}
    for border in range(OUTER):
        if states[border] in (1, 2):
            groups.setdefault(labels[border], []).append(border)
    return sorted(groups.values())


@pytest.mark.parametrize("expansion", ["", "river", "meteor"])
def test_an_updated_position_is_that_of_the_sheet(expansion):
    """Drawing after drawing, through whole games."""
    compared = 0

    def compared_round(seat, level):
        nonlocal compared
        events = thought(seat, level)
        own = seat.copy()
        here = finished(position_of(own.sheet))
        for event in events:
            if event["e"] != "draw" or event["die"] in (4, 5):
                break
            space, face, _ = parse_item(event["tile"])
            form = shape(base(face))
            way = next(way for way in form.ways if FACES[way] == face)
            here = here.after(space, way, event["die"])
            own.draw(space, face, event["die"])
            there = finished(position_of(own.sheet))
            assert here.taken == there.taken and here.states == there.states
            assert partition(here.labels, here.states) == partition(there.labels, there.states)
            compared += 1
        return events

    for number in range(size(3, 30)):
        played(number, "medium", {"expansion": expansion}, compared_round)
    assert compared > 20 or expansion == "meteor"


def test_the_chances_of_open_ends_are_those_of_the_dice():
    """Of all rolls of three route dice and a station die: those where none closes the space."""
    for pattern in range(81):
        wanted = [pattern // 3**side % 3 for side in range(4)]
        misses = 1
        for die in ("route", "route", "route", "station"):
            misses *= sum(not closes(face, wanted) for face in DICE[die].faces)
        assert missed(pattern) == misses, wanted
    assert ROUNDS == 6**4


def closes(face, wanted):
    return any(
        all(
            not letter or FACES[way][side] == LETTERS[letter] for side, letter in enumerate(wanted)
        )
        for way in shape(base(face)).ways
    )
