"""Hints on the drawing board: what the rival would draw, in the journal and the best list, too."""

import pytest

from firmware.games.railroad.rival.rival import Rival
from firmware.play.best import best_of
from firmware.play.replay import read_file
from tests.gadget.sheets import begin, choose, front, game_of, press, screen, seat, words
from tests.gadget.test_final_count import before_the_end, end
from tests.runners.driver import table

EXPANSIONS = ["", "river", "lake", "lava", "meteor"]


def options_of(expansion):
    edition = "blazing_red" if expansion in ("lava", "meteor") else "deep_blue"
    return {"edition": edition, "expansion": expansion}


def rivals_round(script):
    rival = Rival(seat(script), "hard")
    while not rival.step():
        pass
    return rival


def known(event):
    return [event.get(key) for key in ("e", "tile", "dir", "ignore")]


def places(script):
    """(choice, space, way, event) of everything that may be done first."""
    for choice in screen(script).choices:
        for space in choice.places.search().spaces if choice.is_open() else ():
            for way in choice.places.at(space):
                event = choice.event(seat(script), 0, space, way)
                yield choice.name, space, way, known(event)


def ask(script):
    press(script, "hold LEFT")
    while screen(script).advice.thinking:
        script.wait(50)
    script.settle()


def journal_events(script):
    found = []
    session = script.gadget.session
    read_file(
        script.gadget.storage,
        session._journal.name,
        watch=lambda t, event, replay: found.append(event),
    )
    return found


def asked(script):
    return [event for event in journal_events(script) if event["e"] == "hint"]


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_whole_round_of_the_rival_blinks_on_the_sheet(tmp_path, expansion):
    script = begin(tmp_path, options_of(expansion))
    before = seat(script).state()
    wanted = rivals_round(script)
    ask(script)
    advice = screen(script).advice
    faces = wanted.seat.sheet.faces
    assert not advice.thinking and advice.rival.events == wanted.events
    assert advice.spaces == [s for s in range(49) if faces[s] != seat(script).sheet.faces[s]]
    assert seat(script).state() == before, "it only shows"
    assert "Ingo would" in words(script)
    lit = script.display.seen
    script.wait(400)
    assert script.display.seen != lit
    press(script, "press RIGHT")
    assert screen(script).advice is None and "Ingo" not in words(script)
    script.settle()
    assert asked(script) == [{"e": "hint", "p": 0}]


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_what_is_taken_goes_where_the_rival_would_draw_it(tmp_path, expansion):
    script = begin(tmp_path, options_of(expansion))
    event = rivals_round(script).events[0]
    board = screen(script)
    name, *wanted = next(place for place in places(script) if place[3] == known(event))[:3]
    choose(script, name)
    press(script, "press A")
    ask(script)
    assert [board.hand.space, board.hand.shown()] == wanted
    assert script.gadget.message()[0] == "Ingo would draw it here"
    press(script, "hold A")
    events = journal_events(script)
    assert [one["e"] for one in events] == ["roll", "hint", event["e"]]


def test_a_die_that_the_rival_would_not_draw_yet_stays_where_it_is(tmp_path):
    script = begin(tmp_path)
    plan = rivals_round(script).events
    board = screen(script)
    for choice in board.choices[4:]:
        if not choice.gone and choice.name not in [event["die"] for event in plan]:
            choose(script, choice.name)
            break
    press(script, "press A")
    at = board.hand.space, board.hand.way
    ask(script)
    assert script.gadget.message()[0] == "Ingo would not, or not yet"
    assert (board.hand.space, board.hand.way) == at


def test_a_key_ends_its_thoughts(tmp_path):
    script = begin(tmp_path)
    board = screen(script)
    board.ask()
    script.gadget.step(script.now + 1)
    assert board.advice.thinking
    press(script, "press RIGHT")
    assert board.advice is None and board.sign is None
    press(script, "press A", "hold A")
    assert seat(script).drawn, "play goes on"


def test_undo_takes_back_the_press_before_and_the_hint_stays_noted(tmp_path):
    script = begin(tmp_path)
    press(script, "press A", "hold A", "hold LEFT", "press RIGHT", "hold LEFT")
    session = script.gadget.session
    assert session.pressed_last() == ["hint", "hint", "draw"]
    press(script, "press RIGHT", "hold B", "press A")
    assert seat(script).drawn == [] and session.helped == 1
    again = table(tmp_path)
    again.settle()
    assert again.gadget.session.helped == 1, "after a power cut, too"
    assert again.gadget.session.game.state() == session.game.state()


def test_nobody_else_is_marked(tmp_path):
    script = begin(tmp_path, players=2)
    press(script, "press A", "hold LEFT")
    assert script.gadget.session.helped == 1
    assert game_of(script).why_not({"e": "hint", "p": 2})[0] == "no_such_player"


def test_a_rival_and_a_player_on_paper_ask_for_nothing(tmp_path):
    script = begin(tmp_path, {"rival": "easy"}, 2)
    assert game_of(script).why_not({"e": "hint", "p": 1})[0] == "no_such_player"
    assert game_of(script).why_not({"e": "hint", "p": 0}) is None
    game = type(game_of(script))({}, 1)
    assert game.why_not({"e": "hint", "p": 0})[0] == "boards_only"


def test_the_points_are_the_same_and_the_best_list_shows_it(tmp_path):
    script = before_the_end(tmp_path, {})
    total = game_of(script).breakdown(0).total
    script.gadget.do({"e": "hint", "p": 0})
    assert game_of(script).breakdown(0).total == total
    end(script)
    press(script, "press B", "hold A")
    best = best_of(script.gadget.storage, "railroad", game_of(script).options)
    assert best.lines[0][4] == 1
    script.gadget.go("best")
    script.settle()
    assert f"{total}?" in words(script)


def test_without_a_hint_the_line_is_as_before(tmp_path):
    script = before_the_end(tmp_path, {})
    end(script)
    press(script, "press B", "hold A")
    best = best_of(script.gadget.storage, "railroad", game_of(script).options)
    assert len(best.lines[0]) == 4
    script.gadget.go("best")
    script.settle()
    assert "?" not in words(script)


@pytest.mark.parametrize("wish", ["hint", "zoom"])
def test_the_menu_has_both_for_whoever_cannot_hold_a_button(tmp_path, wish):
    script = begin(tmp_path)
    press(script, "hold B")
    while script.gadget.screen.lines[script.gadget.screen.chosen][0] != f".sheet {wish}":
        press(script, "press DOWN")
    press(script, "press A")
    assert front(script) == ".sheet"
    if wish == "hint":
        assert screen(script).advice.thinking
    assert bool(script.gadget.shared.get("zoomed")) == (wish == "zoom")
