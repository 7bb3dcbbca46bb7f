"""`signalbox coach` about games that were played, and `signalbox par`."""

import json

import pytest

from firmware.games.railroad.game import Game
from firmware.games.railroad.scoring.score import Score
from host_tools.coach import answers as stored_answers
from host_tools.coach import many
from host_tools.coach.analysis import moments, turns_of
from host_tools.coach.par import bound, reached
from host_tools.journals.examine import effective_events, examine
from host_tools.railroad.puzzle import rolls_of
from tests.host_tools.journals import played, with_sheets, write
from tests.host_tools.test_score_command import answers, run
from tests.support.sizes import size

QUICK = ("--steps", "60000")
EXPANSIONS = ("", "river", "lake", "lava", "meteor")


def found_in(data: bytes):
    found = examine(data)
    events = effective_events(found.events)
    return found, turns_of(found.game.options, len(found.header["players"]), events)


@pytest.mark.parametrize("expansion", EXPANSIONS[: size(5, 5)])
def test_every_round_of_every_player_is_looked_at(expansion):
    found, turns = found_in(with_sheets(expansion, ["Ada", "Bo"]))
    assert list(turns) == [0, 1]
    for seat, some in turns.items():
        assert [turn.before.round for turn in some] == list(range(1, found.game.rounds + 1))
        assert str(some[-1].after.sheet) == str(found.game.seats[seat].sheet)
        made = list(moments(found.game.options, some[-2:], 20_000))
        for moment in made:
            assert moment.cost.points >= 0 and moment.drawn_worth.error >= 0
            assert moment.dice == list(some[moment.number - 1].before.faces)
        last = made[-1]
        score = Score(last.drawn_sheet, found.game.options)
        assert (last.drawn_worth.points, last.drawn_worth.error) == (score.total, 0)
        assert last.would_worth.points == Score(last.would_sheet, found.game.options).total
        assert last.cost.points == max(last.would_worth.points - score.total, 0)


def test_the_coachs_own_drawing_costs_nothing():
    done = run("coach", "--json", *QUICK, "ABC234")
    game = answers(done)[0]
    assert game["game"] == "ABC234" and game["player"] == "coach"
    assert [row["round"] for row in game["rounds"]] == list(range(1, 8))
    assert game["rounds"][-1]["cost"] == [0, 0]
    assert game["rounds"][-1]["worth"][0] == game["total"]
    same = [row for row in game["rounds"] if row["drawn"] == row["would"]]
    assert same and all(row["cost"] == [0, 0] for row in same)


def test_a_game_from_its_file_with_the_costliest_round_first(tmp_path):
    journal = str(write(tmp_path, [with_sheets("", ["Ada"])]) / "g00001.jnl")
    done = run("coach", *QUICK, journal)
    assert done.returncode == 0, done.stderr
    game = answers(run("coach", "--json", *QUICK, journal))[0]
    costs = {row["round"]: row["cost"][0] for row in game["rounds"]}
    assert game["player"] == "Ada" and len(costs) == 7
    assert [costs[number] for number in game["costliest"]] == sorted(costs.values(), reverse=True)
    assert max(costs.values()) > 1  # the demo's players are not strong
    heads = [line for line in done.stdout.splitlines() if line.startswith("Round ")]
    assert [int(line.split()[1]) for line in heads] == game["costliest"]
    picture = tmp_path / "coach.png"
    done = run("coach", *QUICK, journal, "--png", str(picture))
    assert done.stdout == "" and picture.read_bytes().startswith(b"\x89PNG")
    again = run("coach", *QUICK, journal, "--png", str(picture))
    assert again.returncode == 2 and "--force" in again.stderr


