"""Undo says what it took back, in every game and language."""

import pytest

from firmware.games import KEYS, game_class
from firmware.ui.words import Words
from tests.gadget.sheets import game_of
from tests.runners.driver import switched_on

GENERAL = ("roll", "scores")  # named by the gadget itself


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", KEYS)
def test_every_event_has_its_word(key, language):
    words = Words()
    words.speak(language)
    table = words.of_game(key)
    for event in game_class(key).EVENTS:
        assert event in GENERAL or table["u_" + event]


def begin(tmp_path, options, players=("Ada",), language="en"):
    script = switched_on(tmp_path, language)
    script.gadget.session.new("railroad", options, list(players), script.now)
    script.gadget.home()
    script.settle()
    return script


def undo(script):
    """The line that the undo shows."""
    script.do("hold", "B")
    script.do("press", "A")
    return script.gadget.message()[0]


def test_a_roll_and_the_end_of_a_round(tmp_path):
    script = begin(tmp_path, {})
    script.do("hold", "A")
    script.do("hold", "A")
    assert undo(script) == "Round 2’s roll undone"
    assert undo(script) == "Round 1’s roll undone"


def test_the_last_round(tmp_path):
    script = begin(tmp_path, {}, language="de")
    while script.gadget.session.game.phase != "scores":
        script.do("hold", "A")
    assert undo(script) == "Rundenende zurückgenommen"


@pytest.mark.parametrize(
    ("options", "event", "line"),
    [
        ({}, {"e": "special", "p": 0, "s": "S1"}, "Special route undone"),
        ({"expansion": "meteor"}, {"e": "meteor", "p": 0, "ignore": "S2"}, "Meteor undone"),
        ({"boards": 1}, "draw", "Route undone"),
        ({"boards": 1, "expansion": "lava"}, "volcano", "Volcano undone"),
        ({"draft": 1}, "pick", "Pick undone"),
    ],
)
def test_what_a_player_did(options, event, line, tmp_path):
    script = begin(tmp_path, options, ("Ada", "Björn") if "draft" in options else ("Ada",))
    script.do("hold", "A")
    if type(event) is str:
        event = next(move for move in game_of(script).moves() if move["e"] == event)
    assert script.gadget.do(event)
    assert undo(script) == line


def test_the_sheet_is_not_covered_again_for_the_same_person(tmp_path):
    script = begin(tmp_path, {"boards": 1}, ("Ada", "Björn"))
    script.do("hold", "A")
    script.do("press", "A")
    event = next(move for move in game_of(script).moves() if move["e"] == "draw")
    script.gadget.do(event)
    undo(script)
    assert not script.gadget.screen.covered and script.gadget.screen.number == 0
    assert "Ada" in script.gadget.screen.words()


def test_a_covered_sheet_stays_covered(tmp_path):
    script = begin(tmp_path, {"boards": 1}, ("Ada", "Björn"))
    script.do("hold", "A")
    assert script.gadget.screen.covered
    event = next(move for move in game_of(script).moves() if move["e"] == "draw")
    script.gadget.do(event)
    undo(script)
    assert script.gadget.screen.covered


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Draw undone"), ("de", "Ziehen zurückgenommen")]
)
def test_a_card_is_drawn_and_not_rolled(language, line, tmp_path):
    script = switched_on(tmp_path, language)
    script.gadget.session.new("emma", {"cards": "gadget"}, ["Ada", "Björn"], script.now)
    script.gadget.home()
    script.settle()
    script.do("hold", "A")
    script.do("press", "A")
    assert undo(script) == line
    assert undo(script) == line, "the deal"
