"""The page with every way to play alone: its lines, their last choices, and what they start."""

import pytest

from firmware.games import KEYS, game_class
from firmware.play.fair import code_of_day
from tests.runners.driver import switched_on, table

CLOCK = 1795000000  # 2026-11-18


@pytest.fixture
def script(tmp_path):
    script = switched_on(tmp_path)
    press(script, "DOWN", "A")
    return script


def press(script, *buttons):
    for button in buttons:
        script.do("press", button)


def header(script):
    return script.gadget.session.header


def test_the_second_line_of_the_first_screen_leads_to_every_way(script):
    assert script.gadget.front() == "solo"
    shown = [line[1] for line in script.gadget.screen.lines]
    assert shown[:3] == ["Railroad Ink", "Game of the day", "Puzzles"]
    assert shown[3:] == ["With a rival", "Ladder", "Week", "Lessons", "Emma", "Emma, rival"]
    assert len(shown) == 1 + sum(len(game_class(key).SOLO) for key in KEYS)


def test_the_choices_of_last_time_are_there_after_the_power_was_off(script, tmp_path):
    press(script, "LEFT", "DOWN", "DOWN", "DOWN", "RIGHT", "A")
    script.gadget.session.abandon(script.now)
    again = table(tmp_path)
    again.run("press DOWN\npress A")
    shown = [line[2] for line in again.gadget.screen.lines]
    last = ["", "", "points", "medium ★★"]
    assert shown == ["Meteor", "01-01", "1", "medium ★★", "1: ★ +10", *last]
    press(again, "A")
    options = header(again)["options"]
    assert (options["expansion"], options["edition"]) == ("meteor", "blazing_red")
    assert options["rival"] == "none" and len(header(again)["players"]) == 1


def test_one_plays_alone_after_a_draft_with_rivals_too(tmp_path):
    script = switched_on(tmp_path)
    options = {"draft": 1, "rival": "hard", "rival_2": "hard", "edition": "deep_blue_de"}
    script.gadget.settings.keep_setup("railroad", options, ["Ada", "Ben", "Cleo"])
    press(script, "DOWN", "A", "A")
    assert header(script)["players"] == ["Ada"]
    options = header(script)["options"]
    assert (options["boards"], options["draft"], options["rival"]) == (1, 0, "none")
    assert options["edition"] == "deep_blue_de", "the edition of last time"


def test_the_day_is_todays_and_left_is_yesterdays(tmp_path):
    script = table(tmp_path, utc=lambda: CLOCK)
    script.settle()
    press(script, "DOWN", "A", "DOWN", "A")
    session = script.gadget.session
    assert session.day == "2026-11-18" and session.code == code_of_day("2026-11-18")
    press(script, "B", "B")
    assert script.gadget.front() == "start"
    press(script, "DOWN", "A", "DOWN", "LEFT", "A")
    assert script.gadget.session.day == "2026-11-17"


def test_without_a_clock_the_day_is_asked_for(script):
    press(script, "DOWN", "A")
    assert script.gadget.front() == "day"
    press(script, "UP", "A")
    assert script.gadget.session.day == "2026-01-02"
    assert script.gadget.session.game.rolls == []


def test_a_running_game_is_parked(script):
    press(script, "A")
    script.do("hold", "A")
    number = header(script)["number"]
    script.gadget.home("start")
    script.settle()
    assert [line[0] for line in script.gadget.screen.lines][1] == "solo"
    press(script, "DOWN", "A", "UP", "A")
    assert script.gadget.session.key == "emma" and header(script)["number"] == number + 1
    assert list(script.gadget.session.parked) == [number]


def test_emma_is_played_for_points_or_against_betsy(script):
    press(script, "UP", "UP", "RIGHT", "A")
    options = header(script)["options"]
    assert (options["solo"], options["level"], options["cards"]) == ("betsy", "full", "gadget")
    assert len(header(script)["players"]) == 1


def test_emma_with_a_rival_needs_four_presses_to_the_first_card(tmp_path):
    script = switched_on(tmp_path)
    press(script, "DOWN", "A", "UP")
    script.do("hold", "A")
    assert header(script)["players"] == ["Player 1", "Rival ★"]
    assert script.gadget.session.game.turn and script.gadget.session.game.deck.hands[0]


def test_a_damaged_choice_is_the_first_one(tmp_path):
    script = switched_on(tmp_path)
    damaged = [["expansion", "moon"], ["rival", 3], ["day", "soon"], ["puzzle", 61], ["way", 4]]
    script.gadget.settings.set("solo", damaged)
    press(script, "DOWN", "A")
    shown = [line[2] for line in script.gadget.screen.lines]
    last = ["", "", "points", "easy ★"]
    assert shown == ["none", "01-01", "1", "easy ★", "1: ★ +10", *last]


def steps_to(way):
    """The presses on the second line of the first screen until it shows this way."""
    ways = sorted(EVERY, key=lambda one: one[0])
    right = ways.index(way)
    left = len(ways) - right
    return ["RIGHT"] * right if right <= left else ["LEFT"] * left


EVERY = [(*way, key) for key in KEYS for way in game_class(key).SOLO if way[3]]


@pytest.mark.parametrize("way", EVERY, ids=lambda way: way[5] + way[1])
@pytest.mark.parametrize("language", ["en", "de"])
def test_any_of_them_rolls_after_four_presses_and_with_the_rival_after_five(
    way, language, tmp_path
):
    script = switched_on(tmp_path, language)
    press(script, "DOWN", *steps_to(way))
    shown = script.gadget.screen.lines[1]
    assert shown[2] == script.gadget.screen.way_shown()
    script.do("hold", "A")
    session = script.gadget.session
    assert session.key == way[5] and session.pressed_last().count("roll")
    rival = session.header["options"].get("rival", "none") != "none"
    assert script.presses <= (5 if rival else 4)
    assert script.gadget.screen.words()


def test_the_way_of_last_time_takes_two_presses(script, tmp_path):
    press(script, "UP")
    script.do("hold", "A")
    assert script.gadget.session.key == "emma"
    script.gadget.session.abandon(script.now)
    script.gadget.leave_game()
    again = table(tmp_path)
    again.run("press DOWN\nhold A")
    assert again.gadget.session.key == "emma" and again.presses == 2


def test_holding_a_on_another_line_is_a_press(tmp_path):
    script = switched_on(tmp_path)
    press(script, "DOWN", "DOWN")
    script.do("hold", "A")
    assert script.gadget.front() == "games"


def test_the_page_begins_with_the_way_that_the_first_screen_shows(tmp_path):
    script = switched_on(tmp_path)
    press(script, "DOWN", "RIGHT", "RIGHT")
    shown = script.gadget.screen.lines[1][2]
    press(script, "A")
    screen = script.gadget.screen
    assert script.gadget.front() == "solo" and screen.lines[screen.chosen][1] == shown


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_value_of_every_line_is_shown_whole(language, tmp_path):
    script = switched_on(tmp_path, language)
    script.gadget.settings.set("solo", [["climbed", 9]])
    press(script, "DOWN", "A")
    for _ in script.gadget.screen.lines:
        seen = set()
        while (line := script.gadget.screen.lines[script.gadget.screen.chosen])[2] not in seen:
            seen.add(line[2])
            words = script.gadget.screen.words()
            assert line[1] in words and line[2] in words
            if len(seen) < 9:
                press(script, "RIGHT")
        press(script, "DOWN")
