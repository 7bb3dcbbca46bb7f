"""A monkey plays whole games of Emma with cards on the gadget, alone, against Betsy, with people
and rivals: no fault, and an independent model scores its journal alike."""

import random

import pytest

from firmware.games.rivals import SEATS
from host_tools.journals.examine import effective_events, examine
from tests.gadget.test_emma_rivals import RIVALS, journal
from tests.naive.emma import NaiveEmma
from tests.runners.driver import table
from tests.support.sizes import size

GAMES = size(9, 200)
MOST_PRESSES = 4000
STRAY = ("UP", "DOWN", "LEFT", "RIGHT")
# People, how well the rivals play, and what somebody alone plays for.
SEATED = (
    (1, (), "score"),
    (2, (), "score"),
    (1, (), "betsy"),
    (1, ("hard",), "score"),
    (3, (), "score"),
    (2, ("medium", "easy"), "score"),
    (4, (), "score"),
    (1, ("easy",) * 3, "score"),
    (2, ("medium",), "score"),
)


def begin(script, number, rng):
    people, levels, solo = SEATED[number % len(SEATED)]
    options = {"cards": "gadget", "solo": solo}
    options |= dict(zip(SEATS, levels, strict=False))
    for name in ("pass_broken", "start_broken", "start_numbers", "betsy_first"):
        options[name] = rng.randrange(2)
    names = ["Ada", "Björn", "Chloé", "Dörte"][:people]
    for at, level in enumerate(levels):
        number = levels[: at + 1].count(level)
        names.append(RIVALS[level] + (f" {number}" if number > 1 else ""))
    gadget = script.gadget
    gadget.session.new("emma", options, names, script.now)
    gadget.home()
    script.settle()


def finger(script, rng):
    """Mostly what helps, sometimes anything, now and then an undo."""
    screen = script.gadget.screen
    front = script.gadget.front()
    if front != ".cards":
        script.do("press", rng.choice(("A", "B", "RIGHT", "DOWN")) if front == "form" else "B")
    elif rng.random() < 0.03 and script.gadget.session.game.turn > 1:
        script.do("hold", "B")
        script.do("press", "A")
    elif rng.random() < 0.4:
        script.do("press", rng.choice(STRAY))
    else:
        script.do(rng.choice(("press", "hold")), "A")
    if getattr(screen, "waits", False):
        script.wait(200)


@pytest.mark.parametrize("number", range(GAMES))
def test_the_monkeys_game_is_scored_as_by_the_naive_model(number, tmp_path):
    rng = random.Random(number)
    script = table(tmp_path, rng.choice(("en", "de")))
    script.settle()
    begin(script, number, rng)
    gadget = script.gadget
    for _ in range(MOST_PRESSES):
        if gadget.session.game is None or gadget.session.game.over():
            break
        finger(script, rng)
        assert gadget.front() != "crash", gadget.storage.read("crash.txt").decode()
    game = gadget.session.game
    assert game is not None and game.over()
    found = examine(journal(script), check_rivals=True)
    assert not found.wrong()
    naive = NaiveEmma(game.options, game.players)
    for event in effective_events(found.events):
        naive.see(event)
    assert naive.over() and not naive.lost
    assert [player["total"] for player in game.score()["players"]] == naive.points()
    if game.betsy:
        assert len(game.piles[1]) == len(naive.piles["Betsy"])
