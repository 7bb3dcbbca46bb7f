"""The greatest length of a game: warned of, ended cleanly, read back, and no line more."""

import pytest

from firmware.play import file_names, length
from firmware.play.length import ENDING, LAST, MOST_EVENTS, lines_left
from firmware.play.refused import Refused
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.examine import examine
from host_tools.journals.memory_files import MemoryFiles
from tests.play.forge import journal_of, lines_of
from tests.play.longest import KINDS, TWELVE, files_of, long_game
from tests.play.stories import shown
from tests.support.sizes import size

FULL = MOST_EVENTS - LAST - ENDING
THROW = {"e": "throw", "dice": ["speed"], "counts": [1]}


@pytest.fixture(scope="module")
def dice():
    """The files of a game of dice that has as many lines as players may write freely."""
    return files_of(long_game("dice", FULL))


def opened(files):
    session = Session(MemoryFiles(files, blocks=1000), demo.seeded(8), "test")
    assert session.resume(0) and session.report is None
    return session


def refused(call, *args):
    with pytest.raises(Refused) as error:
        call(*args)
    return error.value.why


def examined(session):
    return examine(session.storage.read(session.finished_games.name(1)))


def test_the_last_lines_are_for_what_ends_the_game(dice):
    session = opened(dice)
    state = shown(session)
    assert lines_left(session.events) == 0
    assert refused(session.do, dict(THROW), 5) == ("too_long", (MOST_EVENTS,))
    assert shown(session) == state, "a refusal changes nothing"
    session.undo(10)
    session.roll(20)
    assert shown(session)[2] == state[2], "the dice of the throw that was begun come still"
    session.do({"e": "end"}, 30)
    session.finish(40)
    found = examined(session)
    assert found.valid and found.state == "finished" and found.dice == "match"


def test_a_throw_that_is_allowed_gets_its_dice():
    session = Session(MemoryFiles(blocks=1000), demo.seeded(7), "test")
    session.new("dice", {}, [], 0)
    session.salt("TRACK7", 5)  # one line more: the last throw's dice come after the others
    while lines_left(session.events):
        session.do(dict(THROW), 10)
        session.roll(20)
    assert session.events == FULL + 1 and session.game.outcomes
    assert refused(session.do, dict(THROW), 30)[0] == "too_long"


def test_slips_end_too_and_giving_up_is_always_possible(dice):
    session = opened(dice)
    while session.events < MOST_EVENTS - LAST:
        session.undo(10)
    assert refused(session.undo, 20)[0] == "too_long"
    assert refused(session.roll, 20)[0] in ("too_long", "no_roll_now")
    session.abandon(30)
    assert session.events == MOST_EVENTS and session.secret_shown()
    found = examined(session)
    assert found.valid and found.state == "abandoned" and len(found.events) == MOST_EVENTS


def test_an_undo_of_several_events_needs_a_line_for_each(dice):
    session = opened(dice)
    while session.events < MOST_EVENTS - LAST - 1:
        session.undo(10)
    state = shown(session)
    assert refused(session.undo, 20, 2) == ("too_long", (MOST_EVENTS,))
    assert shown(session) == state
    session.undo(30)
    assert session.events == MOST_EVENTS - LAST


def test_typed_scores_find_room_before_and_after_the_reveal():
    session = long_game("railroad", FULL)
    values = [8, 0, 0, 0, 0, 0]
    while session.events < MOST_EVENTS - LAST:
        session.do({"e": "scores", "p": session.events % 6, "v": values}, 10)
    assert refused(session.do, {"e": "scores", "p": 0, "v": values}, 20)[0] == "too_long"
    session.finish(30)
    session.do({"e": "scores", "p": 0, "v": values}, 40)
    assert refused(session.do, {"e": "scores", "p": 1, "v": values}, 50)[0] == "too_long"
    found = examined(session)
    assert found.valid and len(found.events) == MOST_EVENTS


def test_a_game_on_paper_can_be_played_to_its_end_in_the_last_lines():
    session = Session(MemoryFiles(blocks=1000), demo.seeded(7), "test")
    session.new("railroad", {}, ["A", "B"], 0)
    while lines_left(session.events):
        session.roll(10)
        if lines_left(session.events):
            session.undo(20)
    while not session.game.over():
        if session.game.asks():
            session.roll(30)
        session.do({"e": "end"}, 40)
    session.finish(50)
    assert examined(session).valid and len(session.game.rolls) == 7


