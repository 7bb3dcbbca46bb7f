"""Railroad Ink at the table: the meteor asks before it is too late, the draft shows everything."""

import pytest

from firmware.games.railroad.sheet.tiles import SPECIALS
from firmware.play.timers import Timer
from tests.gadget.png import rows_of
from tests.gadget.sheet import picture
from tests.runners.driver import switched_on

NAMES = ["Ada", "Björn", "Chloé"]


def begin(tmp_path, options, language="en"):
    script = switched_on(tmp_path, language)
    script.gadget.session.new("railroad", options, NAMES, script.now)
    script.gadget.home()
    script.settle()
    script.do("hold", "A")
    return script


def with_four_arrows(tmp_path, **options):
    """A round in which the direction die leaves the choice to every player."""
    script = begin(tmp_path, dict(options, expansion="meteor"))
    game = script.gadget.session.game
    while "any" not in game.seats[0].faces[4:5]:
        script.do("hold", "A")
        game = script.gadget.session.game
        while game.phase == "pick":
            script.do("press", "A")
            game = script.gadget.session.game
    return script


def front(script):
    return script.gadget.front()


def test_players_without_a_direction_are_asked_before_the_round_ends(tmp_path):
    script = with_four_arrows(tmp_path)
    session = script.gadget.session
    number = session.game.round
    script.gadget.do({"e": "meteor", "p": 1, "dir": "N"})
    script.do("hold", "A")
    assert front(script) == ".meteor" and session.game.round == number
    assert "Ada: which way?" in script.gadget.screen.words()
    script.do("press", "DOWN")
    script.do("press", "A")
    assert "Chloé: which way?" in script.gadget.screen.words()
    script.do("press", "DOWN")
    script.do("press", "A")
    assert front(script) == ".round"
    assert not any(seat.meteor_due for seat in session.game.seats)
    script.do("hold", "A")
    assert session.game.round == number + 1
    assert all(seat.marker >= 0 for seat in session.game.seats)


def test_a_player_who_was_passed_over_is_asked_all_the_same(tmp_path):
    script = with_four_arrows(tmp_path)
    script.do("hold", "A")
    for key in ("RIGHT", "A", "DOWN", "A"):  # Björn, then Chloé
        script.do("press", key)
    assert "Ada: which way?" in script.gadget.screen.words()
    script.do("press", "DOWN")
    script.do("press", "A")
    assert front(script) == ".round"
    assert not any(seat.meteor_due for seat in script.gadget.session.game.seats)


def test_a_player_who_declines_is_asked_once(tmp_path):
    script = with_four_arrows(tmp_path)
    session = script.gadget.session
    number = session.game.round
    script.do("hold", "A")
    script.do("press", "B")
    assert front(script) == ".round" and session.game.round == number
    script.do("hold", "A")
    assert session.game.round == number + 1
    assert "Meteor markers unknown" in script.gadget.screen.words()


def test_an_earlier_round_is_only_looked_at(tmp_path):
    """A does nothing there, least of all to the timer; B leads back."""
    script = begin(tmp_path, {})
    session = script.gadget.session
    session.timer = Timer("down", 120)
    script.do("hold", "A")
    script.do("press", "LEFT")
    assert "earlier" in script.gadget.screen.words() and session.timer_runs()
    script.do("press", "A")
    assert session.timer_runs() and script.gadget.screen.back == 1
    script.do("press", "B")
    assert script.gadget.screen.back == 0 and front(script) == ".round"
    assert script.gadget.message() is None
    script.do("press", "A")
    assert not session.timer_runs()


def test_a_by_habit_tells_no_direction_and_no_crater(tmp_path):
    script = with_four_arrows(tmp_path)
    game = script.gadget.session.game
    script.do("hold", "A")
    for _ in range(3):
        script.do("press", "A")
    assert all(seat.meteor_due for seat in game.seats)
    script.do("press", "B")
    script.do("press", "RIGHT")
    before = [len(seat.craters) for seat in game.seats]
    script.do("press", "A")
    events = script.gadget.session.events
    script.do("press", "A")
    script.do("press", "A")
    assert script.gadget.session.events == events
    assert [len(seat.craters) for seat in game.seats] == [before[0] + 1, *before[1:]]


