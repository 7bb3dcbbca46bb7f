"""Taking back: a game before its first roll, all that one press did, and lines of any length."""

import pytest

from firmware.play.game_numbers import latest, take_back
from firmware.play.journal import FIRST, LONGEST, READ, line_of, valid_lines
from firmware.play.refused import Refused
from firmware.play.replay import read_file
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.examine import effective_events, examine
from host_tools.journals.memory_files import MemoryFiles
from tests.host_tools.journals import cut, played
from tests.play.forge import journal_of, lines_of
from tests.support.sizes import size

THROW = {"e": "throw", "dice": ["route"], "counts": [4]}


def begun(storage=None, seed=7):
    session = Session(storage if storage is not None else MemoryFiles(), demo.seeded(seed), "test")
    session.new("dice", {}, ["Ada"], 0)
    return session


def press(session, now):
    """One press throws the dice and rolls them: two events of one moment."""
    session.do(dict(THROW), now)
    session.roll(now)


# A game that nobody has rolled in.


def test_a_game_without_a_roll_leaves_nothing():
    session = begun()
    assert session.can_withdraw()
    session.withdraw()
    assert session.game is None and session.storage.names() == ["pool"]
    again = begun(session.storage, 8)
    assert again.header["number"] == 1 and again.header["before"] is None


def test_the_game_before_is_the_latest_again():
    session = begun()
    press(session, 1000)
    session.abandon(2000)
    first = session.header["id"]
    again = begun(session.storage, 8)
    assert again.header["number"] == 2
    again.withdraw()
    assert latest(session.storage) == (1, first)
    assert "g00001.fin" in session.storage.names() and "g00002.jnl" not in session.storage.names()
    third = begun(session.storage, 9)
    assert (third.header["number"], third.header["before"]) == (2, first)


def test_after_a_roll_a_game_stays_even_if_the_roll_is_taken_back():
    session = begun()
    press(session, 1000)
    assert not session.can_withdraw()
    session.undo(2000, 2)
    assert session.game.throws == 0
    assert not session.can_withdraw(), "the dice were seen"


def test_no_game_and_a_game_given_up_cannot_be_withdrawn():
    session = begun()
    session.abandon(1000)
    assert not session.can_withdraw()
    session.close()
    assert not session.can_withdraw()


def test_a_turn_that_is_taken_back_began_nothing():
    session = begun()
    session.do(dict(THROW), 1000)
    assert not session.can_withdraw()
    session.undo(2000)
    assert session.can_withdraw()


def test_a_chain_file_that_does_not_go_is_no_fault():
    class Stubborn(MemoryFiles):
        def remove(self, name):
            if name == "chain":
                raise OSError(30)
            MemoryFiles.remove(self, name)

    session = begun(Stubborn())
    session.withdraw()
    assert begun(session.storage, 8).header["number"] == 2, "a number is missing, as it should"


def test_a_header_without_a_number_has_no_chain_to_mend():
    storage = begun().storage
    before = storage.read("chain")
    take_back(storage, {"id": "00" * 8})
    assert storage.read("chain") == before


# All that one press did.


def test_the_events_of_one_moment_are_named():
    session = begun()
    assert session.pressed_last() == []
    press(session, 1000)
    assert session.pressed_last() == ["roll", "throw"]
    press(session, 2000)
    press(session, 3000)
    assert session.pressed_last() == ["roll", "throw"]
    session.undo(4000, 2)
    assert session.pressed_last() == ["roll", "throw"]
    session.undo(5000)
    assert session.pressed_last() == ["throw"]
    session.abandon(6000)
    assert session.pressed_last() == []


def test_they_are_named_from_the_flash_too_and_where_it_is_silent_nothing_is():
    session = begun()
    for now in (1000, 2000, 3000):
        press(session, now)
    again = Session(session.storage, demo.seeded(8), "test")
    assert again.resume(9000)
    assert again.pressed_last() == ["roll", "throw"]
    again._undo_points.read = None
    assert again.pressed_last() == []
    with pytest.raises(Refused) as error:
        again.undo(9500, 2)
    assert error.value.why == ("undo_unreadable", ())


