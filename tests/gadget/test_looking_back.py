"""The players look at past games and statistics while a game is in progress, which goes on as it
was: from any screen, and with its timer."""

import random

import pytest

from firmware.games import KEYS
from firmware.play import file_names
from firmware.play.session import Session
from host_tools.journals import demo
from tests.bench.resume import next_event
from tests.gadget.sheets import front, press, to_line, words
from tests.gadget.test_history import Evening
from tests.play.replayed import replayed

KINDS = {
    "railroad on paper": ("railroad", {"boards": 0}, ["Ada", "Björn"]),
    "six sheets": ("railroad", {"boards": 1, "expansion": "lava"}, list("ABCDEF")),
    "draft": ("railroad", {"boards": 0, "draft": 1}, ["Ada", "Björn"]),
    "rival": ("railroad", {"boards": 1, "rival": "easy"}, ["Ada", "★"]),
    "emma": ("emma", {}, ["Ada", "Björn"]),
    "off the rails": ("off_the_rails", {"bag": 1}, ["Ada", "Björn"]),
    "dice": ("dice", {}, []),
}
EVENTS = 30


def looking(folder, kind="emma", language="en"):
    """The history of an evening with a game in progress; the script and the game's state."""
    evening = Evening(folder)
    evening.railroad(["Ada", "Eve"], [[8, 2, 2, 1, 0, 0], [8, 2, 2, 1, 0, 0]])
    evening.given_up("emma", ["Ada", "Eve"])
    key, options, names = KINDS[kind]
    evening.session.new(key, options, names, 0)
    for _ in demo.without_end(evening.session, random.Random(kind), next_event):
        if evening.session.events >= EVENTS:
            break
    state = evening.session.game.state()
    script = evening.switched_on(folder, language)
    assert script.gadget.session.game.state() == state
    script.gadget.home("start")
    script.settle()
    script.gadget.go("history")
    script.settle()
    return script, state


@pytest.mark.parametrize("kind", KINDS)
def test_it_goes_on_as_it_was(kind, tmp_path):
    script, state = looking(tmp_path, kind)
    session = script.gadget.session
    table = script.gadget._game_screen()
    assert table != "start"
    press(script, "press A", "press B", "press B")
    assert front(script) == "start" and "Resume game" in words(script)
    press(script, "press A")
    assert front(script) == table == script.gadget._game_screen() and session.game.state() == state
    assert session.can_undo()
    session.undo(script.now)
    events = session.events
    again = Session(script.gadget.storage, demo.seeded(1), "pico")
    assert again.resume(0) and again.report is None and again.events == events
    assert again.game.state() == session.game.state()


@pytest.mark.parametrize("key", KEYS)
def test_statistics_leave_it_as_it_was(key, tmp_path):
    script, state = looking(tmp_path, "off the rails")
    script.gadget.home("statistics")
    script.settle()
    script.gadget.go("tallies", key)
    script.settle()
    assert script.gadget.screen.read == 2
    script.gadget.home()
    script.settle()
    assert script.gadget.session.game.state() == state


def test_the_menu_opens_over_the_history(tmp_path):
    script, state = looking(tmp_path)
    press(script, "hold B")
    assert front(script) == "menu" and "Undo" in words(script)
    assert script.gadget.session.game.state() == state
    press(script, "press B")
    assert front(script) == "history"


def test_the_timer_runs_on_and_is_saved(tmp_path):
    script, _ = looking(tmp_path, "railroad on paper")
    script.gadget.home()
    script.settle()
    timer = script.gadget.session.timer
    timer.mode, timer.limit_s = "up", 0
    timer.start(script.now)
    script.gadget.home("history")
    script.settle()
    assert script.gadget.session.timer_runs()
    kept = script.gadget.storage
    if file_names.TIMER in kept.names():
        kept.remove(file_names.TIMER)
    script.wait(130_000)
    assert file_names.TIMER in kept.names()
    script.gadget.home()
    script.settle()
    assert script.gadget.session.timer is timer and timer.running()
    assert timer.shown_s(script.now) >= 130


def test_past_games_are_read_while_lines_wait_to_be_saved(tmp_path):
    script, _ = looking(tmp_path, "railroad on paper")
    script.gadget.home()
    script.settle()
    session = script.gadget.session
    session.may_write = False
    session.roll(script.now) if session.game.asks() else session.do({"e": "end"}, script.now)
    state = session.game.state()
    script.gadget.home("history")
    script.settle()
    assert session.unsaved() and session.game.state() == state
    assert len(script.gadget.screen.known) == 2, "the others are shown all the same"
    session.may_write = True
    session.tick(script.now)
    script.gadget.home()
    script.settle()
    assert session.game.state() == state and not session.unsaved()


@pytest.mark.parametrize("by_the_menu", [True, False])
def test_it_can_be_abandoned_from_there(by_the_menu, tmp_path):
    """By its menu, which asks; or by what a page in the browser does."""
    script, _ = looking(tmp_path)
    session = script.gadget.session
    press(script, "press B")
    if by_the_menu:
        press(script, "press A", "hold B")
        to_line(script, "abandon")
        press(script, "press A", "press DOWN", "press A")
        assert front(script) == "start"
    else:
        session.abandon(script.now)
    assert (
        len(session.finished_games.newest_first()) == 3
        and replayed(session.finished_games, 3).abandoned
    )


def test_no_other_game_begins_meanwhile(tmp_path):
    script, _ = looking(tmp_path)
    new = script.gadget.session.new
    assert not script.gadget.attempt(new, "dice", {}, [], script.now)
    assert script.gadget.playing()
