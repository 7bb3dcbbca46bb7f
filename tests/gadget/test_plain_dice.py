"""Plain dice by buttons: keep some and throw the others, three saved sets, a bag of faces."""

import pytest

from tests.gadget.sheets import front, to_line
from tests.play.test_verify_rolls import verify
from tests.runners.driver import switched_on


@pytest.fixture
def script(tmp_path):
    script = switched_on(tmp_path)
    script.gadget.session.new("dice", {}, [], script.now)
    script.gadget.home()
    script.settle()
    return script


def game_of(script):
    return script.gadget.session.game


def open_from_menu(script, line):
    script.do("hold", "B")
    to_line(script, line)
    script.do("press", "A")


def test_some_dice_are_kept_and_the_others_thrown_again(script):
    script.do("hold", "A")
    before = game_of(script).table()
    script.do("press", "A")
    for key in ("RIGHT", "A", "RIGHT", "RIGHT", "A"):
        script.do("press", key)
    assert script.gadget.screen.kept == [1, 3]
    script.do("hold", "A")
    game = game_of(script)
    assert [game.table()[i] for i in (1, 3)] == [before[i] for i in (1, 3)]
    assert game.k == 6 and game.thrown == [0, 2] and game.throws == 2
    script.do("hold", "B")
    script.do("press", "A")
    assert game_of(script).table() == before
    assert script.gadget.message()[0] == "Throw undone"


def test_b_keeps_none_and_a_hold_then_throws_all(script):
    script.do("hold", "A")
    for key in ("A", "A", "B"):
        script.do("press", key)
    script.do("hold", "A")
    assert game_of(script).k == 8


def test_all_kept_leaves_nothing_to_throw(script):
    script.do("hold", "A")
    script.do("press", "A")
    for _ in range(4):
        script.do("press", "A")
        script.do("press", "RIGHT")
    script.do("hold", "A")
    assert game_of(script).k == 4 and "Dice 1 to 4" in script.gadget.screen.words()


def test_three_sets_are_saved_and_come_back(script, tmp_path):
    script.do("press", "UP")
    for key in ("RIGHT", "RIGHT", "A"):
        script.do("press", key)
    chosen = script.gadget.screen.text
    assert chosen == "5 route 1 station"
    open_from_menu(script, ".sets")
    script.do("press", "DOWN")
    script.do("hold", "A")
    assert script.gadget.settings.get("dice_sets") == ["", chosen, ""]
    script.do("press", "B")
    script.do("press", "LEFT")
    assert script.gadget.screen.text != chosen
    open_from_menu(script, ".sets")
    script.do("press", "DOWN")
    script.do("press", "A")
    assert front(script) == ".dice" and script.gadget.screen.text == chosen
    script.do("hold", "A")
    assert game_of(script).counts == [5, 1]


@pytest.mark.parametrize("over", [(".bag",), (".bag", "UP"), ("UP",)])
def test_a_saved_set_is_loaded_wherever_the_menu_was_opened(script, over):
    """Over the bag, while it is filled, and over the choice of dice."""
    script.gadget.settings.set("dice_sets", ["2 route", "", ""])
    for step in over:
        if step == "UP":
            script.do("press", step)
        else:
            open_from_menu(script, step)
    open_from_menu(script, ".sets")
    script.do("press", "A")
    assert front(script) == ".dice" and script.gadget.screen.text == "2 route"
    script.do("hold", "A")
    assert game_of(script).counts == [2]


def test_a_bag_is_drawn_without_putting_back_and_proven(script, tmp_path):
    open_from_menu(script, ".bag")
    assert "fill the bag" in script.gadget.screen.words()
    script.do("press", "UP")
    assert front(script) == ".fill"
    for key in ("A", "RIGHT", "RIGHT", "DOWN", "RIGHT", "A"):
        script.do("press", key)
    assert front(script) == ".bag" and "3 left" in script.gadget.screen.words()
    for left in (2, 1, 0):
        script.do("hold", "A")
        assert f"{left} left" in script.gadget.screen.words()
    assert sorted(game_of(script).pulled) == [0, 0, 1]
    script.do("hold", "A")
    assert "The bag is empty" in script.gadget.screen.words() and game_of(script).k == 3
    script.do("hold", "B")
    script.do("press", "A")
    assert sum(game_of(script).left) == 1 and game_of(script).k == 2
    script.do("hold", "B")
    to_line(script, "finish")
    script.do("press", "A")
    code, said = verify(tmp_path, (tmp_path / "g00001.fin").read_bytes())
    assert code == 0, said


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_face_has_its_name_beside_its_picture(language, tmp_path):
    script = switched_on(tmp_path, language)
    script.gadget.session.new("dice", {}, [], script.now)
    script.gadget.go(".fill")
    script.settle()
    for _ in script.gadget.screen.lines:
        script.do("press", "DOWN")
        assert script.gadget.screen.words()
