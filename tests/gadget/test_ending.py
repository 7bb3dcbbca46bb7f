"""The ending of a game with sheets: who won, the comparison with earlier games, what the rival's
levels reach with the same dice, and what the rival says on the way there."""

import pytest

from firmware.games.railroad.game import Game
from firmware.games.railroad.rival.rival import Rival
from firmware.games.railroad.rival.same_dice import reached
from firmware.games.railroad.screens._remarks import remark
from firmware.play.best import best_of
from firmware.play.fair import Dice, secret_of_code
from host_tools.railroad.rival import play
from tests.gadget.sheets import begin, front, game_of, press, screen, words
from tests.gadget.test_final_count import before_the_end, end
from tests.runners.driver import switched_on

MARK = 1600  # of a game that this gadget never played
CODE = "ABC234"


def at_the_ending(folder, options=None, players=1, language="en", earlier=()):
    """`earlier` are the points of Ada's games before."""
    script = before_the_end(folder, options or {}, players, language)
    best = best_of(script.gadget.storage, "railroad", game_of(script).options)
    for number, points in enumerate(earlier):
        best.enter([[points, "", "ADA", MARK + number]], ["Ada"])
    end(script)
    return script


def look(script):
    """Look at the screen until nothing changes any more."""
    for _ in range(40):
        script.wait(1000)
        if screen(script).thinking is None:
            return words(script).split("\n")
    raise AssertionError("it thinks for ever")


@pytest.mark.parametrize(("language", "line"), [("en", "Best"), ("de", "Bestwert")])
def test_points_are_compared_with_the_best_and_the_mean(tmp_path, language, line):
    script = at_the_ending(tmp_path, language=language, earlier=(90, 80))
    total = game_of(script).score()["players"][0]["total"]
    mean = {"en": "mean", "de": "Schnitt"}[language]
    assert words(script).startswith("> Ada\n")
    assert f"{line} −{90 - total} · {mean} −{85 - total}" in words(script)


@pytest.mark.parametrize(("language", "new"), [("en", "New record! "), ("de", "Rekord! ")])
def test_a_record_blinks(tmp_path, language, new):
    script = at_the_ending(tmp_path, language=language, earlier=(3, 5))
    total = game_of(script).score()["players"][0]["total"]
    assert f"{new}+{total - 5}" in words(script)
    lit = script.display.seen
    script.wait(500)
    assert script.display.seen != lit


def test_the_first_game_is_compared_with_nothing_and_counts_for_the_next(tmp_path):
    script = at_the_ending(tmp_path)
    total = game_of(script).score()["players"][0]["total"]
    assert "mean" not in words(script)
    press(script, "press B", "hold A")
    best = best_of(script.gadget.storage, "railroad", game_of(script).options)
    assert best.earlier("Ada", 16) == (0, 0, 0), "this very game does not count against itself"
    assert best.earlier("Ada", MARK) == (1, total, total)
    assert best.earlier("Björn", MARK) == (0, 0, 0)


def test_the_levels_play_with_these_dice_while_one_looks(tmp_path):
    script = at_the_ending(tmp_path)
    game = game_of(script)
    total = game.score()["players"][0]["total"]
    said = look(script)
    found = [entry for entry in reached(game) if entry]
    assert [level for level, _ in found] == ["easy", "medium", "hard"]
    for stars, (_, points) in zip(("★", "★★", "★★★"), found, strict=True):
        assert f"{stars}{points}" in said
    stars = sum(points <= total for _, points in found)
    assert ("★" * stars in said) == (stars > 0)


@pytest.mark.parametrize("expansion", ["", "lava", "river"])
def test_a_level_reaches_what_the_computer_says(expansion):
    """The same code on the command line: `signalbox rival`."""
    options = {"boards": 1, "expansion": expansion}
    game, dice = Game(options, 1), Dice(secret_of_code(CODE))
    game.levels = []
    while len(game.rolls) < game.rounds:
        of = game.asks()
        got = [dice.draw(game.k + number, n) for number, n in enumerate(of)]
        game.apply({"e": "roll", "k": game.k, "of": of, "got": got})
        game.phase = "roll"
    wanted = [(level, play(CODE, level, options).score.total) for level in ("easy", "medium")]
    assert [entry for entry in reached(game) if entry][:2] == wanted


def test_a_press_goes_on_to_the_count_while_they_think(tmp_path):
    script = at_the_ending(tmp_path)
    script.wait(1200)
    assert screen(script).thinking is not None and "…" in words(script)
    press(script, "press A")
    assert front(script) == ".final"
    press(script, "press B")
    assert front(script) == "ranking"


