"""The way back from a fault meets the same fault: what it opens is set aside, and never a loop."""

import pytest

from tests.scripts_driver import table

ROUND = "firmware.games.railroad.screens.round"
START = "firmware.ui.screens.start"


def front(script):
    return type(script.gadget.screen).__module__.rpartition(".")[2]


class Broken:
    """A screen that fails in one of its parts whenever it is opened."""

    def __init__(self, monkeypatch, screen, part):
        self.patch = monkeypatch
        module = __import__(screen, None, None, ("Screen",))
        self.patch.setattr(module.Screen, part, self.fail)
        self.patch.setattr("firmware.ui.memory.Memory.forget_screens", lambda *_: None)

    def fail(self, *args):
        raise ValueError("this cannot be shown")


@pytest.fixture
def script(tmp_path):
    script = table(tmp_path)
    script.run("press A\nhold A\nhold A")
    return script


@pytest.mark.parametrize("part", ["open", "draw", "step"])
def test_a_game_whose_screen_fails_again_is_set_aside_and_said(
    script, part, tmp_path, monkeypatch
):
    gadget = script.gadget
    game = gadget.storage.read("g00001.jnl")
    secret = gadget.storage.read("g00001.sec")
    Broken(monkeypatch, ROUND, part)
    gadget.home()
    script.settle()
    assert front(script) == "crash" and "The game is safe" in gadget.screen.words()
    assert gadget.storage.read("g00001.jnl") == game
    script.do("press", "A")
    assert front(script) == "crash" and "The game was set aside" in gadget.screen.words()
    assert gadget.storage.read("g00001.bad") == game
    script.do("press", "A")
    assert front(script) == "start"
    monkeypatch.undo()
    script.do("press", "A")
    assert front(script) == "round" and gadget.session._number == 2
    assert gadget.storage.read("g00001.sec") == secret, "for a firmware that can open it"
    gadget.storage.rename("g00001.bad", "g00003.jnl")
    gadget.storage.rename("g00001.sec", "g00003.sec")
    again = table(tmp_path)
    again.settle()
    assert front(again) == "round" and again.gadget.session.game.round == 2


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
    for safe in ("is safe", "is safe", "set aside"):
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
