"""A journal of which one part is on the flash and one waits, and lines as long as they may be."""

import pytest

from firmware.play.journal import Reader, event_body
from firmware.play.undo_points import UndoPoints
from firmware.play.writer import Journal
from tests.play.test_odd_moments import RUNNING, Choosy


def test_any_part_of_a_journal_can_be_read_while_lines_wait():
    storage = Choosy()
    journal = Journal(storage, RUNNING)
    for n in range(4):
        journal.add(b"line %d" % n)
    assert journal.flush()
    storage.fails = ("append",)
    for n in range(4):
        journal.add(b"waiting line %d" % n)
    assert not journal.flush()
    storage.fails = ()
    whole = storage.read(RUNNING) + b"".join(journal.pending)
    storage.append(RUNNING, b"half a li")  # of what could not be written whole
    for start in range(len(whole) + 1):
        for size in (0, 1, 20, 100, 1000):
            assert journal.part(start, size) == whole[start : start + size]


class Diary:
    """A game that does nothing but remember what its table notes."""

    EVENTS = {"note": ("text",)}  # noqa: RUF012

    def __init__(self, notes=()):
        self.notes = list(notes)

    def copy(self):
        return Diary(self.notes)

    def stage(self):
        return 0

    def apply(self, event):
        self.notes.append(event["text"])


@pytest.mark.parametrize("letters", [10, 950, 1000, 1030, 4051])  # the last: lines of 4096 bytes
def test_undo_reads_back_lines_as_long_as_the_journal_takes_them(letters):
    """No game has lines as long as the format allows; this one has."""
    storage = Choosy()
    journal = Journal(storage, RUNNING)
    journal.add(b"{}")
    game = Diary()
    points = UndoPoints((lambda options, players: Diary(), {}, 1), Reader(Diary.EVENTS))
    points.read = journal.part
    for n in range(1, 100):
        event = {"e": "note", "text": chr(97 + n % 26) * letters}
        body = event_body(n, n, event, Diary.EVENTS["note"])
        game.apply(event)
        start = journal.end()
        journal.add(body)
        assert journal.flush()
        points.add(body, start, game)
    notes = list(game.notes)
    while points.count > 60:
        points.drop()
    for _ in range(40):
        assert points.before().notes == notes[: points.count - 1]
        points.drop()
    storage.fails = ("read",)
    points._marks = points._marks[:1]  # a board keeps few copies; here none is left
    assert points.before() is None
    points.read = None
    assert points.before() is None
