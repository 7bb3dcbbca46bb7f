"""Plain MicroPython: the gadget is switched on with whatever is on its flash, and somebody presses
through it: every list that reads files, then a new game and its first roll, then a power cut.

`walk(make)` gives None, or what went wrong; `make()` gives a tests.runners.press_script.Script.
"""

PATIENCE = 12


class Stuck(Exception):
    """Somewhere the way did not go on."""


def walk(make):
    script = make()
    try:
        script.settle()
        to_the_start(script)
        look_around(script)
        begin(script)
        script = None
        again = make()
        again.settle()
        expect(again, ".round")
        if again.gadget.session.game.k != 4:
            raise Stuck("the roll is lost after a power cut")
    except Stuck as stuck:
        return stuck.args[0]
    return None


def front(script):
    return script.gadget.front()


def expect(script, *names):
    if front(script) == "crash":
        screen = script.gadget.screen
        raise Stuck("fault: " + screen.what + " " + screen.where)
    if front(script) not in names:
        raise Stuck("on " + front(script) + ", not on " + " or ".join(names))


def choose(script, key):
    """Go down the list to a line, and take it."""
    screen = script.gadget.screen
    for _ in range(PATIENCE):
        if screen.lines[screen.chosen][0] == key:
            script.do("press", "A")
            return
        script.do("press", "DOWN")
    raise Stuck("no line " + key + " on " + front(script))


def to_the_start(script):
    """From the game's own screen by the menu; the news of the start go with the first press."""
    expect(script, "start", "ranking", ".dice", ".turn", ".round")
    if script.gadget.session.game is not None:
        script.do("hold", "B")
        expect(script, "menu")
        choose(script, "start")
    expect(script, "start")


def look_around(script):
    choose(script, "history")
    expect(script, "history")
    for _ in script.gadget.screen.lines:
        script.do("press", "A")
        expect(script, "past_game")
        for _ in range(3):
            script.do("press", "DOWN")
        expect(script, "past_game")
        script.do("press", "B")
        script.do("press", "DOWN")
    if script.gadget.screen.mark:
        for key in ("RIGHT", "DOWN", "RIGHT"):
            script.do("press", key)
            expect(script, "best")
        script.do("press", "B")
    script.do("press", "B")
    choose(script, "settings")
    for _ in script.gadget.screen.lines[:-1]:
        script.do("press", "LEFT")
        script.do("press", "RIGHT")
        script.do("press", "DOWN")
    expect(script, "settings")
    script.do("press", "B")
    choose(script, "storage")
    script.do("press", "A")
    expect(script, "storage")
    script.do("press", "B")


def begin(script):
    """A new game; one that is in progress is given up for it."""
    choose(script, "games")
    if front(script) == "confirm":
        choose(script, "yes")
    expect(script, "games")
    choose(script, "railroad")
    expect(script, "setup")
    for line, _, value in script.gadget.screen.lines[1:]:
        if line == "players" and value == "1":  # a draft wants two
            script.gadget.screen.choose("players")
            script.do("press", "RIGHT")
            script.gadget.screen.choose("start")
    choose(script, "start")
    expect(script, ".round")
    while script.gadget.session.game.asks():
        script.do("hold", "A")
        expect(script, ".round", ".draft")
