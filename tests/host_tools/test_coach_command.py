"""`signalbox coach --play` as a user meets it, checked by `check` and `score`."""

import json
import time

import pytest

from host_tools.coach import games
from host_tools.coach.budget import COUNTING, SHARES, Seconds, Steps, share
from tests.host_tools.test_rival_command import EXPANSIONS, dice_of
from tests.host_tools.test_score_command import answers, run
from tests.support.sizes import size

# Not those of the benchmark.
CODES = ("TRACK2", "TRACK3", "TRACK4", "TRACK5")
QUICK = ("coach", "--play", "--json", "--steps", "200000")


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_anybody_can_check_what_the_coach_drew(expansion):
    codes = CODES[: size(1, 4)]
    done = run(*QUICK, "--expansion", expansion, *codes)
    assert done.returncode == 0
    games = answers(done)
    for shared, game in zip(codes, games, strict=True):
        assert list(game) == ["code", "level", "rounds", "board", "total"]
        assert game["code"] == shared and game["level"] == "coach"
        assert len(game["rounds"]) == (6 if expansion else 7)
    told = {"edition": "deep_blue", "expansion": expansion or None}
    asked = [
        told | {"rounds": game["rounds"], "dice": dice_of(game["code"], expansion)}
        for game in games
    ]
    assert answers(run("check", lines=asked)) == [{"legal": True}] * len(codes)
    scores = answers(run("score", lines=[told | {"board": game["board"]} for game in games]))
    assert [score["total"] for score in scores] == [game["total"] for game in games]


def test_the_same_steps_and_seed_bring_the_same_game_and_codes_come_in_order():
    together = run(*QUICK, *CODES[:3])
    assert [game["code"] for game in answers(together)] == list(CODES[:3])
    assert together.stdout.startswith(run(*QUICK, CODES[0]).stdout)
    others = [run(*QUICK, "--seed", str(seed), *CODES[:2]).stdout for seed in (2, 3)]
    assert others[0] != others[1] or others[0] != together.stdout


def test_the_dice_to_come_change_nothing_that_is_drawn_before():
    """Two codes whose first rolls are alike have the same first round."""
    first = {}
    for code, game in zip(CODES, answers(run(*QUICK, *CODES)), strict=True):
        dice = tuple(dice_of(code, "")[0])
        assert first.setdefault(dice, game["rounds"][0]) == game["rounds"][0]
    alone = games.play(CODES[0], {}, steps=200_000)
    assert alone.rounds == answers(run(*QUICK, CODES[0]))[0]["rounds"]


def test_the_trail_of_the_german_edition_counts():
    done = run(*QUICK, "--edition", "deep_blue_de", CODES[0])
    game = answers(done)[0]
    told = {"edition": "deep_blue_de", "expansion": None, "board": game["board"]}
    assert answers(run("score", lines=[told]))[0]["total"] == game["total"]


def test_people_see_the_sheet_and_its_score():
    done = run("coach", "--play", "--steps", "200000", CODES[0].lower())
    total = json.loads(run(*QUICK, CODES[0]).stdout)["total"]
    assert done.stdout.startswith(f"{CODES[0]}, coach: {total} points\n")
    assert "exits" in done.stdout and "║" in done.stdout


def test_even_a_hurried_coach_plays_better_than_a_good_player():
    """A good player's mean is 51.75."""
    totals = [game["total"] for game in answers(run(*QUICK, *CODES))]
    assert sum(totals) / len(totals) > 48


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--play", "ABC23"], "ABC23 is not a shared code: use six of"),
        (["--play", "ABC234", "AB\x1b[234"], "is not a shared code"),
        (["--play", "ABC234", "--steps", "0"], "--steps must be at least 1"),
        (["--play", "ABC234", "--seconds", "0"], "--seconds must be more than 0"),
        (["--play", "ABC234", "--seconds", "nan"], "--seconds must be more than 0"),
        (["--play", "ABC234", "--seconds", "1", "--steps", "5"], "not both"),
        (["--play", "ABC234", "--seed", "-1"], "--seed must be at least 0"),
        (["--play", "ABC234", "--edition", "green"], "blazing_red, deep_blue or deep_blue_de"),
        (["--play", "ABC234", "--expansion", "snow"], "river, lake, lava or meteor"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(words, said):
    done = run("coach", "--json", *words)
    assert done.returncode == 2 and done.stdout == ""
    assert said in done.stderr and len(done.stderr.splitlines()) == 1
    assert "\x1b" not in done.stderr


def test_steps_are_shared_out_and_none_are_left():
    for rounds in (6, 7):
        budget, given = Steps(1_000_000), []
        for left in range(rounds - 1, -1, -1):
            given.append(budget.round(left))
            budget.took(given[-1])
        assert abs(sum(given) - 1_000_000) <= rounds
        assert given[-1] < given[0]
    assert share(0) == 1 and len(SHARES) == 7


def test_seconds_become_steps_by_what_the_rounds_before_took(monkeypatch):
    now = [10.0]
    monkeypatch.setattr(time, "process_time", lambda: now[0])
    budget = Seconds(2.0, rate=1e6)
    given = []
    for left in range(6, -1, -1):
        steps = budget.round(left)
        given.append(steps)
        now[0] += steps / 5e5  # half as fast as was measured
        budget.took(steps)
    assert 1.8 < now[0] - 10.0 + COUNTING <= 2.0
    assert given[1] < 0.6 * given[0]
