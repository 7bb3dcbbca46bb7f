"""A link opens a game on the page's gadget: what becomes of the game in progress."""

import json

import pytest

from tests.node.run import run_in_node

LINK = {"game": "railroad", "options": {}, "players": 2, "code": "XYZ234", "day": ""}
RIVAL = {"boards": 1, "rival": "hard"}


@pytest.fixture(scope="module")
def flash() -> dict[str, str]:
    """After three links: a game of a day and a shared code, both rolled, then one not yet."""
    day = LINK | {"code": "", "day": "2026-02-03", "roll": True}
    rolled = LINK | {"code": "ABC234", "roll": True}
    links = [day, rolled, LINK | {"game": "emma"}, LINK | {"options": RIVAL}]
    answer = run_in_node("invited.mjs", (), links=links)
    return {name: bytes.fromhex(data).decode() for name, data in answer["files"].items()}


def test_a_game_in_progress_is_parked(flash):
    names = {name for name in flash if name.startswith("g0")}
    assert {"g00001.jnl", "g00002.jnl"} <= names, "neither of them has ended"
    assert "abandon" not in flash["g00001.jnl"] + flash["g00002.jnl"]
    parked = json.loads(flash["parked"].rpartition(" ")[0])["games"]
    assert [number for number, *_ in parked] == [1, 2]


def test_one_in_which_nothing_was_rolled_leaves_no_trace(flash):
    journals = {name: text for name, text in flash.items() if name.endswith(".jnl")}
    assert len(journals) == 3 and not any('"emma"' in text for text in journals.values())


def test_a_rival_of_the_link_has_the_name_that_rivals_have(flash):
    header = json.loads(flash["g00003.jnl"].splitlines()[0][:-9])
    assert header["players"] == ["Player 1", "Rival ★★★"]


def test_the_game_of_a_day_long_past_knows_its_day(flash):
    """So that it ends with a result code, whatever the clock says."""
    assert "2026-02-03" in flash["g00001.sec"]


def test_where_too_many_are_parked_the_game_in_progress_stays():
    rolled = LINK | {"game": "dice", "roll": True}
    answer = run_in_node("invited.mjs", (), links=[rolled] * 10 + [LINK])
    journals = {name for name in answer["files"] if name.endswith(".jnl")}
    assert journals == {f"g{number:05}.jnl" for number in range(1, 11)}
    assert "9 games are parked" in answer["said"][-1]
