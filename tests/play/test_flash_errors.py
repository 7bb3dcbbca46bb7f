"""A full flash and a broken one: a clear refusal, or a game that goes on and says so."""

import pytest

from firmware.play.new_game import NEEDED_BLOCKS
from firmware.play.refused import Refused
from firmware.play.session import Session
from host_tools.journals import demo
from tests.play.flash import BLOCK, BROKEN, WORN, Flash, FlashFiles
from tests.play.stories import KINDS, do_step, short, shown, story_of
from tests.support.sizes import SOAK


def begin(steps):
    flash = Flash()
    session = Session(FlashFiles(flash), demo.seeded(7), "test")
    do_step(session, steps[0])
    return flash, session


def undisturbed(steps):
    _, session = begin(steps)
    for step in steps[1:]:
        do_step(session, step)
    return session.storage.read("g00001.fin")


def fill(storage, leave):
    """Fill the flash with another file until only this number of blocks is free."""
    while storage.free()[0] > leave:
        storage.append("music", b"m" * BLOCK)


@pytest.mark.parametrize("leave", [1, 3, NEEDED_BLOCKS - 1])
def test_a_full_flash_refuses_a_new_game_before_anything_is_touched(leave):
    flash = Flash()
    session = Session(FlashFiles(flash), demo.seeded(7), "test")
    fill(session.storage, leave)
    free = session.storage.free()[0]
    before = len(flash.log)
    with pytest.raises(Refused) as refused:
        session.new("dice", {}, ["A"], 0)
    assert refused.value.why == ("flash_full", (free, NEEDED_BLOCKS))
    assert len(flash.log) == before and session.game is None


@pytest.mark.parametrize("kind", KINDS)
def test_flash_fills_up_during_a_game(kind):
    """The game stays playable to its end; what was saved before is still there."""
    steps = story_of(kind, 5)
    flash, session = begin(steps)
    fill(session.storage, 1)
    saved = shown(session)
    for step in steps[1:]:
        do_step(session, step)
        if session.saving:
            saved = shown(session)
    assert session.game.over()
    if saved is not None:
        assert session.report == ("not_saved", ())
        again = Session(FlashFiles(Flash(flash.buffer)), demo.seeded(8), "test")
        assert again.resume(0) and shown(again) == saved
    session.storage.remove("music")
    session.tick(10**9)
    assert session.saving and session.storage.read("g00001.fin") == undisturbed(steps)
    assert sorted(session.storage.names()) == ["chain", "g00001.fin", "pool"]


@pytest.mark.parametrize("error", [BROKEN, WORN])
@pytest.mark.parametrize("kind", KINDS)
def test_one_failed_operation_loses_nothing(kind, error):
    steps = short(story_of(kind, 6), 8)
    whole = undisturbed(steps)
    flash, session = begin(steps)
    first = flash.count
    for step in steps[1:]:
        do_step(session, step)
    for bad in range(first, flash.count, 1 if SOAK else 3):
        again, session = begin(steps)
        again.fails, again.error = {bad}, error
        for step in steps[1:]:
            do_step(session, step)
        session.tick(10**9)
        assert session.saving and session.revealed
        data = session.storage.read(session.finished_games.name(1) or "g00001.jnl")
        assert data == whole, f"operation {bad} failed"
        power_on = Session(FlashFiles(Flash(again.buffer)), demo.seeded(8), "test")
        assert not power_on.resume(0) and power_on.finished_games.newest_first() == [(1, False)]
        names = set(power_on.storage.names())
        assert names - {"pool"} == {"chain", "g00001.fin"}, f"operation {bad} failed"


@pytest.mark.parametrize("kind", KINDS)
def test_a_flash_that_dies_leaves_the_game_playable(kind):
    steps = short(story_of(kind, 6), 8)
    flash, session = begin(steps)
    first = flash.count
    for step in steps[1:]:
        do_step(session, step)
    total = flash.count
    for bad in range(first, total, 1 if SOAK else 5):
        dying, session = begin(steps)
        dying.fails = range(bad, 10**9)
        saved = [shown(session)]
        for step in steps[1:]:
            do_step(session, step)
            if session.saving:
                saved = []
            saved.append(shown(session))
        assert session.revealed
        again = Session(FlashFiles(Flash(dying.buffer)), demo.seeded(8), "test")
        again.resume(0)
        # An operation after the line was on the flash may have failed: then it stays, too.
        assert shown(again) in saved[:2]


def test_every_failure_of_a_new_game_is_a_refusal():
    flash = Flash()
    session = Session(FlashFiles(flash), demo.seeded(7), "test")
    before = flash.count
    session.new("dice", {}, ["A"], 0)
    for bad in range(flash.count - before):
        for fails in ({bad}, range(bad, 10**9)):
            broken = Flash()
            session = Session(FlashFiles(broken), demo.seeded(7), "test")
            broken.count, broken.fails = 0, fails
            try:
                session.new("dice", {}, ["A"], 0)
                assert shown(session)
            except Refused as refused:
                assert refused.why == ("flash_error", ())
                assert session.game is None
            broken.fails = ()
            again = Session(FlashFiles(Flash(broken.buffer)), demo.seeded(8), "test")
            resumed = again.resume(0)
            assert again.report is None and (resumed or not again.finished_games.newest_first())
            assert resumed or again.storage.names() in ([], ["pool"])
            assert not resumed or again.header["number"] == 1


def test_low_battery_keeps_the_lines_until_it_may_write_again():
    steps = story_of("dice", 5)
    flash, session = begin(steps)
    session.may_write = False
    before = len(flash.log)
    for step in steps[1:5]:
        do_step(session, step)
    session.tick(5)
    assert not session.saving and len(flash.log) == before and session.report == ("not_saved", ())
    session.may_write = True
    session.tick(10)
    assert session.saving
    again = Session(FlashFiles(Flash(flash.buffer)), demo.seeded(8), "test")
    assert again.resume(0) and again.game.state() == session.game.state()
    low = Session(FlashFiles(Flash()), demo.seeded(7), "test")
    low.may_write = False
    with pytest.raises(Refused) as refused:
        low.new("dice", {}, ["A"], 0)
    assert refused.value.why == ("battery_low", ())


def test_undo_works_while_nothing_can_be_saved():
    steps = story_of("emma", 5)
    flash, session = begin(steps)
    flash.fails = range(flash.count, 10**9)
    for step in steps[1:60]:
        do_step(session, step)
    assert not session.saving
    while session.can_undo():
        session.undo(10**7)
    assert session.game.k == 0


def test_a_journal_that_cannot_be_read_is_left_alone():
    steps = story_of("dice", 5)
    _, session = begin(steps)
    storage = session.storage

    class Unreadable:
        def __getattr__(self, name):
            return getattr(storage, name)

        def read(self, *args):
            raise OSError(5)

    again = Session(Unreadable(), demo.seeded(8), "test")
    assert not again.resume(0) and again.report == ("unreadable", (1,))
    assert Session(storage, demo.seeded(8), "test").resume(0)
