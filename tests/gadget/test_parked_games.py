"""Several games at once, by buttons: parked from the menu, the start screen and the set-up."""

import pytest

from tests.runners.driver import switched_on, table


def lines(script):
    return [line[0] for line in script.gadget.screen.lines]


def pick(script, key):
    """Choose a line of a list and press A."""
    screen = script.gadget.screen
    for _ in range((lines(script).index(key) - screen.chosen) % len(screen.lines)):
        script.do("press", "DOWN")
    script.do("press", "A")


def game_of_people(script):
    script.do("press", "A")
    script.do("hold", "A")
    return script.gadget.session.header["id"]


def said(script):
    return script.gadget.message()[0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_people_and_one_alone_take_turns(language, tmp_path):
    script = switched_on(tmp_path, language)
    gadget = script.gadget
    people = game_of_people(script)
    seen = gadget.session.game.state()
    script.do("hold", "B")
    pick(script, "park")
    assert gadget.front() == "start" and not gadget.playing() and said(script)
    pick(script, "solo")
    script.do("press", "A")
    alone = gadget.session.header["id"]
    script.do("hold", "A")
    assert alone != people and len(gadget.session.header["players"]) == 1
    script.do("hold", "B")
    pick(script, "start")
    pick(script, "park")  # from the start screen
    assert lines(script)[:3] == ["again", "solo", "parked"] and said(script)
    pick(script, "parked")
    assert lines(script) == [2, 1]
    pick(script, 1)
    assert gadget.session.header["id"] == people and gadget.session.game.state() == seen
    assert gadget.front() == ".round"
    script.do("hold", "B")
    pick(script, "start")
    pick(script, "parked")
    pick(script, 2)  # parks the other
    assert gadget.session.header["id"] == alone and gadget.session.parked == [1]
    again = table(tmp_path, language)  # the power was cut
    again.settle()
    assert again.gadget.session.header["id"] == alone and again.gadget.session.parked == [1]


def test_a_new_game_from_its_set_up_parks_the_one_in_progress(tmp_path):
    script = switched_on(tmp_path)
    gadget = script.gadget
    people = game_of_people(script)
    script.do("hold", "B")
    pick(script, "start")
    pick(script, "games")
    pick(script, "railroad")
    assert gadget.front() == "setup" and gadget.session.header["id"] == people
    gadget.shared["of the first game"] = True
    pick(script, "start")
    assert said(script) == "The other game is parked" and gadget.session.parked == [1]
    assert gadget.session.number == 2 and "of the first game" not in gadget.shared
    script.do("press", "B")  # nothing was rolled: back to the set-up
    assert gadget.front() == "setup" and gadget.session.parked == [1]


def test_a_game_in_which_nothing_was_rolled_is_not_parked_but_deleted(tmp_path):
    script = switched_on(tmp_path)
    script.do("press", "A")
    script.gadget.home("start")
    script.settle()
    pick(script, "solo")
    script.do("press", "A")
    assert script.gadget.session.parked == [] and script.gadget.session.number == 1


def test_a_game_that_cannot_be_read_is_named_and_set_aside(tmp_path):
    script = switched_on(tmp_path)
    game_of_people(script)
    script.do("hold", "B")
    pick(script, "park")
    path = tmp_path / "g00001.jnl"
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b'"game":"railroad"', b'"game":"airlines"'))
    pick(script, "parked")
    assert script.gadget.screen.lines == [(1, "Game 1", "?")]
    script.do("press", "A")
    assert script.gadget.front() == "start" and said(script)
    assert (tmp_path / "g00001.bad").exists() and (tmp_path / "g00001.sec").exists()


def test_a_rival_is_named_in_the_gadgets_language(tmp_path):
    script = switched_on(tmp_path, "de")
    script.gadget.session.new("railroad", {"boards": 1, "rival": "hard"}, ["Ada", "Rival ★★★"], 0)
    script.gadget.home()
    script.settle()
    script.do("hold", "A")
    script.do("hold", "B")
    pick(script, "park")
    pick(script, "parked")
    text = script.gadget.screen.words()
    assert "Ada, Rivale, schwer" in text and "Rival ★" not in text
