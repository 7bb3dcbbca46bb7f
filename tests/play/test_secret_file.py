"""The file of a secret, and what is made of one that somebody else has written."""

import pytest

from firmware.play import fair
from firmware.play.secret_file import read_secret, secret_bytes
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles

SECRET = bytes(range(32))
DAY = "2026-11-16"
NOON = 1_794_787_200 + 43200  # of that day


def read(secret, code=None, day=None, commit=None):
    storage = MemoryFiles({"secret": secret_bytes(secret, code, day)})
    return read_secret(storage, "secret", commit or fair.commit(secret))


def test_what_is_written_is_read_back():
    assert read(SECRET) == (SECRET, None, None)
    shared = fair.secret_of_code("ABC234")
    assert read(shared, "ABC234") == (shared, "ABC234", None)
    code = fair.code_of_day(DAY)
    assert read(fair.secret_of_code(code), code, DAY) == (fair.secret_of_code(code), code, DAY)


def test_the_secret_of_another_game_is_not_taken():
    assert read(SECRET, commit=fair.commit(bytes(32))) is None
    assert read(SECRET, "ABC234") is None, "the code gives other dice"
    assert read(fair.secret_of_code("ABC234"), "ABC234", DAY) is None, "so does the day"
    assert read(fair.secret_of_code("ABC234"), None, DAY) is None


@pytest.mark.parametrize("code", ["abc234", "ABC2345", "ABC23", "ABC23O", "\x1b[31mA"])
def test_a_code_that_nobody_can_type_is_none(code):
    assert read(fair.secret_of_code(code), code) is None


@pytest.mark.parametrize("day", ["absurd", "2026-02-30", "99999999-01-01", "2026-11-16 x", "\x1b"])
def test_a_day_that_is_none_is_not_taken_though_it_gives_these_dice(day):
    """At the end of the game the gadget would count the days until then, for hours."""
    code = fair.code_of_day(day)
    assert read(fair.secret_of_code(code), code, day) is None


def test_no_file_and_a_damaged_one():
    storage = MemoryFiles()
    assert read_secret(storage, "secret", fair.commit(SECRET)) is None
    good = secret_bytes(SECRET, None)
    for data in (b"", good[:-1], b"?" + good[1:], good + b"\n", b"0" * 5000):
        storage.replace("secret", data)
        assert read_secret(storage, "secret", fair.commit(SECRET)) is None, data


def begun(**how):
    session = Session(MemoryFiles(), demo.seeded(7), "test")
    session.new("dice", {}, ["Ada"], 0, **how)
    again = Session(session.storage, demo.seeded(8), "test")
    assert again.resume(5)
    assert (again.code, again.day) == (session.code, session.day), "after a power cut, too"
    return session.code, session.day


def test_a_game_of_the_day_knows_its_day():
    code = fair.code_of_day(DAY)
    assert begun() == (None, None)
    assert begun(code="ABC234") == ("ABC234", None)
    assert begun(code=code, day=DAY) == (code, DAY)
    assert begun(code=code, start=NOON) == (code, DAY), "by its dice, on the very day"
    assert begun(code=code) == (code, None), "where nobody has set the clock"
    assert begun(code=code, start=NOON + 30 * 86400) == (code, None)


@pytest.mark.parametrize(("errno", "passes"), [(5, True), (12, True), (2, False), (21, False)])
def test_a_secret_that_cannot_be_read_now_is_not_lost(errno, passes):
    """The game opens at the next start; a secret that is missing, or a folder, stays so."""
    session = Session(Broken(), demo.seeded(7), "test")
    session.new("dice", {}, ["Ada"], 0)
    session.storage.errno = errno
    again = Session(session.storage, demo.seeded(8), "test")
    assert again.resume(5) != passes and again.lost != passes
    assert again.report == ("unreadable" if passes else "secret_lost", (1,))
    session.storage.errno = None
    assert again.resume(5) and not again.lost


class Broken(MemoryFiles):
    """A flash on which secrets end with an error."""

    errno = None

    def read(self, name, start=0, size=-1):
        if self.errno and name.endswith(".sec"):
            raise OSError(self.errno)
        return super().read(name, start, size)
