"""Which games the statistics leave out, as the gadget's own do."""

import json

import pytest
from sqlalchemy import text

from firmware.games import game_class
from firmware.games.railroad import puzzles
from firmware.games.railroad.options import RUNGS, solo_start
from host_tools.statistics import dice_statistics, statistics
from host_tools.statistics.tallies import DICE, RESULTS, comparable
from host_tools.store import record_of
from tests.host_tools.evenings import evening, keep
from tests.host_tools.stores import place, server, store

__all__ = ("place", "server", "store")  # pytest finds fixtures by their names here


@pytest.mark.parametrize(
    ("options", "results", "dice"),
    [
        ({}, True, True),
        ({"puzzle": 0, "ladder": 0}, True, True),
        ({"puzzle": 11}, False, False),
        ({"ladder": 1}, False, True),
        ({"ladder": 3}, True, True),
        ({"ladder": 8}, False, True),
        ({"ladder": 9}, True, True),
    ],
)
def test_what_cannot_be_compared_does_not_count(options, results, dice, store):
    """Neither puzzles nor games with points ahead; fair dice count wherever they fell."""
    assert comparable("railroad", options, RESULTS) == results
    assert comparable("railroad", options, DICE) == dice
    keep(store, evening(1, "2026-01-10", [("Ada", 40), ("Björn", 30)]))
    before, thrown = statistics(store), dice_statistics(store).rolls
    data = evening(9, "2026-04-09", [("Ada", 62)])
    keep(store, data)
    uid = record_of(data).row["id"]
    with store.turn() as connection:
        changed = {"uid": uid, "options": json.dumps(options)}
        connection.execute(text("UPDATE games SET options = :options WHERE uid = :uid"), changed)
    assert (statistics(store) == before) != results
    assert (dice_statistics(store).rolls == thrown) != dice


def test_puzzles_and_rungs_as_they_are_played_follow_the_gadget():
    """The gadget's own statistics leave out the same games."""
    kind = game_class("railroad")
    for number in range(1, puzzles.COUNT + 1):
        game = kind(puzzles.options_of(number), 1)
        assert not game.listed and not comparable("railroad", game.options, RESULTS)
    for rung in range(1, len(RUNGS) + 1):
        options, _ = solo_start("ladder", rung)
        game = kind({"boards": 1, **options}, 2)
        assert game.listed == comparable("railroad", game.options, RESULTS)
