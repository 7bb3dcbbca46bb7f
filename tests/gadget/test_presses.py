"""The table of presses in the design: what a player wants, and how many presses it takes."""

import pytest

from firmware.games import game_class
from firmware.games.die import face_name
from tests.runners.driver import switched_on, table


@pytest.fixture
def script(tmp_path):
    """A gadget that has just been switched on."""
    return switched_on(tmp_path)


# What somebody wants who has just switched on a gadget that was never used: a hold is one press,
# like any other. The first roll is on the screen at the end.
BUDGET = {
    "Railroad Ink for 4": (10, "DOWN DOWN A A DOWN RIGHT RIGHT hold:A hold:A"),
    "Lava for 4": (13, "DOWN DOWN A A DOWN RIGHT RIGHT DOWN LEFT DOWN RIGHT hold:A hold:A"),
    "a draft for 4": (13, "DOWN DOWN A A DOWN RIGHT RIGHT DOWN DOWN DOWN RIGHT hold:A hold:A"),
    # The four cards on the table must be entered: A by habit takes none.
    "Emma's first wheels": (15, "RIGHT A hold:A A A" + 4 * " RIGHT A" + " A hold:A"),
    "the first veins of Off the Rails": (7, "RIGHT RIGHT A A A hold:A"),
    "plain dice": (4, "LEFT A hold:A"),
    "Railroad Ink alone": (4, "DOWN A A hold:A"),
    "Railroad Ink alone at once": (3, "DOWN A hold:A"),
    "the game of the day": (4, "DOWN A DOWN hold:A"),
    "Railroad Ink with a rival": (5, "DOWN RIGHT RIGHT RIGHT hold:A"),
    "the first puzzle": (4, "DOWN RIGHT RIGHT hold:A"),
    "the first rung of the ladder": (5, "DOWN LEFT LEFT LEFT hold:A"),
    "lava alone": (6, "DOWN A LEFT LEFT A hold:A"),
}
ALONE = {"boards": 1}
# What the journal of that game says: game, players, options that are not the usual ones.
WANTED = {
    "Railroad Ink for 4": ("railroad", 4, {}),
    "Lava for 4": ("railroad", 4, {"edition": "blazing_red", "expansion": "lava"}),
    "a draft for 4": ("railroad", 4, {"draft": 1}),
    "Emma's first wheels": ("emma", 2, {}),
    "the first veins of Off the Rails": ("off_the_rails", 2, {}),
    "plain dice": ("dice", 1, {}),
    "Railroad Ink alone": ("railroad", 1, ALONE),
    "Railroad Ink alone at once": ("railroad", 1, ALONE),
    "the game of the day": ("railroad", 1, ALONE),
    "Railroad Ink with a rival": ("railroad", 2, dict(ALONE, rival="easy")),
    "the first puzzle": ("railroad", 1, dict(ALONE, puzzle=1, rival_play=1)),
    "the first rung of the ladder": ("railroad", 2, dict(ALONE, rival="easy", ladder=1)),
    "lava alone": ("railroad", 1, dict(ALONE, expansion="lava", edition="blazing_red")),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("wish", BUDGET)
def test_from_power_on_to_the_first_roll(wish, language, tmp_path):
    most, presses = BUDGET[wish]
    if language == "de":  # where the German edition comes first
        presses = presses.replace("LEFT DOWN", "RIGHT DOWN")
    script = table(tmp_path, language)
    script.settle()
    for press in presses.split():
        verb, _, button = press.rpartition(":")
        script.do(verb or "press", button)
    assert script.presses <= most
    session = script.gadget.session
    key, players, options = WANTED[wish]
    header = session.header
    usual = {name: default for name, default, _ in game_class(key).OPTIONS}
    assert (session.key, len(header["players"])) == (key, players)
    if key == "railroad" and language == "de" and "puzzle" not in options:
        options = {"edition": "deep_blue_de"} | options
    assert {n: v for n, v in header["options"].items() if v != usual[n]} == options
    assert session.pressed_last().count("roll"), "the latest press rolled"
    said = script.gadget.screen.words()
    drawn = {
        "railroad": lambda game: [face for pair in game.pairs for face in pair] or game.rolls[0],
        "dice": lambda game: [face for _, face in game.latest_dice()],
    }
    if key in drawn:
        for face in drawn[key](session.game):
            assert face_name(face, language) in said
    elif key == "emma":
        wheels = session.game.drawn[0][2]
        assert f"{sum(wheels)} " in said and script.gadget.screen.page
    else:
        veins = [what for what in session.game.drawn if what[0] == "vein"]
        assert len(veins) == 4
        assert all(script.gadget.screen.square_name(vein[1]) in said for vein in veins)


def rolled(script):
    """A game whose first round is on the screen."""
    script.do("press", "A")
    script.do("hold", "A")
    script.presses = 0
    return script.gadget.session


def test_switch_on_and_roll_the_first_round_of_the_same_game_as_last_time_takes_2(tmp_path):
    before = table(tmp_path)
    before.run(
        "press DOWN\npress DOWN\npress A\npress A\npress DOWN\npress DOWN\npress RIGHT\npress DOWN"
    )
    before.run("press RIGHT\nhold A")
    played = before.gadget.session.header
    before.gadget.session.abandon(before.now)
    script = table(tmp_path)  # power off and on
    script.run("press A\nhold A")
    assert script.presses == 2
    session = script.gadget.session
    assert len(session.game.rolls) == 1
    assert session.header["options"] == played["options"]
    assert session.header["options"]["expansion"] == "river"
    assert session.header["players"] == played["players"]


def test_no_stray_press_shows_a_roll(script):
    session = rolled(script)
    for button in ("A", "A", "UP", "B", "DOWN", "B", "LEFT", "RIGHT", "A"):
        script.do("press", button)
        assert len(session.game.rolls) == 1


def test_a_hold_must_last_600_ms_while_a_bar_fills(script):
    script.do("press", "A")
    plain = script.display.seen
    script.buttons.mask = 16
    script.wait(300)
    half = script.display.seen
    script.wait(250)
    nearly = script.display.seen
    assert sum(map(int.bit_count, half[7 * 128 :])) < sum(map(int.bit_count, nearly[7 * 128 :]))
    script.buttons.mask = 0
    script.settle()
    assert script.gadget.session.game.rolls == []
    script.wait(3000)
    assert script.display.seen == plain
    script.do("hold", "A")
    assert len(script.gadget.session.game.rolls) == 1


def test_to_end_the_round_and_roll_the_next_takes_1(script):
    session = rolled(script)
    script.do("hold", "A")
    assert (script.presses, session.game.round, len(session.game.rolls)) == (1, 2, 2)


def test_to_see_an_earlier_roll_takes_1(script):
    session = rolled(script)
    script.do("hold", "A")
    script.presses = 0
    script.do("press", "LEFT")
    screen = script.gadget.screen
    assert list(screen.faces) == list(session.game.rolls[0])
    assert script.presses == 1
    assert "earlier" in screen.words()
    script.do("press", "RIGHT")
    assert list(script.gadget.screen.faces) == list(session.game.rolls[1])


def test_to_cross_off_a_special_route_takes_2_for_the_own_player_and_3_for_another(script):
    session = rolled(script)
    script.do("press", "UP")
    script.do("press", "A")
    assert script.presses == 2
    assert session.game.seats[0].specials.used == ["S1"]
    script.presses = 0
    script.do("press", "UP")
    script.do("press", "DOWN")
    script.do("press", "A")
    assert script.presses == 3
    assert session.game.seats[1].specials.used == ["S1"]


def test_undo_takes_2(script):
    session = rolled(script)
    script.do("hold", "B")
    script.do("press", "A")
    assert script.presses == 2
    assert session.game.rolls == []


def test_to_pause_the_timer_and_to_go_on_takes_1_each(script):
    script.gadget.settings.set_all({"timer_mode": "down", "timer_s": 90})
    session = rolled(script)
    assert session.timer.running()
    script.do("press", "A")
    assert not session.timer.running()
    script.do("press", "A")
    assert session.timer.running()
    assert script.presses == 2


def steps(start, target):
    """The presses that change a number: fives with left and right, ones with up and down."""
    if target == 0:
        return ["LEFT"] * -(-start // 5)  # nothing goes below 0
    fives, ones = divmod(abs(target - start), 5)
    up = target > start
    if ones > 2 and (up or start >= 5):
        fives, ones = fives + 1, ones - 5
    many = ["RIGHT" if up else "LEFT"] * fives
    return many + ["UP" if up == (ones > 0) else "DOWN"] * abs(ones)


@pytest.mark.parametrize(
    ("total", "errors"), [(14, 0), (28, 2), (33, 11), (45, 7), (52, 4), (61, 1), (67, 9)]
)
def test_a_quick_score_takes_at_most_12(script, total, errors):
    session = rolled(script)
    for _ in range(7):
        script.do("hold", "A")
    script.do("press", "A")
    script.presses = 0
    for start, target in zip(script.gadget.screen.values, (total, errors), strict=True):
        for button in steps(start, target):
            script.do("press", button)
        script.do("press", "A")
    assert script.presses <= 12
    assert session.game.score()["players"][0]["total"] == total
    assert session.game.values(0)[4] == errors
