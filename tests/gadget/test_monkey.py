"""A monkey presses random buttons. Whatever it does: no fault, and the journal is right."""

import random

import pytest

from firmware.boards.files import Files
from firmware.games import KEYS, game_class
from firmware.play.session import Session
from host_tools.games import game_info
from tests.runners.driver import table
from tests.runners.press_script import BUTTONS, entropy
from tests.support.sizes import size

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


def favour(settings, game, fingers):
    """The game that the monkey begins with, with some of its options."""
    options = {}
    for name, default, allowed in game_class(game).OPTIONS:
        if fingers.random() < 0.4:
            options[name] = fingers.choice(game_info(game).quick.get(name, allowed))
        else:
            options[name] = default
    settings.keep_setup(game, options, [""] * fingers.choice((2, 3, 4)))


@pytest.mark.parametrize("game", KEYS)
def test_the_monkey(game, tmp_path):
    seed = len(game)
    fingers = random.Random(seed)
    script = table(tmp_path, fingers.choice(("en", "de")))
    script.settle()
    gadget = script.gadget
    storage = gadget.storage
    for number in range(size(300, 50000)):
        if gadget.session.game is None and fingers.random() < 0.2:
            favour(gadget.settings, game, fingers)
            gadget.home("start")
            script.settle()
        play(script, fingers)
        if number % CHECK_EVERY == 0:
            check(script, storage)
            for name in storage.names():
                if name.endswith((".fin", ".cop")):
                    storage.remove(name)  # the monkey has no computer to copy them to
    check(script, storage)