@pytest.mark.parametrize("presses", [1, 2, 7, 40])
def test_an_undo_of_several_events_is_as_many_undos(presses):
    apart, together = begun(), begun()
    for session in (apart, together):
        for number in range(presses):
            press(session, 1000 * number)
    apart.undo(99000)
    apart.undo(99000)
    together.undo(99000, 2)
    assert together.storage.read("g00001.jnl") == apart.storage.read("g00001.jnl")
    assert together.game.stage() == apart.game.stage() and together.events == apart.events
    with pytest.raises(Refused) as error:
        together.undo(99000, 2 * presses - 1)
    assert error.value.why == ("nothing_to_undo", ())


# Lines of any length.


def written(*lengths):
    """A file whose lines have these lengths, without their ends."""
    storage = MemoryFiles()
    digits = FIRST
    for length in lengths:
        line = line_of(b"x" * (length - 9), digits)
        assert len(line) == length + 1
        digits = line[-9:-1]
        storage.append("file", line)
    return storage


@pytest.mark.parametrize(
    "lengths",
    [
        (10, 11, 12),
        (READ - 2, 10, 20),
        (READ - 1, 10, 20),
        (READ, 10, 20),
        (READ + 1, 10, 20),
        (LONGEST - 1, 10, LONGEST, 10),
        (LONGEST, LONGEST, 10),
        (20, READ, READ + 500, 30),
    ],
)
@pytest.mark.parametrize("known", [False, True])
def test_lines_are_read_whatever_their_length(lengths, known):
    found = list(valid_lines(written(*lengths), "file", known))
    assert [len(body) + 9 for body, _, _ in found] == list(lengths)
    ends = [sum(lengths[: i + 1]) + i + 1 for i in range(len(lengths))]
    assert [end for _, _, end in found] == ends


@pytest.mark.parametrize("lengths", [(20, LONGEST + 1, 30), (20, LONGEST + 500, 30), (20, 9, 30)])
@pytest.mark.parametrize("known", [False, True])
def test_no_line_is_longer_than_the_longest_or_empty(lengths, known):
    found = list(valid_lines(written(*lengths), "file", known))
    assert [len(body) + 9 for body, _, _ in found] == [20]


def test_a_file_may_begin_or_go_on_with_nothing():
    storage = written(20)
    storage.append("file", b"\n" + b"x" * 40)
    assert len(list(valid_lines(storage, "file"))) == 1
    assert list(valid_lines(MemoryFiles({"file": b""}), "file")) == []
    assert list(valid_lines(MemoryFiles({"file": b"\n"}), "file")) == []


# Read back: an event that is taken back at once is only checked.


def states(data):
    """What the gadget's reader makes of a journal, and one who looks at every event."""
    found = examine(data, lambda event, game: None)
    story = read_file(MemoryFiles({"game": data}), "game")
    assert (story.events, story.size) == (len(found.events), found.good)
    assert story.undo_points.count == len(effective_events(found.events))
    return story, found.game


def test_every_prefix_is_read_as_who_looks_at_every_event_reads_it():
    for data in played(12):
        lines = data.count(b"\n")
        for count in {1, lines, *range(2, lines, max(1, lines // size(25, 400)))}:
            story, game = states(cut(data, count))
            assert story.game.state() == game.state()
            if story.undo_points.count:
                before = story.undo_points.before()
                short = effective_events(examine(cut(data, count)).events)[:-1]
                again = type(story.game)(story.header["options"], game.players)
                for event in short:
                    again.apply({key: event[key] for key in event if key not in ("n", "t")})
                assert before.state() == again.state()


def test_a_line_that_only_looks_like_an_undo_takes_nothing_back():
    lines = lines_of(cut(next(data for data in played(12) if b'"dice"' in data[:200]), 3))
    whole, _ = states(journal_of(lines))
    for odd in (
        {"n": 3, "t": lines[-1]["t"], "e": "salt", "text": "undo"},
        {"n": 3, "t": lines[-1]["t"], "e": "throw", "dice": "undo"},
        {"n": 3, "t": 0, "e": "undo"},
    ):
        data = journal_of([*lines, odd])
        story, game = states(data)
        assert story.fault and story.events == 2
        assert story.game.state() == game.state() == whole.game.state()
