"""What a table seldom meets: a flash without an answer, rests upon rests, games set aside."""

import pytest

from firmware.play.file_names import asides
from firmware.play.finished_games import FinishedGames
from firmware.play.refused import Refused
from firmware.play.roster import printable
from firmware.play.session import Session
from firmware.play.timers import DOWN, Timer, timer_of
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.cases.play_finished_games_cases import Stubborn
from tests.play.copied import mark_copied
from tests.play.flash import Flash, FlashFiles
from tests.play.replayed import replayed
from tests.play.stories import shown

THROW = {"e": "throw", "dice": ["route"], "counts": [4]}
RUNNING, FINISHED, ASIDE, SECRET = "g00001.jnl", "g00001.fin", "g00001.bad", "g00001.sec"


class Choosy(Stubborn):
    """Writing can fail, too."""

    def append(self, name, data):
        self._try("append")
        Stubborn.append(self, name, data)

    def replace(self, name, data):
        self._try("replace " + name)
        Stubborn.replace(self, name, data)


def begun(storage=None):
    session = Session(storage or Choosy(), demo.seeded(7), "test")
    session.new("dice", {}, ["Ada"], 0)
    return session


def thrown(session, times=1, now=1000):
    for _ in range(times):
        session.do(dict(THROW), now)
        session.roll(now)
    return session


def refused(call, *args):
    with pytest.raises(Refused) as error:
        call(*args)
    return error.value.why


# Finished games.


def test_a_shelf_on_the_real_flash_has_no_game_that_is_not_there():
    assert replayed(FinishedGames(FlashFiles(Flash())), 9) is None


def test_the_next_game_is_forgotten_when_one_cannot_be():
    session = Session(Stubborn(), demo.seeded(7), "test")
    for number in (1, 2, 3):
        session.new("dice", {}, [], 0)
        session.abandon(1)
        mark_copied(session.storage, number)
    session.storage.fails = ("remove g00001.cop",)
    assert session.finished_games.forget_copied(10**6) == [2, 3]
    assert session.finished_games.newest_first() == [(1, True)]


# A game that cannot be shown.


def test_a_game_that_cannot_be_shown_is_closed_and_stays_as_it_is():
    session = thrown(begun())
    files = {name: session.storage.read(name) for name in session.storage.names()}
    state = shown(session)
    closed = []
    assert session.leave(closed) and session.game is None and session.key is None
    assert {name: session.storage.read(name) for name in session.storage.names()} == files
    assert not session.leave(closed) and closed == [1], "no game is open"
    assert not session.resume(0, but=closed) and session.report is None
    assert session.resume(0) and shown(session) == state


def test_a_finished_game_that_cannot_be_shown_stays_where_it_is():
    session = thrown(begun())
    session.abandon(2000)
    closed = []
    assert not session.leave(closed) and closed == [] and session.game is None
    assert session.finished_games.newest_first() == [(1, False)]


def test_other_games_in_progress_are_opened_instead_of_a_closed_one():
    storage = MemoryFiles()
    first = shown(thrown(begun(storage)))
    begun(storage)
    latest = shown(begun(storage))
    session = Session(storage, demo.seeded(8), "test")
    assert session.resume(0, but=[2]) and shown(session) == latest
    assert session.resume(0, but=[3, 2]) and shown(session) == first


def test_after_nine_rests_of_a_game_nothing_more_is_set_aside():
    """Not a whole game without a header, and not a damaged rest: both files stay."""
    taken = dict.fromkeys(asides(1), b"other")
    assert sorted(taken) == [ASIDE, *(f"{ASIDE}{i}" for i in range(2, 10))]
    storage = MemoryFiles(taken | {RUNNING: b"no header"})
    session = Session(storage, demo.seeded(8), "test")
    assert not session.resume(0) and session.report == ("unreadable", (1,))
    assert storage.read(RUNNING) == b"no header"
    before = thrown(begun(MemoryFiles()))
    for name, data in taken.items():
        before.storage.replace(name, data)
    before.storage.append(RUNNING, b"damaged rest")
    good = before.storage.read(RUNNING)
    session = Session(before.storage, demo.seeded(8), "test")
    assert session.resume(0) and not session.saving
    assert session.report == ("damaged_rest", (1, 2, 12))
    assert before.storage.read(RUNNING) == good
    assert [n for n in before.storage.names() if "bad" in n] == sorted(taken)