def test_the_winner_stands_there_with_the_place_and_the_rival_beside(tmp_path):
    script = at_the_ending(tmp_path, {"rival": "hard"}, 2)
    players = game_of(script).score()["players"]
    winner = "Ada" if players[0]["place"] == 1 else "Rival, hard"
    said = words(script).split("\n")
    assert said[0] == f"> {winner} wins" and str(players[0]["total"]) in said
    assert f"Place {players[0]['place']} of 2" in said and str(players[1]["total"]) in said
    assert "★★★" + str(players[1]["total"]) in look(script), "at the table it had the same dice"


def test_two_winners_win(tmp_path):
    script = at_the_ending(tmp_path, {"rival": "easy", "rival_2": "easy"}, 3)
    places = [player["place"] for player in game_of(script).score()["players"]]
    assert places == [1, 2, 2] or words(script).startswith("> Rival, easy & Rival, easy 2 win\n")


@pytest.mark.parametrize(
    ("language", "line"), [("en", "3 share first place"), ("de", "3 teilen sich Platz 1")]
)
def test_winners_whose_names_are_too_long_are_counted(tmp_path, language, line):
    script = switched_on(tmp_path, language)
    names = ["Bartholomäus", "Konstantinos", "Wilhelmine"]
    script.gadget.session.new("railroad", {}, names, script.now)
    script.gadget.home()
    while not game_of(script).over():
        script.do("hold", "A")
    texts = []
    text_of = script.gadget.canvas.text
    script.gadget.canvas.text = lambda text, *place: texts.append(text) or text_of(text, *place)
    for _ in range(7):
        script.do("press", "A")
    assert front(script) == "ending" and line in texts


def test_in_a_draft_no_level_has_the_same_dice(tmp_path):
    script = at_the_ending(tmp_path, {"draft": 1}, 2)
    assert not [line for line in look(script) if line.startswith("Ingo")]


def test_there_is_a_tune_and_quiet_mode_has_none(tmp_path):
    tunes = []

    class Sound:
        def play(self, *tune):
            tunes.append(tune)

    for quiet in (0, 1):
        folder = tmp_path / str(quiet)
        folder.mkdir()
        script = before_the_end(folder, {})
        script.gadget.board.sound = Sound()
        script.gadget.settings.set("sound", 1 - quiet)
        press(script, "hold A")
        assert front(script) == ".ending"
    assert len(tunes) == 1 and len(tunes[0]) > 1


NOTHING = [0] * 7


@pytest.mark.parametrize(
    ("now", "key"),
    [
        ([5, 9, 9, 9, 9, 1, 0], "did_special"),
        ([5, 9, 9, 9, 9, 0, 0], "did_join"),
        ([0, 3, 3, 1, 2, 0, 0], "did_railway"),
        ([0, 3, 1, 1, 2, 0, 0], "did_highway"),
        ([0, 1, 1, 1, 2, 0, 0], "did_centre"),
        ([0, 1, 1, 0, 2, 0, 0], "did_open"),
        ([0, 1, 1, 0, 0, 0, 0], "did_little"),
    ],
)
def test_the_rival_says_what_it_did(now, key):
    assert remark(NOTHING, now)[0] == key


def test_fewer_loose_ends_are_worth_a_word():
    assert remark([0, 0, 0, 0, 5, 0, 0], [0, 0, 0, 0, 2, 0, 0]) == ("did_close", 3)


@pytest.mark.parametrize("talks", [1, 0])
def test_one_sentence_a_round_and_a_setting_silences_it(tmp_path, talks):
    script = begin(tmp_path, {"rival": "easy"}, 2)
    script.gadget.settings.set("remarks", talks)
    for _ in range(3):
        mine = Rival(game_of(script).seats[0], "medium")
        while not mine.step():
            pass
        for event in mine.events:
            script.gadget.do(dict(event, p=0))
        script.gadget.home()
        script.settle()
        press(script, "hold A")
        said = script.gadget.message()
        assert (said[0].startswith("Ingo: ") and said[0].endswith(".")) if talks else not said


def test_its_points_stand_beside_ones_own(tmp_path):
    script = before_the_end(tmp_path, {"rival": "easy"}, 2)
    script.wait(300)
    press(script, "press UP")
    assert front(script) == ".points"
    script.wait(100)
    total = game_of(script).breakdown(0).total
    rival = game_of(script).breakdown(1).total
    assert f"{total} : {rival}".replace("-", "−") in words(script)
