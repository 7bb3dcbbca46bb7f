"""The drawing board with expansions: water, floods, lava and its duty, meteors, the draft."""

from random import Random

import pytest

from firmware.games.railroad.sheet.spaces import name_of
from tests.gadget.sheets import begin, choose, front, game_of, play_on, press, screen, seat, words


def test_bridges_and_rivers_are_drawn_like_any_die(tmp_path):
    script = begin(tmp_path, {"expansion": "river"})
    for die in (4, 5):
        choose(script, die)
        press(script, "press A", "hold A")
    assert seat(script).drawn == [4, 5]


def test_floods_come_one_after_the_other(tmp_path):
    script = begin(tmp_path, {"expansion": "lake"})
    script.gadget.settings.set("animation", 1)
    sheet = seat(script).sheet
    # Two spaces that want one more lake side, and the second one waits for the first.
    for space, face in ((9, "LLL-"), (17, "LLLL"), (23, "LLLL"), (24, "L-LL"), (15, "--L-")):
        sheet.draw(space, face)
    seat(script).faces[4] = "L---"
    board = screen(script)
    board.refresh(0)
    before = [space for space in range(49) if sheet.faces[space] == "LLLL"]
    flooded = []
    for choice in board.choices:
        if choice.name == 4:
            board.at = board.choices.index(choice)
            for space in sorted(choice.places.search().spaces):
                for way in choice.places.at(space):
                    trial = game_of(script).copy().seats[0]
                    found = trial.draw(space, way, 4)
                    if len(found) > len(flooded):
                        flooded, goal = found, (space, way)
    assert len(flooded) >= 2
    board.take()
    board.hand.put(goal[0], board.choices[board.at].places.at(goal[0]).index(goal[1]))
    script.buttons.mask = 16
    script.wait(620)
    script.buttons.mask = 0
    script.wait(20)
    shown = [space for space in flooded if board.view._shown[space] == "LLLL"]
    assert board.floods == flooded and len(shown) < len(flooded)
    script.wait(180 * len(flooded))
    assert all(board.view._shown[space] == "LLLL" for space in flooded)
    assert f"Flooded: {len(flooded)}" in words(script)
    assert [s for s in range(49) if sheet.faces[s] == "LLLL" and s not in before] == sorted(
        flooded
    )


def test_the_meteor_comes_first_and_hits(tmp_path):
    script = begin(tmp_path, {"expansion": "meteor"})
    assert screen(script).choices[0].name == "meteor"
    choose(script, 0)
    press(script, "press A")
    assert "Meteor first" in words(script)
    press(script, "hold A")
    board = screen(script)
    assert board.choices[board.at].name == "meteor" and "Meteor first" in words(script)
    script.wait(3000)
    assert "Hold A: hit" in words(script)
    target = board.hand.space
    press(script, "hold A")
    assert seat(script).sheet.faces[target] == "~" and not seat(script).meteor_due


def test_a_meteor_is_ignored_for_a_special_route(tmp_path):
    script = begin(tmp_path, {"expansion": "meteor"})
    press(script, "press A", "press A")
    assert "Hold A: pay" in words(script) and "pay with S1" in words(script)
    press(script, "press A", "hold A")
    assert seat(script).specials.used == ["S2"] and not seat(script).meteor_due
    assert "~" not in seat(script).sheet.faces


def test_four_arrows_let_the_player_choose_and_a_crater_is_built_over(tmp_path):
    script = begin(tmp_path, {"expansion": "meteor"})
    seat(script).faces[4], seat(script).faces[5] = "any", "3"
    screen(script).refresh(0)
    press(script, "press A")
    assert len(screen(script).choices[0].places.spaces) == 4
    press(script, "press DOWN", "press UP")
    assert name_of(screen(script).hand.space) == "A4"
    press(script, "hold A")
    assert seat(script).sheet.faces[3] == "~"
    choose(script, 0)
    press(script, "press A")
    assert 3 in screen(script).choices[screen(script).at].places.spaces
    while screen(script).hand.space != 3:
        press(script, "press UP")
    press(script, "hold A")
    assert seat(script).sheet.faces[3] == "R-R-"


def lava(tmp_path, *drawn):
    """A round of lava in which the four route dice are drawn and some spaces are taken."""
    script = begin(tmp_path, {"expansion": "lava"})
    player = seat(script)
    player.drawn = [0, 1, 2, 3]
    for space, face in drawn:
        player.sheet.draw(space, face)
    screen(script).refresh(0)
    script.settle()
    return script


def test_lava_must_be_drawn_and_shows_where(tmp_path):
    script = lava(tmp_path)
    press(script, "hold A")
    board = screen(script)
    assert board.choices[board.at].name in (4, 5) and "Still to be drawn" in words(script)
    press(script, "hold A")
    assert len(seat(script).faces_left()) == 1
    press(script, "hold A")
    assert game_of(script).round == 2


def test_a_route_is_erased_where_lava_has_no_free_space(tmp_path):
    around = [(17, "RR--"), (23, "H--H"), (25, "H-H-"), (31, "R-R-")]
    script = lava(tmp_path, *around)
    press(script, "hold A")
    board = screen(script)
    assert board.choices[board.at].name == "erase" and "Still to be drawn" in words(script)
    script.wait(3000)
    assert "Hold A: erase" in words(script)
    space = board.hand.space
    press(script, "hold A")
    assert seat(script).erased == space
    press(script, "hold A")  # the lava itself, there
    press(script, "hold A")
    assert "V" in seat(script).sheet.faces[space] and seat(script).erased is None
    press(script, "hold A")
    assert game_of(script).round == 2


def test_a_new_volcano_comes_where_it_may(tmp_path):
    script = lava(tmp_path)
    choose(script, "volcano")
    press(script, "press A")
    space = screen(script).hand.space
    press(script, "hold A")
    assert seat(script).sheet.faces[space] == "VVVV" and not seat(script).volcano_left


@pytest.mark.parametrize("expansion", ["", "lava"])
def test_in_a_draft_everybody_picks_and_then_draws(expansion, tmp_path):
    script = begin(tmp_path, {"draft": 1, "expansion": expansion}, players=2)
    assert front(script) == ".draft"
    play_on(script, Random(1), lambda game: game.phase == "draw")
    script.settle()
    assert front(script) == ".sheet" and screen(script).covered
    press(script, "press A")
    own = game_of(script).own_faces(0)
    assert [c.face for c in screen(script).choices if c.name in (0, 1, 2, 3)] == own
    play_on(script, Random(2), lambda game: game.round == 2)


def test_down_leads_from_the_tools_to_the_dice_and_the_special_routes(tmp_path):
    script = begin(tmp_path, {"expansion": "lava"})
    board = screen(script)
    named = []
    for _ in range(4):
        named.append(board.choices[board.at].name)
        press(script, "press DOWN")
    assert named == [0, "S1", "volcano", 0]
    choose(script, "volcano")
    assert "A: volcano" in board.hints
    press(script, "press RIGHT")
    assert board.choices[board.at].name == "erase"
