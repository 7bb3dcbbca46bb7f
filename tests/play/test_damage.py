"""Damaged journals: every truncation and every flipped bit keeps the longest valid prefix."""

import pytest

from firmware.play.journal import valid_lines
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.play.forge import rechained
from tests.play.stories import KINDS, do_step, shown, story_of
from tests.support.sizes import SOAK

RUNNING, SECRET, ASIDE = "g00001.jnl", "g00001.sec", "g00001.bad"


class Complete:
    """A whole game: its journal, its secret file, and what was shown after every line."""

    def __init__(self, kind, seed=4):
        storage = MemoryFiles()
        session = Session(storage, demo.seeded(7), "test")
        steps = story_of(kind, seed)
        do_step(session, steps[0])
        self.secret = storage.read(SECRET)
        self.shown = [shown(session)]
        for step in steps[1:]:
            do_step(session, step)
            self.shown.append(shown(session))
        self.data = storage.read("g00001.fin")
        self.ends = [i + 1 for i, byte in enumerate(self.data) if byte == 10]
        assert len(self.ends) == len(self.shown)

    def lines_before(self, at):
        return sum(end <= at for end in self.ends)


def open_again(data, secret):
    storage = MemoryFiles({RUNNING: data, SECRET: secret})
    session = Session(storage, demo.seeded(8), "test")
    session.resume(0)
    return storage, session


def check(game, data, good):
    """`good` lines of the damaged data are left."""
    storage, session = open_again(data, game.secret)
    kept = game.ends[good - 1] if good else 0
    rest = data[kept:]
    files = storage.names()
    if not good:
        assert session.game is None
        assert session.report == (("damaged_game", (1,)) if data else None)
        assert files == ([ASIDE, SECRET] if data else [])
    elif good == len(game.ends):
        assert session.game is None and session.finished_games.newest_first() == [(1, False)]
    else:
        assert shown(session) == game.shown[good - 1]
        assert storage.read(RUNNING) == data[:kept]
        assert session.saving and not session.lost
        assert session.report == (("damaged_rest", (1, good - 1, len(rest))) if rest else None)
    if rest:
        assert storage.read(ASIDE) == rest
    return session


@pytest.fixture(scope="module", params=KINDS)
def game(request):
    return Complete(request.param)


def stride(count, small=60):
    """Steps through `count` places: all of them in soak, else about `small`."""
    return 1 if SOAK else max(1, count // small)


def test_every_truncation(game):
    for length in range(0, len(game.data) + 1, stride(len(game.data))):
        check(game, game.data[:length], game.lines_before(length))


def test_every_line_boundary(game):
    for good in range(1, len(game.ends) + 1, stride(len(game.ends), 20)):
        check(game, game.data[: game.ends[good - 1]], good)


def test_every_flipped_bit(game):
    bits = len(game.data) * 8
    opened = (
        stride(bits) if not SOAK or bits < 30_000 else 31
    )  # an odd step meets every bit of a byte
    for at in range(0, bits, stride(bits, 2000)):
        data = bytearray(game.data)
        data[at // 8] ^= 1 << (at % 8)
        good = game.lines_before(at // 8)
        found = list(valid_lines(MemoryFiles({RUNNING: data}), RUNNING))
        assert [end for _, _, end in found] == game.ends[:good]
        if at % opened == 0:
            check(game, bytes(data), good)


def test_the_game_goes_on_after_damage(game):
    session = check(game, game.data[: game.ends[5] + 20] + b"\x00garbage\xff", 6)
    while session.can_undo():
        session.undo(10**7)
    assert session.game.k == 0 and session.saving
    again = Session(session.storage, demo.seeded(9), "test")
    assert again.resume(0) and again.game.state() == session.game.state()
    assert again.report is None


def test_a_second_damage_gets_a_file_of_its_own():
    game = Complete("dice")
    storage, _ = open_again(game.data[: game.ends[4]] + b"first", game.secret)
    for text, name in ((b"second", "g00001.bad2"), (b"third", "g00001.bad3")):
        storage.append(RUNNING, text)
        session = Session(storage, demo.seeded(8), "test")
        assert session.resume(0) and storage.read(name) == text
    assert storage.read(ASIDE) == b"first"


def test_other_formats_and_games_are_left_alone():
    game = Complete("dice")
    for old, new, key in (
        (b'"signalbox":1', b'"signalbox":2', "other_format"),
        (b'"game":"dice"', b'"game":"chess"', "other_game"),
        (b'"options":{}', b'"options":{"x":1}', "other_options"),
    ):
        data = rechained(game.data.replace(old, new))
        storage, session = open_again(data, game.secret)
        assert session.game is None and session.report[0] == key
        assert storage.read(RUNNING) == data and storage.read(SECRET) == game.secret


def test_odd_headers_are_damage():
    game = Complete("dice")
    for old, new in (
        (b'"players":["', b'"players":[5,"'),
        (b'"start":null', b'"start":"soon"'),
        (b'"id":"', b'"id":"0'),
        (b'"commit":"', b'"commit":"0'),
        (b'"fw":', b'"firmware":'),
        (b'"signalbox":1', b'"signalbox":"1"'),
        (b'"options":{}', b'"options":[]'),
    ):
        data = rechained(game.data.replace(old, new, 1))
        assert data != game.data
        storage, session = open_again(data, game.secret)
        assert session.game is None and session.report == ("damaged_game", (1,))
        assert storage.read(ASIDE) == data


def test_lines_against_the_rules_are_damage_too():
    game = Complete("dice")
    lines = game.data.split(b"\n")[:-1]
    first = lines[1].rpartition(b" ")[0]
    for wrong in (
        first,  # n again
        b'{"n":2,"t":999999,"e":"end","x":1}',
        b'{"n":2,"t":999999,"e":"sing"}',
        b'{"n":2,"t":0,"e":5}',
        b'{"n":2,"t":1.5,"e":"end"}',
        b'{"n":2,"t":999999,"e":"undo","n":2,"p":1}',
        b'{"n":2,"t":999999,"e":"reveal","secret":"' + b"0" * 64 + b'"}',
        b'{"n":2,"t":999999,"e":"reveal","secret":[]}',
        b'{"n":2,"t":999999,"e":"salt","text":"low"}',
        b'{"n":2,"t":999999,"e": "undo"}',  # JSON, but not as the gadget writes it
        b'{"n":2,"t":999999,"\\u0065":"undo"}',
        b'{"n":2,"t":999999,"e":"\\u0075ndo"}',
        b'{"n":2,"t":999999,"e":"end","e":"undo"}',
        b'{"n":2,"t":999999,"e":"\xff"}',  # no text in any language
        b'{"n":2,"t":999999,"e":"salt","text":"\xff"}',
        b"[" * 3000,
        b"[1]",
    ):
        kept = lines[0] + b"\n" + lines[1] + b"\n"
        data = rechained(kept + wrong + b" 00000000\n")
        storage, session = open_again(data, game.secret)
        assert shown(session) == game.shown[1], wrong
        assert storage.read(RUNNING) == kept