def test_the_same_rest_is_set_aside_once():
    """Also when the power goes between setting it aside and mending the game."""
    before = thrown(begun())
    rest = b"damaged" * 300  # longer than one piece
    for aside in ({ASIDE: rest}, {ASIDE: rest[:-1] + b"?", ASIDE + "2": rest}):
        files = {RUNNING: before.storage.read(RUNNING) + rest}
        files[SECRET] = before.storage.read(SECRET)
        session = Session(MemoryFiles(files | aside), demo.seeded(8), "test")
        assert session.resume(0) and session.saving
        kept = {n: session.storage.read(n) for n in session.storage.names() if "bad" in n}
        assert kept == aside


class Small(MemoryFiles):
    """A board without the memory for one of its files."""

    too_large = ()

    def read(self, name, start=0, size=-1):
        if name in self.too_large:
            raise MemoryError(name)
        return MemoryFiles.read(self, name, start, size)


def test_a_game_that_is_too_large_stays_and_the_one_before_is_opened():
    storage = Small()
    first = shown(thrown(begun(storage)))
    begun(storage)
    latest = shown(begun(storage))
    before = {name: storage.read(name) for name in storage.names()}
    storage.too_large = ("g00002.jnl", "g00003.jnl")
    session = Session(storage, demo.seeded(8), "test")
    assert session.resume(0) and shown(session) == first
    assert session.report == ("unreadable", (3,)), "the first that was met"
    assert session.fault.args == ("g00003.jnl",)
    storage.too_large = ()
    assert {name: storage.read(name) for name in storage.names()} == before
    assert session.resume(0) and shown(session) == latest


class Thrifty(MemoryFiles):
    """Nothing is read as a whole: a file may be larger than a board's memory."""

    def read(self, name, start=0, size=-1):
        assert 0 <= size <= 4105, (name, size)
        return MemoryFiles.read(self, name, start, size)


def test_no_file_is_read_whole():
    storage = Thrifty()
    session = begun(storage)
    session.timer = Timer(DOWN, 90)
    thrown(session, 30)
    again = Session(storage, demo.seeded(8), "test")
    assert again.resume(0) and again.timer.mode == DOWN and not again.lost
    while again.can_undo():
        again.undo(10**6)
    again.abandon(10**6)
    assert replayed(again.finished_games, 1)
    again.new("dice", {}, [], 0)


# Power-on.


def test_time_goes_on_from_when_the_board_says_it_is():
    session = thrown(begun(), now=7000)
    again = Session(session.storage, demo.seeded(8), "test", now_ms=500)
    assert again.resume()
    again.undo(1500)
    assert b'{"n":3,"t":8000,"e":"undo"}' in session.storage.read(RUNNING)


def test_a_game_in_progress_is_neither_closed_nor_given_up():
    session = begun()
    session.do(dict(THROW), 1000)
    assert session.can_undo(), "the only event there is"
    again = Session(session.storage, demo.seeded(8), "test")
    assert again.resume(0)
    assert (again.revealed, again.abandoned, again.lost) == (False, False, False)


def test_a_game_that_was_given_up_is_revealed_at_the_next_start():
    """The power went after the line that gives it up."""
    session = thrown(begun())
    secret = session.storage.read(SECRET)
    session.abandon(2000)
    given_up = session.storage.read(FINISHED).rpartition(b'{"n":4,')[0]
    storage = MemoryFiles({RUNNING: given_up, SECRET: secret})
    again = Session(storage, demo.seeded(8), "test")
    assert not again.resume(500) and again.finished_games.newest_first() == [(1, False)]
    assert storage.read(FINISHED) == session.storage.read(FINISHED)


# A flash that fails while people play.


