"""A monkey presses random buttons. Whatever it does: no fault, and the journal tells the truth."""

import gc
import random

import pytest

from firmware.boards.files import Files
from firmware.play.session import Session
from tests.scripts_driver import table
from tests.scripts_runner import BUTTONS, entropy
from tests.sizes import size

CHECK_EVERY = 100
# A monkey that only pressed would never roll: it holds A often enough to finish games.
FINGERS = [*BUTTONS] * 3 + ["A"] * 3 + ["hold A"] * 6 + ["hold B", "hold UP", "both", "wait"]


def play(script, fingers):
    finger = fingers.choice(FINGERS)
    if finger == "both":
        script.buttons.mask = BUTTONS["A"] | BUTTONS[fingers.choice(("B", "LEFT", "UP"))]
        script.wait(fingers.choice((50, 900)))
        script.buttons.mask = 0
        script.settle()
    elif finger == "wait":
        script.wait(fingers.choice((100, 3000, 200000, 1000000)))
    elif finger.startswith("hold"):
        script.do("hold", finger.split()[1])
    else:
        script.do("press", finger)


def check(script, storage):
    gadget = script.gadget
    screen = type(gadget.screen).__module__.rpartition(".")[2]
    assert screen != "crash", storage.read("crash.txt").decode()
    session = gadget.session
    if session.game is None or session.revealed:
        return
    again = Session(Files(storage.folder), entropy, "script")
    assert again.resume()
    assert again.game.state() == session.game.state()
    assert again.header == session.header


@pytest.mark.parametrize("seed", range(2))
def test_the_monkey(seed, tmp_path):
    gc.freeze()  # the gadget collects at every change of screen: spare it pytest's own objects
    fingers = random.Random(seed)
    script = table(tmp_path, ("en", "de")[seed % 2])
    script.settle()
    storage = script.gadget.storage
    finished = 0
    for number in range(size(2500, 100000)):
        try:
            play(script, fingers)
        except Exception as fault:
            raise AssertionError(f"press {number} of seed {seed}") from fault
        if number % CHECK_EVERY == 0:
            check(script, storage)
        files = storage.names() if number % 500 == 0 else ()
        for name in files:
            if name.endswith((".fin", ".cop")):
                storage.remove(name)  # the monkey has no computer to copy them to
                finished += 1
    check(script, storage)
    assert finished > 0 or number < 3000