@pytest.mark.parametrize("kind", list(KINDS)[:: size(3, 1)])
def test_every_kind_resumes_at_the_limit_and_undoes_as_far_as_lines_last(kind):
    session = opened(files_of(long_game(kind, FULL)))
    count = session._undo_points.count
    undone = 0
    while session.events < MOST_EVENTS - LAST:
        session.undo(10)
        undone += 1
    assert session._undo_points.count == count - undone
    again = opened(files_of(session))
    assert shown(again) == shown(session)
    again.abandon(20)
    assert examined(again).valid


def too_long():
    """A forged game: one line too many, with checksums that fit."""
    session = long_game("dice", FULL)
    data = session.storage.read(file_names.name_of(1, file_names.RUNNING))
    lines = lines_of(data)
    while len(lines) <= MOST_EVENTS:
        lines.append({"n": len(lines), "t": lines[-1]["t"], "e": "undo"})
    return journal_of(lines), session


def test_a_journal_that_is_too_long_is_a_fault_in_its_place():
    data, _ = too_long()
    found = examine(data)
    (fault,) = found.wrong()
    assert fault.startswith(f"Event {MOST_EVENTS - LAST + 1}: a game has at most {MOST_EVENTS} ")
    assert len(found.events) == MOST_EVENTS - LAST


def test_the_gadget_keeps_the_game_and_sets_the_lines_too_many_aside():
    data, session = too_long()
    files = files_of(session) | {file_names.name_of(1, file_names.RUNNING): data}
    again = Session(MemoryFiles(files, blocks=1000), demo.seeded(8), "test")
    assert again.resume(0) and again.events == MOST_EVENTS - LAST
    assert again.report[0] == "damaged_rest"
    aside = again.storage.read(file_names.asides(1)[0])
    assert again.storage.read(file_names.name_of(1, file_names.RUNNING)) + aside == data
    again.abandon(10)
    assert examined(again).valid


def test_undo_far_back_in_a_long_game_keeps_few_copies(dice):
    session = opened(dice)
    states = {}
    fresh = long_game("dice", 0)
    for n in range(1, FULL + 1):
        fresh.do(dict(TWELVE), n * 1000) if n % 2 else fresh.roll(n * 1000)
        states[n] = fresh.game.state()
    points = session._undo_points
    for count in range(FULL - 1, FULL - 600, -1):
        game = points.before()
        points.drop()
        assert game.state() == states[count]
        assert len(points._marks) < 32


class Deaf(MemoryFiles):
    """Nothing more can be written."""

    deaf = False

    def append(self, name, data):
        if self.deaf:
            raise OSError(28)
        super().append(name, data)


def test_what_waits_in_ram_has_an_end_and_is_written_in_order():
    storage = Deaf(blocks=1000)
    session = Session(storage, demo.seeded(7), "test")
    session.new("dice", {}, [], 0)
    storage.deaf = True
    why = None
    while why is None:
        try:
            session.roll(10) if session.game.asks() else session.do(dict(TWELVE), 10)
        except Refused as error:
            why = error.why
    assert why == ("unsaved", ()) and not session.saving
    assert 300 < session.events < length.lines_left(0)
    assert session._journal.waiting() < 34000
    assert refused(session.undo, 20) == ("unsaved", ())
    storage.deaf = False
    session.tick(30)
    assert session.saving and not session.unsaved()
    again = opened(files_of(session))
    assert shown(again) == shown(session)
    session.undo(40)


def test_the_last_lines_to_the_line():
    """Two are reserved for giving up and for the reveal, which always fits."""
    room = {"roll": 897, "undo": 897, "abandon": 898, "reveal": 899}
    for e, last in room.items():
        assert length.has_room(last, e) and not length.has_room(last + 1, e), e
    assert length.has_room(899, "scores", True) and not length.has_room(900, "scores", True)
    assert [length.lines_left(n) for n in (0, 857, 858, 900)] == [858, 1, 0, 0]
    assert length.why_too_long(857, "throw", False) is None
    assert length.why_too_long(858, "throw", False) == ("too_long", (900,))
    for e in ("roll", "end", "scores", "undo"):
        assert length.why_too_long(858, e, False) is None
    assert length.why_too_long(899, "scores", True) is None