def test_the_secret_is_shown_only_when_the_reveal_is_on_the_flash():
    session = thrown(begun())
    session.do({"e": "end"}, 2000)
    session.storage.fails = ("append",)
    session.finish(3000)
    assert session.revealed and session.secret_shown() is None
    session.storage.fails = ()
    session.tick(4000)
    assert session.secret_shown() in session.storage.read(FINISHED).decode()


def test_no_new_game_begins_while_the_end_of_the_last_one_is_not_saved():
    session = thrown(begun())
    session.storage.fails = ("append",)
    session.abandon(2000)
    assert refused(session.new, "dice", {}, [], 3000) == ("flash_error", ())
    session.storage.fails = ()
    session.new("dice", {}, [], 4000)
    assert session.finished_games.newest_first() == [(1, False)]


def test_an_event_with_a_key_too_many_is_named():
    session = begun()
    assert refused(session.do, {**THROW, "luck": 1}, 1000) == ("bad_event", ("throw",))
    assert refused(session.do, {"e": "cheat"}, 1000) == ("bad_event", ("cheat",))
    assert session.events == 0


def test_scores_need_a_game():
    session = Session(Choosy(), demo.seeded(7), "test")
    assert refused(session.do, {"e": "scores", "p": 0, "v": [1]}, 0) == ("no_game", ())
    assert refused(session.new, "chess", {}, [], 0) == ("bad_game", ("chess",))


def test_what_a_name_may_have_in_it():
    for code in (0x20, 0x7E, 0xA0, 0xD7FF, 0xE000, 0x1F682):
        assert printable(chr(code)), hex(code)
    for code in (0, 0x1F, 0x7F, 0x9F, 0xD800, 0xDFFF):
        assert not printable(chr(code)), hex(code)


def test_a_game_that_is_given_up_says_so():
    session = thrown(begun())
    assert session.abandoned is False
    session.abandon(2000)
    assert session.abandoned is True


def test_without_its_secret_a_salted_game_draws_nothing():
    session = begun()
    session.storage.remove(SECRET)
    again = Session(session.storage, demo.seeded(8), "test")
    assert again.resume(0) and again.lost
    again.salt("TABKE7", 100)
    again.do(dict(THROW), 200)
    assert refused(again.roll, 300) == ("no_secret", ())


def test_undo_says_when_the_flash_cannot_be_read():
    """Far back only the journal knows the game; nothing changes, and later it works again."""
    session = thrown(begun(), 100)
    again = Session(session.storage, demo.seeded(8), "test")
    assert again.resume(0)
    before = shown(thrown(again, 4, 10**6))
    session.storage.fails = ("read",)
    why = None
    while why is None:
        seen = shown(again)
        try:
            again.undo(10**6)
        except Refused as error:
            why = error.why
    assert why == ("undo_unreadable", ()) and shown(again) == seen and seen != before
    session.storage.fails = ()
    while again.can_undo():
        again.undo(10**6)
    assert again.game.k == 0


def test_the_timers_value_is_saved_once_a_minute_and_after_a_failure():
    session = begun()
    session.timer = Timer(DOWN, 3600)
    session.timer.start(70_000)
    session.do(dict(THROW), 70_000)
    uid = session.header["id"]
    for now, kept in ((80_000, 0), (129_999, 0), (130_000, 60_000), (150_000, 60_000)):
        session.tick(now)
        assert timer_of(session.storage.read("timer"), uid).spent(0) == kept
    session.storage.fails = ("append",)
    session.roll(160_000)
    session.storage.fails = ()
    session.tick(170_000)
    assert session.saving
    assert timer_of(session.storage.read("timer"), uid).spent(0) == 100_000


def test_a_timer_that_cannot_be_saved_is_reported_and_the_game_goes_on():
    session = begun()
    session.timer = Timer(DOWN, 60)
    session.timer.start(0)
    session.storage.fails = ("replace timer",)
    thrown(session)
    assert session.report == ("not_saved", ()) and session.saving
    session.report = ("secret_lost", (1,))
    session.tick(100_000)
    assert session.report == ("secret_lost", (1,)), "what was said first stays"
