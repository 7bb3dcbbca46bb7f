"""Who cannot hold a button presses it twice: a setting, and nothing happens by accident."""

import pytest

from firmware.games import KEYS
from tests.gadget.test_keys_mean_the_same import begin, front, to_line
from tests.runners.driver import switched_on


@pytest.fixture(params=["en", "de"])
def script(tmp_path, request):
    script = switched_on(tmp_path, request.param)
    script.gadget.settings.set("double_press", 1)
    script.gadget.apply_settings()
    return script


def twice(script, button="A"):
    """As somebody does who reads the line in between."""
    script.do("press", button)
    script.wait(300)
    script.do("press", button)


def events(script):
    return len(script.gadget.session.game.rolls)


def test_the_setting_is_chosen_like_any_other(tmp_path):
    script = switched_on(tmp_path)
    script.gadget.go("settings")
    script.settle()
    to_line(script, "double_press")
    assert "hold" in script.gadget.screen.words()
    script.do("press", "RIGHT")
    assert script.gadget.settings.get("double_press") == 1
    assert "press twice" in script.gadget.screen.words()


def test_two_presses_of_a_roll_and_one_does_nothing(script):
    begin(script)
    assert "hold" not in script.gadget.screen.words().lower()
    assert "halten" not in script.gadget.screen.words()
    script.do("press", "A")
    assert events(script) == 0
    assert script.gadget.t("again_a") in script.gadget.screen.words()
    script.wait(300)
    script.do("press", "A")
    assert events(script) == 1


def test_a_trembling_hand_rolls_nothing(script):
    """Presses that follow each other at once count as one, however many they are."""
    begin(script)
    for _ in range(4):
        script.buttons.mask = 16
        script.wait(40)
        script.buttons.mask = 0
        script.wait(60)
    assert events(script) == 0
    script.settle()
    script.wait(300)
    script.do("press", "A")
    assert events(script) == 1


@pytest.mark.parametrize("between", ["DOWN", "LEFT", "wait"])
def test_another_button_or_a_while_takes_the_first_press_back(script, between):
    begin(script)
    script.do("press", "A")
    if between == "wait":
        script.wait(5100)
    else:
        script.do("press", between)
        while front(script) != ".round":
            script.do("press", "B")
    script.do("press", "A")
    assert events(script) == 0
    script.wait(300)
    script.do("press", "A")
    assert events(script) == 1


def test_b_goes_back_and_then_asks_for_the_menu(script):
    begin(script)
    twice(script)
    script.do("press", "UP")
    assert front(script) == ".specials"
    script.do("press", "B")
    assert front(script) == ".round"
    script.do("press", "B")
    assert front(script) == ".round"
    script.wait(300)
    script.do("press", "B")
    assert front(script) == "menu"
    script.do("press", "A")  # undo, the first line
    assert events(script) == 0


def test_a_whole_game_without_a_single_hold(script):
    session = begin(script, options={"expansion": "river"})
    for _ in range(7):
        twice(script)
    assert front(script) == "ranking"
    to_line(script, -1)
    script.do("press", "A")
    assert not session.revealed
    script.wait(300)
    script.do("press", "A")
    assert session.revealed
    assert all(line[0] != -1 for line in script.gadget.screen.lines)
    script.do("press", "DOWN")  # the line that was chosen is gone
    assert front(script) == "ranking"


@pytest.mark.parametrize("players", [1, 2])
def test_emma_with_its_cards_on_the_gadget_without_a_single_hold(script, players):
    """A press uncovers a hand and reads on; only a roll needs two, of the build that is in sight.
    Who can neither build nor throw rubble away passes by a press."""
    session = begin(script, "emma", {"cards": "gadget", "pass_broken": 0}, players)
    twice(script)
    for _ in range(200):
        if session.game.over():
            break
        screen = script.gadget.screen
        if screen.covered or screen.page is not None:
            turn = session.game.turn
            script.do("press", "A")
            assert screen.page is None and not screen.covered and session.game.turn == turn
        elif screen.new:
            script.do("press", "A")
            assert not session.game.asks()
            script.wait(300)
            script.do("press", "A")
        else:
            script.do("press", "A")
    assert session.game.over() and session.game.turn > 20


@pytest.mark.parametrize("key", KEYS)
def test_the_first_draw_of_every_game_comes_by_two_presses(script, key):
    session = begin(script, key, players=1 if key == "dice" else 2)
    if key == "off_the_rails":
        session.do({"e": "chooser", "p": 0, "clan": 0}, script.now)
        script.gadget.home()
        script.settle()
    script.do("press", "A")
    assert session.game.k == 0
    script.wait(300)
    script.do("press", "A")
    assert session.game.k > 0


def test_a_form_that_leads_to_dice_is_taken_by_a_press(script):
    session = begin(script, "emma")
    twice(script)
    session.do({"e": "railway", "cards": [1, 1, 1, 1], "broken": []}, script.now)
    script.gadget.home()
    script.settle()
    script.do("press", "A")
    assert front(script) == "form" and script.gadget.t("form_take") in script.gadget.screen.words()
    script.do("press", "A")
    assert front(script) == ".turn" and session.game.asks()


def test_a_line_of_the_set_up_is_explained_without_a_hold(script):
    script.gadget.go("setup", "emma")
    script.settle()
    to_line(script, "players")
    assert script.gadget.t("help_a") in script.gadget.screen.words()
    script.do("press", "A")
    assert front(script) == "help"
    script.do("press", "A")
    to_line(script, "rules")
    script.do("press", "A")
    script.do("press", "A")
    assert front(script) == "help"
    script.do("press", "B")
    assert front(script) == "rules"
    for _ in range(2):  # left stays what it is
        before = script.gadget.new_game.full()
        twice(script, "LEFT")
        assert front(script) == "rules" and script.gadget.new_game.full() == before


def test_a_hold_still_holds(script):
    begin(script)
    script.do("hold", "A")
    assert events(script) == 1
    script.do("hold", "B")
    assert front(script) == "menu"
