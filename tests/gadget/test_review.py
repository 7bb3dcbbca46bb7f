"""Looking back at a round: what it cost, and what the rival would have drawn beside one's own."""

import pytest

from firmware.games.railroad.game import Game
from firmware.games.railroad.rival.review import review
from firmware.games.railroad.rival.rival import Rival
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.seat import Seat
from tests.gadget.sheets import front, press, screen, words
from tests.gadget.test_history import Evening
from tests.gadget.test_past_sheets import drawn, opened

SAID = {
    "en": ("Round {} cost you {} point", "Round {}: as good as Ingo"),
    "de": ("Runde {} kostete {} Punkt", "Runde {}: so gut wie Ingo"),
}


def thought(seat, level):
    rival = Rival(seat, level)
    while not rival.step():
        pass
    return rival


def cost(before, after):
    *_, (points, sheet) = review(before, after)
    return points, sheet


def evening_of(folder, levels, options=None, names=("Ada",)):
    """A finished game in which Ada draws each round like a rival of these levels."""
    evening = Evening(folder)
    session = evening.session
    session.new("railroad", dict(options or {}, boards=1), list(names), 0)
    rounds = []
    for level in levels:
        session.roll(1000)
        before = session.game.seats[0].copy()
        for event in thought(before, level).events:
            session.do(dict(event, p=0), 2000)
        rounds.append((before, session.game.seats[0].copy()))
        session.do({"e": "end"}, 2000)
        if session.game.over():
            break
    session.finish(3000)
    return evening, rounds


def looked(script):
    """Ask for the round on the screen, and wait."""
    press(script, "press A")
    for _ in range(200):
        if screen(script).review is None:
            break
        script.wait(50)
    script.settle()


@pytest.mark.parametrize("expansion", ["", "river", "lake", "lava", "meteor"])
def test_who_draws_like_the_rival_loses_nothing(expansion):
    edition = "blazing_red" if expansion in ("lava", "meteor") else "deep_blue"
    options = Game({"boards": 1, "edition": edition, "expansion": expansion}, 1).options
    faces = ["H--H", "HHH-", "R-R-", "HR--*"]
    faces += {"river": ["WW--", "W-W-"], "lake": ["L---", "LL--"], "lava": ["VV--", "V-V-"]}.get(
        expansion, ["N", "1"] if expansion else []
    )
    seat = Seat(options)
    seat.begin(1, faces)
    rival = thought(seat, "hard")
    points, sheet = cost(seat, rival.seat)
    assert points == 0 and sheet.faces == rival.seat.sheet.faces


def test_in_the_last_round_it_is_the_difference_of_the_scores():
    game = Game({"boards": 1}, 1)
    seat = game.seats[0].copy()
    for number, faces in enumerate((["H--H", "HHH-", "R-R-", "HR--*"],) * 6):
        seat.begin(number + 1, faces)
        seat = thought(seat, "medium").seat
    costs = []
    for faces in (["R--R", "HHH-", "H-H-", "H-R-*"], ["RRR-", "H--H", "R-R-", "HRHRx"]):
        for others in (["HHH-", "HHH-"], ["R--R", "H-H-"]):
            seat.begin(7, faces[:1] + others + faces[3:])
            best, own = thought(seat, "hard").seat, thought(seat, "easy").seat
            scores = [Score(one.sheet, game.options).total for one in (best, own)]
            costs.append(cost(seat, own)[0])
            assert costs[-1] == scores[0] - scores[1]
    assert max(costs) > 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_history_says_what_a_round_cost_and_shows_both_sheets(tmp_path, language):
    levels = ["hard", "hard", "hard", "easy", "hard", "hard", "hard"]
    evening, rounds = evening_of(tmp_path, levels)
    script = opened(evening, tmp_path, language)
    press(script, "press A")
    script.wait(500)
    assert front(script) == "railroad.past"
    press(script, "press LEFT", "press LEFT", "press LEFT")
    looked(script)
    points, sheet = cost(*rounds[3])
    assert points > 0
    assert SAID[language][0].format(4, points) in script.gadget.message()[0]
    board = screen(script)
    assert [face or "" for face in board.view._shown] == rounds[3][1].sheet.faces
    assert [face or "" for face in board.beside._shown] == sheet.faces
    lit = script.display.seen
    script.wait(400)
    assert script.display.seen != lit
    press(script, "press A")
    assert board.beside is None and f"−{points}" in words(script).split("\n")
    press(script, "press LEFT")
    looked(script)
    assert script.gadget.message()[0] == SAID[language][1].format(3)
    press(script, "press RIGHT")
    assert board.beside is None


def test_a_rival_is_not_reviewed_and_a_key_ends_the_thoughts(tmp_path):
    evening = Evening(tmp_path)
    session = evening.session
    session.new("railroad", {"boards": 1, "rival": "easy"}, ["Ada", "Rival ★"], 0)
    while not session.game.over():
        session.roll(1000)
        for seat in (0, 1):
            for event in thought(session.game.seats[seat], "easy").events:
                session.do(dict(event, p=seat), 2000)
        session.do({"e": "end"}, 2000)
    session.finish(3000)
    script = opened(evening, tmp_path)
    press(script, "press A")
    script.wait(500)
    press(script, "press A")
    assert screen(script).review is not None
    press(script, "press DOWN")
    assert screen(script).review is None and words(script).startswith("Rival")
    press(script, "press A")
    assert screen(script).review is None and front(script) == "railroad.past"


def test_drafted_rounds_and_one_that_never_ended(tmp_path):
    evening = Evening(tmp_path)
    drawn(evening, {"draft": 1}, ["Ada", "Björn"], until=2)
    script = opened(evening, tmp_path)
    press(script, "press A")
    script.wait(500)
    press(script, "press A")
    assert screen(script).review is None, "this round did not end"
    press(script, "press LEFT", "press DOWN")
    looked(script)
    assert "Round 2" in script.gadget.message()[0] and screen(script).beside is not None
