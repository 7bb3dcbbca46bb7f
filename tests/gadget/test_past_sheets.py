"""The history opens the sheets of a game: every round of every player, as it was drawn."""

from random import Random

import pytest

from host_tools.games.railroad_demo import next_event
from tests.gadget.sheets import front, press, screen, words
from tests.gadget.test_history import Evening

NAMES = ["Ada", "Björn"]
WORDS = {"en": ("Round {}/6", "A: sheets"), "de": ("Runde {}/6", "A: die Tafeln")}


def drawn(evening, options, names=NAMES, until=99, undo=False):
    """A game with sheets: the sheets after every round, for each player."""
    session = evening.session
    session.new("railroad", dict(options, boards=1), names, 0)
    rng = Random(7)
    rounds = []
    while not session.game.over() and session.game.round <= until:
        event = next_event(session.game, rng)
        if event is None:
            session.roll(1000)
            continue
        if event == {"e": "end"}:
            rounds.append([seat.sheet.faces[:] for seat in session.game.seats])
            if undo and len(rounds) == 2:  # the end of a round, and two drawings, once more
                session.do(event, 2000)
                session.undo(2000, 3)
                rounds.pop()
                undo = False
                continue
        session.do(event, 2000)
    if session.game.over():
        session.finish(3000)
    else:
        rounds.append([seat.sheet.faces[:] for seat in session.game.seats])
        session.abandon(3000)
    return rounds


def opened(evening, folder, language="en"):
    script = evening.switched_on(folder, language)
    script.gadget.go("history")
    script.settle()
    press(script, "press A")
    script.wait(500)
    return script


def shown(script):
    """What the picture of the sheet shows now."""
    return [face or "" for face in screen(script).view._shown]


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("expansion", ["lava", "meteor", "lake"])
def test_left_and_right_go_through_the_rounds(tmp_path, language, expansion):
    evening = Evening(tmp_path)
    rounds = drawn(evening, {"expansion": expansion, "edition": "blazing_red"}, undo=True)
    total = evening.session.game.score()["players"][0]["total"]
    script = opened(evening, tmp_path, language)
    assert front(script) == "past_game" and WORDS[language][1] in words(script)
    press(script, "press A")
    script.wait(500)
    assert front(script) == "railroad.past"
    assert shown(script) == rounds[-1][0] and str(total) in words(script).split("\n")
    for number in range(len(rounds) - 1, -1, -1):
        assert WORDS[language][0].format(number + 1) in words(script)
        assert words(script).startswith("Ada") and shown(script) == rounds[number][0]
        press(script, "press DOWN")
        assert words(script).startswith("Björn") and shown(script) == rounds[number][1]
        press(script, "press UP", "press LEFT")
    assert shown(script) == rounds[0][0], "before the first round there is nothing"
    press(script, "press RIGHT")
    assert shown(script) == rounds[1][0]
    new = {s for s in range(49) if rounds[1][0][s] != rounds[0][0][s]}
    assert set(screen(script).new) == new and new
    press(script, "press B")
    assert front(script) == "past_game"


def test_a_game_that_was_given_up_shows_how_far_it_came(tmp_path):
    evening = Evening(tmp_path)
    rounds = drawn(evening, {}, ["Ada"], until=3)
    script = opened(evening, tmp_path)
    press(script, "press A")
    script.wait(500)
    assert "Round 4/7" in words(script) and shown(script) == rounds[-1][0]
    press(script, "press LEFT")
    assert shown(script) == rounds[-2][0]
    press(script, "press B")
    assert front(script) == "past_game"


def test_games_on_paper_have_no_sheets(tmp_path):
    evening = Evening(tmp_path).railroad(["Ada"], [[8, 4, 4, 2, 1, 0]])
    script = opened(evening, tmp_path)
    assert "sheets" not in words(script)
    press(script, "press A")
    assert front(script) == "past_game"


def test_the_history_is_open_while_another_game_is_played(tmp_path):
    evening = Evening(tmp_path)
    rounds = drawn(evening, {"expansion": "river"})
    evening.session.close()
    evening.session.new("emma", {"level": "dice"}, ["Ada"], 0)
    script = opened(evening, tmp_path)
    press(script, "press A")
    script.wait(500)
    assert shown(script) == rounds[-1][0] and "Round 6/6" in words(script)
    script.gadget.home()
    script.settle()
    assert script.gadget.session.key == "emma" and front(script) == ".turn"


def test_a_file_that_vanished_says_so(tmp_path):
    evening = Evening(tmp_path)
    drawn(evening, {}, ["Ada"])
    script = opened(evening, tmp_path)
    for name in evening.storage.names():
        if name.endswith(".fin"):
            evening.storage.remove(name)
    press(script, "press A")
    script.wait(300)
    assert front(script) == "railroad.past" and "cannot be read" in words(script)
    press(script, "press LEFT", "press A", "press B")
    assert front(script) != "crash"