def test_many_games_are_stored_one_by_one_and_thought_through_once(tmp_path, monkeypatch):
    """Those of other kinds are left out; an interrupted run goes on where it stopped."""
    monkeypatch.setattr(stored_answers, "FOLDER", tmp_path / "cache")
    other = next(data for data in played() if examine(data).header["game"] == "off_the_rails")
    games = [with_sheets("", ["Ada"]), other, with_sheets("river", ["Bo", "Cy"])]
    journals = [(f"g{number}", data) for number, data in enumerate(games)]
    run_of = many.coached_all(journals, 20_000, 0, 1)
    assert next(run_of)[1][0]["player"] == "Ada"
    run_of.close()  # as Ctrl-C does
    answers_of = dict(many.coached_all(journals, 20_000, 0, 1))
    assert [answer and len(answer) for answer in answers_of.values()] == [1, None, 2]
    monkeypatch.setattr(many, "coached_journal", None)  # nobody thinks any more
    assert many.answer(journals[0], 20_000, 0, 1) == answers_of["g0"]
    assert many.answer(journals[2], 20_000, 0, 1) == answers_of["g2"]
    path = stored_answers.path_of((games[0], [20_000, None, 1]))
    assert path.is_file()
    path.write_text("[{")
    with pytest.raises(TypeError):
        many.answer(journals[0], 20_000, 0, 1)


def test_a_folder_gives_a_line_for_each_player(tmp_path):
    folder = write(tmp_path, [with_sheets("", ["Ada", "Bo"]), with_sheets("", ["Cy"], 2)])
    done = run("coach", "--steps", "20000", str(folder))
    assert done.returncode == 0, done.stderr
    assert [line.split(": ")[1].split(",")[0] for line in done.stdout.splitlines()] == [
        "Ada",
        "Bo",
        "Cy",
    ]
    rows = answers(run("coach", "--steps", "20000", "--json", str(folder)))
    assert [row["player"] for row in rows] == ["Ada", "Bo", "Cy"]


def test_what_the_coach_cannot_look_at_is_said_in_one_sentence(tmp_path):
    paper = next(data for data in played() if examine(data).header["game"] == "off_the_rails")
    folder = write(tmp_path / "other", [paper])
    other = folder / "g00001.jnl"
    broken = tmp_path / "broken.jnl"
    broken.write_bytes(b"nothing")
    for words, said in [
        ([other], "is no game of Railroad Ink or Emma"),
        ([broken], "cannot be read as a journal"),
        ([tmp_path / "none.jnl"], "there is no file"),
        (["2026-13-40"], "2026-13-40"),
        (["--play", "--png", "x.png", "ABC234"], "--png is for a game"),
        (["--png", "x.png", str(folder)], "--png is for one game"),
    ]:
        done = run("coach", *map(str, words))
        assert (done.returncode, done.stdout) == (2, ""), words
        assert said in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr


def test_par_is_the_mean_and_best_of_many_games():
    words = ("par", "abc234", "--games", "3", "--steps", "60000", "--perfect")
    answer = json.loads(run(*words, "--json").stdout)
    assert (answer["code"], answer["day"], answer["games"]) == ("ABC234", "", 3)
    assert answer["mean"] <= answer["best"] <= answer["reached"] <= answer["bound"]
    shown = run(*words).stdout.splitlines()
    assert shown[0].startswith(f"ABC234: par {answer['mean']:.1f} ± ")
    assert "lower bound" in shown[2] and "upper bound" in shown[2]
    day = json.loads(run("par", "2026-11-16", "--games", "1", "--steps", "1", "--json").stdout)
    assert (day["code"], day["day"]) == ("DWGT7T", "2026-11-16")


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_what_can_be_reached_with_all_dice_known_is_within_the_bound(expansion):
    options = Game({"expansion": expansion, "boards": 1}, 1).options
    rolls = rolls_of("ABC234", options)[: None if expansion == "" else size(2, 6)]
    assert 0 < reached(rolls, options) <= bound(rolls, options)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ABC23"], "neither a shared code nor a day"),
        (["ABC234", "--games", "0"], "--games must be at least 1"),
        (["ABC234", "--steps", "0"], "--steps must be at least 1"),
        (["ABC234", "--expansion", "snow"], "river, lake, lava or meteor"),
    ],
)
def test_what_has_no_par_is_said_in_one_sentence(words, said):
    done = run("par", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr and len(done.stderr.splitlines()) == 1
