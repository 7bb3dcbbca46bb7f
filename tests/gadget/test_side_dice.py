"""Dice for something else while a game runs: they leave the game and its dice alone."""

import pytest

from firmware.ui.screens.side_dice import COIN, SIDES
from tests.runners.driver import switched_on

CODE = "ABC234"  # the same game again, without anybody's secret


def begin(folder, language="en"):
    folder.mkdir()
    script = switched_on(folder, language)
    script.gadget.session.new("railroad", {}, ["Ada", "Eve"], script.now, CODE)
    script.gadget.home()
    script.settle()
    script.do("hold", "A")
    return script


def side_dice(script):
    """From the menu, as a player finds them."""
    script.do("hold", "B")
    lines = [line[0] for line in script.gadget.screen.lines]
    for _ in range(lines.index("side_dice")):
        script.do("press", "DOWN")
    script.do("press", "A")
    assert script.gadget.front() == "side_dice"


def journal(script):
    storage = script.gadget.storage
    return storage.read(next(name for name in storage.names() if name.endswith(".jnl")))


def test_a_running_game_and_its_dice_stay_as_they_are(tmp_path):
    with_them, without = begin(tmp_path / "with"), begin(tmp_path / "without")
    before = journal(with_them)
    state = with_them.gadget.session.game.state()
    side_dice(with_them)
    for _ in range(3):
        with_them.do("hold", "A")
    assert with_them.gadget.screen.faces
    with_them.do("press", "B")
    assert with_them.gadget.front() == ".round"
    assert journal(with_them) == before and with_them.gadget.session.game.state() == state
    for script in (with_them, without):
        script.do("hold", "A")
    assert with_them.gadget.session.game.rolls == without.gadget.session.game.rolls


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["d6", "d4", "d8", "d10", "d12", "d20", "coin"]),
        ("de", ["W6", "W4", "W8", "W10", "W12", "W20", "Münze"]),
    ],
)
def test_there_are_d4_to_d20_and_a_coin_up_to_four_at_once(language, names, tmp_path):
    script = begin(tmp_path / "game", language)
    side_dice(script)
    for _ in range(6):
        script.do("press", "UP")
    for name, sides in zip(names, SIDES, strict=True):
        script.do("hold", "A")
        screen = script.gadget.screen
        words = screen.words().split("\n")
        assert f"◀ 4 × {name} ▶" in words and len(screen.faces) == 4
        if sides == COIN:
            heads, tails = ("Heads", "Tails") if language == "en" else ("Kopf", "Zahl")
            shown = next(line for line in words if ", " in line).split(", ")
            assert set(shown) <= {heads, tails} and len(shown) == 4
        else:
            assert all(1 <= int(face) <= sides for face in screen.faces)
            total = sum(map(int, screen.faces))
            assert any(line.endswith(f" {total}") for line in words)
        script.do("press", "RIGHT")


def test_every_side_comes_up_and_no_two_openings_are_alike(tmp_path):
    script = begin(tmp_path / "game")
    side_dice(script)
    screen = script.gadget.screen
    for sides in SIDES:
        seen = set()
        for _ in range(400):
            screen.roll()
            seen.update(screen.faces)
        assert len(seen) == sides
        script.do("press", "RIGHT")
    drawn = []
    for _ in range(2):
        script.gadget.swap("side_dice")
        script.settle()
        drawn.append([script.gadget.screen.dice.draw(k, 20) for k in range(30)])
    assert drawn[0] != drawn[1]
