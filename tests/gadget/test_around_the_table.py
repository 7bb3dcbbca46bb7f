"""Players on all sides of the table: the display faces the one whose turn it is, the round shows
who is ready, and the dice follow each other for those at the far end."""

import pytest

from firmware.play.timers import Timer
from tests.gadget.sheets import front
from tests.runners.driver import switched_on

NAMES = ["Ada", "Björn", "Chloé"]


def begin(tmp_path, game, options=(), facing=0, ready=0, names=NAMES):
    script = switched_on(tmp_path)
    script.gadget.settings.set("facing", facing)
    script.gadget.settings.set("ready", ready)
    script.gadget.session.new(game, dict(options), names, script.now)
    script.gadget.home()
    script.settle()
    return script


def flipped(picture):
    return bytes(int(f"{b:08b}"[::-1], 2) for b in reversed(picture))


def is_turned(script):
    assert script.gadget._keys.turned == script.gadget._presenter.turned
    return script.gadget._presenter.turned


def test_a_seat_on_the_other_side_is_chosen_with_its_name(tmp_path):
    script = switched_on(tmp_path)
    for key in ("DOWN", "DOWN", "A", "A"):
        script.do("press", key)
    script.gadget.go("names")
    script.settle()
    assert "2. ↑" in script.gadget.screen.words()
    script.do("press", "DOWN")
    script.do("hold", "A")
    assert "2. ↓" in script.gadget.screen.words() and front(script) == "names"
    assert script.gadget.settings.get("facing") == 2
    script.do("press", "A")
    assert front(script) == "entry"


def test_the_display_faces_the_player_whose_turn_it_is(tmp_path):
    script = begin(tmp_path, "emma", {"first": "choose"}, facing=0b010)
    gadget = script.gadget
    gadget.do({"e": "first", "p": 0})
    gadget.do({"e": "railway", "cards": [1, 1, 1, 1], "broken": []})
    gadget.home()
    script.settle()
    turns = []
    for _ in range(4):
        turns.append((gadget.session.game.seat, is_turned(script)))
        script.do("press", "UP" if is_turned(script) else "DOWN")
        script.do("press", "A")
    assert turns == [(0, False), (1, True), (2, False), (0, False)]


def test_the_picture_itself_is_flipped_and_the_roll_faces_who_rolled(tmp_path):
    seen = []
    for facing in (0, 0b010):
        (tmp_path / str(facing)).mkdir()
        script = begin(tmp_path / str(facing), "emma", {"first": "choose"}, facing)
        gadget = script.gadget
        gadget.do({"e": "first", "p": 1})
        gadget.do({"e": "railway", "cards": [1, 1, 1, 1], "broken": []})
        gadget.home()
        script.settle()
        seen.append(script.display.seen)
        script.do("press", "A")
        seen.append(script.display.seen)
        script.do("hold", "A")
        assert is_turned(script) == bool(facing), "the page of the roll"
        script.do("press", "A")
        assert gadget.session.game.seat == 2 and not is_turned(script)
    assert seen[2:] == [flipped(seen[0]), flipped(seen[1])], "the form too"


def test_sheets_and_the_draft_face_their_player_and_the_result_everybody(tmp_path):
    script = begin(tmp_path, "railroad", {"boards": 1, "draft": 1}, facing=0b101)
    gadget = script.gadget
    assert not is_turned(script), "before the roll it is everybody's"
    script.do("hold", "A")
    while gadget.session.game.phase == "pick":
        assert is_turned(script) == (gadget.session.game.picker() in (0, 2))
        script.do("press", "A")
    assert gadget.screen.number == 0 and is_turned(script)
    gadget.home("ranking")
    script.settle()
    assert not is_turned(script)


def test_hold_up_flips_it_for_everybody(tmp_path):
    script = begin(tmp_path, "off_the_rails", facing=0b001)
    before = is_turned(script)
    script.do("hold", "UP")
    assert is_turned(script) != before
    script.do("hold", "DOWN" if is_turned(script) else "UP")
    assert is_turned(script) == before


def ready_round(tmp_path, seconds=0):
    script = begin(tmp_path, "railroad", ready=1)
    if seconds:
        script.gadget.session.timer = Timer("down", seconds)
    script.do("hold", "A")
    return script


def test_nobody_is_asked_unless_the_table_wants_it(tmp_path):
    script = begin(tmp_path, "railroad")
    script.do("hold", "A")
    assert script.gadget.screen.ready is None


