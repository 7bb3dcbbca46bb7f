"""Whole games by the buttons alone, to the revealed dice: no game has a dead end. whole_games.txt
has a number for all that was shown and said; `python -m tests.gadget.test_whole_games` writes it
again."""

import random
from pathlib import Path
from zlib import crc32

import pytest

from firmware.play.finished_games import FinishedGames
from tests.runners.driver import in_short, table
from tests.support.golden_lines import golden, write

GAMES = [
    ("railroad", {"expansion": "meteor"}, 3),
    ("railroad", {"edition": "deep_blue_de", "draft": 1, "expansion": "river"}, 2),
    ("emma", {}, 2),
    ("emma", {"solo": "betsy"}, 1),
    ("emma", {"level": "dice"}, 2),
    ("emma", {}, 4),
    ("off_the_rails", {"score": 1}, 2),
    ("off_the_rails", {"score": 1, "holds": 1, "bag": 1}, 3),
    ("off_the_rails", {"cards": 0, "bag": 1, "seats": "listed"}, 2),
    ("off_the_rails", {"cards": 0, "speeds": 0, "missions": 1}, 4),
    ("off_the_rails", {"score": 1, "missions": 1}, 3),
]
NAMES = [
    " ".join([game, str(players), *[f"{name}={value}" for name, value in options.items()]])
    for game, options, players in GAMES
]
PATIENCE = 1500
GOLDEN = Path(__file__).with_name("whole_games.txt")


def front(script):
    return type(script.gadget.screen).__module__.rpartition(".")[2]


def choose(script, fingers):
    """One thing that a player does, chosen from what the screen offers."""
    screen = script.gadget.screen
    name = front(script)
    if name == "form":
        for _ in range(fingers.randrange(4)):
            script.do("press", fingers.choice(("RIGHT", "LEFT", "DOWN")))
        script.do("press", "A")
    elif name == "turn" and not screen.asked:
        for _ in range(fingers.randrange(len(screen.can))):
            script.do("press", "DOWN")
        script.do("press", "A")
    elif name == "meteor":
        script.do("press", "DOWN")
        script.do("press", "A")
    elif name in {"draft", "scores", "specials"}:
        script.do("press", "A")
    else:
        script.do("hold", "A")


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_by_the_buttons(name, tmp_path):
    assert whole_game(name, tmp_path) == golden(GOLDEN)[name], (
        "a screen or its words changed: look, then run `python -m tests.gadget.test_whole_games`"
    )


def whole_game(name, tmp_path) -> str:
    """Play it to its end; a number for all that was shown and said meanwhile."""
    game, options, players = GAMES[NAMES.index(name)]
    fingers = random.Random(7)
    script = table(tmp_path)
    seen = watched(script)
    script.settle()
    gadget = script.gadget
    gadget.settings.set("animation", 0)
    gadget.settings.keep_setup(game, options, [""] * players)
    gadget.home("start")
    script.settle()
    script.do("press", "A")
    session = gadget.session
    for _ in range(PATIENCE):
        assert front(script) != "crash", gadget.storage.read("crash.txt").decode()
        if gadget._game_screen() == "ranking":
            break
        choose(script, fingers)
    if front(script) == "turn":
        script.do("press", "A")  # the last draw is read
    endings = looked_at_the_ending(script)
    assert front(script) == "ranking"
    for line in range(players):
        script.do("press", "A")
        while front(script) in {"form", "scores"}:  # a hand that cannot be left is asked for once
            script.do("press", "A")
        endings += looked_at_the_ending(script)
        assert front(script) == "ranking", line
        script.do("press", "DOWN")
    assert session.game.over()
    totals = [player["total"] for player in session.game.score()["players"]]
    assert endings == (1 if totals and None not in totals else 0), "once, whatever is corrected"
    script.do("hold", "A")
    assert session.revealed
    assert session.secret_shown()
    script.do("press", "B")
    assert front(script) == "start"
    assert [number for number, _ in FinishedGames(gadget.storage).newest_first()] == [1]
    gadget.go("past_game", 1)
    script.settle()
    assert "Railroad Ink" in gadget.screen.words() or game != "railroad"
    return f"{seen[0]:08x}"


def looked_at_the_ending(script) -> int:
    """How many endings were shown: it is left for the result."""
    if front(script) != "ending":
        return 0
    script.do("press", "A")
    return 1


def watched(script) -> list[int]:
    """The only item changes with every press, and with what follows it."""
    seen = [0]
    press = script.do

    def do(verb, what):
        press(verb, what)
        seen[0] = crc32(in_short(script).encode(), seen[0])

    script.do = do
    return seen


if __name__ == "__main__":
    write(GOLDEN, NAMES, whole_game)
