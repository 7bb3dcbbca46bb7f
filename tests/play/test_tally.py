"""What many games say together: of every name, and of the dice. On the screen it is tested in
tests/gadget/test_statistics.py."""

import random

import pytest

from firmware.play.replay import Replay
from firmware.play.session import Session
from firmware.play.tally import MOST_NAMES, Tally
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles


def new_session():
    return Session(MemoryFiles(), demo.seeded(1), "pico")


def counted(session, fewer=False):
    """All games of the flash, the newest first as on the screen."""
    tally = Tally(fewer)
    for number, _ in session.finished_games.newest_first():
        story = Replay()
        tally.begin()
        for _ in session.finished_games.reading(
            story, session.finished_games.name(number), tally.watch
        ):
            pass
        tally.add(story)
    return tally


def play_railroad(session, names, points):
    """Points are typed as those of the exits; None: nobody typed them."""
    session.new("railroad", {}, names, 0)
    while not session.game.over():
        session.roll(1000) if session.game.asks() else session.do({"e": "end"}, 2000)
    for p, exits in enumerate(points):
        if exits is not None:
            session.do({"e": "scores", "p": p, "v": [exits, 0, 0, 0, 0, 0]}, 3000)
    session.finish(4000)


def test_games_wins_mean_and_best_and_who_played_most_is_first():
    session = new_session()
    play_railroad(session, ["Eve", "Ada"], [12, 20])
    play_railroad(session, ["Eve", "Ada"], [21, 8])
    play_railroad(session, ["Ada", "Bob"], [9, 9])  # both have won
    play_railroad(session, ["Zoë"], [40])  # alone there is nobody to beat
    session.new("railroad", {}, ["Ada", "Eve"], 0)
    session.abandon(1000)
    tally = counted(session)
    assert tally.games == 4 and tally.left_out == 0
    assert tally.rows() == [
        ("Ada", 3, 2, 123, 20),  # 37 / 3 = 12.33
        ("Eve", 2, 1, 165, 21),
        ("Bob", 1, 1, 90, 9),
        ("Zoë", 1, 0, 400, 40),
    ]


def test_a_game_that_is_given_up_at_its_very_end_counts_for_nobody():
    session = new_session()
    session.new("railroad", {}, ["Ada", "Eve"], 0)
    while not session.game.over():
        session.roll(1000) if session.game.asks() else session.do({"e": "end"}, 2000)
    session.abandon(3000)
    tally = counted(session)
    assert tally.games == 0 and tally.rows() == []
    assert sum(tally.dice["station"].values()) == 7


def test_half_a_tenth_is_rounded_up_below_nothing_too():
    tally = Tally()
    for total in (1, 1, 1, 2):  # 1.25
        tally._count("Ada", total, False)
    for total in (-1, -1, -1, -2):
        tally._count("Eve", total, False)
    assert tally.rows() == [("Ada", 4, 0, 13, 2), ("Eve", 4, 0, -12, -1)]


@pytest.mark.parametrize("fewer", [False, True])
def test_a_game_with_places_shows_whether_more_or_fewer_points_are_better(fewer):
    session = new_session()
    play_railroad(session, ["Ada"], [30])
    play_railroad(session, ["Ada"], [10])
    assert counted(session, fewer).rows() == [("Ada", 2, 0, 200, 10 if fewer else 30)]
    play_railroad(session, ["Ada", "Eve"], [20, 20])
    assert counted(session, fewer).rows()[0][4] == (10 if fewer else 30), (
        "equal points say nothing"
    )
    play_railroad(session, ["Ada", "Eve"], [20, 22])
    assert counted(session, fewer).rows()[0][4] == 30


def test_against_betsy_one_wins_or_loses_alone():
    """As the game itself says it, over some games of both ends."""
    session = new_session()
    rng = random.Random(4)
    ends = []
    while not (ends.count("won") >= 2 and ends.count("lost") >= 2):
        session.new("emma", {"level": "full", "solo": "betsy"}, ["Ada"], 0)
        while not session.game.over():
            demo.step(session, rng, 1000)
        demo.type_scores(session, rng, 2000)
        ends.append((session.game.score()["note"] or ("",))[0])
        session.finish(3000)
    name, games, wins, _, _ = counted(session).rows()[0]
    assert (name, games, wins) == ("Ada", len(ends), ends.count("won"))


def test_who_derails_too_often_has_lost_though_nobody_else_played():
    session = new_session()
    rng = random.Random(2)
    lost = False
    while not lost:
        session.new("emma", {"level": "full", "derail_limit": 3}, ["Ada"], 0)
        while not session.game.over():
            demo.step(session, rng, 1000)
        lost = session.game.score()["note"] == ("lost", ())
        session.finish(3000) if lost else session.abandon(3000)
    tally = counted(session)
    assert tally.games == 1 and tally.rows() == [("Ada", 1, 0, None, None)]


def test_rivals_have_no_line_and_nobody_wins_where_a_score_is_missing():
    session = new_session()
    rng = random.Random(4)
    won = 0
    for _ in range(3):
        session.new("railroad", {"boards": 1, "rival": "easy"}, ["Ada", "Rival ★"], 0)
        while not session.game.over():
            demo.step(session, rng, 1000)
        won += session.game.score()["players"][0]["place"] == 1
        session.finish(2000)
    play_railroad(session, ["Ada", "Ben"], [40, None])
    rows = {name: (games, wins) for name, games, wins, _, _ in counted(session).rows()}
    assert rows == {"Ada": (4, won)}


def test_dice_that_come_again_after_an_undo_count_once():
    session = new_session()
    session.new("railroad", {}, ["Ada"], 0)
    session.roll(1000)
    session.do({"e": "end"}, 2000)
    session.roll(3000)
    for _ in range(3):
        session.undo(4000)
    session.roll(5000)
    session.do({"e": "end"}, 6000)
    session.roll(7000)
    rolls = [face for faces in session.game.rolls for face in faces]
    session.abandon(8000)
    play_railroad(session, ["Ada"], [1])
    rolls += [face for faces in session.game.rolls for face in faces]
    tally = counted(session)
    assert sum(tally.dice["station"].values()) == 2 + 7
    assert sum(tally.dice["route"].values()) == 3 * (2 + 7)
    counts = {}
    for face in rolls:
        counts[face] = counts.get(face, 0) + 1
    assert counts == {face: n for faces in tally.dice.values() for face, n in faces.items()}
    assert tally.games == 1, "the dice of a game that was given up are dice all the same"


def test_a_name_too_many_is_left_out_and_counted():
    tally = Tally()
    for i in range(MOST_NAMES + 5):
        tally._count(f"Guest {i}", i, False)
    tally._count("Guest 3", 9, True)
    assert len(tally.rows()) == MOST_NAMES and tally.left_out == 5
    assert tally.rows()[0] == ("Guest 3", 2, 1, 60, 9)
