"""Hold B opens the menu over whatever is being typed, and what was typed is there afterwards."""

import pytest

from firmware.ui.lists import beside
from tests.runners.driver import switched_on


def begin(tmp_path, game="railroad", options=(), players=("Ada", "Björn"), language="en"):
    script = switched_on(tmp_path, language)
    script.gadget.session.new(game, dict(options), list(players), script.now)
    script.gadget.home()
    script.settle()
    return script


def to_the_scores(script):
    while script.gadget.session.game.phase != "scores":
        script.do("hold", "A")


def look_at_the_menu(script):
    front = script.gadget.front()
    script.do("hold", "B")
    assert script.gadget.front() == "menu"
    script.do("press", "B")
    assert script.gadget.front() == front


def test_a_form_is_as_it_was(tmp_path):
    script = begin(tmp_path, "emma", {"first": "choose"})
    script.gadget.do({"e": "first", "p": 0})
    script.gadget.home()
    script.settle()
    script.do("press", "A")
    for key in ("RIGHT", "DOWN", "RIGHT", "RIGHT"):
        script.do("press", key)
    before = script.gadget.screen.values()
    look_at_the_menu(script)
    assert script.gadget.screen.values() == before and script.gadget.screen.chosen == 1


def test_scores_are_as_they_were(tmp_path):
    script = begin(tmp_path)
    to_the_scores(script)
    script.do("press", "A")
    for key in ("RIGHT", "UP", "A", "UP"):
        script.do("press", key)
    before = script.gadget.screen.values, script.gadget.screen.at
    look_at_the_menu(script)
    assert (script.gadget.screen.values, script.gadget.screen.at) == before


@pytest.mark.parametrize("kind", ["name", "salt"])
def test_a_text_is_as_it_was(kind, tmp_path):
    script = begin(tmp_path)
    script.gadget.go("entry", kind)
    script.settle()
    for key in ("A", "RIGHT", "A"):
        script.do("press", key)
    before = script.gadget.screen.text
    assert len(before) == 2
    look_at_the_menu(script)
    assert script.gadget.screen.text == before and script.gadget.screen.at == 1
    script.do("press", "B")
    assert script.gadget.screen.text == before[:1]


def test_a_date_is_as_it_was(tmp_path):
    script = begin(tmp_path)
    script.gadget.go("day", 2026, 11, 18)
    script.settle()
    script.do("press", "UP")
    script.do("press", "LEFT")
    look_at_the_menu(script)
    assert (script.gadget.screen.date, script.gadget.screen.part) == ([2026, 11, 19], 1)


def test_quiet_mode_leads_back_to_what_was_typed(tmp_path):
    script = begin(tmp_path)
    script.gadget.board.sound = Silence()
    to_the_scores(script)
    script.do("press", "A")
    script.do("press", "RIGHT")
    before = script.gadget.screen.values
    script.do("hold", "B")
    script.gadget.screen.choose("quiet")
    script.do("press", "A")
    assert script.gadget.front() == ".scores" and script.gadget.screen.values == before


class Silence:
    def play(self, *tune):
        pass


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_value_is_cut_off_where_it_is_chosen(language, tmp_path):
    """Not even the longest of the start railway, between its two arrows."""
    script = begin(tmp_path, "emma", {"first": "choose"}, language=language)
    script.gadget.do({"e": "first", "p": 0})
    script.gadget.home()
    script.settle()
    script.do("press", "A")
    screen = script.gadget.screen
    assert len(screen.fields) == 8
    for _, label, values, names in screen.fields:
        for value in names or [str(value) for value in values]:
            shown = beside(script.gadget.canvas, label, value, True)
            assert shown == f"◀ {value} ▶", label
