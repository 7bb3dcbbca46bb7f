"""Only what is wrong with a file itself condemns it: not memory that runs out while it is read,
nor a fault in the code that reads it."""

import pytest

from firmware.play.file_names import CHECKED
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.play.forge import rechained
from tests.play.injected import Injected
from tests.play.stories import KINDS, do_step, shown, story_of
from tests.support.sizes import SOAK

RUNNING, SECRET, ASIDE = "g00001.jnl", "g00001.sec", "g00001.bad"
EVENTS = 12
POINTS = 15
EVERY = {MemoryError: 1, KeyError: 7}  # lines, in soak
REST = b"a damaged rest\n"
FILES = (RUNNING, SECRET, ASIDE, "chain")


def in_progress(kind):
    """The files of a game in progress, and what its players see."""
    session = Session(MemoryFiles(), demo.seeded(7), "test")
    for step in story_of(kind, 4)[:EVENTS]:
        do_step(session, step)
    return {name: session.storage.read(name) for name in session.storage.names()}, shown(session)


def power_on(files, number=None, fault=MemoryError):
    """(storage, session, injected) after a start at which one line fails."""
    storage = files if isinstance(files, MemoryFiles) else MemoryFiles(files)
    session = Session(storage, demo.seeded(8), "test")
    with Injected(number, fault) as injected:
        try:
            session.resume(0)
        except fault as error:
            assert error.args == ("injected",), "the gadget shows it, and starts again"
    return storage, session, injected


def content(storage):
    return {name: storage.read(name) for name in FILES if name in storage.names()}


@pytest.mark.parametrize("fault", [MemoryError, KeyError])
@pytest.mark.parametrize("rest", [b"", REST], ids=["whole", "damaged"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_fault_at_any_line_of_a_start_costs_nothing(kind, rest, fault):
    files, state = in_progress(kind)
    files[RUNNING] += rest
    storage, session, counted = power_on(files)
    undisturbed = content(storage)
    assert shown(session) == state and bool(session.report) == bool(rest)
    mended = ("damaged_rest", (1, state[1], len(REST)))
    for number in range(0, counted.lines, EVERY[fault] if SOAK else counted.lines // POINTS):
        storage, session, _ = power_on(files, number, fault)
        assert storage.read(SECRET) == files[SECRET], number
        left = storage.read(RUNNING)
        assert left in (files[RUNNING], undisturbed[RUNNING]), number
        if ASIDE in storage.names():
            assert storage.read(ASIDE) == rest, number
        assert session.report in (None, ("unreadable", (1,)), mended), number
        _, again, _ = power_on(storage)
        assert shown(again) == state, number
        assert content(storage) == undisturbed, number


# Games that 0.1.0 set aside.


def aside(files, **renamed):
    """The same files, some with another name."""
    return {renamed.get(name.replace(".", "_"), name): data for name, data in files.items()}


@pytest.mark.parametrize("name", ["g00001.bad", "g00001.bad2", "g00001.bad9"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_valid_game_that_was_set_aside_comes_back_with_its_secret(kind, name):
    files, state = in_progress(kind)
    before = aside(files, g00001_jnl=name)
    storage, session, _ = power_on(before)
    assert shown(session) == state and session.report is None and not session.lost
    assert content(storage) == {n: files[n] for n in (RUNNING, SECRET, "chain")}


def test_a_game_of_which_a_rest_was_set_aside_before_comes_back_without_it():
    files, state = in_progress("emma")
    storage, session, _ = power_on(aside(files, g00001_jnl="g00001.bad2") | {ASIDE: REST})
    assert shown(session) == state and storage.read(ASIDE) == REST


def test_the_latest_game_is_still_the_one_that_is_played():
    files, state = in_progress("emma")
    storage = MemoryFiles(aside(files, g00001_jnl=ASIDE))
    newer = Session(storage, demo.seeded(9), "test")
    newer.new("dice", {}, ["Ada"], 0)
    _, session, _ = power_on(storage)
    assert session.header == newer.header and RUNNING in storage.names()
    session.abandon(10)
    _, session, _ = power_on(storage)
    assert shown(session) == state


@pytest.mark.parametrize("kind", ["jnl", "fin", "cop"])
def test_a_game_that_is_there_is_not_replaced(kind):
    files, _ = in_progress("dice")
    there, _ = in_progress("emma")
    name = f"g00001.{kind}"
    storage, _, _ = power_on({name: there[RUNNING], ASIDE: files[RUNNING]})
    assert storage.read(name) == there[RUNNING] and storage.read(ASIDE) == files[RUNNING]


class Watched(MemoryFiles):
    """Knows which files were read."""

    def __init__(self, files):
        super().__init__(files)
        self.seen = []
        self.fails = ()

    def read(self, name, start=0, size=-1):
        self.seen.append(name)
        if name in self.fails:
            raise OSError(5)
        return super().read(name, start, size)


def test_what_was_set_aside_is_read_once_and_never_again():
    files, state = in_progress("dice")
    odd = {
        f"g0000{number}.bad": data for number, data in enumerate((REST, b"", b"\xff" * 9000), 2)
    }
    storage = Watched(aside(files, g00001_jnl=ASIDE) | odd)
    storage.fails = ("g00003.bad",)
    _, session, _ = power_on(storage)
    assert shown(session) == state and CHECKED not in storage.names(), "one could not be read"
    storage.fails = ()
    for _ in range(2):
        _, session, _ = power_on(storage)
        assert shown(session) == state and CHECKED in storage.names()
    assert storage.seen.count("g00002.bad") == storage.seen.count("g00003.bad") == 2
    assert {name: storage.read(name) for name in odd} == odd


def test_with_nothing_set_aside_there_is_no_mark():
    files, _ = in_progress("dice")
    storage, _, _ = power_on(files)
    assert CHECKED not in storage.names()


def test_a_file_that_only_begins_like_a_game_is_set_aside_again_and_stays_there():
    files, _ = in_progress("dice")
    odd = rechained(files[RUNNING].replace(b'"start":null', b'"start":"soon"'))
    storage, session, _ = power_on({ASIDE: odd, SECRET: files[SECRET]})
    assert session.report == ("damaged_game", (1,)) and storage.read(ASIDE) == odd
    storage, session, _ = power_on(storage)
    assert session.report is None and storage.read(ASIDE) == odd


def test_a_fault_while_they_are_looked_at_only_means_that_it_is_done_again():
    files, state = in_progress("dice")
    before = aside(files, g00001_jnl=ASIDE)
    _, _, counted = power_on(before)
    for number in range(0, counted.lines, 1 if SOAK else counted.lines // POINTS):
        storage, _, _ = power_on(before, number)
        _, session, _ = power_on(storage)
        assert shown(session) == state, number
