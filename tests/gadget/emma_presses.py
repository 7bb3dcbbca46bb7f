"""How many presses a turn of Emma on the gadget takes somebody who knows what to do: a player who
decides like a rival, and takes the shortest way to it."""

import tempfile

from tests.rules.emma_rivals import code, thought
from tests.runners.driver import table

NAMES = ("Ada", "Björn", "Chloé", "Dörte")
# People, and options: alone, against Betsy and a rival, and several people.
TABLES = (
    (1, {}),
    (2, {}),
    (1, {"solo": "betsy"}),
    (3, {}),
    (1, {"rival": "easy"}),
    (4, {}),
    (2, {"rival": "easy"}),
)


def presses_of(number: int) -> list[int]:
    """The presses of every person's turn in a game; what the gadget asks for after it belongs to
    it, too."""
    people, options = TABLES[number % len(TABLES)]
    rivals = ["Rival ★"] if "rival" in options else []
    with tempfile.TemporaryDirectory() as folder:
        script = table(folder)
        script.settle()
        gadget = script.gadget
        game = {"cards": "gadget"} | options
        gadget.session.new("emma", game, [*NAMES[:people], *rivals], script.now, code(number))
        gadget.home()
        script.settle()
        script.do("hold", "A")
        counts: list[int] = []
        while not gadget.session.game.over():
            counts.append(_turn(script))
    return counts


def _turn(script) -> int:
    """The presses of a turn."""
    gadget = script.gadget
    count = 0

    def press(kind, button):
        nonlocal count
        count += 1
        script.do(kind, button)

    if gadget.screen.page is not None:  # what the others did
        press("press", "A")
    if gadget.screen.covered:
        press("press", "A")
    turn = gadget.session.game.turn
    wanted, _ = thought(gadget.session.game, "medium")
    screen = gadget.screen
    at = [what[1] == wanted for _, what in screen.can].index(True)
    steps = (at - screen.at) % len(screen.can)
    back = len(screen.can) - steps
    for _ in range(min(steps, back)):
        press("press", "DOWN" if steps <= back else "UP")
    press("hold" if screen.new else "press", "A")
    while gadget.session.game.turn == turn:
        press("press", "A")  # the best order
    while getattr(gadget.screen, "waits", False):
        script.wait(100)
    return count