def test_players_mark_themselves_ready(tmp_path):
    script = ready_round(tmp_path)
    ready = script.gadget.screen.ready
    script.do("press", "RIGHT")
    script.do("press", "A")
    assert ready.missing() == [0, 2]
    script.do("press", "A")
    assert ready.missing() == [0]
    script.do("press", "A")
    assert ready.missing() == [] and "All are ready" in script.gadget.screen.words()
    assert script.gadget.screen.words().count("✓") == 3
    script.do("hold", "A")
    assert script.gadget.screen.ready.missing() == [0, 1, 2], "a new round"
    script.do("press", "LEFT")
    assert "earlier" in script.gadget.screen.words()


def test_ready_survives_the_menu_and_a_mark_can_be_removed(tmp_path):
    script = ready_round(tmp_path)
    script.do("press", "A")
    script.do("hold", "B")
    script.do("press", "B")
    assert script.gadget.screen.ready.missing() == [1, 2]
    script.do("press", "LEFT")
    script.do("press", "A")
    assert script.gadget.screen.ready.missing() == [0, 1, 2]


def lit(script):
    seen = script.display.seen
    return {
        (i % 128, i // 128 * 8 + bit)
        for i in range(1024)
        for bit in range(8)
        if seen[i] >> bit & 1
    }


@pytest.mark.parametrize("expansion", ["", "meteor"])
def test_a_tick_touches_neither_timer_nor_squares_of_six_players(expansion, tmp_path):
    script = begin(tmp_path, "railroad", {"expansion": expansion}, ready=1, names=NAMES * 2)
    script.gadget.session.timer = Timer("down", 60)
    script.do("hold", "A")
    before = lit(script)
    first = 66 if expansion else 0
    wide = 10 if expansion else 21
    for seat in range(5):
        left = first + wide * seat + (0 if expansion else 6)
        script.do("press", "A")
        changed = before ^ lit(script)
        before = lit(script)
        tick = {(x, y) for x, y in changed if y < 54}
        assert tick and min(x for x, _ in tick) >= left
        assert max(x for x, _ in tick) < first + wide * (seat + 1) - 1
        assert min(y for _, y in tick) >= 40, "the timer"


def test_the_timer_of_a_draft_with_expansion_dice_is_beside_the_name(tmp_path):
    timers = []
    for name in ("A", "Mmmmmmmmmmmm"):
        (tmp_path / name).mkdir()
        options = {"draft": 1, "expansion": "lava"}
        script = begin(tmp_path / name, "railroad", options, names=[name, "B"])
        script.gadget.session.timer = Timer("down", 300)
        script.do("hold", "A")
        while script.gadget.front() != ".round":
            script.do("press", "A")
        script.wait(12000)  # until no message is shown
        timers.append({(x, y) for x, y in lit(script) if x > 90 and 28 <= y < 40})
    assert timers[0] == timers[1]


@pytest.mark.parametrize(("names", "seconds"), [(NAMES, 0), (NAMES[:1], 45), (NAMES, 45)])
def test_a_rival_that_thinks_leaves_name_and_timer_of_a_sheet_readable(names, seconds, tmp_path):
    script = begin(tmp_path, "railroad", {"boards": 1, "expansion": "lava"}, names=names)
    script.do("hold", "A")
    script.do("press", "A")
    if seconds:
        script.gadget.session.timer = Timer("down", seconds)
    pictures = []
    for script.gadget.screen.sign in (None, 0, 1, 2, 3, 4):
        script.gadget.changed()
        script.wait(1)
        pictures.append(lit(script))
        beside = {(x, y) for x, y in pictures[-1] ^ pictures[0] if x > 96 and y < 28}
        assert beside == set()
    assert len({frozenset(picture) for picture in pictures}) == 6


@pytest.mark.parametrize("marked", [0, 2, 3])
def test_the_end_of_the_time_shows_who_was_waited_for(marked, tmp_path):
    script = ready_round(tmp_path, 30)
    for _ in range(marked):
        script.do("press", "A")
    script.do("wait", "31000")
    waited = [name for name in NAMES if name in script.gadget.screen.words().split("ited for")[-1]]
    assert waited == NAMES[marked:]
    assert ("Waited for" in script.gadget.screen.words()) == (marked < 3)


def test_large_dice_follow_each_other_by_themselves(tmp_path):
    script = begin(tmp_path, "railroad")
    script.do("hold", "A")
    script.do("press", "DOWN")
    screen = script.gadget.screen
    script.do("wait", "10000")
    assert screen.at == 0, "not unless somebody wants it"
    script.do("press", "A")
    seen = []
    for _ in range(5):
        seen.append(screen.at)
        script.do("wait", "3000")
    assert seen == [0, 1, 2, 3, 0]
    script.do("press", "A")
    at = screen.at
    script.do("wait", "4000")
    assert screen.at == at and front(script) == "die"
    script.do("press", "B")
    assert front(script) == ".round"
