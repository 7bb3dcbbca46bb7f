"""A game in progress makes room while the players look at past ones, and is there again when they
come back: from any screen, with its timer, and whatever became of its file."""

import random
import sys

import pytest

from firmware.boards.files import Files
from firmware.games import KEYS
from firmware.play import file_names
from firmware.play.session import Session
from host_tools.journals import demo
from tests.bench_resume import next_event
from tests.gadget.sheets import front, press, words
from tests.gadget.test_history import Evening
from tests.scripts_driver import switched_on, table

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


def rules_of(key):
    return [name for name in sys.modules if name.startswith(f"firmware.games.{key}.rules.")]


@pytest.mark.parametrize("kind", KINDS)
def test_it_makes_room_and_goes_on_as_it_was(kind, tmp_path):
    script, state = looking(tmp_path, kind)
    session = script.gadget.session
    table = script.gadget.table()
    assert session.is_away() and table != "start"
    press(script, "press A", "press B", "press B")
    assert front(script) == "start" and "Go on" in words(script) and session.is_away()
    if session.key not in ("railroad", "emma"):
        assert rules_of(session.key) == []
    press(script, "press A")
    assert front(script) == table == script.gadget.table() and session.game.state() == state
    assert session.can_undo()
    session.undo(script.now)
    events = session.events
    again = Session(script.gadget.storage, demo.seeded(1), "pico")
    assert again.resume(0) and again.report is None and again.events == events
    assert again.game.state() == session.game.state()


@pytest.mark.parametrize("key", KEYS)
def test_a_look_at_the_statistics_makes_room_too(key, tmp_path):
    script, state = looking(tmp_path, "off the rails")
    script.gadget.home()
    script.settle()
    assert not script.gadget.session.is_away()
    script.gadget.home("statistics")
    script.settle()
    assert not script.gadget.session.is_away(), "nothing is read yet"
    script.gadget.go("tallies", key)
    script.settle()
    assert script.gadget.session.is_away() == (key in ("railroad", "emma"))
    script.gadget.home()
    script.settle()
    assert script.gadget.session.game.state() == state


def test_the_menu_opens_over_the_history(tmp_path):
    script, state = looking(tmp_path)
    press(script, "hold B")
    assert front(script) == "menu" and "Undo" in words(script)
    assert script.gadget.session.game.state() == state
    press(script, "press B")
    assert front(script) == "history" and script.gadget.session.is_away()


def test_the_timer_runs_on_and_is_kept(tmp_path):
    script, _ = looking(tmp_path, "railroad on paper")
    script.gadget.home()
    script.settle()
    timer = script.gadget.session.timer
    timer.mode, timer.limit_s = "up", 0
    timer.start(script.now)
    script.gadget.home("history")
    script.settle()
    assert script.gadget.session.is_away() and script.gadget.session.timer_runs()
    kept = script.gadget.storage
    if file_names.TIMER in kept.names():
        kept.remove(file_names.TIMER)
    script.wait(130_000)
    assert file_names.TIMER in kept.names()
    script.gadget.home()
    script.settle()
    assert script.gadget.session.timer is timer and timer.running()
    assert timer.shown_s(script.now) >= 130


def test_lines_that_are_only_in_memory_keep_it_there(tmp_path):
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
    assert len(script.gadget.screen.known) == 2, "the others are told all the same"
    session.may_write = True
    session.tick(script.now)
    script.gadget.home()
    script.settle()
    assert session.game.state() == state and not session.unsaved()


@pytest.mark.parametrize("damage", ["cut", "gone"])
def test_a_file_that_changed_meanwhile_is_taken_up_as_after_power_on(damage, tmp_path):
    script, _ = looking(tmp_path)
    storage = script.gadget.storage
    name = next(name for name in storage.names() if name.endswith(file_names.RUNNING))
    data = storage.read(name)
    storage.remove(name)
    if damage == "cut":
        storage.append(name, data[: len(data) // 2])
    press(script, "press B", "press A")
    session = script.gadget.session
    if damage == "gone":
        assert front(script) == "start" and session.key is None and "Go on" not in words(script)
    else:
        assert front(script) == ".turn" and 0 < session.events < EVENTS
        assert session.report[0] == "damaged_rest"


@pytest.mark.parametrize("fault", [MemoryError, KeyError])
@pytest.mark.parametrize("times", [1, 2])
def test_memory_that_runs_out_on_the_way_back_costs_nothing(fault, times, tmp_path, monkeypatch):
    """The fault is shown, and the way back from it opens the game like a start."""
    script, state = looking(tmp_path)
    storage = script.gadget.storage
    name = next(name for name in storage.names() if name.endswith(file_names.RUNNING))
    data = storage.read(name)
    left = [fault("not now")] * times

    def read(wanted, *part):
        if wanted == name and left:
            raise left.pop()
        return Files.read(storage, wanted, *part)

    monkeypatch.setattr(storage, "read", read)
    press(script, "press B", "press A")
    assert front(script) == "crash" and "The game is safe." in words(script)
    press(script, "press A")
    assert storage.read(name) == data
    if times == 1:
        assert front(script) == ".turn" and script.gadget.session.game.state() == state
    else:
        assert front(script) == "start" and script.gadget.session.report[0] == "unreadable"
        again = table(tmp_path)
        again.settle()
        assert front(again) == ".turn" and again.gadget.session.game.state() == state


@pytest.mark.parametrize("presses", [("press DOWN", "press A", "press DOWN", "press A"), ()])
def test_it_can_be_given_up_while_it_is_away(presses, tmp_path):
    """From the first screen, which asks; or by what a page in the browser does."""
    script, _ = looking(tmp_path)
    session = script.gadget.session
    press(script, "press B", *presses)
    if presses:
        assert front(script) == "games"
    else:
        assert session.is_away()
        session.abandon(script.now)
    assert len(session.shelf.finished()) == 3 and session.shelf.story(3).abandoned


def test_no_other_game_begins_meanwhile(tmp_path):
    script, _ = looking(tmp_path)
    new = script.gadget.session.new
    assert not script.gadget.attempt(new, "dice", {}, [], script.now)
    assert script.gadget.session.is_away() and script.gadget.playing()


def test_without_a_game_in_progress_nothing_is_taken_up(tmp_path):
    Evening(tmp_path).given_up("emma", ["Ada", "Eve"])
    script = switched_on(tmp_path)
    script.gadget.go("history")
    script.settle()
    assert not script.gadget.session.is_away()
    press(script, "press B")
    assert front(script) == "start" and script.gadget.table() == "start"
