"""The ending of Emma with its cards on the gadget: alone, against Betsy, and with others."""

import random

import pytest

from firmware.games import emma
from firmware.games.game import winners
from firmware.play.settings_table import VALUE_MAX
from tests.gadget.test_emma_cards import begin, choose, dealt, game_of, play, words

SETTING = "emma_best_score_gadget"


def at_the_ending(folder, players=1, language="en", earlier=None, seed=1, **options):
    """`earlier` are (the games before, their points, the best of them)."""
    script = begin(folder, players, language, **options)
    if earlier:
        games, points, best = earlier
        known = [[SETTING, f"{games} {points}"]]
        script.gadget.settings.set_all({"solo": known, SETTING: best})
    script.do("hold", "A")
    play(script, random.Random(seed))
    assert script.gadget.front() == ".cards", "what happened last is read first"
    script.do("press", "A")
    assert script.gadget.front() == "ending"
    return script


def total_of(script):
    return game_of(script).score()["players"][0]["total"]


@pytest.mark.parametrize(
    ("language", "best", "mean"), [("en", "Best", "mean"), ("de", "Bestwert", "Schnitt")]
)
def test_points_are_compared_with_the_best_and_the_mean(tmp_path, language, best, mean):
    script = at_the_ending(tmp_path, language=language, earlier=(3, 6, 1))
    total = total_of(script)
    assert words(script).startswith(f"> Ada\n{total}\n")
    assert f"{best} +{total - 1} · {mean} +{total - 2}" in words(script)


def test_fewer_points_are_a_record_and_it_blinks(tmp_path):
    script = at_the_ending(tmp_path, earlier=(2, 199, 99))
    total = total_of(script)
    assert f"New record! −{99 - total} · mean −{100 - total}" in words(script)
    lit = script.display.seen
    script.wait(500)
    assert script.display.seen != lit


def test_as_many_points_as_the_best_are_no_record(tmp_path):
    for name in ("first", "again"):
        (tmp_path / name).mkdir()
    total = total_of(at_the_ending(tmp_path / "first"))
    script = at_the_ending(tmp_path / "again", earlier=(1, total, total))
    assert "Best 0 · mean 0" in words(script)


def test_the_first_game_is_compared_with_nothing_and_counts_for_the_next(tmp_path):
    script = at_the_ending(tmp_path)
    total = total_of(script)
    assert "mean" not in words(script)
    script.do("press", "A")
    assert script.gadget.front() == "ranking"
    script.do("hold", "A")
    settings = script.gadget.settings
    assert [SETTING, f"1 {total}"] in settings.get("solo")
    assert settings.get(SETTING) == total
    script.do("hold", "A")
    assert [SETTING, f"1 {total}"] in settings.get("solo"), "it counts once"


@pytest.mark.parametrize("known", ["", "3", "1 2 3", "many games", 7])
def test_damaged_numbers_of_earlier_games_are_none(tmp_path, known):
    script = begin(tmp_path, 1)
    script.gadget.settings.set_all({"solo": [[SETTING, known]], SETTING: 5})
    script.do("hold", "A")
    play(script, random.Random(1))
    script.do("press", "A")
    assert script.gadget.front() == "ending" and "mean" not in words(script)
    script.do("press", "A")
    script.do("hold", "A")
    assert [SETTING, f"1 {total_of(script)}"] in script.gadget.settings.get("solo")


def test_all_that_a_solo_player_reaches_fits_into_the_settings(tmp_path):
    """The choices of the page, puzzles, ladder and week, and the modes of Emma."""
    names = ["day", "expansion", "ladder", "puzzle", "rival", "solo", "way", "climbed", "streak"]
    names += ["streak_day", *[f"stars_{n}" for n in range(1, 7)], *[f"day_{n}" for n in range(7)]]
    settings = begin(tmp_path, 1).gadget.settings
    modes = [row[0] for row in emma.SETTINGS if row[0].startswith(emma.BEST)]
    assert len(modes) == 8 and len(names) + len(modes) <= VALUE_MAX
    assert settings.set("solo", [[name, "9999 99999999"] for name in names + modes])


@pytest.mark.parametrize("seed", range(4))
def test_betsy_wins_or_the_player_does(tmp_path, seed):
    script = at_the_ending(tmp_path, seed=seed, solo="betsy")
    game = game_of(script)
    head = "> Ada wins\n" if winners(game.score()) else "> Lost\n"
    assert words(script).startswith(head)
    assert f"{total_of(script)} pts, Betsy {len(game.piles[1])}" in words(script)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_winner_stands_there_and_two_of_the_others(tmp_path, players):
    script = at_the_ending(tmp_path, players)
    score = game_of(script).score()
    (seat,) = winners(score)
    said = words(script)
    name = script.gadget.player_name
    assert said.startswith(f"> {name(seat)} wins\n{score['players'][seat]['total']}\n")
    assert f"Place 1 of {players}" in said
    others = sorted(p["place"] for p in score["players"])[1:3]
    for other, player in enumerate(score["players"]):
        assert (f"{player['place']}. {name(other)}" in said) == (player["place"] in others)


def test_who_loses_against_a_rival_sees_its_points_beside_ones_own(tmp_path):
    script = dealt(tmp_path, 2, rival="hard")
    for _ in range(300):
        screen = script.gadget.screen
        if game_of(script).over():
            break
        if screen.waits:
            script.wait(1000)
        elif screen.page is not None or screen.asked or game_of(script).phase == "lay":
            script.do("hold" if screen.asked else "press", "A")
        else:
            choose(script, "pass")
            script.do("press", "A")
    script.do("press", "A")
    mine, rival = game_of(script).score()["players"]
    assert rival["total"] < mine["total"]
    assert words(script).startswith(f"> {script.gadget.player_name(1)} wins\n{mine['total']}\n")
    assert "Place 2 of 2" in words(script) and f"{rival['total']} pts" in words(script)


@pytest.mark.parametrize(("language", "lost"), [("en", "Lost"), ("de", "Verloren")])
def test_the_fourth_derailment_ends_it_and_says_so(tmp_path, language, lost):
    """It ends within a turn, which used to leave no way out of the board of cards."""
    script = dealt(tmp_path, 1, language, derail_limit=3)
    play(script, random.Random(3))
    assert game_of(script).lost
    last = game_of(script).log[-1]
    assert last[1] == "build" and last[5], "the derailment is the last that happened"
    assert script.gadget.screen.page
    script.do("press", "A")
    assert script.gadget.front() == "ending"
    assert words(script).startswith(f"> {lost}\n") and "4" in words(script)
    script.do("press", "B")
    assert script.gadget.front() == "ranking"
    script.do("hold", "A")
    assert script.gadget.session.revealed and not script.gadget.settings.get("solo")


def test_a_game_that_has_ended_has_no_second_ending(tmp_path):
    script = at_the_ending(tmp_path)
    script.do("press", "A")
    script.do("hold", "A")
    script.gadget.go(".cards", True)
    script.settle()
    script.do("press", "A")
    assert script.gadget.front() == "ranking"


def test_an_undo_at_the_ending_gives_the_last_turn_back(tmp_path):
    script = at_the_ending(tmp_path)
    script.do("hold", "B")
    script.do("press", "A")
    assert script.gadget.front() == ".cards" and not game_of(script).over()
