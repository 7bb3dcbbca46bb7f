"""Random games: legal for the naive checker, and scored alike however the sheet is turned."""

from random import Random

import pytest

from tests.naive.check import check
from tests.naive.games import random_game
from tests.naive.notation import EXPANSIONS, SIDES, kind_of
from tests.naive.score import TooBig, score
from tests.naive.spoil import spoiled
from tests.support.sizes import size

GAMES = size(2, 400)
HALF = {"rows": True, "columns": True}
MIRRORS = ({"rows": True, "columns": False}, {"rows": False, "columns": True}, HALF)


def turned_sheet(text: str, rows: bool, columns: bool) -> str:
    """The sheet upside down (rows), left to right (columns), or both: a half turn."""
    north, east, south, west = (SIDES.index(side) for side in SIDES)
    order = [south if rows else north, west if columns else east]
    order += [north if rows else south, east if columns else west]
    return " ".join(moved(item, rows, columns, order) for item in text.split())


def moved(item: str, rows: bool, columns: bool, order: list[int]) -> str:
    space, face = item.split("=")
    row = "GFEDCBA"["ABCDEFG".index(space[0])] if rows else space[0]
    column = str(8 - int(space[1])) if columns else space[1]
    if face != "~":
        face = "".join(face[i] for i in order) + face[4:]
    return f"{row}{column}={face}"


def quarter_turn(text: str) -> str:
    """A quarter turn clockwise, with highways and railways swapped as the exits are."""
    items = []
    for item in text.split():
        space, face = item.split("=")
        place = "ABCDEFG"[int(space[1]) - 1] + str(7 - "ABCDEFG".index(space[0]))
        if face != "~":
            face = face[3] + face[:3] + face[4:]
        items.append(place + "=" + face.translate(str.maketrans("HR", "RH")))
    return " ".join(items)


def test_turning_keeps_the_exits():
    assert turned_sheet("A2=H-H-", **HALF) == "G6=H-H-"
    assert quarter_turn("A2=H-H-") == "B7=-R-R"


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_random_games(expansion):
    for seed in range(GAMES):
        game = random_game(Random(f"{expansion} {seed}"), expansion)
        request = {"rounds": game["rounds"], "edition": "deep_blue", "expansion": expansion}
        assert check(request) == {"legal": True}
        assert check({**request, "dice": game["dice"]}) == {"legal": True}
        tiles = [item for items in game["rounds"] for item in items]
        assert check({"tiles": tiles, "edition": "deep_blue", "expansion": expansion})["legal"]


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_leaving_out_a_route_that_was_the_last_to_fit(expansion):
    for seed in range(GAMES):
        game = random_game(Random(f"{expansion} {seed}"), expansion)
        first = [i for i in game["rounds"][0] if kind_of(i.split("=")[1]) != "flood"]
        if kind_of(first[-1].split("=")[1]) in ("route", "station"):
            answer = check(
                {
                    "rounds": [first[:-1]],
                    "dice": game["dice"][:1],
                    "edition": "blazing_red",
                    "expansion": expansion,
                }
            )
            assert answer == {"legal": False, "round": 1, "item": len(first)}


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_most_spoiled_games_are_illegal_from_the_spoiled_round_on(expansion):
    rng, illegal = Random(f"spoil {expansion}"), 0
    for _ in range(GAMES):
        game = random_game(rng, expansion)
        rounds = spoiled(rng, game["rounds"], expansion)
        changed = next((n for n in range(len(rounds)) if rounds[n] != game["rounds"][n]), None)
        request = {"rounds": rounds, "edition": "deep_blue_de", "expansion": expansion}
        answer = check({**request, "dice": game["dice"]})
        if changed is None:
            assert answer["legal"]
        elif not answer["legal"]:
            assert answer["round"] > changed
            illegal += 1
    assert illegal * 2 >= GAMES


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_score_does_not_depend_on_the_side_of_the_table(expansion):
    too_big = 0
    for seed in range(GAMES):
        sheet = random_game(Random(f"{expansion} {seed}"), expansion)["board"]
        try:
            rows = {
                rule: score(sheet, "deep_blue", expansion, rule) for rule in ("simple", "trail")
            }
        except TooBig:
            too_big += 1
            continue
        assert rows["trail"]["highway"] >= rows["simple"]["highway"]
        assert rows["trail"]["railway"] >= rows["simple"]["railway"]
        for how in MIRRORS:
            assert score(turned_sheet(sheet, **how), "deep_blue", expansion) == rows["simple"]
        turned = score(quarter_turn(sheet), "deep_blue", expansion)
        swapped = {"highway": turned["railway"], "railway": turned["highway"]}
        assert {**turned, **swapped} == rows["simple"]
    assert too_big * 100 <= GAMES
