"""`signalbox rival` as a user meets it, checked by `check` and `score`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from firmware.games.railroad.game import Game
from firmware.play.fair import Dice, secret_of_code
from tests.host_tools.test_score_command import answers, run
from tests.rules.rivals import code, rolled
from tests.support.sizes import size

SIGNALBOX = Path(sys.executable).with_name("signalbox")
EXPANSIONS = ("", "river", "lake", "lava", "meteor")


def dice_of(shared, expansion):
    """The faces of every round, as anybody can draw them from the code."""
    game = Game({"expansion": expansion}, 1)
    dice = Dice(secret_of_code(shared))
    faces = []
    while not game.over():
        rolled(game, dice)
        faces.append(list(game.rolls[-1]))
        if game.seats[0].meteor_due:
            shown = faces[-1][4]
            game.apply({"e": "meteor", "p": 0, "dir": "N" if shown == "any" else shown})
        game.apply({"e": "end"})
    return faces


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_anybody_can_check_what_the_rival_drew(expansion):
    codes = [code(number) for number in range(size(1, 40))]
    done = run("rival", "--json", "--expansion", expansion, *codes)
    assert (done.returncode, done.stderr) == (0, "")
    games = answers(done)
    for shared, game in zip(codes, games, strict=True):
        assert list(game) == ["code", "level", "rounds", "board", "total"]
        assert game["code"] == shared and game["level"] == "hard"
        assert len(game["rounds"]) == (6 if expansion else 7)
    reported = {"edition": "deep_blue", "expansion": expansion or None}
    asked = [
        reported | {"rounds": game["rounds"], "dice": dice_of(game["code"], expansion)}
        for game in games
    ]
    assert answers(run("check", lines=asked)) == [{"legal": True}] * len(codes)
    scores = answers(run("score", lines=[reported | {"board": game["board"]} for game in games]))
    assert [score["total"] for score in scores] == [game["total"] for game in games]


def test_many_codes_take_two_processes_and_come_in_their_order():
    codes = [code(number) for number in range(7)]
    together = subprocess.run(
        [SIGNALBOX, "rival", "--json", "--level", "easy", *codes],
        capture_output=True,
        text=True,
        check=True,
    )
    alone = [run("rival", "--json", "--level", "easy", one).stdout for one in codes[:2]]
    assert [game["code"] for game in answers(together)] == codes
    assert together.stdout.startswith("".join(alone))


def test_people_see_the_sheet_and_its_score():
    done = run("rival", "--level", "medium", "abc234")
    total = json.loads(run("rival", "--level", "medium", "--json", "ABC234").stdout)["total"]
    assert done.stdout.startswith(f"ABC234, medium: {total} points\n")
    assert "exits" in done.stdout and "║" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ABC23"], "ABC23 is not a shared code: use six of"),
        (["ABC234", "AB\x1b[234"], "is not a shared code"),
        (["ABC234", "--level", "godlike"], "--level must be easy, medium or hard, not"),
        (["ABC234", "--edition", "green"], "blazing_red, deep_blue or deep_blue_de"),
        (["ABC234", "--expansion", "snow"], "river, lake, lava or meteor"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(words, said):
    done = run("rival", "--json", *words)
    assert done.returncode == 2 and done.stdout == ""
    assert said in done.stderr and len(done.stderr.splitlines()) == 1
    assert "\x1b" not in done.stderr
