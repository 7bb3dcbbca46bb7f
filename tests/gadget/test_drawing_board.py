"""The drawing board: what each key does on a sheet, and that nobody is ever stuck on it."""

import pytest

from firmware.boards.framebuf_cpython import FrameBuffer
from firmware.games.railroad.sheet.places import nearest
from firmware.games.railroad.sheet.spaces import name_of
from firmware.play.timers import Timer
from firmware.ui.canvas import Canvas
from firmware.ui.lists import clipped
from tests.gadget.png import rows_of
from tests.gadget.sheets import (
    begin,
    choose,
    front,
    game_of,
    lines,
    press,
    screen,
    seat,
    words,
)
from tests.runners.driver import switched_on


def test_one_player_alone_draws_after_four_presses(tmp_path):
    script = switched_on(tmp_path)
    press(script, "press DOWN")
    assert "> Solo" in lines(script)
    press(script, "press A", "press A", "hold A")
    assert front(script) == ".sheet" and game_of(script).players == 1
    assert len(seat(script).faces) == 4
    script.gadget.session.abandon(script.now)
    script.gadget.leave_game()
    script.gadget.home("start")
    script.settle()
    press(script, "press A", "hold A")  # from then on two
    assert front(script) == ".sheet"


def test_the_set_up_asks_where_the_sheets_are(tmp_path):
    script = switched_on(tmp_path)
    press(script, "press DOWN", "press DOWN", "press A", "press A")
    while "> Sheets" not in lines(script):
        press(script, "press DOWN")
    assert "> ◀ paper ▶" in lines(script)
    press(script, "press RIGHT", "hold A", "hold A")
    assert front(script) == ".sheet" and screen(script).covered


def test_a_die_is_taken_moved_turned_and_drawn(tmp_path):
    script = begin(tmp_path)
    assert seat(script).faces == ["R-R-", "HHH-", "RRR-", "HR--*"]
    assert "> Straight railway: fits" in lines(script)
    press(script, "press RIGHT", "press RIGHT", "press A")
    first = screen(script).hand.space
    assert lines(script)[-3:-1] == ["A: turn 1/3", "Hold A: draw"] or "A: turn 1/3" in words(
        script
    )
    press(script, "press DOWN")
    space = screen(script).hand.space
    assert space == nearest(screen(script).choices[2].places.spaces, first, 2) != first
    press(script, "press A", "hold A")
    assert seat(script).drawn == [2]
    assert seat(script).sheet.faces[space] in ("RRR-", "-RRR", "R-RR", "RR-R")
    assert screen(script).hand is None
    assert "Railway junction: drawn" in words(script)


def test_b_puts_the_die_back_and_undo_takes_the_drawing_back(tmp_path):
    script = begin(tmp_path)
    press(script, "press A", "press B")
    assert screen(script).hand is None and seat(script).drawn == []
    press(script, "press A", "hold A")
    assert seat(script).drawn == [0]
    press(script, "hold B", "press A")
    assert front(script) == ".sheet" and seat(script).drawn == []
    assert not any(seat(script).sheet.faces)


def test_the_round_does_not_end_while_a_die_still_fits_and_shows_it(tmp_path):
    script = begin(tmp_path)
    press(script, "hold A")
    assert game_of(script).round == 1
    assert "Still to be drawn" in words(script)
    board = screen(script)
    assert board.choices[board.at].name == 0 and board.hand is not None
    for _ in range(4):  # it stands where it fits: holding A again draws it
        press(script, "hold A", "hold A")
    assert game_of(script).round == 2 and game_of(script).phase == "draw"


def test_only_places_that_fit_are_offered_and_all_of_them_can_be_reached(tmp_path):
    script = begin(tmp_path)
    press(script, "press A")
    board = screen(script)
    places = board.choices[board.at].places
    assert places.done()
    reached, new = {board.hand.space}, [board.hand.space]
    while new:
        here = new.pop()
        for side in range(4):
            there = nearest(places.spaces, here, side)
            if there not in reached:
                reached.add(there)
                new.append(there)
    assert reached == set(places.spaces)


def test_where_it_fits_in_one_way_only_a_press_draws(tmp_path):
    script = begin(tmp_path)
    sheet = seat(script).sheet
    for space in (3, 13, 41, 45, 35):  # all railway exits but one
        sheet.draw(space, "VVVV")
    screen(script).refresh(0)
    script.settle()
    press(script, "press A")
    assert "A: draw" in words(script) and name_of(screen(script).hand.space) == "B1"
    press(script, "press A")
    assert seat(script).drawn == [0]


def test_a_die_that_fits_nowhere_says_why_in_every_space(tmp_path):
    script = begin(tmp_path)
    for space in (3, 13, 41, 45, 35, 7):
        seat(script).sheet.draw(space, "VVVV")
    screen(script).refresh(0)
    script.settle()
    assert "Straight railway: fits nowhere" in words(script)
    choose(script, 0)
    press(script, "press A")
    script.wait(3000)
    assert "D4: joins\nnothing" in words(script)
    for _ in range(3):
        press(script, "press UP")
    assert "A4 is taken" in words(script)
    press(script, "hold A")
    assert seat(script).drawn == []
    press(script, "press B")
    assert screen(script).hand is None


