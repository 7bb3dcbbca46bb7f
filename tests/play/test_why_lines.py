"""Every line that cannot follow those before it is refused, for the reason that it has.

The same words reach the players (`firmware/ui/texts`) and `signalbox verify`.
"""

import json
from pathlib import Path

import pytest

from firmware.play.length import LAST, MOST_EVENTS
from firmware.play.replay import read_file
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from tests.play.forge import journal_of, lines_of, renumbered

THROW = {"e": "throw", "dice": ["route"], "counts": [4]}
FIXTURES = Path(__file__).parents[1] / "fixtures/journals"


def played(**how):
    """Header, salt, throw, roll, throw, roll, undo, undo, abandon, reveal."""
    session = Session(MemoryFiles(), demo.seeded(7), "test")
    session.new("dice", {}, ["Ada"], 0, **how)
    if not how:
        session.salt("TRACK7", 500)
    for now in (1000, 2000):
        session.do(dict(THROW), now)
        session.roll(now)
    session.undo(3000, 2)
    session.abandon(4000)
    return lines_of(session.storage.read(session.finished_games.name(1)))


def read(lines):
    storage = MemoryFiles({"journal": journal_of(renumbered(lines))})
    return read_file(storage, "journal")


def event(e, t=4000, **parts):
    return {"n": 0, "t": t, "e": e, **parts}


def test_the_whole_game_is_good():
    story = read(played())
    assert story.fault is None and story.wrong is None and story.events == 9
    assert (story.salt, story.rolled, story.abandoned, story.revealed) == (
        *("TRACK7", True, True, True),
    )
    assert story.game.throws == 1 and story.t == 4000


@pytest.mark.parametrize(
    ("at", "line", "why"),
    [
        (2, event("undo", 500), ("nothing_to_undo", ())),
        (2, event("salt", 500, text="TRACK8"), ("salt_late", ())),
        (1, event("salt", 0, text="no salt"), ("bad_salt", ())),
        (1, event("salt", 0, text=7), ("bad_salt", ())),
        (2, event("throw", 499, dice=["route"], counts=[4]), ("time", ())),
        (2, event("reveal", 500, secret="00" * 32), ("not_over", ())),
        (2, event("dance", 500), ("form", ())),
        (2, event("throw", 500, dice=["route"], counts=[4], p=0), ("form", ())),
        (9, event("undo"), ("after_abandon", ("undo",))),
        (9, event("abandon"), ("after_abandon", ("abandon",))),
        (9, event("reveal", secret="00" * 32), ("other_secret", ())),
        (9, event("reveal", secret="0"), ("other_secret", ())),
        (9, event("reveal", secret=7), ("other_secret", ())),
        (10, event("undo"), ("after_reveal", ("undo",))),
        (10, event("reveal", secret="00" * 32), ("after_reveal", ("reveal",))),
    ],
)
def test_a_line_that_cannot_follow(at, line, why):
    lines = played()
    story = read([*lines[:at], line, *lines[at:]])
    assert story.fault == why and story.events == at - 1
    assert read(lines[:at]).size == story.size


def test_a_salt_after_a_roll_that_was_taken_back_is_late_too():
    lines = [line for line in played() if line.get("e") != "salt"]
    lines = [*lines[:3], event("undo", 1000), event("undo", 1000)]
    assert read(lines).fault is None
    assert read([*lines, event("salt", 1000, text="TRACK7")]).fault == ("salt_late", ())


def test_a_game_with_a_shared_code_takes_no_salt():
    lines = played(code="ABC234")
    assert lines[0]["code"] == 1 and read(lines).fault is None
    assert read([lines[0], event("salt", 0, text="TRACK7")]).fault == ("salt_code", ())


def test_more_undos_than_events_are_refused_at_the_first_too_many():
    lines = played()[:7]
    many = [event("undo", 3000) for _ in range(6)]
    story = read([*lines, *many])
    assert story.fault == ("nothing_to_undo", ()) and story.events == 9
    assert story.game.throws == 0 and story.game.k == 0


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_the_last_lines_are_for_giving_up(left):
    lines = played()[:2]
    slips = [event("throw", 500, dice=["route"], counts=[4]), event("undo", 500)]
    count = MOST_EVENTS - left - 1
    lines += [dict(slips[i % 2]) for i in range(count)]
    story = read(lines)
    full = MOST_EVENTS - LAST
    if left < LAST:
        assert story.fault == ("too_long", (MOST_EVENTS, LAST)) and story.events == full
    else:
        assert story.fault is None and story.events == MOST_EVENTS - left
        ended = read([*lines, event("abandon", 500)])
        assert ended.fault is None and ended.abandoned


def test_options_that_came_later_have_the_value_of_the_games_before_them():
    path = FIXTURES / "format1_off_the_rails_all.jnl"
    lines = lines_of(path.read_bytes())
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert "passing" not in lines[0]["options"]
    story = read(lines)
    assert story.fault is None and story.events == expected["events"]
    assert (story.header["options"]["passing"], story.header["options"]["early_end"]) == (0, 0)
