"""A screen that finds no memory at first is opened once more; every runner notices a fault."""

import pytest

from firmware.ui import navigation
from tests.runners.driver import every_press, switched_on


@pytest.fixture
def script(tmp_path):
    return switched_on(tmp_path)


def scarce(monkeypatch, times):
    """No memory for the module of the next screen, this many times."""
    real, left = navigation.load, [times]

    def load(name):
        if name.endswith("screens.settings") and left[0]:
            left[0] -= 1
            raise MemoryError("memory allocation failed, allocating 3568 bytes")
        return real(name)

    monkeypatch.setattr(navigation, "load", load)


def test_a_screen_that_finds_no_memory_at_first_opens(script, monkeypatch):
    scarce(monkeypatch, 1)
    script.gadget.go("settings")
    script.settle()
    assert script.gadget.front() == "settings" and "Language" in script.gadget.screen.words()
    script.must_have_no_fault()


def test_the_second_time_it_is_a_fault_and_no_runner_overlooks_it(script, monkeypatch):
    scarce(monkeypatch, 2)
    script.gadget.go("settings")
    script.settle()
    assert script.gadget.front() == "crash"
    script.do("press", "A")
    assert script.gadget.front() == "start", "it goes on, with other pictures or the same"
    with pytest.raises(ValueError, match="memory allocation failed"):
        script.run("press DOWN")
    with pytest.raises(ValueError, match="memory allocation failed"):
        every_press(script, "press DOWN")
