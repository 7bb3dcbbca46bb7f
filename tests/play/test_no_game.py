"""Games that cannot begin, and what can be done while there is none."""

import pytest

from firmware.play.refused import Refused
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.play.test_odd_moments import THROW, Choosy, refused


def test_without_a_game_there_is_nothing_to_do():
    session = Session(MemoryFiles(), demo.seeded(7), "test")
    for call in (session.roll, session.undo, session.finish, session.abandon):
        assert refused(call, 1) == ("no_game", ())
    assert refused(session.salt, "A", 1) == refused(session.do, dict(THROW), 1) == ("no_game", ())
    session.tick(1)
    assert not session.can_undo() and session.pressed_last() == []


def test_on_a_flash_that_does_not_answer_no_game_begins():
    storage = Choosy()
    session = Session(storage, demo.seeded(7), "test")
    for fails in ("names", "free"):
        storage.fails = (fails,)
        assert refused(session.new, "dice", {}, ["A"], 0) == ("flash_error", ())
    storage.fails = ()
    session.new("dice", {}, ["A"], 0)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (("chess", {}, ["A"], 0), ("bad_game", ("chess",))),
        ((None, {}, ["A"], 0), ("bad_game", ("None",))),
        (("emma", {"level": "easy"}, ["A"], 0), ("bad_option", ("level", "easy"))),
        (("emma", {}, ["A"] * 9, 0), ("bad_players", (1, 4))),
        (("dice", {}, ["A"], 0, "abc"), ("bad_code", ("abc",))),
    ],
)
def test_a_game_that_cannot_begin_says_why(asked, why):
    session = Session(MemoryFiles(), demo.seeded(7), "test")
    with pytest.raises(Refused) as error:
        session.new(*asked)
    assert error.value.why == why and session.game is None
    assert session.storage.names() == []