def test_a_meteor_that_is_ignored_is_not_asked_about_again(tmp_path):
    script = with_four_arrows(tmp_path)
    script.do("hold", "A")
    for _ in range(5):
        script.do("press", "DOWN")
    script.do("press", "A")
    assert front(script) == ".specials"
    script.do("press", "A")
    assert front(script) == ".meteor" and script.gadget.screen.seat == 1


def test_the_meteor_is_behind_the_same_key_in_the_draft(tmp_path):
    for draft in (0, 1):
        folder = tmp_path / str(draft)
        folder.mkdir()
        script = with_four_arrows(folder, draft=draft)
        assert front(script) == ".round"
        script.do("press", "RIGHT")
        assert front(script) == ".meteor"


def menu_of(script):
    script.do("hold", "B")
    keys = [line[0] for line in script.gadget.screen.lines]
    script.do("press", "B")
    return keys


def with_a_crater(tmp_path):
    """A round in which a meteor has hit, and the seat that it has hit is looked at."""
    script = begin(tmp_path, {"expansion": "meteor"})
    seats = script.gadget.session.game.seats
    while not any(seat.craters for seat in seats):
        for number, seat in enumerate(seats):
            if seat.meteor_due and seat.faces[4] != "any":
                script.gadget.do({"e": "meteor", "p": number, "dir": seat.faces[4]})
        if not any(seat.craters for seat in seats):
            script.do("hold", "A")
    script.gadget.shared["seat"] = next(i for i, seat in enumerate(seats) if seat.craters)
    return script


def test_the_meteor_can_be_reached_only_while_the_players_draw(tmp_path):
    script = with_a_crater(tmp_path)
    assert ".meteor" in menu_of(script)
    script.do("press", "RIGHT")
    assert front(script) == ".meteor"
    script.do("press", "B")
    script.gadget.do({"e": "end"})
    script.gadget.home()
    script.settle()
    assert script.gadget.session.game.phase == "roll" and ".meteor" not in menu_of(script)
    script.do("press", "RIGHT")
    assert front(script) == ".round"


def test_after_the_hit_only_craters_can_be_built_over_and_only_in_a_round(tmp_path):
    script = with_a_crater(tmp_path)
    gadget = script.gadget
    crater = gadget.session.game.seats[gadget.shared["seat"]].craters[0]
    gadget.go(".meteor")
    script.settle()
    assert [(choice[0], choice[3]) for choice in gadget.screen.choices] == [("at", crater)]
    gadget.do({"e": "end"})
    gadget.screen.refresh()
    assert gadget.screen.choices == [] and "Nothing to do" in gadget.screen.words()
    script.do("press", "A")
    assert front(script) == ".round"


def test_a_crater_that_was_built_over_is_gone(tmp_path):
    script = with_a_crater(tmp_path)
    gadget = script.gadget
    gadget.go(".meteor")
    script.settle()
    script.do("press", "A")
    assert gadget.session.game.seats[gadget.shared["seat"]].craters == []
    assert gadget.screen.choices == []


def test_the_own_pair_stays_in_sight_and_all_hands_are_on_one_page(tmp_path):
    script = begin(tmp_path, {"draft": 1})
    game = script.gadget.session.game
    assert f"{NAMES[game.starter]}: pick 1 of 2" in script.gadget.screen.words()
    for _ in range(3):
        script.do("press", "A")
    words = script.gadget.screen.words()
    assert f"{NAMES[game.starter]}: pick 2 of 2" in words and "Your pair:" in words
    for _ in range(3):
        script.do("press", "A")
    assert "starts next" in script.gadget.screen.words()
    for _ in range(3):
        script.do("press", "LEFT")
    words = script.gadget.screen.words().split("\n")
    assert words[-1] == "All hands" and len(words) == 3 * (1 + 4) + 1


