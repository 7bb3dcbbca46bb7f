"""Evenings with results that are known: Railroad Ink on paper, played through a session."""

from datetime import datetime

from firmware.play.file_names import FINISHED, name_of
from firmware.play.session import Session
from host_tools.journals.demo import seeded
from host_tools.journals.memory_files import MemoryFiles
from tests.host_tools.journals import recorded

SEEN = 1_790_000_000
ROUND_MS = 60_000
WEEK_MS = 7 * 24 * 3_600_000


def noon(day):
    """On this computer, whatever its time zone."""
    return int(datetime.fromisoformat(f"{day}T12:00").timestamp())


def evening(number, day, scores, abandoned=False, corrected=None, quick=(), code=None, **options):
    """The journal of a game on a day. `scores` are (name, points), all of them for exits but two
    for the centre; `corrected` are scores that are typed once more after the end; `quick` are the
    seats that typed their total only."""
    storage = MemoryFiles()
    session = Session(storage, seeded(1000 + number), "test")
    session.new("railroad", options, [name for name, _ in scores], 0, code=code, start=noon(day))
    now = 0
    for _ in range(session.game.rounds):
        session.roll(now + 1000)
        now += ROUND_MS
        session.do({"e": "end"}, now)
    if abandoned:
        session.abandon(now)
        return storage.read(name_of(1, FINISHED))

    def write(results):
        for seat, (_, points) in enumerate(results):
            if points is not None:
                event = {"e": "scores", "p": seat, "v": [points - 2, 0, 0, 2, 0, 0]}
                session.do(event | ({"quick": 1} if seat in quick else {}), now)

    write(scores)
    session.finish(now)
    if corrected:
        now += WEEK_MS
        write(corrected)
    return storage.read(name_of(1, FINISHED))


def keep(store, *journals):
    with store.turn() as connection:
        return store.add_all(connection, [recorded(data) for data in journals], SEEN)
