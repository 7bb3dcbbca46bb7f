"""Whole games with sheets on the gadget, by keys and the screen's words alone: every kind of game
comes to its end, and the sheets score as the naive scorer counts them."""

from random import Random

import pytest

from tests.gadget.sheets import begin, game_of, play_on
from tests.naive.score import TooBig, score
from tests.support.sizes import SOAK, size

KINDS = [
    ("", 1, {}),
    ("river", 1, {}),
    ("lake", 1, {"edition": "deep_blue_de"}),
    ("lava", 1, {"edition": "blazing_red"}),
    ("meteor", 2, {"meteor_ignore": "any_time", "meteor_any": "table"}),
    ("", 2, {"draft": 1}),
]
EVERY = [
    *KINDS,
    ("meteor", 1, {"edition": "blazing_red"}),
    *[(expansion, 3, {"draft": 1}) for expansion in ("", "river", "lake", "lava", "meteor")],
    ("lava", 2, {"lava_free_space": "fitting", "lava_erases": "any", "lava_joins": "adjacent"}),
    ("river", 6, {"bridge_joins": "route", "water_meets_route": "legal"}),
]


@pytest.mark.parametrize(("expansion", "players", "options"), EVERY if SOAK else KINDS)
def test_the_monkey_ends_every_game(expansion, players, options, tmp_path):
    for seed in range(size(1, 200)):
        fingers = Random(f"{expansion} {players} {seed}")
        folder = tmp_path / str(seed)
        folder.mkdir()
        language = ("en", "de")[(seed + players) % 2]
        script = begin(folder, {"expansion": expansion, **options}, players, language)
        play_on(script, fingers)
        game = game_of(script)
        assert game.over() and len(game.rolls) == game.rounds
        for seat in range(players):
            same_score(game, seat)


def test_nobody_needs_to_hold_a_button(tmp_path):
    """With double presses: every place, way and end of a round without a hold."""
    script = begin(tmp_path, {"expansion": "lava"}, players=2)
    script.gadget.settings.set("double_press", 1)
    script.gadget.apply_settings()
    keys = ["twice A"] * 4 + ["press LEFT", "press RIGHT", "press DOWN", "press DOWN", "press UP"]
    play_on(script, Random(5), keys=[*keys, "press B"])
    assert game_of(script).over()
    ways = {face for seat in game_of(script).seats for face in seat.sheet.faces}
    assert len(ways) > 15  # they were turned


def same_score(game, seat):
    """The naive scorer reads the sheet as text."""
    options = game.options
    text = str(game.seats[seat].sheet)
    try:
        row = score(text, options["edition"], options["expansion"] or None)
    except TooBig:
        return
    names = ("exits", "highway", "railway", "centre", "errors", "expansion")
    assert [row[name] for name in names] == game.values(seat)