def test_nobody_starts_next_after_the_last_round(tmp_path):
    script = begin(tmp_path, {"draft": 1})
    session = script.gadget.session
    while True:
        while session.game.phase == "pick":
            script.do("press", "A")
        if session.game.round == session.game.rounds:
            break
        assert "starts next" in script.gadget.screen.words()
        script.do("hold", "A")
    assert "starts next" not in script.gadget.screen.words()


@pytest.mark.parametrize("language", ["en", "de"])
def test_before_the_first_roll_no_line_breaks_inside_what_is_special(tmp_path, language):
    script = switched_on(tmp_path, language)
    options = {"draft": 1, "rival": "hard", "rival_2": "easy", "edition": "deep_blue"}
    names = ["Ada", "Björn", "Rival ★★★", "Rival ★"]
    script.gadget.session.new("railroad", options, names, script.now)
    script.gadget.home()
    script.settle()
    lines = script.gadget.screen.played()
    rivals, whole = {"en": ("2 rivals", "House rule"), "de": ("2 Rivalen", "Hausregel")}[language]
    assert lines[1].startswith(whole) and lines[-1].split(" · ")[-1] == rivals


def test_a_negative_total_is_typed_in_with_its_errors(tmp_path):
    script = begin(tmp_path, {})
    gadget, session = script.gadget, script.gadget.session
    while not session.game.over():
        script.do("hold", "A")
    script.do("press", "A")
    gadget.screen.values[0] = 2
    for _ in range(2):
        script.do("press", "LEFT")
    script.do("press", "A")
    assert gadget.screen.values == [-8, 4]
    script.do("press", "A")
    assert "Add errors: below −4" in gadget.screen.words() and session.game.typed[0] == []
    for _ in range(4):
        script.do("press", "DOWN")
    script.do("press", "A")
    assert "Add errors: below 0" in gadget.screen.words()
    for _ in range(4):
        script.do("press", "UP")
    script.do("press", "RIGHT")
    script.do("press", "A")
    assert session.game.typed[0] == [1, 0, 0, 0, 9, 0]
    assert session.game.score()["players"][0]["total"] == -8


def test_the_chosen_special_route_is_large_with_its_name(tmp_path):
    for language, name in (
        ("en", "S2: one highway, three railways"),
        ("de", "S2: eine Straße, drei Gleise"),
    ):
        folder = tmp_path / language
        folder.mkdir()
        script = begin(folder, {}, language)
        script.do("press", "UP")
        script.do("press", "RIGHT")
        assert name in script.gadget.screen.words().replace("\n", " ")
        large = picture(SPECIALS["S2"], 40)
        seen = rows_of(script.display.seen)
        assert [row[:40] for row in seen[:40]] == large


def test_a_special_route_that_was_used_stays_visible(tmp_path):
    """Who asks which one is gone sees it, under a cross."""
    script = begin(tmp_path, {})
    script.do("press", "UP")
    script.do("press", "A")
    script.do("press", "UP")
    assert "Crossed off" not in script.gadget.screen.words()
    script.do("press", "LEFT")
    assert "Crossed off" in script.gadget.screen.words()
    seen = [row[2:22] for row in rows_of(script.display.seen)[44:64]]
    route = picture(SPECIALS["S1"], 20)
    same = sum(
        a == b for line in zip(seen, route, strict=True) for a, b in zip(*line, strict=True)
    )
    assert 300 <= same < 400


@pytest.mark.parametrize(("expansion", "top"), [("", 0), ("river", 28)])
def test_a_timer_in_reverse_is_closed_on_all_sides(expansion, top, tmp_path):
    script = begin(tmp_path, {"expansion": expansion})
    gadget = script.gadget
    gadget.session.timer = Timer("down", 30)
    gadget.timer.start()
    script.wait(25000)
    while gadget.timer.lit:
        script.wait(100)
    seen = rows_of(script.display.seen)[top : top + 11]
    left = max(x for x in range(128) if not seen[0][x]) + 1
    assert 100 < left < 105 and any(0 in row[left:] for row in seen)
    edges = [
        seen[0][left:],
        seen[-1][left:],
        [row[left] for row in seen],
        [row[127] for row in seen],
    ]
    assert all(all(edge) for edge in edges)
