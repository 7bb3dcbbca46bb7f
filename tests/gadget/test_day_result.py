"""A game of the day ends with a code, by buttons: also after a power cut."""

import re

import pytest

from firmware.play import fair
from firmware.play.days import DAY_S, day_number
from firmware.play.read_result import read_result
from tests.runners.driver import switched_on, table
from tests.runners.press_script import BUTTONS

WORDS = {"en": ("Result code", "points"), "de": ("Ergebniscode", "Punkte")}
TO_THE_DAY = "press DOWN\npress DOWN\npress DOWN\npress A\npress A\npress DOWN\npress A\n"


def front(script):
    return type(script.gadget.screen).__module__.rpartition(".")[2]


def press(script, *buttons):
    for button in buttons:
        assert button in BUTTONS
        script.do("press", button)


def at_the_result(folder, language="en"):
    """Two players, the game of 2026-01-02, all rounds played."""
    script = switched_on(folder, language)
    script.run(TO_THE_DAY)
    assert front(script) == "day"
    press(script, "UP", "A")
    assert front(script) == "setup"
    script.do("hold", "A")
    for _ in range(8):
        script.do("hold", "A")
    assert front(script) == "ranking"
    return script


def shown(script):
    """(what the code says, all words) of the screen."""
    words = script.gadget.screen.words()
    return read_result(re.search(r"[2-9A-Z]{5} [2-9A-Z]{5}", words).group()), words


@pytest.mark.parametrize("language", WORDS)
def test_a_game_of_the_day_ends_with_the_code_of_each_player(tmp_path, language):
    title, points = WORDS[language]
    script = at_the_result(tmp_path, language)
    press(script, "A", "UP", "A", "A")  # Player 1: 41, 4 errors; then Player 2
    press(script, "RIGHT", "A", "A")  # 45
    assert front(script) == "ending"
    press(script, "A")
    assert front(script) == "ranking"
    script.do("hold", "A")
    assert front(script) == "day_result"
    result, words = shown(script)
    assert title in words and f"45 {points}" in words and "2026-01-02" in words
    assert (result.day, result.game, result.score) == ("2026-01-02", "railroad", 45)
    edition = {"en": "deep_blue", "de": "deep_blue_de"}[language]
    assert result.options == {"edition": edition, "expansion": "", "draft": 0, "boards": 0}
    press(script, "RIGHT")
    assert shown(script)[0].score == 41
    press(script, "A")
    assert front(script) == "ranking"
    script.do("hold", "B")
    while script.gadget.screen.lines[script.gadget.screen.chosen][0] != "day_result":
        press(script, "DOWN")
    press(script, "A")
    assert shown(script)[0].score == 45
    press(script, "B", "B")
    assert front(script) == "start"


def test_after_a_power_cut_the_day_is_still_known(tmp_path):
    at_the_result(tmp_path)
    script = table(tmp_path)
    script.settle()
    press(script, "A", "A", "A")  # 40, 4 errors
    press(script, "B")
    script.do("hold", "A")
    assert shown(script)[0].day == "2026-01-02" and shown(script)[0].score == 40


def test_without_a_score_or_a_day_there_is_no_code(tmp_path):
    (tmp_path / "none").mkdir()
    script = at_the_result(tmp_path / "none")
    script.do("hold", "A")
    assert front(script) == "ranking" and script.gadget.session.revealed
    (tmp_path / "code").mkdir()
    script = switched_on(tmp_path / "code")
    gadget = script.gadget
    gadget.session.new("railroad", {}, ["Ada"], script.now, code="ABC234")
    gadget.home()
    script.settle()
    for _ in range(8):
        script.do("hold", "A")
    press(script, "A", "A", "A", "A")
    script.do("hold", "A")
    assert front(script) == "ranking" and gadget.session.revealed
    script.do("hold", "B")
    assert "day_result" not in [line[0] for line in gadget.screen.lines]


def test_back_before_the_first_roll_keeps_the_day(tmp_path):
    script = switched_on(tmp_path)
    script.run(TO_THE_DAY + "press A\nhold A\npress B\n")
    assert front(script) == "setup"
    script.do("hold", "A")
    assert script.gadget.session.day == "2026-01-01"


def test_without_a_clock_the_last_day_comes_back_and_one_press_is_the_next(tmp_path):
    script = switched_on(tmp_path)
    script.run(TO_THE_DAY)
    press(script, *["DOWN"] * 32)
    assert script.gadget.screen.date == [2025, 11, 30]
    press(script, "A")
    script.do("hold", "A")
    assert script.gadget.session.day == "2025-11-30"
    script.do("hold", "A")
    script.gadget.go("code", "railroad")
    script.settle()
    press(script, "DOWN", "A")
    assert script.gadget.screen.date == [2025, 11, 30]
    press(script, "UP")
    assert script.gadget.screen.date == [2025, 12, 1]


def test_the_history_shows_the_code_of_a_game_of_the_day_again(tmp_path):
    script = switched_on(tmp_path)
    gadget = script.gadget
    noon = day_number("2026-01-02") * DAY_S + DAY_S // 2
    code = fair.code_of_day("2026-01-02")
    for start in (noon, None):
        gadget.session.new("railroad", {}, ["Ada"], script.now, code=code, start=start)
        gadget.home()
        script.settle()
        for _ in range(8):
            script.do("hold", "A")
        press(script, "A", "A", "A", "A")  # 40, 4 errors
        script.do("hold", "A")
        gadget.home("start")
        script.settle()
    for number, last, known in (
        (1, None, True),
        (2, None, False),  # without a clock, and no day was ever used
        (2, "2026-03-30", True),
    ):
        gadget.settings.set("solo", [["day", last]] if last else [])
        gadget.go("past_game", number)
        script.do("wait", "3000")
        assert ("Result code" in gadget.screen.words()) is known
        if known:
            result, _ = shown(script)
            assert (result.day, result.score) == ("2026-01-02", 40)
