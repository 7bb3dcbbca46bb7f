"""Sheets on the gadget, drawn by somebody who knows the keys and the screen's words."""

from random import Random

from tests.runners.driver import switched_on

NAMES = ["Ada", "Björn", "Chloé", "Dora", "Emil", "Finn"]
# The more often A is held, the sooner a game ends; arrows and turns find every place.
FINGERS = ["hold A"] * 6 + ["press A"] * 4 + ["press LEFT", "press RIGHT"] * 2
FINGERS += ["press UP", "press DOWN", "press DOWN", "press B"]
PATIENCE = 4000


def begin(folder, options=None, players=1, language="en"):
    """A game with sheets, its first dice rolled; no animation."""
    script = switched_on(folder, language)
    options = dict(options or {}, boards=1)
    script.gadget.session.new("railroad", options, NAMES[:players], script.now)
    script.gadget.home()
    script.settle()
    script.do("hold", "A")
    return script


def game_of(script):
    return script.gadget.session.game


def words(script):
    return script.gadget.screen.words()


def front(script):
    return script.gadget.front()


def to_line(script, key):
    """Press Down until the line with this key is chosen."""
    screen = script.gadget.screen
    while screen.lines[screen.chosen][0] != key:
        script.do("press", "DOWN")


def press(script, *keys):
    for key in keys:
        verb, _, button = key.partition(" ")
        if verb == "twice":
            script.do("press", button)
            script.do("wait", 400)
            verb = "press"
        script.do(verb, button)


def screen(script):
    return script.gadget.screen


def seat(script, number=0):
    return game_of(script).seats[number]


def choose(script, name):
    """Go to a die or another choice by the arrows."""
    board = screen(script)
    for _ in board.choices:
        if board.choices[board.at].name == name:
            return board.choices[board.at]
        press(script, "press RIGHT")
    raise AssertionError(f"{name} cannot be chosen")


def lines(script):
    return words(script).split("\n")


def finger(fingers: Random, said: str, keys: list[str]) -> str:
    """The next key, by what the screen says."""
    if said.startswith(("Salt", "Menu", "Menü")):
        return "press B"  # not what the monkey is here for
    return fingers.choice(keys)


def play_on(script, fingers: Random, until=None, keys=FINGERS):
    """Press keys until the game's result is on the screen, or `until` says so."""
    for _ in range(PATIENCE):
        assert front(script) != "crash", script.gadget.storage.read("crash.txt").decode()
        if script.gadget._game_screen() == "ranking" or (until and until(game_of(script))):
            return
        press(script, finger(fingers, words(script), keys))
    raise AssertionError("the game never ends")
