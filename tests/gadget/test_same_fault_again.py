"""The way back from a fault meets the same fault: what it opens stays closed, and never a loop."""

import gc
from contextlib import suppress

import pytest

from tests.play.injected import Injected
from tests.runners.driver import table
from tests.runners.press_script import Flash
from tests.support.sizes import SOAK

ROUND = "firmware.games.railroad.screens.round"
POINTS = 12
EVERY = 5  # lines, in soak
START = "firmware.ui.screens.start"


def front(script):
    return type(script.gadget.screen).__module__.rpartition(".")[2]


class Broken:
    """A screen that fails in one of its parts whenever it is opened."""

    def __init__(self, monkeypatch, screen, part):
        self.patch = monkeypatch
        module = __import__(screen, None, None, ("Screen",))
        self.patch.setattr(module.Screen, part, self.fail)

    def fail(self, *args):
        raise ValueError("this cannot be shown")


@pytest.fixture
def script(tmp_path):
    script = table(tmp_path)
    script.run("press A\nhold A\nhold A")
    return script


@pytest.mark.parametrize("part", ["open", "draw", "step"])
def test_a_game_whose_screen_fails_again_is_closed_until_the_next_start(
    script, part, tmp_path, monkeypatch
):
    gadget = script.gadget
    files = {name: gadget.storage.read(name) for name in ("g00001.jnl", "g00001.sec")}
    Broken(monkeypatch, ROUND, part)
    gadget.home()
    script.settle()
    assert front(script) == "crash" and "The game is safe." in gadget.screen.words()
    script.do("press", "A")
    assert front(script) == "crash" and "The game is safe, but closed." in gadget.screen.words()
    script.do("press", "A")
    assert front(script) == "start"
    monkeypatch.undo()
    script.do("press", "A")
    assert front(script) == "round" and gadget.session.number == 2
    gadget.session.abandon(script.now)
    gadget.restart()
    script.settle()
    assert front(script) == "start", "another fault does not open it again"
    assert {name: gadget.storage.read(name) for name in files} == files
    again = table(tmp_path)
    again.settle()
    assert front(again) == "round" and again.gadget.session.game.round == 2


class Unreadable(Flash):
    """A game that cannot be read as long as there is a `fault`."""

    fault = None

    def size(self, name):
        if self.fault and name == "g00001.jnl":
            raise self.fault("not now")
        return super().size(name)


@pytest.mark.parametrize("fault", [MemoryError, KeyError])
def test_a_game_that_cannot_be_read_now_is_named_and_others_can_be_played(script, fault, tmp_path):
    storage = script.gadget.storage
    files = {name: storage.read(name) for name in ("g00001.jnl", "g00001.sec")}
    broken = Unreadable(str(tmp_path))
    broken.fault = fault
    for _ in range(2):
        again = table(tmp_path, storage=broken)
        again.settle()
        assert front(again) == "start" and "Unreadable: 1" in again.gadget.screen.words()
        assert fault.__name__.encode() in storage.read("crash.txt")
        assert {name: storage.read(name) for name in files} == files
    again.do("press", "A")
    again.do("hold", "A")
    assert front(again) == "round" and again.gadget.session.saving
    again.gadget.session.abandon(again.now)
    again = table(tmp_path)
    again.settle()
    assert front(again) == "round" and again.gadget.session.game.round == 2


def test_a_fault_at_any_line_of_a_start_leaves_the_game_for_the_next(script, tmp_path):
    storage = script.gadget.storage
    files = {name: storage.read(name) for name in ("g00001.jnl", "g00001.sec")}
    with Injected(None) as counted:
        table(tmp_path).settle()
    for number in range(0, counted.lines, EVERY if SOAK else counted.lines // POINTS):
        again = table(tmp_path)
        with Injected(number), suppress(MemoryError):  # in the way back itself: the board resets
            again.settle()
        if front(again) == "crash":
            assert "The game is safe." in again.gadget.screen.words()
            again.do("press", "A")
            assert front(again) == "round"
        assert {name: storage.read(name) for name in files} == files
        assert not [name for name in storage.names() if name.endswith(".bad")]
        again = table(tmp_path)
        again.settle()
        assert front(again) == "round" and again.gadget.session.game.round == 2
        gc.unfreeze()  # else no gadget that was switched off would ever leave memory


def test_a_fault_that_a_press_brings_about_leaves_the_game_at_first(script, monkeypatch):
    gadget = script.gadget
    broken = Broken(monkeypatch, ROUND, "onward")
    script.do("hold", "A")
    assert front(script) == "crash"
    script.do("press", "A")
    script.do("hold", "A")
    assert front(script) == "crash" and "The game is safe" in gadget.screen.words()
    script.do("press", "A")
    script.do("press", "DOWN")
    assert front(script) == "die", "everything else goes on"
    script.do("press", "B")
    for safe in ("is safe.", "is safe.", "is safe, but closed."):
        script.do("hold", "A")
        assert safe in gadget.screen.words()
        script.do("press", "A")
    assert front(script) == "start" and broken


def test_settings_that_break_the_first_screen_are_set_aside(tmp_path, monkeypatch):
    script = table(tmp_path, "de")
    storage = script.gadget.storage
    kept = storage.read("settings")
    Broken(monkeypatch, START, "draw")
    script.settle()
    assert front(script) == "crash"
    script.do("press", "A")
    assert front(script) == "crash" and storage.read("settings.bad") == kept
    assert "Einstellungen" in script.gadget.screen.words()
    monkeypatch.undo()
    script.do("press", "A")
    assert front(script) == "start" and script.gadget.words.language == "en"
