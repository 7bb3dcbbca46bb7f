"""No screen is without a way on: in every state of whole games, each line leads somewhere.
every_state.txt has a number for all that is shown and said in them; `python -m
tests.gadget.test_a_way_on` writes it again."""

import random
from pathlib import Path
from zlib import crc32

import pytest

from host_tools.games import game_info
from tests.gadget.test_every_draw import KINDS, NAMES
from tests.runners.driver import in_short, switched_on
from tests.support.golden_lines import golden, write
from tests.support.sizes import SOAK, size

TURNS = [kind for kind in KINDS if kind[0] != "railroad"]  # its screens have no list
MORE = [
    ("off_the_rails", {"cards": 0, "speeds": 0, "missions": 1}, 4),
    ("off_the_rails", {"cards": 0, "bag": 1, "holds": 1}, 3),
]
FEW = TURNS[:3] + TURNS[5:] + MORE  # the whole game with all cards takes longest
GOLDEN = Path(__file__).with_name("every_state.txt")


def check_actions(screen):
    """A list has lines, a form has fields, a field has values."""
    assert screen.asked or screen.can, screen.words()
    for text, (kind, *rest) in screen.can:
        if kind == "form":
            assert rest[1], text
            assert all(len(field[2]) for field in rest[1]), text
        elif kind == "read":
            assert screen.lines_of(rest[1]), text
        elif kind == "do":
            assert screen.game.why_not(rest[0]) is None, text


def leads_on(script):
    """Take the first line: another screen, or another state of the game."""
    session = script.gadget.session
    before = script.gadget.front(), session.events
    for _ in range(6):  # pages behind a form, at most
        script.do("press", "A")
    return before != (script.gadget.front(), session.events)


NAMED = {
    " ".join([key, str(players), *[f"{name}={value}" for name, value in options.items()]]): (
        key,
        options,
        players,
    )
    for key, options, players in TURNS + MORE
}
FEW_NAMES = [name for name, kind in NAMED.items() if SOAK or kind in FEW]


@pytest.mark.parametrize("name", FEW_NAMES)
def test_every_state_has_a_way_on(name, tmp_path):
    assert every_state(name, tmp_path) == golden(GOLDEN)[name], (
        "a screen or its words changed: look, then run `python -m tests.gadget.test_a_way_on`"
    )


def every_state(name, folder) -> str:
    """Go through whole games; a number for all that the first of them shows and says."""
    key, options, players = NAMED[name]
    script = switched_on(folder)
    gadget, session = script.gadget, script.gadget.session
    rng = random.Random(f"{options} {key}")
    seen = 0
    for number in range(size(1, 20)):
        session.new(key, options, list(NAMES[:players]), script.now)
        while not session.game.over() and session.events < 700:
            gadget.home()
            script.settle()
            seen = seen if number else crc32(in_short(script).encode(), seen)
            if hasattr(gadget.screen, "can"):
                while gadget.screen.page is not None:
                    script.do("press", "A")
                check_actions(gadget.screen)
                seen = seen if number else crc32(in_short(script).encode(), seen)
            if session.game.asks():
                session.roll(script.now)
            else:
                assert gadget.do(game_info(key).next_event(session.game, rng))
        session.abandon(script.now)
        gadget.leave_game()
    return f"{seen:08x}"


@pytest.mark.parametrize("options", [{}, {"bag": 1, "holds": 1}, {"speeds": 0, "holds": 1}])
def test_the_mines_collapse_without_a_cart_on_the_board(options, tmp_path):
    script = switched_on(tmp_path)
    gadget, session = script.gadget, script.gadget.session
    session.new("off_the_rails", dict(options, early_end=0), list(NAMES[:2]), script.now)
    while session.game.phase != "collapse":
        if session.game.asks():
            session.roll(script.now)
        elif session.game.phase == "chooser":
            gadget.do({"e": "chooser", "p": 0, "clan": 0})
        else:
            gadget.do({"e": "done", "p": session.game.active()})
    gadget.home()
    script.settle()
    while gadget.screen.page is not None:
        script.do("press", "A")
    assert "The mines collapse" in gadget.screen.words()
    assert leads_on(script)
    assert session.game.collapsed


if __name__ == "__main__":
    write(GOLDEN, NAMED, every_state)
