"""A damaged journal is mended while the power is cut again and again: nothing good is lost."""

import pytest

from firmware.play.journal import CHUNK
from firmware.play.session import Session
from host_tools.journals import demo
from tests.play.flash import Flash, FlashFiles, cut_images
from tests.play.stories import KINDS, do_step, shown, story_of
from tests.support.sizes import size

GARBAGE = b'{"n":99,"t":1,"e":"end"} 00000000\n\x00\xff' * 40


class Damaged:
    """A game in progress whose file got a damaged end, or a damaged beginning."""

    def __init__(self, kind, header=False):
        self.flash = Flash()
        files = FlashFiles(self.flash)
        session = Session(files, demo.seeded(7), "test")
        for step in story_of(kind, 9)[:12]:
            do_step(session, step)
        self.shown = None if header else shown(session)
        good = files.read("g00001.jnl")
        self.rest = b"x" + good[1:] if header else GARBAGE
        self.good = b"" if header else good
        files.replace("g00001.jnl", self.good + self.rest)
        self.report = "damaged_game" if header else "damaged_rest"

    def check(self, flash, again):
        """Switch on: the game is there, and so is the damaged rest."""
        files = FlashFiles(flash)
        session = Session(files, demo.seeded(8), "test")
        assert session.resume(0) == bool(self.shown) and shown(session) == self.shown
        assert files.read("g00001.bad") == self.rest
        kept = [name for name in files.names() if name.startswith("g")]
        if self.shown:
            assert files.read("g00001.jnl") == self.good
            assert sorted(kept) == ["g00001.bad", "g00001.jnl", "g00001.sec"]
        else:
            assert sorted(kept) == ["g00001.bad", "g00001.sec"]
        assert again or session.report[0] == self.report
        assert session.saving and not session.lost


@pytest.mark.parametrize("header", [False, True], ids=["end", "beginning"])
@pytest.mark.parametrize("kind", KINDS)
def test_cut_during_mending(kind, header):
    damaged = Damaged(kind, header)
    before = bytes(damaged.flash.buffer)
    damaged.flash.log = []
    damaged.check(damaged.flash, False)
    log = damaged.flash.log
    assert len(log) >= (2 if header else 8)  # one rename; or copies that are renamed
    for _, _, image in cut_images(before, log, range(len(log))):
        damaged.check(Flash(image), True)


def test_cut_twice_during_mending():
    damaged = Damaged("dice")
    before = bytes(damaged.flash.buffer)
    damaged.flash.log = []
    damaged.check(damaged.flash, False)
    log = damaged.flash.log
    for _, _, image in cut_images(before, log, range(0, len(log), size(30, 1))):
        first = bytes(image)
        flash = Flash(first)
        damaged.check(flash, True)
        for _, _, twice in cut_images(first, flash.log, range(len(flash.log))):
            damaged.check(Flash(twice), True)


def test_no_room_to_mend_leaves_the_file_and_says_so():
    damaged = Damaged("emma")
    files = FlashFiles(damaged.flash)
    while files.free()[0] > 1:
        files.append("music", b"m" * 4096)
    session = Session(files, demo.seeded(8), "test")
    assert session.resume(0) and shown(session) == damaged.shown
    assert not session.saving and session.report[0] == "damaged_rest"
    assert files.read("g00001.jnl") == damaged.good + damaged.rest
    session.undo(10**7)
    state = session.game.state()
    files.remove("music")
    session.tick(10**7)
    assert session.saving and files.read("g00001.bad") == damaged.rest
    again = Session(files, demo.seeded(8), "test")
    assert again.resume(0) and again.game.state() == state and again.report is None


class Flips:
    """A flash that once turns one bit of what is copied, while it is written or read."""

    def __init__(self, files, call, at):
        self.files = files
        self.call = call
        self.at = at
        self.calls = 0

    def __getattr__(self, name):
        return getattr(self.files, name)

    def flipped(self, data):
        self.calls += 1
        return data if self.calls != self.at else bytes([data[0] ^ 4]) + data[1:]

    def append(self, name, data):
        copying = self.call == "append" and name.endswith(".new")
        self.files.append(name, self.flipped(data) if copying else data)

    def read(self, name, start=0, size=-1):
        data = self.files.read(name, start, size)
        return self.flipped(data) if self.call == "read" and size == CHUNK else data


@pytest.mark.parametrize("call", ["append", "read"])
def test_one_flipped_bit_while_copying_loses_nothing(call):
    damaged = Damaged("emma")
    before = bytes(damaged.flash.buffer)
    tries = failed = 0
    while True:
        tries += 1
        flash = Flash(before)
        flips = Flips(FlashFiles(flash), call, tries)
        session = Session(flips, demo.seeded(8), "test")
        assert session.resume(0) and shown(session) == damaged.shown
        failed += not session.saving
        session.tick(1000)
        assert session.saving
        again = Session(FlashFiles(flash), demo.seeded(8), "test")
        assert again.resume(0) and shown(again) == damaged.shown and again.report is None
        assert again.storage.read("g00001.jnl") == damaged.good
        if flips.calls < tries:
            break
    assert tries > 4 and failed > 2
