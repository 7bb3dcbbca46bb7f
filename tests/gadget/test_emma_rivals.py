"""Rivals at Emma's table: they think in slices, show no hand, and do the same after an undo."""

import shutil

import pytest

from firmware.ui.keys import HOLD, PRESS, A, B
from firmware.ui.lists import clipped
from host_tools.journals.examine import examine
from tests.gadget.test_emma_cards import NAMES, choose, game_of, words
from tests.rules.emma_rivals import thought
from tests.runners.driver import table

RIVALS = {"easy": "Rival ★", "medium": "Rival ★★", "hard": "Rival ★★★"}


def begin(folder, people, levels, language="en"):
    script = table(folder, language)
    script.settle()
    gadget = script.gadget
    options = dict(zip(("rival", "rival_2", "rival_3"), levels, strict=False))
    names = NAMES[:people] + [RIVALS[level] for level in levels]
    gadget.session.new("emma", {"cards": "gadget", "pass_broken": 0} | options, names, script.now)
    gadget.home()
    script.settle()
    script.do("hold", "A")
    ready(script)
    return script


def ready(script):
    for _ in range(200):
        if not getattr(script.gadget.screen, "waits", False):
            return
        script.wait(100)
    raise AssertionError("the rival does not come to an end")


def passes(script):
    """A person's turn, and all rivals' after it."""
    screen = script.gadget.screen
    if screen.page is not None or screen.covered:
        script.do("press", "A")
    choose(script, "pass")
    script.do("press", "A")
    ready(script)


def journal(script):
    session = script.gadget.session
    return session.storage.read(session._journal.name)


@pytest.mark.parametrize(("people", "levels"), [(1, ("hard",)), (2, ("easy", "medium"))])
def test_rivals_play_by_themselves_and_it_is_verified(people, levels, tmp_path):
    script = begin(tmp_path, people, levels)
    for _ in range(3 * people):
        passes(script)
    found = examine(journal(script), check_rivals=True)
    assert not found.wrong() and found.rival_moves >= 2 * len(levels)
    assert "were recomputed" in found.rivals


def test_what_rivals_did_is_listed_and_no_hand_is(tmp_path):
    script = begin(tmp_path, 1, ("easy", "medium", "hard"))
    passes(script)
    text = words(script)
    for name in ("Ada", "Rival 1", "Rival 2", "Rival 3"):
        assert name in text
    script.do("press", "A")
    assert script.gadget.screen.can and game_of(script).seat == 0


def test_one_undo_takes_back_the_rivals_too_and_they_do_the_same_again(tmp_path):
    script = begin(tmp_path, 1, ("hard",))
    if script.gadget.screen.page is not None:
        script.do("press", "A")
    state = game_of(script).state()
    passes(script)
    after = game_of(script).state()
    script.do("hold", "B")
    script.do("press", "A")
    assert game_of(script).state() == state
    passes(script)
    assert game_of(script).state() == after


def test_after_a_power_cut_amid_its_turn_a_rival_goes_on(tmp_path):
    script = begin(tmp_path, 1, ("hard",))
    if script.gadget.screen.page is not None:
        script.do("press", "A")
    choose(script, "pass")
    script.buttons.mask = 16
    script.wait(80)
    script.buttons.mask = 0
    for _ in range(3):
        script.gadget.step(script.now + 50)  # the card is drawn, and it has hardly begun to think
    assert script.gadget.screen.waits
    shutil.copytree(tmp_path, tmp_path / "cut")
    again = table(tmp_path / "cut")
    again.settle()
    for one in (again, script):
        ready(one)
        assert not examine(journal(one), check_rivals=True).wrong()
    assert game_of(again).state() == game_of(script).state()


def test_a_press_while_it_thinks_says_so_and_the_menu_opens(tmp_path):
    script = begin(tmp_path, 1, ("hard",))
    if script.gadget.screen.page is not None:
        script.do("press", "A")
    screen = script.gadget.screen
    game_of(script).seat = 1  # as if it had drawn its card
    screen.refresh()
    assert screen.waits and "is thinking" in words(script)
    assert screen.key(PRESS, A) and script.gadget.message()[0] == "Rival, hard is thinking"
    assert not screen.key(HOLD, B), "the menu opens"


def test_a_forged_move_is_named(tmp_path):
    script = begin(tmp_path, 1, ("medium",))
    session = script.gadget.session
    while game_of(script).seat != 1 or game_of(script).phase != "turn":
        if game_of(script).asks():
            session.roll(script.now)
        elif game_of(script).phase == "lay":
            session.do({"e": "lay", "p": 0, "order": game_of(script).offer()}, script.now)
        else:
            session.do({"e": "pass", "p": 0}, script.now)
    game = game_of(script)
    own, _ = thought(game, "medium")
    session.do(next(event for event in game.moves() if event != own), script.now)
    (fault,) = examine(journal(script), check_rivals=True).wrong()
    assert "Rival, medium did not play by itself" in fault and "this hand at this table" in fault


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_result_has_every_name_in_full(language, tmp_path):
    script = begin(tmp_path, 1, ("medium", "medium", "medium"), language)
    gadget = script.gadget
    while not game_of(script).over():
        passes(script)
    while gadget.front() != "ranking":
        script.do("press", "A")
    lines = gadget.screen.rows()
    assert len(lines) == 4
    for _, name, value in lines:
        room = 118 - 4 - gadget.canvas.width("144" + value[value.index(" ") :])  # the most points
        assert clipped(gadget.canvas, name, room) == name