def test_a_special_route_comes_from_the_same_strip(tmp_path):
    script = begin(tmp_path)
    press(script, "press DOWN")
    assert "> Special 1" in words(script)
    press(script, "press A", "hold A")
    assert seat(script).specials.used == ["S1"]
    assert not any(
        choice.name in ("S2", "S3") and not choice.gone for choice in screen(script).choices
    )


def test_the_gadget_is_passed_around_and_hides_the_sheet(tmp_path):
    script = begin(tmp_path, players=3)
    assert "Pass the gadget to" in words(script) and "Ada" in words(script)
    press(script, "hold A", "press LEFT")
    assert screen(script).covered
    press(script, "press A")
    for _ in range(4):
        press(script, "hold A", "hold A")
    press(script, "hold A")
    assert screen(script).covered and "Björn" in words(script)
    press(script, "press B")
    assert not screen(script).covered and screen(script).number == 0
    press(script, "hold A", "press A")
    assert screen(script).number == 1 and seat(script, 1).drawn == []
    for number in (1, 2):
        while screen(script).number == number:
            press(script, "press A" if screen(script).covered else "hold A")
    assert game_of(script).round == 2
    assert screen(script).covered and "Ada" in words(script)


def test_what_is_taken_back_from_the_player_before_is_that_players_turn(tmp_path):
    script = begin(tmp_path, players=2)
    press(script, "press A")
    for _ in range(4):
        press(script, "hold A", "hold A")
    press(script, "hold A", "press A")
    assert screen(script).number == 1
    press(script, "hold B", "press A")
    assert len(seat(script).drawn) == 3
    assert screen(script).covered and screen(script).number == 0


def test_after_a_power_cut_the_one_who_had_not_finished_goes_on(tmp_path):
    script = begin(tmp_path, players=2)
    press(script, "press A")
    for _ in range(4):
        press(script, "hold A", "hold A")
    press(script, "hold A", "press A", "press A", "hold A")
    script.gadget.restart()
    script.gadget.shared["seat"] = 0
    script.settle()
    assert front(script) == ".sheet"
    assert screen(script).covered and screen(script).number == 1
    assert seat(script, 1).drawn == [0]


def test_up_shows_the_score_so_far_and_a_setting_hides_it(tmp_path):
    script = begin(tmp_path)
    for _ in range(4):
        press(script, "hold A", "hold A")
    press(script, "press UP")
    assert front(script) == ".points"
    score = game_of(script).breakdown(0)
    said = lines(script)
    values = [score.exits, score.highway, score.railway, score.centre, -score.errors, score.total]
    shown = [
        int(line.replace("−", "-").removeprefix("> ")) for line in said if "0" <= line[-1] <= "9"
    ]
    assert shown == values
    assert screen(script).entries and all(spaces for _, spaces in screen(script).entries)
    press(script, "press LEFT")
    assert "hidden until the end" in words(script)
    press(script, "press A", "press UP")
    assert "hidden until the end" in words(script)
    assert script.gadget.settings.get("railroad_live") == 0
    press(script, "press RIGHT", "press DOWN", "press B")
    assert front(script) == ".sheet"


def part(picture, left, top, right, bottom):
    """Some of the pixels of a picture."""
    return [row[left:right] for row in rows_of(picture)[top:bottom]]


def only_text(lines, x, y, *area):
    """What these lines of text alone look like there."""
    canvas = Canvas(FrameBuffer(bytearray(1024), 128, 64, 0))
    for number, line in enumerate(lines):
        canvas.text(line, x, y + 8 * number)
    return part(canvas.buffer, *area)


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_lies_under_a_hint_of_several_lines(tmp_path, language):
    script = begin(tmp_path, language=language)
    before = script.display.seen
    press(script, "hold LEFT")
    script.do("wait", 16000)
    shown = screen(script).hints
    assert len(shown) > 1 and front(script) == ".sheet"
    area = (65, 40, 128, 64)
    assert part(script.display.seen, *area) == only_text(shown, 65, 64 - 8 * len(shown), *area)
    press(script, "press B")
    area = (65, 40, 128, 54)  # a message lies below
    assert part(script.display.seen, *area) == part(before, *area), "special routes are back"


@pytest.mark.parametrize("expansion", ["", "lava", "meteor"])
def test_a_sheet_says_whose_it_is_with_a_timer_too(tmp_path, expansion):
    """Where the tools of the expansion need the place of a name, the name stands above."""
    script = begin(tmp_path, {"edition": "blazing_red", "expansion": expansion}, players=3)
    gadget = script.gadget
    press(script, "press A")
    gadget.session.timer = Timer("down", 90)
    gadget.session.timer.start(script.now)
    gadget.changed()
    script.do("wait", 100)
    assert front(script) == ".sheet" and not screen(script).covered
    name = [clipped(gadget.canvas, "Ada", 30)]
    area = (98, 0, 128, 8) if expansion == "lava" else (98, 19, 128, 27)
    assert part(script.display.seen, *area) == only_text(name, *area[:2], *area)
