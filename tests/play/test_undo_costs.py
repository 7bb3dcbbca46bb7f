"""What an undo costs: how many events are played again for it, and how many copies are stored.

The figures follow from the constants of firmware/play/undo_points.py. On a board 16 events take a
fifth of a second, and a copy takes as much memory as a game.
"""

from itertools import pairwise
from random import Random

import pytest

from firmware.play.session import Session
from firmware.play.undo_points import APART, GAP, MARKS, NEAR, OLD, STEP
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.play.test_taking_back import begun, press


class Counting:
    """A reader that counts the events which are played again."""

    def __init__(self, reader):
        self.reader = reader
        self.count = 0

    def read(self, *args):
        self.count += 1
        return self.reader.read(*args)


def long_game(presses):
    session = begun()
    for number in range(presses):
        press(session, 1000 * number)
        assert len(copies(session)) <= 1 + OLD + MARKS + 1, "a board has no memory for more"
    return session


def read_back(session):
    again = Session(session.storage, demo.seeded(8), "test")
    assert again.resume(10**6)
    return again


def copies(session):
    """After how many events there is one."""
    return [count for count, _, _ in session._undo_points._marks]


def costs(session, undos):
    points = session._undo_points
    reader = points._reader = Counting(points._reader)
    found = []
    for _ in range(undos):
        reader.count = 0
        session.undo(10**6)
        found.append(reader.count)
    return found


def down_from(*numbers):
    return [cost for number in numbers for cost in range(number, -1, -1)]


def test_while_a_game_is_played_the_last_turns_have_a_copy_each():
    session = long_game(100)
    assert copies(session) == [0, 33, 65, 97, 129, 161, 193, 195, 197, 199]
    assert len(session._undo_points._bodies) == 7, "what is needed to play on from the copies"
    assert costs(session, 7) == [0, 1, 0, 1, 0, 1, 0]


def test_a_long_round_gets_copies_in_between():
    """Six players draw four dice each: one round is more than an undo may play again."""
    session = Session(MemoryFiles(), demo.seeded(7), "test")
    session.new("railroad", {"boards": 1}, ["Ada"] * 6, 0)
    rng = Random(5)
    while session._undo_points.count < 70:
        demo.step(session, rng, 1000)
        apart = [b - a for a, b in pairwise([*copies(session), session._undo_points.count])]
        assert max(apart[-MARKS:]) <= APART
    stages = [stage for _, _, stage in session._undo_points._marks[1:]]
    assert len(stages) > len(set(stages))


def test_a_very_long_game_keeps_fewer_copies_of_its_beginning():
    session = long_game(400)
    found = copies(session)
    assert found == [0, 385, 513, 577, 641, 673, 705, 737, 769, 793, 795, 797, 799]
    assert all(b - a >= GAP for a, b in pairwise(found[1:-MARKS]))


def test_a_journal_that_is_read_back_leaves_copies_at_even_distances():
    assert copies(read_back(long_game(10))) == [0]
    assert copies(read_back(long_game(100))) == list(range(0, 193, GAP))
    assert copies(read_back(long_game(400))) == list(range(0, 801, 800 // OLD))


def test_an_undo_from_far_away_makes_the_next_ones_cheap():
    session = read_back(long_game(400))
    half = STEP // 2
    way = [half - 1, *[STEP - 1] * (NEAR // STEP - 1)]
    first = 800 // OLD - 1
    assert costs(session, 1 + NEAR - half) == [first, *down_from(*way)]
    assert costs(session, 1)[0] > STEP, "then another long way, once"
    assert costs(session, half) == down_from(half - 1)


def test_an_undo_from_near_leaves_no_copies_behind():
    session = read_back(long_game(8))
    assert costs(session, 1) == [15] and copies(session) == [0]
    assert costs(session, 15) == list(range(14, -1, -1))


@pytest.mark.parametrize("events", [1, 2, 3, 40, 99, 150, 200])
def test_however_many_are_taken_back_at_once_it_is_the_game_from_then(events):
    session = long_game(100)
    again = read_back(session)
    expected = []
    other = begun()
    for number in range(100):
        expected.append(other.game.state())
        other.do({"e": "throw", "dice": ["route"], "counts": [4]}, 1000 * number)
        expected.append(other.game.state())
        other.roll(1000 * number)
    for each in (session, again):
        each.undo(10**6, events)
        assert each.game.state() == expected[200 - events]
        found = copies(each)
        assert found == sorted(set(found)), "the copies are in order"
